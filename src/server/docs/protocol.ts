import fs from 'node:fs';
import { API, ClientMessage, type Endpoint, type ServerMessage } from '#wire';
import { errors } from '../errors.ts';
import { CSRF_HEADER } from '../http/routes.ts';
import { CLOSE_CODES, MAX_MESSAGE_BYTES, MAX_WATCHED_TABLES, ERROR_MESSAGES } from '../live/connection.ts';
import { MAX_PAYLOAD_BYTES } from '../live/liveServer.ts';
import { MESSAGES_PER_ADDRESS, MESSAGES_PER_PERSON } from '../rateLimit.ts';
import { customs, limits } from './limits.ts';
import { playExample, type ExampleMessage, type Examples } from './example.ts';
import { define, describeShape, NAMED } from './shapes.ts';

const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map(row => `| ${row.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const inline = (text: string): string =>
  text === '' ? '' : `\`${text.replaceAll(/\s+/g, ' ').replaceAll(', }', ' }')}\``;

const INTRODUCTION = `# The protocol

How a client speaks with a Fourscore server: people and tables over HTTP, games over one WebSocket.
A client needs no rules: the server sends it what its player sees and the moves that player may make, and takes one of them back.

This page is made from the schemas that parse the messages, and from a real game: \`node src/server/docs/main.ts\` writes it,
and a test fails when it is out of date. \`GET /api/openapi.json\` describes the HTTP part for programs.

All is JSON in UTF-8. Times are milliseconds since 1970, by the server's clock. Seats count from 0. Where a shape is written
here, a question mark says that a field may be missing; a field that is not named is refused.`;

const people = (): string => `## Who you are

\`${API.arrive.method} ${API.arrive.path}\` makes a guest and gives a cookie, \`fourscore\`; with the cookie it says who you are. Whoever holds it is that person:
it is not for scripts (\`HttpOnly\`), other sites cannot send it (\`SameSite=Lax\`), and behind https it goes over https only. Everything else needs it.

Whatever changes something (all but \`GET\`) also needs the header \`${CSRF_HEADER}\`, with any value: a form on another site cannot set it.

\`${API.recovery.path}\` gives a secret that makes another device the same person (\`${API.recover.path}\`); a new one ends the old one.
\`${API.forget.method} ${API.forget.path}\` deletes all of it: name, devices, what was said. Games go on, with a bot in a seat without a name; free words in a game's moves are taken out of its log when it is over.
\`${API.endOtherDevices.method} ${API.endOtherDevices.path}\` signs out every other device.`;

const endpoints = (): string => {
  const rows = Object.values<Endpoint>(API).map(({ method, path, summary, body, reply }) => [
    `\`${method} ${path}\``,
    summary,
    body === undefined ? '' : inline(describeShape(body)),
    reply === undefined ? 'nothing' : inline(describeShape(reply)),
  ]);
  return `## Over HTTP

${table(['', 'What it does', 'Body', 'Answer'], rows)}

\`${API.games.method} ${API.games.path}\` names the games, with the options and bots that a new table may ask for.

A request that is not fulfilled is answered with a status from 400 on and an \`ApiError\`:

${table(['Status', 'Code', 'Says'], errorRows())}

${limits()}`;
};

const errorRows = (): readonly (readonly string[])[] => [
  ...Object.values(errors)
    .map(makeError => makeError())
    .map(({ status, code, message }) => [String(status), `\`${code}\``, message]),
  ['404', '`notFound`', 'Nothing is here'],
  ['413', '`tooLarge`', 'The body is too long'],
  ['500', '`wentWrong`', 'Something went wrong on the server'],
];

const shapes = (): string =>
  `### Shapes\n\n${Object.entries(NAMED)
    .map(([name, { shape, description }]) => `${description}\n\n${code('', define(name, shape))}`)
    .join('\n\n')}`;

const CLIENT_MESSAGES: { readonly [K in ClientMessage['kind']]: string } = {
  watch: `Show me this table, and tell me what happens at it. With \`have\`, the number of entries I know, only the history since then. Answered with \`waiting\` or \`shown\`. At most ${MAX_WATCHED_TABLES} tables at a time.`,
  unwatch: 'I look no longer. Answered with `ack`.',
  move: 'I make this move: one of `tableView.moves` or `tableView.asides`, as it was sent. `at` is the `length` I know. Answered with `ack`, `refused` or `error`.',
  undo: 'I take my last step back. Answered like a move.',
  say: 'I say this. Everybody hears the players; only the audience hears the audience. I must be watching. Answered with `ack`.',
  ping: 'Are you there? Answered with `pong`.',
};

const SERVER_MESSAGES: { readonly [K in ServerMessage['kind']]: string } = {
  waiting: 'A table that has not begun. When it begins, `shown` comes by itself.',
  shown: 'A game as it stands: what I see, what I may do, and the latest history. Carries `ref` if I asked for it.',
  step: 'One entry more in the log, of those that I may know of. `length` is one more than before.',
  ack: 'It is on the disk and counts. For a move, `length` is the log’s with it, as I count it.',
  refused: 'The rules say no, or the table does: a code, the paragraph, and the numbers involved. Nothing has changed.',
  error: 'The message could not be dealt with. Nothing has changed. `ref` is missing where none could be read.',
  info: 'Who sits there, who is here, or the status has changed.',
  said: 'Somebody has said something.',
  pong: 'Here I am.',
};

const clientMessages = (): string => {
  const parts = ClientMessage.options.map(option => {
    const kind = option.shape.kind.value;
    return `**\`${kind}\`**: ${CLIENT_MESSAGES[kind]}\n\n${code('', describeShape(option))}`;
  });
  return `### What a client sends\n\nEvery request has a \`ref\`, a number of the client's own; the answer carries it back.\n\n${parts.join('\n\n')}`;
};

const read = (file: string): string => fs.readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** An exported interface with its comment, as it is in the source. */
const interfaceIn = (file: string, name: string): string => {
  const found = new RegExp(`/\\*\\* [^\n]*\\nexport interface ${name}\\b[\\s\\S]*?\\n}`).exec(read(file));
  if (found === null) throw new Error(`${file} has no interface ${name}`);
  return found[0];
};

/** The types of the messages, as they are in the source. */
const messageTypes = (): string => {
  const source = read('wire/live.ts');
  const start = source.indexOf('export interface Clocks');
  if (start < 0) throw new Error('the messages have moved');
  return [
    interfaceIn('kernel/table/tableView.ts', 'TableView'),
    interfaceIn('kernel/table/history.ts', 'HistoryEntry'),
    source.slice(start).trim(),
  ].join('\n\n');
};

const serverMessages = (): string => {
  const rows = Object.entries(SERVER_MESSAGES).map(([kind, says]) => [`\`${kind}\``, says]);
  const errors = Object.entries(ERROR_MESSAGES).map(([kind, says]) => [`\`${kind}\``, says]);
  return `### What the server sends

${table(['Kind', ''], rows)}

The codes of an \`error\`:

${table(['Code', 'Says'], errors)}

The same as TypeScript has it. A \`TableView\` holds \`viewer\` (a seat or \`"audience"\`), \`view\` (what it sees; each game has
its own), \`toAct\` (the seats the game waits for), \`moves\` and \`asides\` (what it may do; an aside also out of turn), \`canUndo\`, and \`outcome\` when it is over.

${code('ts', messageTypes())}`;
};

const live = (): string => `## Over the live connection

A WebSocket at \`/api/live\`, with the cookie. One connection serves any number of tables. A request that comes from a page of another site
is answered with 403; one without a known cookie is opened and closed at once.

${table(
  ['Closed with', 'Because', 'Then'],
  [
    [
      String(CLOSE_CODES.nobody),
      'the cookie belongs to nobody, its person has deleted everything, or another device has ended this one',
      'do not come back',
    ],
    [String(CLOSE_CODES.tooMany), 'the person, or the address, has too many connections', 'come back, after a while'],
    [String(CLOSE_CODES.goingAway), 'the server stops', 'come back, after a while'],
    ['1009', `a message was longer than ${MAX_PAYLOAD_BYTES} bytes`, ''],
    ['1007, 1002', 'what came was no text, or no WebSocket frame', ''],
    ['1006', 'the network was lost, or the client did not read what it was sent', 'come back, after a while'],
  ],
)}

A message has at most ${MAX_MESSAGE_BYTES} characters. A person may send ${MESSAGES_PER_PERSON.burst} at once and ${MESSAGES_PER_PERSON.perSecond} a second in the long run, an address
${MESSAGES_PER_ADDRESS.burst} and ${MESSAGES_PER_ADDRESS.perSecond}; what is too much is answered with \`tooFast\` and not done. The server pings twice a minute, and lets go of who does not answer.`;

const ORDER = `## Order and durability

1. A move is worked out, **written to the disk, acknowledged, and only then shown**, to its author as to everybody else. What was shown is never lost; what was not acknowledged may or may not have counted.
2. Everything at one table happens one after the other. Steps come in order: the \`length\` of each is one more than that of the one before. A client that finds a gap asks \`watch\` again.
   Numbers are the viewer's own: \`length\`, \`seq\`, \`undone\`, \`from\`, \`at\`, \`have\` and \`past/:seq\` count the entries that this viewer may know of. What another seat does in secret (a draft, a standing answer, an undo of it) is neither sent to it nor counted, so two clients of a table may know different lengths.
3. \`ack\` comes before the \`step\` of the same move. A client changes its board at the \`step\`, not at the \`ack\`.
4. \`at\` protects from sending twice: if the seat has acted since the log had that length, the request is \`stale\` and nothing happens. What *other* seats have done meanwhile does no harm, as long as the move is still one: several may decide at the same time.
5. A step says what happened (\`entry.events\`, as this viewer may know it) and how the \`tableView\` changes (\`patch\`). An undo has no entry; \`undone\` names the one it takes away.

### Patches

A patch turns one piece of JSON into another:

- A text, a number, \`true\`, \`false\` or \`null\` stands there now itself; \`[value]\` puts an object or a list there.
- \`{ name: patch, … }\`, where an object is: these fields change, or are new; those with \`[]\` go.
- \`{ index: patch, …, "length": n }\`, where a list is: these items change, or are new; with a \`length\`, only so many are left.

Where nothing changes there is no patch.`;

const RECONNECTING = `## Reconnecting

A connection will be lost. Wait a little (half a second, then twice as long each time, up to twenty seconds, with some jitter, so that not all clients come at once), connect,
\`watch\` each table with \`have\`, the \`length\` you know, and send again what was not answered, **with the same \`at\`**: if it had counted, it is \`stale\` now.
It does not matter which process of a server answers, nor whether it was started anew meanwhile.

\`shown\` then has the whole \`tableView\`, and the history from the entry \`from\` on. Keep your own history before \`from\`, and drop the rest: something may have been undone.
If \`from\` is more than your \`have\`, you have been away for long: \`GET ${API.history.path}\` has the history from the beginning.`;

const MAX_ITEMS = 4;

/** The same without what is deeper than `depth`, and with only the first items of lists. */
const truncate = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return value;
  if (depth === 0) return '…';
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, truncate(part, depth - 1)]));
  const kept = value.slice(0, MAX_ITEMS).map(part => truncate(part, depth - 1));
  return value.length > MAX_ITEMS ? [...kept, '…'] : kept;
};

