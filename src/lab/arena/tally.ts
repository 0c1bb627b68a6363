import { at, type Outcome } from '#kernel';
import type { Match } from './playMatch.ts';

/** What many games between bots came to; all but `games` are means over them. */
export interface Standings {
  readonly games: number;
  readonly moves: number;
  /** Shares of the victories, a shared one divided: by bot in the order named, by seat, of the neutrals together. */
  readonly winsByBot: readonly number[];
  readonly winsBySeat: readonly number[];
  readonly winsOfNeutrals: number;
  /** Each line of the score sheet: of a seat, and of a winner. */
  readonly lines: Readonly<Record<string, { readonly seat: number; readonly winner: number }>>;
  readonly events: Readonly<Record<string, number>>;
  /** Of all that events of a type brought, which part came from which source; the largest first. */
  readonly sources: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A match, and which bot sat on each seat. */
export interface Placed extends Match {
  readonly botOfSeat: readonly number[];
}

const winnersOf = ({ places }: Outcome): readonly number[] =>
  places.flatMap((place, column) => (place === 1 ? [column] : []));

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** What part of a match's victory went to the columns that `isCounted` names. */
const share = ({ outcome }: Placed, isCounted: (column: number) => boolean): number => {
  const winners = winnersOf(outcome);
  return winners.length === 0 ? 0 : winners.filter(isCounted).length / winners.length;
};

const pointsOf = ({ outcome: { sheet } }: Placed, label: string): readonly number[] =>
  sheet.find(line => line.label === label)?.points ?? [];

const lineMeans = (matches: readonly Placed[], label: string, seats: number) => ({
  seat: mean(matches.map(match => mean(pointsOf(match, label).slice(0, seats)))),
  winner: mean(matches.flatMap(match => winnersOf(match.outcome).map(column => pointsOf(match, label)[column] ?? 0))),
});

const eventMeans = (matches: readonly Placed[]): Readonly<Record<string, number>> => {
  const types = [...new Set(matches.flatMap(({ events }) => [...events.keys()]))].sort();
  return Object.fromEntries(types.map(type => [type, mean(matches.map(({ events }) => events.get(type) ?? 0))]));
};

const sharesOf = (matches: readonly Placed[], type: string): Readonly<Record<string, number>> => {
  const sums = new Map<string, number>();
  for (const { amounts } of matches) {
    for (const [source, amount] of amounts.get(type) ?? []) sums.set(source, (sums.get(source) ?? 0) + amount);
  }
  const all = [...sums.values()].reduce((sum, amount) => sum + amount, 0);
  return Object.fromEntries(
    [...sums].sort(([, one], [, other]) => other - one).map(([source, amount]) => [source, amount / all]),
  );
};

export const standingsOf = (matches: readonly Placed[], seats: number): Standings => {
  const bySeat = Array.from({ length: seats }, (_, index) => index);
  const labels = [...new Set(matches.flatMap(match => match.outcome.sheet.map(({ label }) => label)))];
  return {
    games: matches.length,
    moves: mean(matches.map(({ moves }) => moves)),
    winsByBot: bySeat.map(bot =>
      mean(matches.map(match => share(match, column => column < seats && at(match.botOfSeat, column) === bot))),
    ),
    winsBySeat: bySeat.map(seat => mean(matches.map(match => share(match, column => column === seat)))),
    winsOfNeutrals: mean(matches.map(match => share(match, column => column >= seats))),
    lines: Object.fromEntries(labels.map(label => [label, lineMeans(matches, label, seats)])),
    events: eventMeans(matches),
    sources: Object.fromEntries(
      [...new Set(matches.flatMap(({ amounts }) => [...amounts.keys()]))].map(type => [type, sharesOf(matches, type)]),
    ),
  };
};
