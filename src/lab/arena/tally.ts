import { at, type Outcome } from '#kernel';
import type { Lineup } from './lineup.ts';
import type { Played } from './playMatches.ts';
import { eloOf, ladder, wilson, type Rating } from './statistics.ts';

/** A share of games, its 95 % interval, and of how many. */
export interface Share {
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly games: number;
}

/** One bot alone against copies of another. */
export interface Duel extends Share {
  readonly bot: number;
  readonly rival: number;
  readonly fair: number;
  readonly elo: number;
  readonly bySeat: readonly Share[];
}

/** What many games between bots came to; means are over games. */
export interface Standings {
  readonly games: number;
  readonly moves: number;
  /** Shares of the victories, a shared one divided: by bot in the order named, by seat, of the neutrals together. */
  readonly winsByBot: readonly number[];
  readonly winsBySeat: readonly number[];
  readonly winsOfNeutrals: number;
  readonly duels: readonly Duel[];
  readonly ratings: readonly Rating[];
  /** Each line of the score sheet: of a seat, of a winner, and by bot. */
  readonly lines: Readonly<
    Record<string, { readonly seat: number; readonly winner: number; readonly bots: readonly number[] }>
  >;
  /** By name, how often a bot did it in a game, for each seat that it had. */
  readonly blunders: Readonly<Record<string, readonly number[]>>;
  /** By bot: milliseconds of a decision on average, and of the longest. */
  readonly thinking: readonly { readonly mean: number; readonly longest: number }[];
  readonly events: Readonly<Record<string, number>>;
  /** Of all that events of a type brought, which part came from which source; the largest first. */
  readonly sources: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Arena {
  readonly seats: number;
  readonly bots: number;
  readonly lineups: readonly Lineup[];
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const winnersOf = ({ places }: Outcome): readonly number[] =>
  places.flatMap((place, column) => (place === 1 ? [column] : []));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);

/** What part of a match's victory went to the columns that `isCounted` names. */
const shareOf = ({ outcome }: Played, isCounted: (column: number) => boolean): number => {
  const winners = winnersOf(outcome);
  return winners.length === 0 ? 0 : winners.filter(isCounted).length / winners.length;
};

const wonBy = (match: Played, bot: number): number => shareOf(match, column => match.botOfSeat[column] === bot);

const pointsOf = ({ outcome: { sheet } }: Played, label: string): readonly number[] =>
  sheet.find(line => line.label === label)?.points ?? [];

const seatsOfBot = ({ botOfSeat }: Played, bot: number): readonly number[] =>
  botOfSeat.flatMap((other, seat) => (other === bot ? [seat] : []));

const lineMeans = (matches: readonly Played[], label: string, { seats, bots }: Arena) => ({
  seat: mean(matches.map(match => mean(pointsOf(match, label).slice(0, seats)))),
  winner: mean(matches.flatMap(match => winnersOf(match.outcome).map(column => pointsOf(match, label)[column] ?? 0))),
  bots: range(bots).map(bot =>
    mean(matches.flatMap(match => seatsOfBot(match, bot).map(seat => pointsOf(match, label)[seat] ?? 0))),
  ),
});

const eventMeans = (matches: readonly Played[]): Readonly<Record<string, number>> => {
  const types = [...new Set(matches.flatMap(({ events }) => [...events.keys()]))].sort();
  return Object.fromEntries(types.map(type => [type, mean(matches.map(({ events }) => events.get(type) ?? 0))]));
};

const sharesOf = (matches: readonly Played[], type: string): Readonly<Record<string, number>> => {
  const sums = new Map<string, number>();
  for (const { amounts } of matches) {
    for (const [source, amount] of amounts.get(type) ?? []) sums.set(source, (sums.get(source) ?? 0) + amount);
  }
  const all = sum([...sums.values()]);
  return Object.fromEntries(
    [...sums].sort(([, one], [, other]) => other - one).map(([source, amount]) => [source, amount / all]),
  );
};

const blunderMeans = (matches: readonly Played[], bots: number): Readonly<Record<string, readonly number[]>> => {
  const names = [...new Set(matches.flatMap(({ blunders }) => Object.keys(blunders)))].sort();
  const of = (name: string, bot: number): number =>
    mean(matches.flatMap(match => seatsOfBot(match, bot).map(seat => match.blunders[name]?.[seat] ?? 0)));
  return Object.fromEntries(names.map(name => [name, range(bots).map(bot => of(name, bot))]));
};

const thinkingOf = (matches: readonly Played[], bot: number) => {
  const all = matches.flatMap(match => seatsOfBot(match, bot).map(seat => at(match.thinking, seat)));
  const decisions = sum(all.map(thinking => thinking.decisions));
  return {
    mean: sum(all.map(({ milliseconds }) => milliseconds)) / Math.max(1, decisions),
    longest: Math.max(0, ...all.map(({ longest }) => longest)),
  };
};

const measured = (wins: readonly number[]): Share => {
  const share = mean(wins);
  return { share, interval: wilson(share, wins.length), games: wins.length };
};

const duelOf = (matches: readonly Played[], { bots, subject }: Lineup): Duel => {
  const seats = bots.length;
  const all = measured(matches.map(match => wonBy(match, subject)));
  const bySeat = range(seats).map(seat =>
    measured(
      matches
        .filter(({ botOfSeat }) => botOfSeat[seat] === subject)
        .map(match => shareOf(match, column => column === seat)),
    ),
  );
  const rival = bots.find(bot => bot !== subject) ?? subject;
  return { bot: subject, rival, ...all, fair: 1 / seats, elo: eloOf(all.share, seats), bySeat };
};

export const standingsOf = (matches: readonly Played[], arena: Arena): Standings => {
  const { seats, bots, lineups } = arena;
  const labels = [...new Set(matches.flatMap(match => match.outcome.sheet.map(({ label }) => label)))];
  const games = matches.map(match => ({
    bots: match.botOfSeat,
    shares: range(seats).map(seat => shareOf(match, column => column === seat)),
  }));
  return {
    games: matches.length,
    moves: mean(matches.map(({ moves }) => moves)),
    winsByBot: range(bots).map(bot => mean(matches.map(match => wonBy(match, bot)))),
    winsBySeat: range(seats).map(seat => mean(matches.map(match => shareOf(match, column => column === seat)))),
    winsOfNeutrals: mean(matches.map(match => shareOf(match, column => column >= seats))),
    duels: lineups.flatMap((lineup, index) =>
      lineup.subject < 0
        ? []
        : [
            duelOf(
              matches.filter(match => match.lineup === index),
              lineup,
            ),
          ],
    ),
    ratings: bots < 2 ? [] : ladder(games, bots, bots - 1),
    lines: Object.fromEntries(labels.map(label => [label, lineMeans(matches, label, arena)])),
    blunders: blunderMeans(matches, bots),
    thinking: range(bots).map(bot => thinkingOf(matches, bot)),
    events: eventMeans(matches),
    sources: Object.fromEntries(
      [...new Set(matches.flatMap(({ amounts }) => [...amounts.keys()]))].map(type => [type, sharesOf(matches, type)]),
    ),
  };
};
