import { discOf } from '../games/art.ts';

/** A game's round logo; the four together are the logo of the site. */
export const Disc = ({ game, size = 44 }: { readonly game: string; readonly size?: number }) => (
  <img className="disc" src={discOf(game)} alt="" width={size} height={size} />
);
