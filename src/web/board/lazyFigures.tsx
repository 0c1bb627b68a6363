import { createElement, Suspense, type ComponentType } from 'react';
import type { LazyPart } from './lazyPart.ts';

type FiguresAt<Paragraph extends string> = { readonly [P in Paragraph]: ComponentType };

/** The figures of a game's rules, loaded lazily by the rules page: no table needs them. */
export const lazyFigures = <Paragraph extends string>(
  paragraphs: readonly Paragraph[],
  part: LazyPart<{ readonly figures: FiguresAt<Paragraph> }>,
): Readonly<Record<string, ComponentType>> =>
  Object.fromEntries(
    paragraphs.map(paragraph => {
      const Figure = () => createElement(part.read().figures[paragraph]);
      const LazyFigure = () => (
        <Suspense>
          <Figure />
        </Suspense>
      );
      return [paragraph, LazyFigure];
    }),
  );
