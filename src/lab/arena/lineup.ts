import { at } from '#kernel';

/** A table of bots that change seats from game to game. */
export interface Lineup {
  /** By chair, which bot of the arena. Chairs go round the seats. */
  readonly bots: readonly number[];
  /** The bot that is judged by its share of the wins; -1 at a table of all kinds. */
  readonly subject: number;
}

/** One game to play. */
export interface Pairing {
  readonly index: number;
  readonly lineup: number;
  /** The same for a whole round of the seats, so that each bot is dealt what the others were. */
  readonly deal: number;
  readonly botOfSeat: readonly number[];
}

const alone = (seats: number, subject: number, rival: number): Lineup => ({
  subject,
  bots: Array.from({ length: seats }, (_, chair) => (chair === 0 ? subject : rival)),
});

/** Everybody named at one table, one bot a seat. */
export const oneTable = (bots: readonly number[]): readonly Lineup[] => [{ bots, subject: -1 }];

/** Each bot alone against copies of one. */
export const gauntlet = (seats: number, subjects: readonly number[], rival: number): readonly Lineup[] =>
  subjects.filter(subject => subject !== rival).map(subject => alone(seats, subject, rival));

/** Bots in pairs, each alone against copies of the other: every pair, or those named side by side. */
export const inPairs = (seats: number, count: number, isNeighbours: boolean): readonly Lineup[] => {
  const lineups: Lineup[] = [];
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < (isNeighbours ? Math.min(count, one + 2) : count); other++) {
      lineups.push(alone(seats, one, other));
      if (seats > 2) lineups.push(alone(seats, other, one));
    }
  }
  return lineups;
};

/** So many games of each lineup, the lineups in turn. */
export const pairingsOf = (lineups: readonly Lineup[], games: number): readonly Pairing[] =>
  Array.from({ length: games * lineups.length }, (_, index) => {
    const lineup = index % lineups.length;
    const number = Math.floor(index / lineups.length);
    const { bots } = at(lineups, lineup);
    const botOfSeat = bots.map((_bot, seat) => at(bots, (seat + number) % bots.length));
    return { index, lineup, deal: Math.floor(number / bots.length), botOfSeat };
  });
