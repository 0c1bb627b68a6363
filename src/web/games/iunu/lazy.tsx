import { Suspense, type ReactNode } from 'react';
import { late } from '../../board/late.ts';
import { lateFigures } from '../../board/lateFigures.tsx';
import { lateHint } from '../../board/lateHint.tsx';
import type { AfterlifeChoiceProps } from './parts/AfterlifeChoice.tsx';
import type { OwnAfterlifeProps } from './parts/OwnAfterlife.tsx';

const LAZY_PARTS = late(() => import('./lazyParts.ts'));

/** What a game may still need: it is prefetched once the board stands. */
export const PREFETCHED = [LAZY_PARTS];

export const Hint = lateHint(LAZY_PARTS);

const LoadedChoice = (props: AfterlifeChoiceProps) => {
  const Part = LAZY_PARTS.read().AfterlifeChoice;
  return <Part {...props} />;
};

export const AfterlifeChoice = (props: AfterlifeChoiceProps) => (
  <Suspense>
    <LoadedChoice {...props} />
  </Suspense>
);

const LoadedAfterlife = (props: OwnAfterlifeProps) => {
  const Part = LAZY_PARTS.read().OwnAfterlife;
  return <Part {...props} />;
};

export const OwnAfterlife = (props: OwnAfterlifeProps) => (
  <Suspense>
    <LoadedAfterlife {...props} />
  </Suspense>
);

/** The paragraphs of the rules that have a figure beside them. */
const FIGURE_PARAGRAPHS = ['1.2', '3.3', '5.13', '8.4'] as const;
export type FigureParagraph = (typeof FIGURE_PARAGRAPHS)[number];

export const figures = lateFigures(
  FIGURE_PARAGRAPHS,
  late(() => import('./figures.tsx')),
);

const COMPONENTS = late(() => import('./components.tsx'));

const Piece = ({ id }: { readonly id: string }) => COMPONENTS.read().drawPiece(id);

/** Drawings for the component sheets. */
export const drawComponent = (id: string): ReactNode => (
  <Suspense>
    <Piece id={id} />
  </Suspense>
);
