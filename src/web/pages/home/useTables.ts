import { useCallback, useEffect, useState } from 'react';
import { isGameId, type GameId } from '#games/manifests';
import { ask, localLink } from '../../local/link.ts';
import type { LocalTable } from '../../local/protocol.ts';

/** A table of a listed game; a device may hold others, such as of a version to come. */
export type KnownTable = LocalTable & { readonly game: GameId };

const isKnown = (table: LocalTable): table is KnownTable => isGameId(table.game);

export const isOver = ({ places }: LocalTable): boolean => places !== undefined;

export interface Listed {
  readonly tables: readonly KnownTable[];
  /** When the list was made. */
  readonly now: number;
}

/** The tables of this device, the latest first; `undefined` until they are known. */
export const useTables = () => {
  const [listed, setListed] = useState<Listed>();
  useEffect(() => {
    let isWanted = true;
    const show = (tables: readonly LocalTable[]): void =>
      void (isWanted && setListed({ tables: tables.filter(isKnown), now: Date.now() }));
    ask(localLink(), { kind: 'list' }, 'listed').then(
      ({ tables }) => show(tables),
      // A browser that keeps nothing, such as a private window of some: no games, but the rest of the page.
      () => show([]),
    );
    return () => void (isWanted = false);
  }, []);
  const remove = useCallback(async (id: string): Promise<void> => {
    await ask(localLink(), { kind: 'remove', id }, 'removed');
    setListed(before => before && { ...before, tables: before.tables.filter(table => table.id !== id) });
  }, []);
  return { listed, remove };
};
