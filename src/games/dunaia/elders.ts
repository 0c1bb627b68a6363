import { at } from '#kernel';
import { bitsOf, has, NONE, sizeOf, type Bits } from './bits.ts';
import { SQUARES } from './components/board.ts';
import { LEVELS, NO_TILE } from './components/buildings.ts';
import { COLOURS } from './components/colours.ts';
import { ELDER_PLACES, FIXED_CHIPS, FREE_CHIPS, type Elder, type ElderPlace } from './components/elders.ts';
import { canSearch, hasRoomToBuild } from './market.ts';
import { canHasten, canTrade, coloursAt, isBuilding } from './queries.ts';
import type { Player, State } from './types.ts';

const FIXED: readonly Bits[] = ELDER_PLACES.map(place => bitsOf(FIXED_CHIPS[place].value));

export const placeIndex = (place: ElderPlace): number => ELDER_PLACES.indexOf(place);

export const elderAt = ({ elders }: State, place: ElderPlace): Elder => at(elders, placeIndex(place));

/** Rule 9.1: the two fixed chips of a place and any other. */
export const hasChipsFor = ({ chips }: Player, index: number): boolean => {
  const fixed = at(FIXED, index);
  return (chips & fixed) === fixed && sizeOf(chips & ~fixed) >= FREE_CHIPS;
};

/** The colours of which Colour tokens are left. */
const coloursLeft = ({ colourTokens }: State): Bits => {
  let left = NONE;
  for (let colour = 0; colour < COLOURS.length; colour++) if (at(colourTokens, colour) > 0) left |= 1 << colour;
  return left;
};

/** Rule 9.8: the colours that a token could add to the Building on a square. */
export const colourable = (state: State, player: Player, square: number): Bits =>
  player.tiles[square] === NO_TILE ? NONE : coloursLeft(state) & ~coloursAt(player, square);

const canColour = (state: State, player: Player): boolean => {
  for (let square = 0; square < SQUARES; square++) if (colourable(state, player, square) !== NONE) return true;
  return false;
};

const canSearchAny = (state: State, player: Player): boolean => {
  if (!hasRoomToBuild(player)) return false;
  for (const level of LEVELS) if (canSearch(state, player, level)) return true;
  return false;
};

/** Rule 9.3: whether an Elder's power would do anything for this player. */
export const canUsePower = (state: State, player: Player, elder: Elder): boolean => {
  switch (elder) {
    case 'flowers':
    case 'movement':
      return true;
    case 'construction':
      return isBuilding(player);
    case 'search':
      return canSearchAny(state, player);
    case 'colour':
      return canColour(state, player);
  }
};

/** Rule 9.9. */
export const canTakeFragment = ({ fragments }: State, player: Player, index: number): boolean =>
  !has(player.fragments, index) && at(fragments, index) > 0;

const canCallElder = (state: State, player: Player): boolean => {
  for (let index = 0; index < ELDER_PLACES.length; index++) {
    if (!hasChipsFor(player, index)) continue;
    if (canTakeFragment(state, player, index) || canUsePower(state, player, at(state.elders, index))) return true;
  }
  return false;
};

/** Rule 4.2: whether there is anything to do between two phases. */
export const canInterrupt = (state: State, player: Player): boolean =>
  canCallElder(state, player) || canHasten(state, player) || canTrade(state, player);
