import { at, type Rng } from '#kernel';
import { ClientMessage } from '#wire';

/** What hostile clients know of a server: enough to try everything. */
export interface Known {
  /** Tables that run, are open, are over, or are not theirs to see. */
  readonly tables: readonly string[];
  /** One that only its players may look at. */
  readonly hidden: string;
  /** Requests that were accepted once. */
  readonly accepted: readonly ClientMessage[];
  /** Legal moves of whoever is to act. */
  readonly moves: readonly unknown[];
}

/** Names that every object answers to. */
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

export const strangeId = (rng: Rng): string => letters(rng, 22);

/** Any value that JSON can write down. */
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

const nest = (rng: Rng, most: number): string => {
  const depth = 1 + rng.pick(most);
  return rng.pick(2) === 0 ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
};

const pickOf = <T>(items: readonly T[], rng: Rng): T => at(items, rng.pick(items.length));

/** A request as it should be, or nearly. */
const template = ({ tables, moves }: Known, rng: Rng): Record<string, unknown> => {
  const kind = pickOf(KINDS, rng);
  const base = { kind, ref: rng.pick(1000), table: pickOf(tables, rng) };
  if (kind === 'ping') return { kind, ref: base.ref };
  if (kind === 'move') return { ...base, at: rng.pick(300), move: pickOf(moves, rng) };
  if (kind === 'undo') return { ...base, at: rng.pick(300) };
  return kind === 'say' ? { ...base, text: 'hello' } : base;
};

/** One field is missing, of another type, or one too many. */
const spoiled = (known: Known, rng: Rng): string => {
  const request = template(known, rng);
  const field = pickOf(Object.keys(request), rng);
  const how = rng.pick(3);
  if (how === 0) delete request[field];
  else if (how === 1) request[field] = anyValue(rng);
  else request[anyName(rng) + 'x'] = anyValue(rng);
  return JSON.stringify(request);
};

const strangeMove = ({ moves }: Known, rng: Rng): unknown => {
  const move = pickOf(moves, rng) as Record<string, unknown>;
  const changed = rng.pick(4);
  if (changed === 0) return { ...move, type: pickOf([...PROTO_NAMES, ''], rng) };
  if (changed === 1) return { ...move, [letters(rng, 3)]: anyValue(rng) };
  const field = pickOf(Object.keys(move), rng);
  return { ...move, [field]: field === 'type' ? letters(rng, 6) : anyValue(rng) };
};

const move = (known: Known, rng: Rng, what: unknown): string =>
  JSON.stringify({
    kind: 'move',
    ref: rng.pick(1000),
    table: pickOf(known.tables, rng),
    at: rng.pick(400),
    move: what,
  });

/** By name, the kinds of text a hostile client sends. What would be a fair request is filtered out by the sender. */
export const HOSTILE: Readonly<Record<string, (known: Known, rng: Rng) => string | Buffer>> = {
  'any JSON': (_, rng) => JSON.stringify(anyValue(rng)),
  'no JSON': (_, rng) => letters(rng, rng.pick(200)) + pickOf(ODD_TEXTS, rng),
  'half of a request': (known, rng) => {
    const text = JSON.stringify(template(known, rng));
    return text.slice(0, rng.pick(text.length));
  },
  'a spoiled request': spoiled,
  'a deep nest': (_, rng) => nest(rng, 1500),
  'a move that is a deep nest': (known, rng) =>
    move(known, rng, null).replace('"move":null', `"move":{"type":"endTurn","a":${nest(rng, 1000)}}`),
  'too long a text': (known, rng) =>
    JSON.stringify({ ...template(known, rng), text: 'x'.repeat(8200 + rng.pick(40_000)) }),
  'a binary message': (known, rng) => Buffer.from(JSON.stringify(template(known, rng))),
  'bytes of any kind': (_, rng) => Buffer.from(Array.from({ length: rng.pick(200) }, () => rng.pick(256))),
  'somebody else’s move': (known, rng) => move(known, rng, pickOf(known.moves, rng)),
  'a move that is none': (known, rng) => move(known, rng, strangeMove(known, rng)),
  'what was said before': ({ accepted }, rng) => JSON.stringify(pickOf(accepted, rng)),
  'a table that is not there': (known, rng) => {
    const request: Record<string, unknown> = { ...template(known, rng), table: strangeId(rng) };
    return JSON.stringify(
      request['kind'] === 'ping' || request['kind'] === 'unwatch' ? { ...request, kind: 'watch' } : request,
    );
  },
  'a look at what is not shown': ({ hidden }, rng) =>
    JSON.stringify({ kind: 'watch', ref: rng.pick(1000), table: hidden, have: rng.pick(3) }),
  'an undo': (known, rng) =>
    JSON.stringify({ kind: 'undo', ref: rng.pick(1000), table: pickOf(known.tables, rng), at: rng.pick(400) }),
  'a field twice': (known, rng) => {
    const text = JSON.stringify(template(known, rng));
    return text.replace('{', `{"kind":"ping","ref":-1,`).replace(/\}$/, `,"ref":"${letters(rng, 3)}"}`);
  },
};

/** What the schema of a request makes of a text. */
export const asRequest = (data: string | Buffer): ClientMessage | undefined => {
  if (typeof data !== 'string' || data.length > 8192) return undefined;
  try {
    return ClientMessage.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};
