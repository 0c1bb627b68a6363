import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Disc } from '../../app/Disc.tsx';
import { TrashIcon } from '../../app/icons.tsx';
import { useSettings } from '../../app/settings.ts';
import type { AppText } from '../../app/text/appText.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import type { TableSummary } from '../../session/protocol.ts';
import { timeAgo } from '../../app/timeAgo.ts';
import { UnavailableReason } from '../../table/unavailable/UnavailableReason.tsx';
import { isOver, type KnownTableSummary } from './useLocalTables.ts';

interface GameRowProps {
  readonly table: KnownTableSummary;
  readonly now: number;
  readonly remove: () => void;
}

/** The other players. */
const opponents = ({ seats }: TableSummary, { home, and }: AppText): string => {
  const own = seats.findIndex(({ kind }) => kind === 'person');
  const names = seats.filter((_, index) => index !== own).map(({ name }) => name);
  return names.length === 0 ? '' : home.with(and(names));
};

/** The places, the winner first; neutrals have no name here. */
const result = ({ seats, places }: TableSummary, { home, score }: AppText): string => {
  const ranked = seats
    .map(({ name }, index) => ({ name, place: places?.[index] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ name, place }) => `${score.place(place)} ${name}`);
  return [home.finished, ...ranked].join(' · ');
};

const RemoveConfirmation = ({
  title,
  remove,
  keep,
}: {
  readonly title: string;
  readonly remove: () => void;
  readonly keep: () => void;
}) => {
  const { home } = useAppText();
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

const RowDetails = ({ table, now }: Omit<GameRowProps, 'remove'>) => {
  const text = useAppText();
  const language = useSettings(settings => settings.language);
  const hasEnded = isOver(table);
  const { title } = text.games[table.game];
  return (
    <>
      <div className="row-main">
        <strong>{title}</strong>
        <span>{hasEnded ? result(table, text) : opponents(table, text)}</span>
        {table.fault !== undefined && (
          <span>
            <UnavailableReason fault={table.fault} />
          </span>
        )}
      </div>
      <span className="row-when">{timeAgo(language, now - table.updated)}</span>
      {table.fault === undefined && (
        <Link href={`/table/${table.id}`} className={hasEnded ? 'btn' : 'btn btn-primary'}>
          {hasEnded ? text.home.look : text.home.goOn} <span className="sr-only">{title}</span>
        </Link>
      )}
    </>
  );
};

/** A local table: continue, look at it, or remove it after a confirmation. */
export const GameRow = ({ table, now, remove }: GameRowProps) => {
  const { games, home } = useAppText();
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
        <RemoveConfirmation title={title} remove={remove} keep={keep} />
      ) : (
        <>
          <RowDetails table={table} now={now} />
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
