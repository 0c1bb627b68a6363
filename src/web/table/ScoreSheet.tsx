import { useLocation } from 'wouter';
import { at, seatsOf, type Outcome } from '#kernel';
import { SeatSign } from '../app/SeatSign.tsx';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import { ask, localLink } from '../local/link.ts';
import { Dialog } from './Dialog.tsx';
import { exportTable } from './exportTable.ts';
import type { TableProps } from './Frame.tsx';
import { newSalt } from './salt.ts';

const winnersOf = ({ places }: Outcome): readonly number[] =>
  places.flatMap((place, column) => (place === 1 ? [column] : []));

const Sheet = ({
  columns,
  outcome,
  label,
}: {
  readonly columns: readonly string[];
  readonly outcome: Outcome;
  readonly label: (line: string) => string;
}) => {
  const text = useText();
  const seats = columns.length - outcome.neutrals.length;
  return (
    <table className="sheet">
      <thead>
        <tr>
          <th scope="col">{text.score.title}</th>
          {columns.map((name, column) => (
            <th key={name} scope="col" className={at(outcome.places, column) === 1 ? 'is-winner' : undefined}>
              {column < seats && <SeatSign seat={column} size={18} />}
              <span>{name}</span>
              <small>{text.score.place(at(outcome.places, column))}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {outcome.sheet.map(({ label: line, points }) => (
          <tr key={line} className={line === 'total' ? 'is-total' : undefined}>
            <th scope="row">{label(line)}</th>
            {points.map((value, column) => (
              <td key={at(columns, column)} className={at(outcome.places, column) === 1 ? 'is-winner' : undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Actions = ({ table, close }: Pick<TableProps, 'table'> & { readonly close: () => void }) => {
  const { score } = useText();
  const [, go] = useLocation();
  const rematch = async (): Promise<void> => {
    const { game, config, seats } = table;
    const request = { kind: 'create', table: { game, config, seats }, salt: newSalt() } as const;
    const { id } = await ask(localLink(), request, 'created');
    go(`/table/${id}`);
  };
  return (
    <footer>
      <button type="button" className="btn btn-primary" onClick={() => void rematch()}>
        {score.rematch}
      </button>
      <button type="button" className="btn" onClick={close}>
        {score.showTable}
      </button>
      <button type="button" className="btn" onClick={() => void exportTable(table)}>
        {score.export}
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => go('/')}>
        {score.back}
      </button>
    </footer>
  );
};

/** The score line by line, as on a paper pad, and what one may want next. */
export const ScoreSheet = ({ told, table, client, name, close }: TableProps & { readonly close: () => void }) => {
  const text = useText();
  const language = useSettings(settings => settings.language);
  const { outcome } = told;
  if (outcome === undefined) return null;
  const words = client.text[language];
  const columns = [
    ...seatsOf(table.seats.length).map(name),
    ...outcome.neutrals.map(neutral => client.words[language].neutral?.(neutral) ?? neutral),
  ];
  const winners = text.and(winnersOf(outcome).map(column => at(columns, column)));
  return (
    <Dialog title={text.score.wins(winners)} className="score" close={close}>
      <Sheet columns={columns} outcome={outcome} label={line => words.score[line] ?? line} />
      <Actions table={table} close={close} />
    </Dialog>
  );
};
