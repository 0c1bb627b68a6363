import { useEffect, useReducer, useState, type Dispatch } from 'react';
import type { Seat } from '#kernel';
import type { MoveOf, View } from '#games/dragon-dune/facts';

/** A decision of several parts that is half made. Each ends with Escape, and when the game goes on. */
export type PendingDecision =
  | { readonly at: 'none' }
  | { readonly at: 'splitting'; readonly split: MoveOf<'deployOrcs'> }
  | { readonly at: 'planning'; readonly plan: MoveOf<'plan'> }
  /** Gold for somebody: how much? */
  | { readonly at: 'giving'; readonly to: Seat }
  /** The next territory that is clicked goes into the clause. */
  | { readonly at: 'pointing' };

export type DecisionInput = { readonly type: 'chosen'; readonly decision: PendingDecision } | { readonly type: 'left' };

export const NO_DECISION = { at: 'none' } as const;

export const stepDecision = (now: PendingDecision, input: DecisionInput): PendingDecision => {
  if (input.type === 'left') return now.at === 'none' ? now : NO_DECISION;
  return input.decision;
};

/** Asides change a view, too, and must not undo what is half decided: only a new step of the game does. */
export const usePendingDecision = ({ step, viewer }: View): readonly [PendingDecision, Dispatch<DecisionInput>] => {
  const [decision, decide] = useReducer(stepDecision, NO_DECISION);
  const [seen, see] = useState({ step, viewer });
  if (seen.step !== step || seen.viewer !== viewer) {
    see({ step, viewer });
    decide({ type: 'left' });
  }
  const { at } = decision;
  useEffect(() => {
    if (at === 'none') return;
    const escape = ({ key: pressed }: KeyboardEvent): void => void (pressed === 'Escape' && decide({ type: 'left' }));
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [at]);
  return [decision, decide];
};
