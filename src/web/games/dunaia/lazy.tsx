import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../board/lazyPart.ts';
import { lazyFigures } from '../../board/lazyFigures.tsx';
import { lazyHint } from '../../board/lazyHint.tsx';
import { languagePacks } from './text/languagePacks.ts';
import type { Owner } from './village/Belongings.tsx';

/** What is loaded after the board stands. */
export const LAZY_PARTS = lazyPart(() => import('./lazyParts.ts'));

/** What a game may still need: it is prefetched once the board stands. */
export const PREFETCHED = [LAZY_PARTS, ...languagePacks.parts];

export const Hint = lazyHint(LAZY_PARTS);

const CharacterPart = ({ part, ...owner }: Owner & { readonly part: 'Elite' | 'Booked' }) => {
  const { [part]: Part } = LAZY_PARTS.read();
  return <Part {...owner} />;
};

/** What a player has by an Elite character, who is in few games. */
export const LazyCharacter = (props: Parameters<typeof CharacterPart>[0]) =>
  props.player.elite === 'none' ? null : (
    <Suspense>
      <CharacterPart {...props} />
    </Suspense>
  );

/** The paragraphs of the rules that have a figure beside them. */
const FIGURE_PARAGRAPHS = ['2.2', '3.2', '3.3', '3.4', '3.6', '6.1', '9.1', '9.10'] as const;
export type FigureParagraph = (typeof FIGURE_PARAGRAPHS)[number];

export const figures = lazyFigures(
  FIGURE_PARAGRAPHS,
  lazyPart(() => import('./figures.tsx')),
);

const COMPONENTS = lazyPart(() => import('./components.tsx'));

const Piece = ({ id }: { readonly id: string }) => COMPONENTS.read().drawPiece(id);

/** The sheets of prices and of other numbers show no pieces. */
export const SHEETS_WITHOUT_PIECES: readonly number[] = [3, 10];

/** Drawings for the component sheets. */
export const drawComponent = (id: string, sheet: number): ReactNode =>
  SHEETS_WITHOUT_PIECES.includes(sheet) ? null : (
    <Suspense>
      <Piece id={id} />
    </Suspense>
  );
