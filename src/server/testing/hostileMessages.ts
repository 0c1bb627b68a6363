import { at, type Rng } from '#kernel';
import { ClientMessage } from '#wire';

/** What hostile clients know of a server. */
export interface AttackerKnowledge {
  /** Tables that are running, open, over, or without an audience. */
  readonly tables: readonly string[];
  /** One that only its players may watch. */
  readonly hidden: string;
  /** Messages that were accepted before, to be replayed. */
  readonly accepted: readonly ClientMessage[];
  /** Legal moves of whoever is to act. */
  readonly moves: readonly unknown[];
}

/** Names on the prototype of every object. */
export const PROTO_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'] as const;

const KINDS = ['watch', 'unwatch', 'move', 'undo', 'say', 'ping'] as const;
const ODD_NUMBERS = [-1, 0.5, 1e308, -0, 2 ** 53, 2 ** 31, Number.MAX_SAFE_INTEGER + 1, 1e21];
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\u202E',
  '😀'.repeat(40),
  'null',
  '../..',
  "' or 1=1 --",
  '<script>',
  '%s%n',
  '{}',
];

const letters = (rng: Rng, count: number): string =>
  Array.from({ length: count }, () => at([...'ABCDEFGHabcdefgh0123456789-_'], rng.pick(28))).join('');

export const randomId = (rng: Rng): string => letters(rng, 22);

/** Any JSON value. */
export const anyValue = (rng: Rng, depth = 3): unknown => {
  const leaves: readonly (() => unknown)[] = [
    () => null,
    () => rng.pick(2) === 0,
    () => at(ODD_NUMBERS, rng.pick(ODD_NUMBERS.length)),
    () => rng.pick(1000),
    () => at(ODD_TEXTS, rng.pick(ODD_TEXTS.length)),
    () => letters(rng, rng.pick(30)),
  ];
  const choice = rng.pick(depth > 0 ? leaves.length + 2 : leaves.length);
  const leaf = leaves[choice];
  if (leaf !== undefined) return leaf();
  const parts = Array.from({ length: rng.pick(5) }, () => anyValue(rng, depth - 1));
  if (choice === leaves.length) return parts;
  return Object.fromEntries(parts.map(part => [anyName(rng), part]));
};

const anyName = (rng: Rng): string => {
  const names = [...PROTO_NAMES, 'kind', 'ref', 'table', 'at', 'move', 'type', 'text', 'have', letters(rng, 4)];
  return at(names, rng.pick(names.length));
};

const nested = (rng: Rng, maxDepth: number): string => {
  const depth = 1 + rng.pick(maxDepth);
  return rng.pick(2) === 0 ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
};

export const pickOf = <T>(items: readonly T[], rng: Rng): T => at(items, rng.pick(items.length));

/** A message as it should be, or nearly. */
const validMessage = ({ tables, moves }: AttackerKnowledge, rng: Rng): Record<string, unknown> => {
  const kind = pickOf(KINDS, rng);
  const base = { kind, ref: rng.pick(1000), table: pickOf(tables, rng) };
  if (kind === 'ping') return { kind, ref: base.ref };
  if (kind === 'move') return { ...base, at: rng.pick(300), move: pickOf(moves, rng) };
  if (kind === 'undo') return { ...base, at: rng.pick(300) };
  return kind === 'say' ? { ...base, text: 'hello' } : base;
};

/** A field is missing, has another type, or is one too many. */
const invalidMessage = (known: AttackerKnowledge, rng: Rng): string => {
  const request = validMessage(known, rng);
  const field = pickOf(Object.keys(request), rng);
  const how = rng.pick(3);
  if (how === 0) delete request[field];
  else if (how === 1) request[field] = anyValue(rng);
  else request[anyName(rng) + 'x'] = anyValue(rng);
  return JSON.stringify(request);
};

const invalidMove = ({ moves }: AttackerKnowledge, rng: Rng): unknown => {
  // Every move is an object.
  const move = pickOf(moves, rng) as Record<string, unknown>;
  const changed = rng.pick(4);
  if (changed === 0) return { ...move, type: pickOf([...PROTO_NAMES, ''], rng) };
  if (changed === 1) return { ...move, [letters(rng, 3)]: anyValue(rng) };
  const field = pickOf(Object.keys(move), rng);
  return { ...move, [field]: field === 'type' ? letters(rng, 6) : anyValue(rng) };
};

const move = (known: AttackerKnowledge, rng: Rng, what: unknown): string =>
  JSON.stringify({
    kind: 'move',
    ref: rng.pick(1000),
    table: pickOf(known.tables, rng),
    at: rng.pick(400),
    move: what,
  });

/** Generators of hostile messages, by name. What happens to be a valid message is filtered out by the sender. */
export const HOSTILE_MESSAGES: Readonly<Record<string, (known: AttackerKnowledge, rng: Rng) => string | Buffer>> = {
  'any JSON': (_, rng) => JSON.stringify(anyValue(rng)),
  'not JSON': (_, rng) => letters(rng, rng.pick(200)) + pickOf(ODD_TEXTS, rng),
  'half a message': (known, rng) => {
    const text = JSON.stringify(validMessage(known, rng));
    return text.slice(0, rng.pick(text.length));
  },
  'a message with an invalid field': invalidMessage,
  'deep nesting': (_, rng) => nested(rng, 1500),
  'a move with deep nesting': (known, rng) =>
    move(known, rng, null).replace('"move":null', `"move":{"type":"endTurn","a":${nested(rng, 1000)}}`),
  'a message that is too long': (known, rng) =>
    JSON.stringify({ ...validMessage(known, rng), text: 'x'.repeat(8200 + rng.pick(40_000)) }),
  'a binary message': (known, rng) => Buffer.from(JSON.stringify(validMessage(known, rng))),
  'random bytes': (_, rng) => Buffer.from(Array.from({ length: rng.pick(200) }, () => rng.pick(256))),
  'somebody else’s move': (known, rng) => move(known, rng, pickOf(known.moves, rng)),
  'an invalid move': (known, rng) => move(known, rng, invalidMove(known, rng)),
  'a replayed message': ({ accepted }, rng) => JSON.stringify(pickOf(accepted, rng)),
  'an unknown table': (known, rng) => {
    const request: Record<string, unknown> = { ...validMessage(known, rng), table: randomId(rng) };
    return JSON.stringify(
      request['kind'] === 'ping' || request['kind'] === 'unwatch' ? { ...request, kind: 'watch' } : request,
    );
  },
  'watching without permission': ({ hidden }, rng) =>
    JSON.stringify({ kind: 'watch', ref: rng.pick(1000), table: hidden, have: rng.pick(3) }),
  'an undo': (known, rng) =>
    JSON.stringify({ kind: 'undo', ref: rng.pick(1000), table: pickOf(known.tables, rng), at: rng.pick(400) }),
  'a duplicate field': (known, rng) => {
    const text = JSON.stringify(validMessage(known, rng));
    return text.replace('{', `{"kind":"ping","ref":-1,`).replace(/\}$/, `,"ref":"${letters(rng, 3)}"}`);
  },
};

/** The message, if it is a valid one. */
export const parseRequest = (data: string | Buffer): ClientMessage | undefined => {
  if (typeof data !== 'string' || data.length > 8192) return undefined;
  try {
    return ClientMessage.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};
