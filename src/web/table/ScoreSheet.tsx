import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { at, seatsOf, type Outcome } from '#kernel';
import { CloseIcon } from '../app/icons.tsx';
import { SeatSign } from '../app/SeatSign.tsx';
import { useSettings, type Pace } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import type { TableProps } from './Frame.tsx';
import './score.css';
import { ScoreActions } from './ScoreActions.tsx';
import { countedSheet, winnersOf, winningPoints, type SheetLine } from './tally.ts';

/** Milliseconds until the next line is counted. */
const EVERY: { readonly [P in Pace]: number } = { slow: 1100, normal: 650, fast: 300, none: 0 };

/** How many lines are counted by now. Whoever has seen it, or wants no motion, sees all at once. */
const useCount = (lines: number, isNew: boolean): readonly [counted: number, countAll: () => void] => {
  const pace = useSettings(settings => settings.pace);
  const [isAtOnce] = useState(
    () => !isNew || pace === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const [counted, setCounted] = useState(isAtOnce ? lines : 0);
  useEffect(() => {
    if (counted >= lines) return;
    const timer = setTimeout(() => setCounted(counted + 1), EVERY[pace]);
    return () => clearTimeout(timer);
  }, [counted, lines, pace]);
  return [counted, () => setCounted(lines)];
};

interface SheetProps {
  readonly columns: readonly string[];
  readonly outcome: Outcome;
  readonly lines: readonly SheetLine[];
  readonly isCounted: boolean;
}

const Heads = ({ columns, outcome, isCounted }: SheetProps) => {
  const text = useText();
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
  const { columns, outcome, lines, isCounted } = props;
  const language = useSettings(settings => settings.language);
  const words = client.text[language].score;
  return (
    <table className="sheet">
      <Heads {...props} />
      <tbody>
        {lines.map(({ label, points, isTotal, isComing }) => (
          <tr key={label} className={`${isTotal ? 'is-total' : ''} ${isComing ? 'is-coming' : ''}`}>
            <th scope="row">
              <span>
                {client.drawScoreLine?.(label)}
                {words[label] ?? label}
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

/** Who has won, once that is counted. */
const Headline = ({ id, columns, outcome, isCounted }: SheetProps & { readonly id: string }) => {
  const { score, and } = useText();
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
        {isCounted ? score.wins(and(winners.map(column => at(columns, column)))) : score.title}
      </h2>
      {isCounted && points !== undefined && <p>{score.points(points)}</p>}
    </div>
  );
};

interface ScoreSheetProps extends TableProps {
  /** Whether the game has ended just now, so that there is something to count. */
  readonly isNew: boolean;
  readonly close: () => void;
}

const useColumns = ({ table, update, client, name }: TableProps): readonly string[] => {
  const language = useSettings(settings => settings.language);
  const neutrals = update.outcome?.neutrals ?? [];
  return [
    ...seatsOf(table.seats.length).map(name),
    ...neutrals.map(neutral => client.words[language].neutral?.(neutral) ?? neutral),
  ];
};

const Counting = (props: ScoreSheetProps & { readonly outcome: Outcome }) => {
  const { client, outcome, isNew, close } = props;
  const { table } = useText();
  const heading = useId();
  const columns = useColumns(props);
  const [counted, countAll] = useCount(outcome.sheet.length, isNew);
  const isCounted = counted >= outcome.sheet.length;
  const sheet = { columns, outcome, lines: countedSheet(outcome, counted), isCounted };
  const press = ({ key }: KeyboardEvent): void => void (key === 'Escape' && (isCounted ? close() : countAll()));
  return (
    // Beside the board, not instead of it: nothing else is taken away, so it is no modal dialog.
    <dialog open className="score" aria-labelledby={heading} onKeyDown={press}>
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
        <ScoreActions {...props} />
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

/** The score line by line, as on a paper pad, beside the board it was won on. */
export const ScoreSheet = (props: ScoreSheetProps) => {
  const { outcome } = props.update;
  return outcome === undefined ? null : <Counting {...props} outcome={outcome} />;
};
