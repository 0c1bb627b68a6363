/** The state of a board's interaction: a choice between several moves of one place, or a refused click. */
export type Interaction<Move> =
  | { readonly at: 'idle' }
  /** One place has several moves: the player chooses. */
  | { readonly at: 'choosing'; readonly place: string; readonly moves: readonly Move[] }
  | { readonly at: 'refused'; readonly place: string };

export type InteractionEvent<Move> =
  /** A place was clicked. `asks` for a choice even if there is only one move. */
  | { readonly type: 'picked'; readonly place: string; readonly moves: readonly Move[]; readonly asks?: true }
  /** The player clicked elsewhere or pressed Escape, or the view changed. */
  | { readonly type: 'left' };

export const IDLE = { at: 'idle' } as const;

export const interactionReducer = <Move>(now: Interaction<Move>, input: InteractionEvent<Move>): Interaction<Move> => {
  if (input.type === 'left') return now.at === 'idle' ? now : IDLE;
  const { place, moves, asks } = input;
  if (moves.length === 0) return { at: 'refused', place };
  const isSecondClick = now.at === 'choosing' && now.place === place;
  return (moves.length === 1 && !asks) || isSecondClick ? IDLE : { at: 'choosing', place, moves };
};
