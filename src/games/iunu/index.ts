import { isSeat, makeGame } from '#kernel';
import { COMPONENTS } from './components/index.ts';
import { clone } from './evolve.ts';
import { ASIDES, FLOW } from './flow.ts';
import { imagine } from './imagine.ts';
import { MOVE_RULES } from './moves/index.ts';
import { OPTIONS } from './options.ts';
import { toAct } from './queries.ts';
import { outcome } from './scoring/outcome.ts';
import { setup } from './setup.ts';
import type { Event, Move, Options, Refusal, State } from './types.ts';
import { VERSION } from './version.ts';
import { view, viewEvent, type View } from './view.ts';

export const iunu = makeGame<State, Move, Event, View, Refusal, Options>({
  id: 'iunu',
  version: VERSION,
  components: COMPONENTS,
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  setup,
  toAct,
  clone,
  view,
  viewEvent,
  imagine,
  outcome,
  flow: FLOW,
  isSecretAside: ({ type }) => type === 'setStanding',
  asides: { types: ASIDES, areOpenTo: ({ players }, seat) => players.length > 1 && isSeat(seat, players.length) },
  moves: MOVE_RULES,
  refusals: {
    gameOver: () => ({ code: 'gameOver', rule: '7.4' }),
    notYourTurn: state => ({ code: 'notYourTurn', rule: '3.2', turn: toAct(state)[0] ?? state.turn }),
    notNow: ({ step }) => ({ code: 'notNow', rule: '3.2', step: step.at }),
  },
});

export { iunu as game };
export type { Event, Move, Options, Refusal, State, View };
