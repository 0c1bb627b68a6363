import { useRef, useState, type ReactNode } from 'react';
import { useText } from '../../app/words.ts';
import { GameRow } from './GameRow.tsx';
import { isOver, type Listed } from './useTables.ts';

interface YourGamesProps {
  readonly listed: Listed | undefined;
  readonly remove: (id: string) => Promise<void>;
  /** How many games elsewhere the children show. */
  readonly online: number;
  readonly children: ReactNode;
}

/** The reader's games: those elsewhere first, then those of this device, the finished ones last. */
export const YourGames = ({ listed, remove, online, children }: YourGamesProps) => {
  const { home } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasRemoved, setHasRemoved] = useState(false);
  const tables = listed?.tables ?? [];
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
      {listed !== undefined && count === 0 && <p className="empty">{home.noGames}</p>}
      {count > 0 && (
        <ul className="rows">
          {children}
          {listed !== undefined &&
            sorted.map(table => (
              <GameRow key={table.id} table={table} now={listed.now} remove={() => void removeRow(table.id)} />
            ))}
        </ul>
      )}
    </section>
  );
};
