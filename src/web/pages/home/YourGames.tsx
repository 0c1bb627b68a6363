import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useAppText } from '../../app/text/useAppText.ts';
import { isOver, type LocalTables } from './useLocalTables.ts';

// A first visit has no games yet.
const GameRow = lazy(() => import('./GameRow').then(({ GameRow: part }) => ({ default: part })));

interface YourGamesProps {
  readonly local: LocalTables | undefined;
  readonly remove: (id: string) => Promise<void>;
  /** How many online games the children show. */
  readonly online: number;
  readonly children: ReactNode;
}

/** The reader's games: online first, then local, finished ones last. */
export const YourGames = ({ local, remove, online, children }: YourGamesProps) => {
  const { home } = useAppText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasRemoved, setHasRemoved] = useState(false);
  const tables = local?.tables ?? [];
  const count = tables.length + online;
  const sorted = [...tables.filter(table => !isOver(table)), ...tables.filter(isOver)];
  const removeRow = async (id: string): Promise<void> => {
    await remove(id);
    setHasRemoved(true);
    heading.current?.focus();
  };
  return (
    <section className="your-games" aria-labelledby="your-games">
      <h2 id="your-games" ref={heading} tabIndex={-1}>
        {home.yourGames} {count > 0 && <span className="count">{count}</span>}
      </h2>
      <output className="sr-only">{hasRemoved && home.removed}</output>
      {local !== undefined && count === 0 && <p className="empty">{home.noGames}</p>}
      {count > 0 && (
        <ul className="rows">
          {children}
          <Suspense>
            {local !== undefined &&
              sorted.map(table => (
                <GameRow key={table.id} table={table} now={local.now} remove={() => void removeRow(table.id)} />
              ))}
          </Suspense>
        </ul>
      )}
    </section>
  );
};
