import { useRef, useState } from 'react';
import { useText } from '../../app/words.ts';
import { GameRow } from './GameRow.tsx';
import { isOver, type Listed } from './useTables.ts';

interface YourGamesProps {
  readonly listed: Listed | undefined;
  readonly remove: (id: string) => Promise<void>;
}

/** The games of this device: those that run first, then the finished ones. */
export const YourGames = ({ listed, remove }: YourGamesProps) => {
  const { home } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasRemoved, setHasRemoved] = useState(false);
  const tables = listed?.tables ?? [];
  const sorted = [...tables.filter(table => !isOver(table)), ...tables.filter(isOver)];
  const removeRow = async (id: string): Promise<void> => {
    await remove(id);
    setHasRemoved(true);
    heading.current?.focus();
  };
  return (
    <section className="your-games" aria-labelledby="your-games">
      <h2 id="your-games" ref={heading} tabIndex={-1}>
        {home.yourGames} {tables.length > 0 && <span className="count">{tables.length}</span>}
      </h2>
      <output className="sr-only">{hasRemoved && home.removed}</output>
      {listed !== undefined && tables.length === 0 && <p className="empty">{home.noGames}</p>}
      {listed !== undefined && tables.length > 0 && (
        <ul className="rows">
          {sorted.map(table => (
            <GameRow key={table.id} table={table} now={listed.now} remove={() => void removeRow(table.id)} />
          ))}
        </ul>
      )}
    </section>
  );
};
