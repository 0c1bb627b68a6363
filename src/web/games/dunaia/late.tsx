import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../board/lazyPart.ts';
import { lazyFigures } from '../../board/lazyFigures.tsx';

export const LATER = lazyPart(() => import('./later.ts'));

/** What a game may still need once the board stands. */
export const COMING = [LATER];

/** The paragraphs of the rules that have a figure beside them. */
const FIGURED = ['2.2', '3.2', '3.3', '3.4', '3.6', '6.1', '9.1', '9.10'] as const;
export type Figured = (typeof FIGURED)[number];

export const figures = lazyFigures(
  FIGURED,
  lazyPart(() => import('./figures.tsx')),
);

const COMPONENTS = lazyPart(() => import('./components.tsx'));

const Piece = ({ id }: { readonly id: string }) => COMPONENTS.read().drawPiece(id);

/** The sheets of prices and of other numbers show no pieces. */
export const UNDRAWN: readonly number[] = [3, 10];

/** Drawings for the component sheets. */
export const drawComponent = (id: string, sheet: number): ReactNode =>
  UNDRAWN.includes(sheet) ? null : (
    <Suspense>
      <Piece id={id} />
    </Suspense>
  );
