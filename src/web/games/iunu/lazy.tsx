import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../board/lazyPart.ts';
import { lazyFigures } from '../../board/lazyFigures.tsx';
import { lazyHint } from '../../board/lazyHint.tsx';
import { languagePacks } from './text/languagePacks.ts';
import type { AfterlifeChoiceProps } from './parts/AfterlifeChoice.tsx';
import type { OwnAfterlifeProps } from './parts/OwnAfterlife.tsx';

const LAZY_PARTS = lazyPart(() => import('./lazyParts.ts'));

/** What a game may still need: it is prefetched once the board stands. */
export const PREFETCHED = [LAZY_PARTS, ...languagePacks.parts];

export const Hint = lazyHint(LAZY_PARTS);

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

export const figures = lazyFigures(
  FIGURE_PARAGRAPHS,
  lazyPart(() => import('./figures.tsx')),
);

const COMPONENTS = lazyPart(() => import('./components.tsx'));

const Piece = ({ id }: { readonly id: string }) => COMPONENTS.read().drawPiece(id);

/** Drawings for the component sheets. */
export const drawComponent = (id: string): ReactNode => (
  <Suspense>
    <Piece id={id} />
  </Suspense>
);
