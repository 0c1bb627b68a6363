import { at, type Seat } from '#kernel';
import { CASTLES_TO_WIN, TURNS } from '../components/box.ts';
import { MOUNTAIN } from '../components/territories.ts';
import { begin } from '../effects/steps.ts';
import type { VictoryReason } from '../events.ts';
import { applyEvent } from '../evolve.ts';
import { castlesOf, nextSeat, playerAt, seatOf, seatsFrom, visibleUnits } from '../queries.ts';
import type { StepAt } from '../steps.ts';
import { NOBODY, type State, type Turn } from '../types.ts';
import { beginBattle } from './battle.ts';

const end = (turn: Turn, winner: Seat, reason: VictoryReason): void =>
  applyEvent(turn, { type: 'gameEnded', winner, reason });

/** Rules 13.4 to 13.8. */
export const decideVictory = (turn: Turn): void => {
  const { state } = turn;
  applyEvent(turn, { type: 'roundBegun', round: 'victory' });
  const seats = seatsFrom(state, state.starter);
  const conqueror = seats.find(seat => castlesOf(state, seat) >= CASTLES_TO_WIN);
  const orcs = seatOf(state, 'orcs');
  if (conqueror !== undefined) end(turn, conqueror, 'castles');
  else if (state.turn < TURNS) passOn(turn);
  else if (orcs !== NOBODY) end(turn, orcs, 'orcs');
  else compareCastles(turn, seats);
};

const passOn = (turn: Turn): void => {
  applyEvent(turn, { type: 'starterMoved', to: nextSeat(turn.state, turn.state.starter) });
  begin(turn, { at: 'turnStart' });
};

/** Rule 13.6. */
const compareCastles = (turn: Turn, seats: readonly Seat[]): void => {
  const { state } = turn;
  const most = Math.max(...seats.map(seat => castlesOf(state, seat)));
  const tied = seats.filter(seat => castlesOf(state, seat) === most);
  if (tied.length === 1) end(turn, at(tied, 0), 'mostCastles');
  else
    begin(turn, { at: 'finals', tied, champion: NOBODY, challengers: tied.filter(seat => isOnMountain(state, seat)) });
};

const isOnMountain = (state: State, seat: Seat): boolean => visibleUnits(playerAt(state, seat), MOUNTAIN) > 0;

/** Rule 13.7: the winner attacks the next, or gives way to him if nothing of his is left. */
export const fightFinals = (turn: Turn, step: StepAt<'finals'>): void => {
  const { tied, champion, challengers } = step;
  const [next, ...others] = challengers;
  if (next === undefined) {
    if (champion === NOBODY) end(turn, at(tied, 0), 'order');
    else end(turn, champion, 'mountain');
  } else if (champion === NOBODY || !isOnMountain(turn.state, champion)) {
    begin(turn, { at: 'finals', tied, champion: next, challengers: others });
  } else {
    const finals = { at: 'finals', tied, champion, challengers: others } as const;
    beginBattle(turn, MOUNTAIN, [champion, next], finals);
  }
};
