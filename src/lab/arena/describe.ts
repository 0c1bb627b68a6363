import { at } from '#kernel';
import type { Duel, Share, Standings } from './tally.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const tenths = (value: number): string => value.toFixed(1);
const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(0)}`;

const interval = ({ interval: [low, high], games }: Share): string =>
  `${(100 * low).toFixed(0)}-${(100 * high).toFixed(0)} of ${games}`;

const duelRow = (names: readonly string[], duel: Duel): string =>
  `  ${at(names, duel.bot)} against ${at(names, duel.rival)}: ${percent(duel.share)} (${interval(duel)}, ` +
  `fair ${(100 * duel.fair).toFixed(0)}), ${signed(duel.elo)} Elo; by seat ${duel.bySeat.map(({ share }) => percent(share)).join(', ')}`;

const columns = (name: string, values: readonly string[]): string =>
  `  ${name.padEnd(24)} ${values.map(value => value.padStart(10)).join('')}`;

const ratingRows = ({ ratings }: Standings, names: readonly string[]): readonly string[] =>
  ratings.length === 0
    ? []
    : [
        `ladder, from ${names.at(-1)}:`,
        ...ratings
          .map(({ elo, plusMinus }, bot) => ({
            elo,
            row: `  ${at(names, bot).padEnd(40)} ${signed(elo).padStart(6)} ± ${plusMinus.toFixed(0)}`,
          }))
          .sort((one, other) => other.elo - one.elo)
          .map(({ row }) => row),
      ];

const eventRows = ({ events, sources }: Standings): readonly string[] => [
  'events a game:',
  ...Object.entries(events).map(([type, count]) => `  ${type.padEnd(32)} ${count.toFixed(2).padStart(8)}`),
  ...Object.entries(sources).flatMap(([type, shares]) => [
    `${type}, by source:`,
    ...Object.entries(shares).map(([source, share]) => `  ${source.padEnd(32)} ${percent(share).padStart(8)}`),
  ]),
];

const timeRows = (thinking: Standings['thinking']): readonly string[] => [
  'milliseconds a decision, by bot, and the longest:',
  columns(
    'mean',
    thinking.map(({ mean }) => tenths(mean)),
  ),
  columns(
    'longest',
    thinking.map(({ longest }) => tenths(longest)),
  ),
];

/** What is told only to those who ask: times differ from run to run. */
export interface Shows {
  readonly events: boolean;
  readonly times: boolean;
}

/** The standings for people. */
export const describeStandings = (standings: Standings, names: readonly string[], shows: Shows): string => {
  const { games, moves, winsByBot, winsBySeat, winsOfNeutrals, duels, lines, blunders, thinking } = standings;
  const rows = [
    `${games} games, ${tenths(moves)} moves a game`,
    `wins by bot: ${names.map((name, bot) => `${name} ${percent(at(winsByBot, bot))}`).join(', ')}`,
    `wins by seat: ${winsBySeat.map(percent).join(', ')}`,
    ...(winsOfNeutrals > 0 ? [`wins of neutrals: ${percent(winsOfNeutrals)}`] : []),
    ...(duels.length > 0 ? ['one against copies of another:', ...duels.map(duel => duelRow(names, duel))] : []),
    ...ratingRows(standings, names),
    'points, mean of a seat, of a winner, and by bot:',
    ...Object.entries(lines).map(([label, { seat, winner, bots }]) =>
      columns(label, [seat, winner, ...bots].map(tenths)),
    ),
    ...(Object.keys(blunders).length > 0 ? ['what to watch, by bot in a game:'] : []),
    ...Object.entries(blunders).map(([name, counts]) =>
      columns(
        name,
        counts.map(count => count.toFixed(2)),
      ),
    ),
    ...(shows.times ? timeRows(thinking) : []),
    ...(shows.events ? eventRows(standings) : []),
  ];
  return `${rows.join('\n')}\n`;
};
