/** A move that is half made, or a click that was refused. Both end with the next thing the player does. */
export type Interaction<Move> =
  | { readonly at: 'idle' }
  /** One place, several moves: which of them? */
  | { readonly at: 'choosing'; readonly place: string; readonly moves: readonly Move[] }
  | { readonly at: 'refused'; readonly place: string };

export type Input<Move> =
  /** `asks` even where there is one move only. */
  | { readonly type: 'picked'; readonly place: string; readonly moves: readonly Move[]; readonly asks?: true }
  /** The player looked elsewhere, or the table changed. */
  | { readonly type: 'left' };

export const IDLE = { at: 'idle' } as const;

export const step = <Move>(now: Interaction<Move>, input: Input<Move>): Interaction<Move> => {
  if (input.type === 'left') return now.at === 'idle' ? now : IDLE;
  const { place, moves, asks } = input;
  if (moves.length === 0) return { at: 'refused', place };
  const isSecondClick = now.at === 'choosing' && now.place === place;
  return (moves.length === 1 && !asks) || isSecondClick ? IDLE : { at: 'choosing', place, moves };
};
