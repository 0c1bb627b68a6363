import discs from '../art/discs.svg?no-inline';
import type { GameId } from './text/text.ts';

/** A game's round logo; the four together are the logo of the site. */
export const Disc = ({ game, size = 44 }: { readonly game: GameId; readonly size?: number }) => (
  <svg className="disc" width={size} height={size} aria-hidden="true">
    <use href={`${discs}#${game}`} />
  </svg>
);
