import { at, type Rng } from '#kernel';
import { bitsOf } from './bits.ts';
import { ALL_TILES, LEVELS, NO_TILE, type Level } from './components/buildings.ts';
import { HAND, placeNumber, ROW } from './dice.ts';
import { placeIndex } from './elders.ts';
import { colourIndex, levelOf } from './tiles.ts';
import type { Player, State } from './types.ts';
import type { DieView, PileView, PlayerView, View } from './view.ts';

const imaginePlayer = (seen: PlayerView): Player => ({
  flowers: seen.flowers,
  tokens: seen.tokens,
  tiles: seen.tiles,
  sites: seen.sites,
  paints: seen.colours.map(colours => bitsOf(colours.map(colourIndex))),
  circles: seen.circles,
  chips: bitsOf(seen.chips),
  fragments: bitsOf(seen.fragments.map(placeIndex)),
  artefacts: seen.artefacts,
  elite: seen.elite,
  booked: seen.booked,
});

const placeOf = ({ at: where }: DieView): number => {
  if (where === 'row') return ROW;
  return where === 'hand' ? HAND : placeNumber(where);
};

/** The tiles of a level that nobody can see: what is left of the box lies in the pile. */
const unseen = ({ slots, players, piles }: View, level: Level): number[] => {
  const seen = new Set([
    ...slots,
    ...piles.map(({ top }) => top),
    ...players.flatMap(({ tiles, booked }) => [...tiles, booked]),
  ]);
  return ALL_TILES.filter(tile => levelOf(tile) === level && !seen.has(tile));
};

const imaginePile = (view: View, level: Level, { top }: PileView, rng: Rng): readonly number[] => {
  const pile = unseen(view, level);
  rng.shuffle(pile);
  return top === NO_TILE ? pile : [...pile, top];
};

/** Deals what the viewer cannot know, the order of the piles, at random. */
export const imagine = (view: View, rng: Rng): State => ({
  options: view.options,
  players: view.players.map(imaginePlayer),
  faces: view.dice.map(({ face }) => face),
  places: view.dice.map(placeOf),
  slots: view.slots,
  piles: view.piles.map((pile, index) => imaginePile(view, at(LEVELS, index), pile, rng)),
  elders: view.elders,
  fragments: view.fragments,
  colourTokens: view.colourTokens,
  prophecies: view.prophecies.map(({ prophecy }) => prophecy),
  owners: view.prophecies.map(({ owner }) => owner),
  offered: view.offered,
  round: view.round,
  starter: view.starter,
  turn: view.turn,
  awakened: view.awakened,
  eliteUsed: view.eliteUsed,
  lastRound: view.lastRound,
  endCause: view.endCause,
  step: view.step,
});
