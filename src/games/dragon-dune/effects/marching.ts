import type { Seat } from '#kernel';
import { RANGE, RANGE_OF_GRIFFINS, RANGE_OF_ORCS } from '../components/box.ts';
import {
  bit,
  BORDERS,
  CASTLES,
  GRIFFIN_CASTLES,
  TERRITORIES,
  TRACK,
  type Territory,
} from '../components/territories.ts';
import { applyEvent } from '../evolve.ts';
import type { PublicState } from '../publicState.ts';
import { controls, isClosedTo, isFaction, isHiddenIn, playerAt } from '../queries.ts';
import { STAGE } from '../stages.ts';
import type { StepAt } from '../steps.ts';
import type { State, Turn } from '../types.ts';

const maskOfTerritories = (territories: readonly Territory[]): number =>
  territories.reduce((mask, where) => mask | bit(where), 0);

const NEIGHBOURS: readonly number[] = BORDERS.map(maskOfTerritories);
const TRACK_MASKS: readonly number[] = TRACK.map(maskOfTerritories);

/** Rules 2.6, 3.19 and 10.11: the best range counts; nothing is added up. */
export const rangeOf = (state: PublicState, seat: Seat): number => {
  for (const castle of GRIFFIN_CASTLES) if (controls(state, seat, castle)) return RANGE_OF_GRIFFINS;
  return isFaction(state, seat, 'orcs') ? RANGE_OF_ORCS : RANGE;
};

/** Rule 10.12: the dragon marker's territories, and for units in the open the castles that are full. */
const barredTo = (state: State, seat: Seat, from: Territory): number => {
  let barred = TRACK_MASKS[state.dragon] ?? 0;
  if (isHiddenIn(playerAt(state, seat), from)) return barred;
  for (const castle of CASTLES) if (isClosedTo(state, seat, castle)) barred |= bit(castle);
  return barred;
};

/** A bit for each territory that the group can get to. */
export const reachOf = (state: State, seat: Seat, { from, range }: StepAt<'marching'>): number => {
  const open = ~barredTo(state, seat, from);
  let reached = bit(from);
  for (let step = 0; step < range; step++) {
    let next = 0;
    for (const where of TERRITORIES) if ((reached & bit(where)) !== 0) next |= NEIGHBOURS[where] ?? 0;
    reached |= next & open;
  }
  return reached & ~bit(from);
};

/** Rule 10.10: a movement is used up. */
export const marched = (turn: Turn): void => {
  const { progress } = turn.state;
  const marches = progress.marches - 1;
  applyEvent(turn, {
    type: 'progressed',
    progress: { ...progress, marches, stage: marches > 0 ? STAGE.march : STAGE.disband },
  });
};

/** Rule 10.2: hiring or raising is over for this turn. */
export const recruited = (turn: Turn): void =>
  applyEvent(turn, { type: 'progressed', progress: { ...turn.state.progress, stage: STAGE.march } });
