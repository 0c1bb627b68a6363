import { factionOf, idOf, toAct } from '#games/dragon-dune/facts';
import { Shield } from '../pieces/Shield.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { movesOf } from './MoveButton.tsx';
import { CardMoves } from './Window.tsx';
import { MoveRows } from './Choice.tsx';
import { Title } from './Title.tsx';

/** A group is on its way, on foot or in the air: the map shows where it can go. */
export const Marching = () => {
  const { view, moves } = useBoard();
  const { march } = useBoardText();
  const { step, active } = view;
  if (step.at !== 'marching' && step.at !== 'landing') return null;
  const extensions = movesOf(moves, 'extend');
  const [mover = active] = toAct(view);
  return (
    <section className="dd-moment dd-marching">
      <div className="dd-group">
        <Shield faction={factionOf(view, mover)} count={step.count} elites={'elites' in step ? step.elites : 0} />
        <div>
          <Title>{march.title(step.count, idOf(step.from))}</Title>
          {moves.length > 0 && <p>{step.at === 'marching' ? march.where(step.range) : march.fly}</p>}
        </div>
      </div>
      {extensions.length > 0 && <h3>{march.further}</h3>}
      <CardMoves moves={extensions} />
    </section>
  );
};

/** How many mercenaries, and what they cost. */
export const Hiring = () => {
  const { view, moves } = useBoard();
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
  const { moves } = useBoard();
  const { recruit } = useBoardText();
  return (
    <section className="dd-moment dd-siting">
      <Title>{recruit.steps.hire}</Title>
      <p>{moves.length > 0 ? recruit.how.hire : recruit.steps.hire}</p>
    </section>
  );
};
