import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../board/lazyPart.ts';
import { lazyFigures } from '../../board/lazyFigures.tsx';
import { lazyHint } from '../../board/lazyHint.tsx';
import { languagePacks } from './text/languagePacks.ts';

/** Hints, figures and components: no game begins with them, so they are loaded lazily, in a chunk of their own. */
const LAZY_PARTS = lazyPart(() => import('./lazyParts.ts'));

/** What a game may still need: it is prefetched once the board stands. */
export const PREFETCHED = [LAZY_PARTS, ...languagePacks.parts];

export const Hint = lazyHint(LAZY_PARTS);

/** The paragraphs of the rules that have a figure beside them. */
const FIGURE_PARAGRAPHS = ['1.3', '1.6', '4.7', '5.3', '7.2', '8.11', '9.4'] as const;
export type FigureParagraph = (typeof FIGURE_PARAGRAPHS)[number];

export const figures = lazyFigures(FIGURE_PARAGRAPHS, LAZY_PARTS);

const Component = ({ id }: { readonly id: string }) => LAZY_PARTS.read().drawComponent(id);

/** The piece behind a row of a component sheet. */
export const drawComponent = (id: string): ReactNode => (
  <Suspense>
    <Component id={id} />
  </Suspense>
);
