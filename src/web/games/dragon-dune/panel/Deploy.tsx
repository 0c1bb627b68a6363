import { idOf, ORC_STARTS, ORC_UNITS, type MoveOf } from '#games/dragon-dune/facts';
import { Shield } from '../pieces/Shield.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { MoveButton, movesOf } from './MoveButton.tsx';
import { Title } from './Title.tsx';

const FIELDS = ['in1', 'in9', 'in16'] as const;
type Field = (typeof FIELDS)[number];
type Split = MoveOf<'deployOrcs'>;

const EMPTY: Split = { type: 'deployOrcs', in1: 0, in9: 0, in16: 0 };

const placed = ({ in1, in9, in16 }: Split): number => in1 + in9 + in16;

interface DeployRowProps {
  readonly field: Field;
  readonly index: number;
  readonly split: Split;
}

const DeployRow = ({ field, index, split }: DeployRowProps) => {
  const { decide } = useBoard();
  const { deploy } = useBoardText();
  const where = ORC_STARTS[index];
  if (where === undefined) return null;
  const set = (count: number): void =>
    decide({ type: 'chosen', decision: { at: 'splitting', split: { ...split, [field]: count } } });
  const isFull = placed(split) === ORC_UNITS;
  return (
    <li>
      <Shield faction="orcs" count={split[field]} />
      <b>{idOf(where)}</b>
      <button
        type="button"
        className="dd-act dd-step-act"
        aria-label={deploy.less(idOf(where))}
        disabled={split[field] === 0}
        onClick={() => set(split[field] - 1)}
      >
        −
      </button>
      <button
        type="button"
        className={`dd-act dd-step-act ${isFull ? '' : 'is-legal'}`}
        aria-label={deploy.more(idOf(where))}
        disabled={isFull}
        onClick={() => set(split[field] + 1)}
      >
        +
      </button>
    </li>
  );
};

/** Five Orcs over three territories, before anything else happens. */
export const Deploy = () => {
  const { moves, decision } = useBoard();
  const { deploy } = useBoardText();
  const split = decision.at === 'splitting' ? decision.split : EMPTY;
  const whole = movesOf(moves, 'deployOrcs').find(({ in1, in9, in16 }) =>
    [in1 === split.in1, in9 === split.in9, in16 === split.in16].every(Boolean),
  );
  if (moves.length === 0) return null;
  return (
    <section className="dd-moment dd-deploy">
      <Title>{deploy.title}</Title>
      <ul>
        {FIELDS.map((field, index) => (
          <DeployRow key={field} field={field} index={index} split={split} />
        ))}
      </ul>
      <p>{deploy.left(ORC_UNITS - placed(split))}</p>
      {whole !== undefined && (
        <MoveButton move={whole} className="is-main dd-act-wide">
          {deploy.confirm}
        </MoveButton>
      )}
    </section>
  );
};
