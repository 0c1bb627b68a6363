import { at, seat as toSeat, type Outcome, type Seat } from '#kernel';
import { NEIGHBOURS, NOWHERE, SQUARES } from '../components/board.ts';
import { BOX } from '../components/box.ts';
import { PROPHECY_TILES } from '../components/prophecies.ts';
import { coloursAt, isCompleted, playerAt } from '../queries.ts';
import { chevronAims, levelOf } from '../tiles.ts';
import type { Player, State } from '../types.ts';

/** The score sheet, line by line. */
export const SCORE_LINES = ['buildings', 'chevrons', 'prophecies', 'artefacts', 'flowers', 'total'] as const;
export type ScoreLabel = (typeof SCORE_LINES)[number];
type Line = Exclude<ScoreLabel, 'total'>;

/** Rule 11.2; by rule 11.1 what is unfinished counts for nothing. */
const buildingPoints = (player: Player): number => {
  let points = 0;
  for (let square = 0; square < SQUARES; square++) {
    if (isCompleted(player, square)) points += levelOf(at(player.tiles, square));
  }
  return points;
};

/** Rule 11.3: what the chevrons of one Building bring, as its neighbours stand. */
export const chevronPointsAt = (player: Player, square: number): number => {
  const neighbours = at(NEIGHBOURS, square);
  let points = 0;
  for (const [side, { colour, points: each }] of chevronAims(at(player.tiles, square)).entries()) {
    const neighbour = at(neighbours, side);
    if (neighbour === NOWHERE || !isCompleted(player, neighbour)) continue;
    if ((coloursAt(player, neighbour) & colour) !== 0) points += each;
  }
  return points;
};

const chevronPoints = (player: Player): number => {
  let points = 0;
  for (let square = 0; square < SQUARES; square++)
    if (isCompleted(player, square)) points += chevronPointsAt(player, square);
  return points;
};

/** Rule 11.4. */
const prophecyPoints = ({ prophecies, owners }: State, seat: Seat): number => {
  let points = 0;
  for (const [index, prophecy] of prophecies.entries()) {
    if (owners[index] === seat) points += PROPHECY_TILES[prophecy].points.value;
  }
  return points;
};

/** Rule 11.5. */
export const artefactPoints = (count: number): number => {
  const table = BOX.artefactPoints.value;
  const last = table.length - 1;
  return count <= last ? at(table, count) : at(table, last) + BOX.artefactBeyond.value * (count - last);
};

const POINTS: { readonly [L in Line]: (state: State, seat: Seat) => number } = {
  buildings: (state, seat) => buildingPoints(playerAt(state, seat)),
  chevrons: (state, seat) => chevronPoints(playerAt(state, seat)),
  prophecies: prophecyPoints,
  artefacts: (state, seat) => artefactPoints(playerAt(state, seat).artefacts),
  // Rule 11.6: one for every full three.
  flowers: (state, seat) => Math.floor(playerAt(state, seat).flowers / BOX.flowersPerPoint.value),
};

const LINES = SCORE_LINES.filter(label => label !== 'total');

/** What a player would score if the game ended now. */
export const scoreOf = (state: State, seat: Seat): number => {
  let points = 0;
  for (const line of LINES) points += POINTS[line](state, seat);
  return points;
};

interface Standing {
  readonly total: number;
  readonly prophecies: number;
  readonly flowers: number;
}

/** Rule 11.7. */
const beats = (rival: Standing, one: Standing): boolean => {
  if (rival.total !== one.total) return rival.total > one.total;
  if (rival.prophecies !== one.prophecies) return rival.prophecies > one.prophecies;
  return rival.flowers > one.flowers;
};

export const outcome = (state: State): Outcome | undefined => {
  if (state.step.at !== 'over') return undefined;
  const seats = state.players.map((_, index) => toSeat(index));
  const standings = seats.map(seat => ({
    total: scoreOf(state, seat),
    prophecies: state.owners.filter(owner => owner === seat).length,
    flowers: playerAt(state, seat).flowers,
  }));
  return {
    places: standings.map(one => 1 + standings.filter(rival => beats(rival, one)).length),
    sheet: [
      ...LINES.map(label => ({ label, points: seats.map(seat => POINTS[label](state, seat)) })),
      { label: 'total', points: standings.map(({ total }) => total) },
    ],
    neutrals: [],
  };
};
