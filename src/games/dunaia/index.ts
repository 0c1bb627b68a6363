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

export const dunaia: Game<State, Move, Event, View, Refusal, Options> = {
  id: 'dunaia',
  version: 1,
  components: hashOf(canonical(COMPONENTS)),
  seats: { min: 2, max: 4 },
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
    const { step, turn } = state;
    if (turn === seat) for (const type of FLOW[step.at]) ruleOf(type).offer(state, seat, moves);
    return moves;
  },

  refuse(state, seat, move) {
    const { step, turn } = state;
    if (step.at === 'over') return { code: 'gameOver', rule: '10.4' };
    if (turn !== seat) return { code: 'notYourTurn', rule: '4.1', turn };
    if (!FLOW[step.at].includes(move.type)) return { code: 'notNow', rule: '4.1', step: step.at };
    return ruleOf(move.type).refuse(state, seat, move);
  },

  apply: (turn, seat, move) => ruleOf(move.type).play(turn, seat, move),
};

export type { Event, Move, Options, Refusal, State, View };
