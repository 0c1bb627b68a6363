import { createElement, Suspense, type ComponentType } from 'react';
import type { Late } from './late.ts';

type FiguresAt<Paragraph extends string> = { readonly [P in Paragraph]: ComponentType };

/** The figures of a game's rules, loaded lazily by the rules page: no table needs them. */
export const lateFigures = <Paragraph extends string>(
  paragraphs: readonly Paragraph[],
  part: Late<{ readonly figures: FiguresAt<Paragraph> }>,
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
