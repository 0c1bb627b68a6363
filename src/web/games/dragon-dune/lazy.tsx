import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../board/lazyPart.ts';
import { lazyFigures } from '../../board/lazyFigures.tsx';
import { lazyHint } from '../../board/lazyHint.tsx';
import { languagePacks } from './text/languagePacks.ts';

/** Panels, agreements and hints: no game begins with them, so they are loaded lazily, in a chunk of their own. */
export const LAZY_PARTS = lazyPart(() => import('./lazyParts.ts'));
const FIGURES = lazyPart(() => import('./figures.tsx'));
const COMPONENTS = lazyPart(() => import('./components.tsx'));

/** All that a game may still need: it is prefetched once the board stands. */
export const PREFETCHED = [LAZY_PARTS, ...languagePacks.parts];

export const Hint = lazyHint(LAZY_PARTS);

/** The paragraphs of the rules that have a figure beside them. */
const FIGURE_PARAGRAPHS = ['2.1', '2.6', '2.7', '2.9', '2.10', '4.3', '10.11', '11.1', '12.7', '12.11'] as const;
export type FigureParagraph = (typeof FIGURE_PARAGRAPHS)[number];

export const figures = lazyFigures(FIGURE_PARAGRAPHS, FIGURES);

const Component = (props: { readonly id: string; readonly sheet: number }) => {
  const { Component: Drawn } = COMPONENTS.read();
  return <Drawn {...props} />;
};

/** The piece behind a row of a component sheet. */
export const drawComponent = (id: string, sheet: number): ReactNode => (
  <Suspense>
    <Component id={id} sheet={sheet} />
  </Suspense>
);
