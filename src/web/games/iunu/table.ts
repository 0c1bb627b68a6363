import { createContext, useContext, type Dispatch } from 'react';
import type { BoardProps } from '../client.ts';
import type { Move, View } from './game.ts';
import type { Input, Interaction } from './interaction.ts';

/** All that the parts of the board share. */
export interface BoardTable extends BoardProps<View, Move> {
  readonly now: Interaction;
  readonly dispatch: Dispatch<Input>;
  /** What the last move has touched. */
  readonly marked: ReadonlySet<string>;
}

const TableContext = createContext<BoardTable | undefined>(undefined);

export const TableProvider = TableContext.Provider;

export const useTable = (): BoardTable => {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('a part of the board stands outside of it');
  return table;
};
