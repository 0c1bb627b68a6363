import type { ReactNode } from 'react';
import { idOf, ownSeat, visibleIn, type Battle as Fight } from '#games/dragon-dune/facts';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { MoveButton, movesOf } from './MoveButton.tsx';
import { Duel } from './Duel.tsx';
import { Planning } from './BattlePlan.tsx';
import { Answering, Asking } from './Questions.tsx';
import { Aftermath } from './BattleResult.tsx';
import { CardMoves } from './Window.tsx';
import { Title } from './Title.tsx';

const Stopping = ({ fight }: { readonly fight: Fight }) => {
  const { moves } = useBoard();
  const [decline] = movesOf(moves, 'decline');
  return (
    <>
      <Duel fight={fight} />
      <CardMoves moves={movesOf(moves, 'stop')} />
      {decline !== undefined && <MoveButton move={decline} className="dd-act-wide" />}
    </>
  );
};

const partOf = (at: string, fight: Fight): ReactNode => {
  if (fight.plans.length > 0) return <Aftermath fight={fight} />;
  switch (at) {
    case 'ask':
      return <Asking fight={fight} />;
    case 'question':
      return <Stopping fight={fight} />;
    case 'answering':
      return <Answering fight={fight} />;
    default:
      return <Planning fight={fight} />;
  }
};

/** A battle, from the first question to treachery. */
export const Battle = () => {
  const { view } = useBoard();
  const { battle } = useBoardText();
  if (view.battle === 'none') return null;
  return (
    <section className="dd-moment dd-battle">
      <Title>{battle.title(idOf(view.battle.territory))}</Title>
      {partOf(view.step.at, view.battle)}
    </section>
  );
};

/** The attacker chooses which battle comes first. */
export const Choosing = () => {
  const { view, moves } = useBoard();
  const { battle } = useBoardText();
  const seat = ownSeat(view);
  return (
    <section className="dd-moment">
      <Title>{battle.choose}</Title>
      <ul className="dd-acts">
        {movesOf(moves, 'attack').map(move => (
          <li key={JSON.stringify(move)}>
            <MoveButton move={move} />
            {seat !== undefined && (
              <small className="dd-note">
                {battle.versus(visibleIn(view, seat, move.territory), visibleIn(view, move.defender, move.territory))}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
