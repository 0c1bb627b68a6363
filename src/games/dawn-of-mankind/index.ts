import { canonical, hashOf, type Game } from '#kernel';
import { COMPONENTS } from './components/index.ts';
import { clone } from './evolve.ts';
import { FLOW } from './flow.ts';
import { imagine } from './imagine.ts';
import { ruleOf } from './moves/index.ts';
import { OPTIONS } from './options.ts';
import { toAct } from './queries.ts';
import { outcome } from './scoring/outcome.ts';
import { setup } from './setup.ts';
import type { Event, Move, Options, Refusal, State } from './types.ts';
import { view, viewEvent, type View } from './view.ts';

export const dawnOfMankind: Game<State, Move, Event, View, Refusal, Options> = {
  id: 'dawn-of-mankind',
  version: 1,
  components: hashOf(canonical(COMPONENTS)),
  seats: { min: 2, max: 5 },
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
    if (state.turn === seat) for (const type of FLOW[state.step.at]) ruleOf(type).offer(state, seat, moves);
    return moves;
  },

  refuse(state, seat, move) {
    const { at } = state.step;
    if (at === 'over') return { code: 'gameOver', rule: '10.2' };
    if (state.turn !== seat) return { code: 'notYourTurn', rule: '3.2', turn: state.turn };
    if (!FLOW[at].includes(move.type)) return { code: 'notNow', rule: '3.2', step: at };
    return ruleOf(move.type).refuse(state, seat, move);
  },

  apply: (turn, seat, move) => ruleOf(move.type).play(turn, seat, move),
};

export type { Event, Move, Options, Refusal, State, View };
