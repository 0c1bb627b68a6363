import type { ReactNode } from 'react';
import { RESOURCES, type Cost } from '#games/dawn-of-mankind/facts';
import { Icon } from './Drawing.tsx';

const KINDS = [...RESOURCES, 'food', 'any'] as const;

export const Points = ({ amount }: { readonly amount: ReactNode }) => (
  <span className="dawn-vp">
    <b>{amount}</b>
  </span>
);

/** So much of each kind, as numbers and pictures. */
export const Amounts = ({ cost, sign = '' }: { readonly cost: Partial<Cost>; readonly sign?: string }) =>
  KINDS.flatMap(kind => {
    const amount = cost[kind] ?? 0;
    return amount === 0
      ? []
      : [
          <span key={kind} className="dawn-amount">
            <b>
              {sign}
              {amount}
            </b>
            <Icon id={kind} />
          </span>,
        ];
  });
