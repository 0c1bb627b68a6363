import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Disc } from '../../app/Disc.tsx';
import { TrashIcon } from '../../app/icons.tsx';
import { useSettings } from '../../app/settings.ts';
import type { AppText } from '../../app/text/text.ts';
import { useText } from '../../app/words.ts';
import type { LocalTable } from '../../local/protocol.ts';
import { ago } from './ago.ts';
import { isOver, type KnownTable } from './useTables.ts';

interface GameRowProps {
  readonly table: KnownTable;
  readonly now: number;
  readonly remove: () => void;
}

/** Everybody but the one whose device this is. */
const company = ({ seats }: LocalTable, { home, and }: AppText): string => {
  const own = seats.findIndex(({ kind }) => kind === 'person');
  const names = seats.filter((_, index) => index !== own).map(({ name }) => name);
  return names.length === 0 ? '' : home.with(and(names));
};

/** Who came where, the winner first; neutrals have no name here. */
const result = ({ seats, places }: LocalTable, { home, score }: AppText): string => {
  const ranked = seats
    .map(({ name }, index) => ({ name, place: places?.[index] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ name, place }) => `${score.place(place)} ${name}`);
  return [home.finished, ...ranked].join(' · ');
};

const Sure = ({
  title,
  remove,
  keep,
}: {
  readonly title: string;
  readonly remove: () => void;
  readonly keep: () => void;
}) => {
  const { home } = useText();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset className="row-sure" aria-label={home.sure(title)}>
      <strong>{home.sure(title)}</strong>
      <button type="button" className="btn" ref={first} onClick={keep}>
        {home.keep}
      </button>
      <button type="button" className="btn btn-danger" onClick={remove}>
        {home.remove}
      </button>
    </fieldset>
  );
};

const Told = ({ table, now }: Omit<GameRowProps, 'remove'>) => {
  const text = useText();
  const language = useSettings(settings => settings.language);
  const hasEnded = isOver(table);
  const { title } = text.games[table.game];
  return (
    <>
      <div className="row-main">
        <strong>{title}</strong>
        <span>{hasEnded ? result(table, text) : company(table, text)}</span>
      </div>
      <span className="row-when">{ago(language, now - table.updated)}</span>
      <Link href={`/table/${table.id}`} className={hasEnded ? 'btn' : 'btn btn-primary'}>
        {hasEnded ? text.home.look : text.home.goOn} <span className="sr-only">{title}</span>
      </Link>
    </>
  );
};

/** A table of this device: go on, look at it again, or remove it after a second thought. */
export const GameRow = ({ table, now, remove }: GameRowProps) => {
  const { games, home } = useText();
  const [isAsking, setIsAsking] = useState(false);
  const trash = useRef<HTMLButtonElement>(null);
  const { title } = games[table.game];
  const keep = (): void => {
    setIsAsking(false);
    // The button is back on the page after the next paint.
    requestAnimationFrame(() => trash.current?.focus());
  };
  return (
    <li className="row">
      <Disc game={table.game} />
      {isAsking ? (
        <Sure title={title} remove={remove} keep={keep} />
      ) : (
        <>
          <Told table={table} now={now} />
          <button
            ref={trash}
            type="button"
            className="btn btn-round btn-bare"
            aria-label={`${home.remove} ${title}`}
            title={home.remove}
            onClick={() => setIsAsking(true)}
          >
            <TrashIcon />
          </button>
        </>
      )}
    </li>
  );
};
