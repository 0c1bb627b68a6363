import { at, type Evaluate, type Seat } from '#kernel';
import { COLUMNS } from '../components/board.ts';
import { END_POINTS } from '../components/box.ts';
import { COLUMN_OF, COLUMN_OF_AREA, SHORE, SPACE_COUNT } from '../components/graph.ts';
import { MAT_CARDS, SIDE_CARDS } from '../components/progress.ts';
import { RESOURCES, type Resource } from '../components/resources.ts';
import { hasAcquired, inArea, isActive, onBoard, owned, pointsOf } from '../queries.ts';
import { totalOf } from '../scoring/outcome.ts';
import type { State } from '../types.ts';

/** In points. Found by playing the bot against itself until its games were short. */
const WEIGHTS = {
  /** A unit on its track, and how much less each further one is worth. */
  units: { fruit: 0.75, meat: 0.55, hide: 1.45, tool: 1.4 },
  glut: { fruit: 0.09, meat: 0.02, hide: 0.19, tool: 0.05 },
  /** By column, a meeple that may walk into it; and one on a tile of it, which has to be bumped or to rest first. */
  ready: [1.8, 1.5, 0.5, 3],
  standing: [1.1, 1.6, 3.6, 0.2],
  /** By the number of meeples that will act again: a clan without any is lost, and more than five do little good. */
  clan: [0, 10, 12, 13, 13.5, 14, 14, 13, 11],
  /** What a card will do in a whole game. */
  cards: {
    adaptability: 0.5,
    medicine: 2.5,
    basket: 1.5,
    dog: 1,
    needle: 3,
    fire: 6,
    leadership: 0.8,
    dyes: 1.5,
    cooking: 2.5,
    religion: 5.5,
    storytelling: 1.2,
  },
  /** Something given in a barter, until it is taken back. */
  credit: 2.7,
  win: 25,
};

const FIRST_ELDER = COLUMN_OF.indexOf(COLUMNS.length - 1);

/** What one more unit of a kind is worth, being the so-manieth. */
export const unitWorth = (resource: Resource, count: number): number =>
  WEIGHTS.units[resource] - WEIGHTS.glut[resource] * (count - 1);

/** The first units are worth most: few actions ask for more than three of a kind, and food spoils. */
const resources = (state: State, seat: Seat): number => {
  let value = 0;
  for (const resource of RESOURCES) {
    const count = owned(state, seat, resource);
    value += count * (WEIGHTS.units[resource] - (WEIGHTS.glut[resource] * (count - 1)) / 2);
  }
  return value;
};

/** Elders on their tiles and at the shore will not act again. */
const spent = (state: State, seat: Seat): number => {
  let count = inArea(state, seat, SHORE);
  for (let space = FIRST_ELDER; space < SPACE_COUNT; space++) if (state.spaces[space] === seat) count++;
  return count;
};

const positions = (state: State, seat: Seat): number => {
  let value = at(WEIGHTS.clan, onBoard(state, seat) - spent(state, seat));
  for (let area = 0; area < SHORE; area++) {
    const count = inArea(state, seat, area);
    if (count > 0) value += count * at(WEIGHTS.ready, at(COLUMN_OF_AREA, area));
  }
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (state.spaces[space] === seat) value += at(WEIGHTS.standing, at(COLUMN_OF, space));
  }
  if (state.isWalking && state.turn === seat) value += at(WEIGHTS.standing, at(COLUMN_OF, state.to));
  return value;
};

/** A card in a side slot helps only while nothing covers it. */
const cards = (state: State, seat: Seat): number => {
  let value = 0;
  for (const card of SIDE_CARDS) if (isActive(state, seat, card)) value += WEIGHTS.cards[card];
  for (const card of MAT_CARDS) if (hasAcquired(state, seat, card)) value += WEIGHTS.cards[card];
  return value;
};

/** What was given and not yet paid back. */
const promised = ({ step }: State): number => {
  if (step.at === 'bartering') return step.given * WEIGHTS.credit;
  if (step.at === 'taking') return step.left * WEIGHTS.credit;
  return step.at === 'exploring' ? step.given * step.each : 0;
};

/** Between what the sheet would say now and what a whole game may still bring, by how far the clan is from 60. */
export const evaluate: Evaluate<State> = (state, seat) => {
  const points = pointsOf(state, seat);
  const total = totalOf(state, seat);
  if (state.step.at === 'over' || points >= END_POINTS) return total + WEIGHTS.win;
  const future = (END_POINTS - points) / END_POINTS;
  const hopes = resources(state, seat) + positions(state, seat) + cards(state, seat);
  return points + (total - points) * (1 - future) + hopes * future + promised(state);
};
