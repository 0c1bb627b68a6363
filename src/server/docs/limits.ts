import { API, type ApiName, type Endpoint } from '#wire';
import {
  CHAT_PER_PERSON,
  CONNECTIONS_PER_ADDRESS,
  CONNECTIONS_PER_PERSON,
  FILES_PER_MINUTE,
  OPEN_TABLES_PER_PERSON,
  REQUESTS_PER_MINUTE,
  REQUESTS_PER_MINUTE_OF,
  REQUESTS_PER_PERSON,
  REQUESTS_PER_PERSON_OF,
  WRITES_PER_PERSON,
  type RateLimit,
} from '../rateLimit.ts';
import { MAX_LENGTH_FOR_ASIDES, MAX_LOG_LENGTH, MAX_UNDOS_PER_SEAT } from '../rooms/logLimits.ts';
import { VOTE_NOTICE } from '../tables/standInBot.ts';

const pathOf = (name: string): string => {
  // The keys of both are names of endpoints.
  const { method, path }: Endpoint = API[name as ApiName];
  return `\`${method} ${path}\``;
};

const inWords = ({ burst, perSecond }: RateLimit): string =>
  perSecond < 1
    ? `${burst} at once, then one in ${Math.round(10 / perSecond) / 10} s`
    : `${burst} at once, then ${perSecond} a second`;

const rows = (): string =>
  Object.entries(REQUESTS_PER_PERSON_OF)
    .map(([name, limit]) => `| ${pathOf(name)} | ${inWords(limit)} |`)
    .join('\n');

/** How much a person and an address may ask for. */
export const limits = (): string => `### How much

A person may make ${REQUESTS_PER_PERSON.burst} requests at once and ${REQUESTS_PER_PERSON.perSecond} a second in the long run, of all kinds together; of those that change something (all but \`GET\`) ${inWords(WRITES_PER_PERSON)}; and of these:

| Request | A person |
| --- | --- |
${rows()}

An address (of IPv6, a /64 network) may make ${REQUESTS_PER_MINUTE} requests a minute, ${REQUESTS_PER_MINUTE_OF.arrive} of them ${pathOf('arrive')} and ${REQUESTS_PER_MINUTE_OF.recover} ${pathOf('recover')}, and load ${FILES_PER_MINUTE} files.
\`/healthz\` and \`/readyz\` have no limit. A person may have ${CONNECTIONS_PER_PERSON} live connections and ${OPEN_TABLES_PER_PERSON} tables that have not begun, an address ${CONNECTIONS_PER_ADDRESS} connections.
Of chat messages: ${inWords(CHAT_PER_PERSON)}. What replays a log (history, past, replay) is done one after the other for each person.

In one game a seat may take back ${MAX_UNDOS_PER_SEAT} steps. A log of ${MAX_LENGTH_FOR_ASIDES} entries takes no more undos and nothing aside, one of ${MAX_LOG_LENGTH} nothing at all.`;

/** How a table comes by its luck, and how a seat is given to a bot. */
export const customs = (): string => `## Luck and seats

**Salts.** The seed of a table is fixed when it is opened, and its hash is in every \`TableInfo\`. Whoever joins adds a salt, the host adds one with the start, and the luck comes from all of them:
nobody, not even the server, could choose it. Look at \`seedHash\` before you send a salt, remember both, and find them in the replay file when the game is over. For a rematch ask \`${API.rematch.path}\`, then join with its \`invite\` and a new salt.

**Somebody is gone.** \`isHere\` says whether a person is connected. After \`grace\` minutes without a connection (\`voteFrom\`) the others may vote for a bot in that seat (\`${API.replace.path}\`); at a table with days a turn only the deadline counts.
\`votes\` says who has; with more than half of the other people, a bot takes over ${VOTE_NOTICE / 1000} s after the first vote (\`takeoverAt\`). Whoever watches the table again ends the vote, or has the seat back at once; one that was lost by time is asked for with \`${API.comeBack.path}\`.`;
