import { makeGame } from '#kernel';
import { COMPONENTS } from './components/index.ts';
import { clone } from './evolve.ts';
import { FLOW } from './flow.ts';
import { imagine } from './imagine.ts';
import { MOVE_RULES } from './moves/index.ts';
import { OPTIONS } from './options.ts';
import { toAct } from './queries.ts';
import { outcome } from './scoring/outcome.ts';
import { setup } from './setup.ts';
import type { Event, Move, Options, Refusal, State } from './types.ts';
import { VERSION } from './version.ts';
import { view, viewEvent, type View } from './view.ts';

export const dawnOfMankind = makeGame<State, Move, Event, View, Refusal, Options>({
  id: 'dawn-of-mankind',
  version: VERSION,
  components: COMPONENTS,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  setup,
  toAct,
  clone,
  view,
  viewEvent,
  imagine,
  outcome,
  flow: FLOW,
  moves: MOVE_RULES,
  refusals: {
    gameOver: () => ({ code: 'gameOver', rule: '10.2' }),
    notYourTurn: ({ turn }) => ({ code: 'notYourTurn', rule: '3.2', turn }),
    notNow: ({ step }) => ({ code: 'notNow', rule: '3.2', step: step.at }),
  },
});

export { dawnOfMankind as game };
export type { Event, Move, Options, Refusal, State, View };