const MAX_LINE_LENGTH = 130;

/** JSON with line breaks only where a line would become too long. */
const pretty = (value: unknown, indent = ''): string => {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || line.length + indent.length <= MAX_LINE_LENGTH) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map(part => pretty(part, inner))
    : Object.entries(value).map(([name, part]) => `"${name}":${pretty(part, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map(part => `${inner}${part}`).join(',\n')}\n${indent}${close}`;
};

/** Messages as a code block: tables and infos truncated, all others in full. */
const example = (messages: readonly ExampleMessage[], depth = 1): string => {
  const print = ({ from, kind, message }: ExampleMessage): string => {
    const isShort = kind !== 'shown' && kind !== 'info';
    const shown = isShort ? message : truncate(message, kind === 'shown' ? depth : 1);
    return `${from === 'client' ? '→' : '←'} ${pretty(shown).replaceAll('"…"', '…')}`;
  };
  return code('', messages.map(print).join('\n'));
};

const examples = ({
  watch,
  move,
  again,
  refused,
  undo,
  say,
  error,
  back,
}: Examples): string => `## A few moves of a game

One player's side of a game of IUNU. \`→\` goes to the server, \`←\` comes from it; \`…\` stands for what was left out here.

They look at the table:

${example(watch, 4)}

They play a card. It is acknowledged, and then shown, to them as to everybody:

${example(move)}

Had the answer been lost, they would have sent it again; it counts once:

${example(again)}

What the rules do not allow is refused, with the paragraph that says so:

${example(refused)}

Nothing was revealed, so it can be taken back:

${example(undo)}

They talk:

${example(say)}

What is no request is an error:

${example(error)}

The connection was lost, and they come back with what they have:

${example(back)}`;

/** The whole page. */
export const protocol = async (): Promise<string> => {
  const played = await playExample();
  const parts = [
    INTRODUCTION,
    people(),
    endpoints(),
    shapes(),
    customs(),
    live(),
    clientMessages(),
    serverMessages(),
    ORDER,
    RECONNECTING,
    examples(played),
  ];
  return `${parts.join('\n\n')}\n`;
};
