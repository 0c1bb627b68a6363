import { factionOf, idOf } from '../game.ts';
import { Shield } from '../pieces/Shield.tsx';
import { useTable } from '../table.ts';
import { useBoardText } from '../words.ts';
import { movesOf } from './Act.tsx';
import { CardActs } from './Window.tsx';
import { MoveRows } from './Choice.tsx';
import { Title } from './Title.tsx';

/** A group is on its way, on foot or in the air: the map shows where it can go. */
export const Marching = () => {
  const { view, moves } = useTable();
  const { march } = useBoardText();
  const { step, active } = view;
  if (step.at !== 'marching' && step.at !== 'landing') return null;
  const extensions = movesOf(moves, 'extend');
  const [asked = active] = view.players.flatMap((_, index) => ((view.asked >> index) & 1 ? [index] : []));
  return (
    <section className="dd-moment dd-marching">
      <div className="dd-group">
        <Shield
          faction={factionOf(view, asked as typeof active)}
          count={step.count}
          elites={'elites' in step ? step.elites : 0}
        />
        <div>
          <Title>{march.title(step.count, idOf(step.from))}</Title>
          {moves.length > 0 && <p>{step.at === 'marching' ? march.where(step.range) : march.fly}</p>}
        </div>
      </div>
      {extensions.length > 0 && <h3>{march.further}</h3>}
      <CardActs moves={extensions} />
    </section>
  );
};

/** How many mercenaries, and what they cost. */
export const Hiring = () => {
  const { view, moves } = useTable();
  const { hire } = useBoardText();
  const { step } = view;
  if (step.at !== 'hiring') return null;
  return (
    <section className="dd-moment dd-hiring">
      <Title>{hire.title(idOf(step.territory))}</Title>
      <MoveRows moves={movesOf(moves, 'hire')} />
    </section>
  );
};

/** Where mercenaries are to stand. */
export const Siting = () => {
  const { moves } = useTable();
  const { recruit } = useBoardText();
  return (
    <section className="dd-moment dd-siting">
      <Title>{recruit.steps.hire}</Title>
      <p>{moves.length > 0 ? recruit.how.hire : recruit.steps.hire}</p>
    </section>
  );
};
