import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { at, seatsOf, type Outcome } from '#kernel';
import { CloseIcon } from '../../app/icons.tsx';
import { SeatSign } from '../../app/SeatSign.tsx';
import { ANIMATION_TIMES, prefersReducedMotion } from '../../app/animationSpeed.ts';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import type { TableProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';
import './score.css';
import { ScoreActions } from './ScoreActions.tsx';
import { countRows, winnersOf, winningPoints, type CountedRow } from './countRows.ts';

/** How many rows are counted by now. All at once if the sheet was shown before, or without animation. */
const useCount = (rows: number, isNew: boolean): readonly [counted: number, countAll: () => void] => {
  const speed = useSettings(settings => settings.pace);
  const [isAtOnce] = useState(() => !isNew || speed === 'none' || prefersReducedMotion());
  const [counted, setCounted] = useState(isAtOnce ? rows : 0);
  useEffect(() => {
    if (counted >= rows) return;
    const timer = setTimeout(() => setCounted(counted + 1), ANIMATION_TIMES[speed].score);
    return () => clearTimeout(timer);
  }, [counted, rows, speed]);
  return [counted, () => setCounted(rows)];
};

interface SheetProps {
  readonly columns: readonly string[];
  readonly outcome: Outcome;
  readonly rows: readonly CountedRow[];
  readonly isCounted: boolean;
}

const SheetHead = ({ columns, outcome, isCounted }: SheetProps) => {
  const text = useAppText();
  const seats = columns.length - outcome.neutrals.length;
  return (
    <thead>
      <tr>
        <th scope="col">{text.score.title}</th>
        {columns.map((name, column) => (
          <th key={name} scope="col" className={isCounted && outcome.places[column] === 1 ? 'is-winner' : undefined}>
            {column < seats && <SeatSign seat={column} size={20} />}
            <span>{name}</span>
            <small>{isCounted ? text.score.place(at(outcome.places, column)) : '\u00a0'}</small>
          </th>
        ))}
      </tr>
    </thead>
  );
};

const Sheet = ({ client, ...props }: SheetProps & Pick<TableProps, 'client'>) => {
  const { columns, outcome, rows, isCounted } = props;
  const language = useSettings(settings => settings.language);
  const labels = client.text[language].score;
  return (
    <table className="sheet">
      <SheetHead {...props} />
      <tbody>
        {rows.map(({ label, points, isTotal, isPending }) => (
          <tr key={label} className={`${isTotal ? 'is-total' : ''} ${isPending ? 'is-coming' : ''}`}>
            <th scope="row">
              <span>
                {client.drawScoreLine?.(label)}
                {labels[label] ?? label}
              </span>
            </th>
            {points.map((value, column) => (
              <td
                key={at(columns, column)}
                className={isCounted && outcome.places[column] === 1 ? 'is-winner' : undefined}
              >
                {value === 0 && !isTotal ? '–' : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The winners, once all rows are counted. */
const Headline = ({ id, columns, outcome, isCounted }: SheetProps & { readonly id: string }) => {
  const { score } = useAppText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const winners = winnersOf(outcome);
  const points = winningPoints(outcome);
  const [first] = winners;
  return (
    <div className="score-headline" aria-live="polite">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {isCounted && first !== undefined && first < columns.length - outcome.neutrals.length && (
          <SeatSign seat={first} size={24} />
        )}
        {isCounted ? score.wins(winners.map(column => at(columns, column))) : score.title}
      </h2>
      {isCounted && points !== undefined && <p>{score.points(points)}</p>}
    </div>
  );
};

interface ScoreSheetProps extends TableProps {
  /** Whether the game has ended just now: then the rows are counted one by one. */
  readonly isNew: boolean;
  readonly close: () => void;
}

const useColumns = ({ table, update, client, name }: TableProps): readonly string[] => {
  const language = useSettings(settings => settings.language);
  const neutrals = update.outcome?.neutrals ?? [];
  return [
    ...seatsOf(table.seats.length).map(name),
    ...neutrals.map(neutral => client.tableText[language].neutral?.(neutral) ?? neutral),
  ];
};

const CountedSheet = (props: ScoreSheetProps & { readonly outcome: Outcome }) => {
  const { client, outcome, isNew, close } = props;
  const { table } = useAppText();
  const heading = useId();
  const columns = useColumns(props);
  const isLesson = useTableSlots()?.kind === 'lesson';
  const [counted, countAll] = useCount(outcome.sheet.length, isNew);
  const isCounted = counted >= outcome.sheet.length;
  const sheet = { columns, outcome, rows: countRows(outcome, counted), isCounted };
  const press = ({ key }: KeyboardEvent): void => void (key === 'Escape' && (isCounted ? close() : countAll()));
  return (
    // Not modal: the board beside it stays usable.
    <dialog open className="score" data-place="ui/score" aria-labelledby={heading} onKeyDown={press}>
      <header>
        <Headline id={heading} {...sheet} />
        <button type="button" className="btn btn-round btn-quiet" aria-label={table.close} onClick={close}>
          <CloseIcon />
        </button>
      </header>
      <div className="pad">
        <Sheet client={client} {...sheet} />
      </div>
      {isCounted ? (
        !isLesson && <ScoreActions {...props} />
      ) : (
        <footer>
          <button type="button" className="btn" onClick={countAll}>
            {table.skip}
          </button>
        </footer>
      )}
    </dialog>
  );
};

/** The score sheet, beside the board; at the end of a game its rows are counted one by one. */
export const ScoreSheet = (props: ScoreSheetProps) => {
  const { outcome } = props.update;
  return outcome === undefined ? null : <CountedSheet {...props} outcome={outcome} />;
};
