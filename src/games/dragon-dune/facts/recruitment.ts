import type { Seat } from '#kernel';
import { march } from '../moves/march/march.ts';
import { conscript } from '../moves/recruitment/conscript.ts';
import { declareHire } from '../moves/recruitment/declareHire.ts';
import { disband } from '../moves/recruitment/disband.ts';
import { disbandEarly } from '../moves/recruitment/disbandEarly.ts';
import { raise } from '../moves/recruitment/raise.ts';
import type { PublicState } from '../publicState.ts';
import { STAGE, type Stage } from '../stages.ts';
import type { Move } from '../moves/types.ts';

interface TurnActionFacts {
  /** When it is over. */
  readonly stage: Stage;
  /** The move it begins with. */
  readonly move: Move['type'];
  /** Whether that move is offered, asked of its own rule. */
  readonly isOpen: (state: PublicState, seat: Seat) => boolean;
}

interface Offers<M> {
  offer(state: PublicState, seat: Seat, moves: M[]): void;
}

const isOffered =
  <M>({ offer }: Offers<M>) =>
  (state: PublicState, seat: Seat): boolean => {
    const moves: M[] = [];
    offer(state, seat, moves);
    return moves.length > 0;
  };

const ACTIONS = {
  disbandEarly: { stage: STAGE.disbandEarly, move: 'disbandEarly', isOpen: isOffered(disbandEarly) },
  conscript: { stage: STAGE.conscript, move: 'conscript', isOpen: isOffered(conscript) },
  hire: { stage: STAGE.recruit, move: 'declareHire', isOpen: isOffered(declareHire) },
  raise: { stage: STAGE.recruit, move: 'raise', isOpen: isOffered(raise) },
  move: { stage: STAGE.march, move: 'march', isOpen: isOffered(march) },
  disband: { stage: STAGE.disband, move: 'disband', isOpen: isOffered(disband) },
} as const satisfies Readonly<Record<string, TurnActionFacts>>;

/** What can be done in a Recruitment turn. */
export type TurnAction = keyof typeof ACTIONS;

export const TURN_ACTIONS: { readonly [A in TurnAction]: TurnActionFacts } = ACTIONS;

/** In the order of the rules. */
export const TURN_ACTION_NAMES: readonly TurnAction[] = [
  'disbandEarly',
  'conscript',
  'hire',
  'raise',
  'move',
  'disband',
];

/** What can still be done in a Recruitment turn, in the order of the rules. */
export const openActions = (state: PublicState, seat: Seat): readonly TurnAction[] =>
  TURN_ACTION_NAMES.filter(action => TURN_ACTIONS[action].isOpen(state, seat));
