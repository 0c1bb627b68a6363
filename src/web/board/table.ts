import { createContext, useContext, type Dispatch, type Provider } from 'react';
import type { BoardProps } from '../games/client.ts';
import type { Input, Interaction } from './interaction.ts';

/** All that the parts of a board share. */
export interface BoardTable<View, Move> extends BoardProps<View, Move> {
  readonly now: Interaction<Move>;
  readonly dispatch: Dispatch<Input<Move>>;
  /** The places the last move has touched. */
  readonly marked: ReadonlySet<string>;
}

/** A board's own provider and hook, typed by its game. */
export const makeTable = <Table>(): {
  readonly TableProvider: Provider<Table | undefined>;
  readonly useTable: () => Table;
} => {
  const Context = createContext<Table | undefined>(undefined);
  return {
    TableProvider: Context.Provider,
    useTable: () => {
      const table = useContext(Context);
      if (table === undefined) throw new Error('a part of the board stands outside of it');
      return table;
    },
  };
};
