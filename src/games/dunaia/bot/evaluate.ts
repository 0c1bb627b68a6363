import { seat as toSeat, type Seat } from '#kernel';
import { sizeOf } from '../bits.ts';
import { NO_TILE } from '../components/buildings.ts';
import { playerAt } from '../queries.ts';
import { scoreOf } from '../scoring/outcome.ts';
import { levelOf } from '../tiles.ts';
import type { State } from '../types.ts';
import { placesWorth, prospectsOf } from './prospects.ts';
import { boardExtra, chipsWorth, flowersWorth, fragmentWorth, prophecyHopes, turnsLeft } from './worth.ts';

/** Of a rival's lead. */
const RIVAL = 0.2;
/** Of a booked tile, by its level. */
const BOOKED = 0.25;

const worthOf = (state: State, seat: Seat): number => {
  const player = playerAt(state, seat);
  const turns = turnsLeft(state);
  const { flowers, fragments, booked } = player;
  return (
    scoreOf(state, seat) -
    Math.floor(flowers / 3) +
    flowersWorth(flowers, turns) +
    chipsWorth(player, turns) +
    sizeOf(fragments) * fragmentWorth(player, turns) +
    boardExtra(player, turns) +
    prophecyHopes(state, player, turns) +
    placesWorth(player, turns) +
    (booked === NO_TILE || turns < 4 ? 0 : BOOKED * levelOf(booked))
  );
};

/** How far a seat is ahead, in points that are there or to be hoped for. */
export const evaluate = (state: State, seat: Seat): number => {
  if (state.step.at === 'over') return scoreOf(state, seat);
  let best = 0;
  for (let index = 0; index < state.players.length; index++) {
    if (index !== seat) best = Math.max(best, scoreOf(state, toSeat(index)));
  }
  return worthOf(state, seat) + prospectsOf(state, seat) - RIVAL * best;
};
