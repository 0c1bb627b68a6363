import { lazy, Suspense } from 'react';
import type { Unavailable } from './Reason.tsx';

// Few ever read it.
const Reason = lazy(() => import('./Reason.tsx').then(({ Reason: part }) => ({ default: part })));

/** Why a game that is kept cannot be opened by the rules that are here, in a sentence. */
export const UnavailableReason = ({ fault }: { readonly fault: Unavailable }) => (
  <Suspense>
    <Reason fault={fault} />
  </Suspense>
);
