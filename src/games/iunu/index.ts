import { canonical, hashOf, isSeat, type Game } from '#kernel';
import { COMPONENTS } from './components/index.ts';
import { clone } from './evolve.ts';
import { ASIDES, FLOW } from './flow.ts';
import { imagine } from './imagine.ts';
import { ruleOf } from './moves/index.ts';
import { OPTIONS } from './options.ts';
import { toAct } from './queries.ts';
import { outcome } from './scoring/outcome.ts';
import { setup } from './setup.ts';
import type { Event, Move, Options, Refusal, State } from './types.ts';
import { view, viewEvent, type View } from './view.ts';

export const iunu: Game<State, Move, Event, View, Refusal, Options> = {
  id: 'iunu',
  version: 1,
  components: hashOf(canonical(COMPONENTS)),
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  setup,
  toAct,
  clone,
  view,
  viewEvent,
  imagine,
  outcome,

  legalMoves(state, seat) {
    const moves: Move[] = [];
    if (toAct(state)[0] === seat) for (const type of FLOW[state.step.at]) ruleOf(type).offer(state, seat, moves);
    return moves;
  },

  asides(state, seat) {
    const moves: Move[] = [];
    if (state.step.at === 'over' || !isSeat(seat, state.players.length)) return moves;
    for (const type of ASIDES) ruleOf(type).offer(state, seat, moves);
    return moves;
  },

  refuse(state, seat, move) {
    const { at } = state.step;
    if (at === 'over') return { code: 'gameOver', rule: '7.4' };
    const isAside = ASIDES.includes(move.type) && isSeat(seat, state.players.length);
    const actor = toAct(state)[0];
    if (!isAside && actor !== seat) return { code: 'notYourTurn', rule: '3.2', turn: actor ?? state.turn };
    if (!isAside && !FLOW[at].includes(move.type)) return { code: 'notNow', rule: '3.2', step: at };
    return ruleOf(move.type).refuse(state, seat, move);
  },

  apply: (turn, seat, move) => ruleOf(move.type).play(turn, seat, move),
};

export type { Event, Move, Options, Refusal, State, View };
