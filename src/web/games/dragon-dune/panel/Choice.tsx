import { hireCost, idOf, type Move, type Territory } from '../game.ts';
import { useTable } from '../table.ts';
import { useBoardText, useGroundText } from '../words.ts';
import { Act, Acts } from './Act.tsx';
import { Title } from './Title.tsx';

/** Moves that differ only in their numbers stand in one row. */
const rowsOf = (moves: readonly Move[]): ReadonlyMap<string, readonly Move[]> => {
  const rows = new Map<string, Move[]>();
  for (const move of moves) {
    const card = move.type === 'fly' ? move.card : move.type === 'hire' ? move.ace : '';
    const key = `${move.type} ${card}`;
    rows.set(key, [...(rows.get(key) ?? []), move]);
  }
  return rows;
};

type Counted = Extract<Move, { readonly count: number }>;
const isCounted = (move: Move): move is Counted => 'count' in move;
const elitesOf = (move: Counted): number => ('elites' in move ? move.elites : 0);

const Chip = ({ move }: { readonly move: Counted }) => {
  const { view } = useTable();
  const { choice } = useBoardText();
  const { step, viewer } = view;
  const isHire = move.type === 'hire' && step.at === 'hiring' && viewer !== 'audience';
  return (
    <Act move={move} className="dd-chip">
      <b>{choice.units(move.count, elitesOf(move))}</b>
      {isHire && <small className="dd-price">{hireCost(view, viewer, step.territory, move)}</small>}
    </Act>
  );
};

const Row = ({ moves }: { readonly moves: readonly Move[] }) => {
  const { choice, hire } = useBoardText();
  const [first] = moves;
  const counted = moves.filter(isCounted);
  if (first === undefined) return null;
  if (counted.length === 0) return <Acts moves={moves} />;
  const title = choice.rows[first.type] ?? '';
  const ace = first.type === 'fly' ? first.card : first.type === 'hire' && first.ace !== 'none' ? first.ace : undefined;
  return (
    <fieldset className="dd-row" aria-label={title}>
      <h3>{ace === undefined ? title : first.type === 'hire' ? hire.withAce(ace) : `${title} (${ace})`}</h3>
      <div className="dd-chips">
        {counted.map(move => (
          <Chip key={JSON.stringify(move)} move={move} />
        ))}
      </div>
    </fieldset>
  );
};

/** Several moves, as rows of numbers where they are numbers. */
export const MoveRows = ({ moves }: { readonly moves: readonly Move[] }) =>
  [...rowsOf(moves)].map(([key, row]) => <Row key={key} moves={row} />);

const whereOf = (place: string): Territory | undefined => {
  const [kind, number] = place.split('/');
  // Places of land are named after their territory.
  return kind === 'land' ? (Number(number) as Territory) : undefined;
};

/** One place on the board, several moves: which? */
export const Choice = () => {
  const table = useTable();
  const { choice } = useBoardText();
  const grounds = useGroundText(table);
  const { now, dispatch } = table;
  if (now.at !== 'choosing') return null;
  const where = whereOf(now.place);
  return (
    <>
      <section className="board-choice dd-moment dd-choice">
        {where !== undefined && <Title>{idOf(where)}</Title>}
        {where !== undefined && <p className="dd-note">{grounds[where]}</p>}
        <MoveRows moves={now.moves} />
      </section>
      <button type="button" className="dd-act dd-back" onClick={() => dispatch({ type: 'left' })}>
        {choice.back}
      </button>
    </>
  );
};
