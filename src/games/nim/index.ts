import { isSeat, makeGame, type Seat } from '#kernel';
import { COMPONENTS } from './components.ts';
import { clone } from './evolve.ts';
import { ASIDES, FLOW } from './flow.ts';
import { imagine } from './imagine.ts';
import { MOVE_RULES } from './moves/index.ts';
import { outcome } from './outcome.ts';
import { setup } from './setup.ts';
import type { Event, Move, Options, Refusal, State } from './types.ts';
import { VERSION } from './version.ts';
import { view, viewEvent, type View } from './view.ts';

const toAct = ({ step, turn }: State): readonly Seat[] => (step.at === 'over' ? [] : [turn]);

export const nim = makeGame<State, Move, Event, View, Refusal, Options>({
  id: 'nim',
  version: VERSION,
  components: COMPONENTS,
  seats: { min: 2, max: 4 },
  options: { lastStoneLoses: { kind: 'flag', default: false, rule: '3.2' } },
  setup,
  toAct,
  clone,
  view,
  viewEvent,
  imagine,
  outcome,
  flow: FLOW,
  isSecretAside: ({ type }) => type === 'guess',
  asides: { types: ASIDES, areOpenTo: ({ players }, seat) => isSeat(seat, players.length) },
  moves: MOVE_RULES,
  refusals: {
    gameOver: () => ({ code: 'gameOver', rule: '3.1' }),
    notYourTurn: ({ turn }) => ({ code: 'notYourTurn', rule: '2.1', turn }),
    notNow: ({ step }) => ({ code: 'notNow', rule: '2.2', step: step.at }),
  },
});

export { nim as game };
export type { Event, Move, Options, Refusal, State, View };
