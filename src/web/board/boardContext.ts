import { createContext, useContext, type Dispatch, type Provider } from 'react';
import type { BoardProps } from '../games/client.ts';
import type { InteractionEvent, Interaction } from './interaction.ts';

/** The context of a board: what all its parts share. */
export interface BoardContext<View, Move> extends BoardProps<View, Move> {
  readonly now: Interaction<Move>;
  readonly dispatch: Dispatch<InteractionEvent<Move>>;
  /** The places of the last move. */
  readonly marked: ReadonlySet<string>;
}

/** Makes a board's own React context, typed by its game. */
export const makeBoardContext = <Board>(): {
  readonly BoardProvider: Provider<Board | undefined>;
  readonly useBoard: () => Board;
} => {
  const Context = createContext<Board | undefined>(undefined);
  return {
    BoardProvider: Context.Provider,
    useBoard: () => {
      const board = useContext(Context);
      if (board === undefined) throw new Error('this component belongs inside its board');
      return board;
    },
  };
};
