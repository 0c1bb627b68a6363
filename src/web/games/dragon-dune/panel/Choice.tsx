import { hirePrice, idOf, TERRITORIES, type Move, type Territory } from '#games/dragon-dune/facts';
import { useAppText } from '../../../app/text/useAppText.ts';
import { useBoard } from '../boardContext.ts';
import { landPlace } from '../places.ts';
import { useBoardText, useTerritoryText } from '../text/useBoardText.ts';
import { MoveButton, MoveList } from './MoveButton.tsx';
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

type CountMove = Extract<Move, { readonly count: number }>;
const hasCount = (move: Move): move is CountMove => 'count' in move;
const elitesOf = (move: CountMove): number => ('elites' in move ? move.elites : 0);

const Chip = ({ move }: { readonly move: CountMove }) => {
  const { view } = useBoard();
  const { choice } = useBoardText();
  const { step, viewer } = view;
  const isHire = move.type === 'hire' && step.at === 'hiring' && viewer !== 'audience';
  return (
    <MoveButton move={move} className="dd-chip">
      <b>{choice.units(move.count, elitesOf(move))}</b>
      {isHire && <small className="dd-price">{hirePrice(view, viewer, step.territory, move)}</small>}
    </MoveButton>
  );
};

const Row = ({ moves }: { readonly moves: readonly Move[] }) => {
  const { choice, hire } = useBoardText();
  const [first] = moves;
  const counted = moves.filter(hasCount);
  if (first === undefined) return null;
  if (counted.length === 0) return <MoveList moves={moves} />;
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

/** What there is in the territory that was clicked. */
const TerritoryNote = ({ where }: { readonly where: Territory }) => {
  const { label, text } = useTerritoryText(useBoard())(where);
  const { colon } = useAppText();
  return (
    <>
      <Title>{idOf(where)}</Title>
      <p className="dd-note">{`${label}${colon}${text}`}</p>
    </>
  );
};

/** One place on the board, several moves: which? */
export const Choice = () => {
  const { now, dispatch } = useBoard();
  const { choice } = useBoardText();
  if (now.at !== 'choosing') return null;
  const where = TERRITORIES.find(land => landPlace(land) === now.place);
  return (
    <>
      <section className="board-choice dd-moment dd-choice">
        {where !== undefined && <TerritoryNote where={where} />}
        <MoveRows moves={now.moves} />
      </section>
      <button type="button" className="dd-act dd-back" onClick={() => dispatch({ type: 'left' })}>
        {choice.back}
      </button>
    </>
  );
};
