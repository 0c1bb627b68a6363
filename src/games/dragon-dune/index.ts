import { isSeat, makeGame, type Seat } from '#kernel';
import { clone } from './clone.ts';
import { COMPONENTS } from './components/index.ts';
import type { Event } from './events.ts';
import { ASIDES, FLOW, SECRET_ASIDES } from './flow.ts';
import { imagine } from './imagine.ts';
import { MOVE_RULES } from './moves/index.ts';
import type { Move } from './moves/types.ts';
import { OPTIONS } from './options.ts';
import { toAct } from './queries.ts';
import type { Refusal } from './refusals.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { run } from './turn.ts';
import type { Options, State } from './types.ts';
import { VERSION } from './version.ts';
import { view, viewEvent, type View } from './view.ts';

/** Rule 14.1: from the deal to the end of the game. */
const hasAsides = ({ step, players }: State, seat: Seat): boolean =>
  step.at !== 'deploying' && isSeat(seat, players.length);

export const dragonDune = makeGame<State, Move, Event, View, Refusal, Options>({
  id: 'dragon-dune',
  version: VERSION,
  components: COMPONENTS,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  setup,
  toAct,
  clone,
  view,
  viewEvent,
  imagine,
  outcome,
  flow: FLOW,
  asides: { types: ASIDES, areOpenTo: hasAsides },
  moves: MOVE_RULES,
  refusals: {
    gameOver: () => ({ code: 'gameOver', rule: '1.6' }),
    notYourTurn: () => ({ code: 'notYourTurn', rule: '1.5' }),
    notNow: ({ step }) => ({ code: 'notNow', rule: '1.5', step: step.at }),
  },
  afterMove: run,
  isSecretAside: ({ type }) => SECRET_ASIDES.includes(type),

  withoutWords(move) {
    if (move.type === 'askHonestly' && typeof move.words === 'string')
      return move.words === '' ? move : { ...move, words: '' };
    if (move.type !== 'setClause' || move.field !== 'words' || typeof move.value !== 'string') return move;
    return move.value === '' ? move : { ...move, value: '' };
  },
});

export { dragonDune as game };
export { territory, type TerritoryId } from './components/territories.ts';
export type { Event, Move, Options, Refusal, State, View };
