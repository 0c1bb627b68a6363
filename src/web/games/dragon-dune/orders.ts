import { useEffect, useReducer, useState, type Dispatch } from 'react';
import type { Seat } from '#kernel';
import type { Answer, MoveOf, View } from './game.ts';

/** A decision of several parts that is half made. Each ends with Escape, and when the game goes on. */
export type Orders =
  | { readonly at: 'none' }
  | { readonly at: 'splitting'; readonly split: MoveOf<'deployOrcs'> }
  | { readonly at: 'planning'; readonly plan: MoveOf<'plan'> }
  | ({ readonly at: 'answering' } & Answer)
  /** Gold for somebody: how much? */
  | { readonly at: 'giving'; readonly to: Seat }
  /** The next territory that is clicked goes into the clause. */
  | { readonly at: 'pointing' };

export type OrdersInput = { readonly type: 'ordered'; readonly orders: Orders } | { readonly type: 'left' };

export const NO_ORDERS = { at: 'none' } as const;

export const stepOrders = (now: Orders, input: OrdersInput): Orders => {
  if (input.type === 'left') return now.at === 'none' ? now : NO_ORDERS;
  return input.orders;
};

/** Asides change a view, too, and must not undo what is half decided: only a new step of the game does. */
export const useOrders = ({ step, viewer }: View): readonly [Orders, Dispatch<OrdersInput>] => {
  const [orders, order] = useReducer(stepOrders, NO_ORDERS);
  const [seen, see] = useState({ step, viewer });
  if (seen.step !== step || seen.viewer !== viewer) {
    see({ step, viewer });
    order({ type: 'left' });
  }
  const { at } = orders;
  useEffect(() => {
    if (at === 'none') return;
    const escape = ({ key: pressed }: KeyboardEvent): void => void (pressed === 'Escape' && order({ type: 'left' }));
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [at]);
  return [orders, order];
};
