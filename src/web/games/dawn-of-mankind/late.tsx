import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../board/lazyPart.ts';
import { lazyFigures } from '../../board/lazyFigures.tsx';

export const LATER = lazyPart(() => import('./later.ts'));

/** What a game may still need once the board stands. */
export const COMING = [LATER];

/** The paragraphs of the rules that have a figure beside them. */
const FIGURED = ['1.3', '1.6', '4.7', '5.3', '7.2', '8.11', '9.4'] as const;
export type Figured = (typeof FIGURED)[number];

export const figures = lazyFigures(FIGURED, LATER);

const Component = ({ id }: { readonly id: string }) => LATER.read().drawComponent(id);

/** The piece behind a row of a component sheet. */
export const drawComponent = (id: string): ReactNode => (
  <Suspense>
    <Component id={id} />
  </Suspense>
);
