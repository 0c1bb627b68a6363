import { canonical, hashOf, isSeat, type Game } from '#kernel';
import { clone } from './clone.ts';
import { COMPONENTS } from './components/index.ts';
import type { Event } from './events.ts';
import { ASIDES, FLOW } from './flow.ts';
import { imagine } from './imagine.ts';
import { ruleOf } from './moves/index.ts';
import type { Move } from './moves/types.ts';
import { OPTIONS } from './options.ts';
import { isAsked, toAct } from './queries.ts';
import type { Refusal } from './refusals.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { run } from './turn.ts';
import type { Options, State } from './types.ts';
import { view, viewEvent, type View } from './view.ts';

/** Rule 14.1: from the deal to the end of the game. */
const hasAsides = ({ step }: State): boolean => step.at !== 'over' && step.at !== 'deploying';

export const dragonDune: Game<State, Move, Event, View, Refusal, Options> = {
  id: 'dragon-dune',
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
    if (isAsked(state, seat)) for (const type of FLOW[state.step.at]) ruleOf(type).offer(state, seat, moves);
    return moves;
  },

  asides(state, seat) {
    const moves: Move[] = [];
    if (isSeat(seat, state.players.length) && hasAsides(state))
      for (const type of ASIDES) ruleOf(type).offer(state, seat, moves);
    return moves;
  },

  withoutWords(move) {
    if (move.type === 'askHonestly' && typeof move.words === 'string')
      return move.words === '' ? move : { ...move, words: '' };
    if (move.type !== 'setClause' || move.field !== 'words' || typeof move.value !== 'string') return move;
    return move.value === '' ? move : { ...move, value: '' };
  },

  refuse(state, seat, move) {
    const { at } = state.step;
    if (at === 'over') return { code: 'gameOver', rule: '1.6' };
    const isAside = ASIDES.includes(move.type) && isSeat(seat, state.players.length) && hasAsides(state);
    if (!isAside && !isAsked(state, seat)) return { code: 'notYourTurn', rule: '1.5' };
    if (!isAside && !FLOW[at].includes(move.type)) return { code: 'notNow', rule: '1.5', step: at };
    return ruleOf(move.type).refuse(state, seat, move);
  },

  apply(turn, seat, move) {
    ruleOf(move.type).play(turn, seat, move);
    run(turn);
  },
};

export type { Event, Move, Options, Refusal, State, View };
