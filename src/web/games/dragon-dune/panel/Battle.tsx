import type { ReactNode } from 'react';
import { idOf, ownSeat, visibleIn, type Battle as Fight } from '../game.ts';
import { useTable } from '../table.ts';
import { useBoardText } from '../words.ts';
import { Act, movesOf } from './Act.tsx';
import { Duel } from './Duel.tsx';
import { Planning } from './Orders.tsx';
import { Answering, Asking } from './Questions.tsx';
import { Aftermath } from './Reveal.tsx';
import { CardActs } from './Window.tsx';
import { Title } from './Title.tsx';

const Stopping = ({ fight }: { readonly fight: Fight }) => {
  const { moves } = useTable();
  const [decline] = movesOf(moves, 'decline');
  return (
    <>
      <Duel fight={fight} />
      <CardActs moves={movesOf(moves, 'stop')} />
      {decline !== undefined && <Act move={decline} className="dd-act-wide" />}
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
  const { view } = useTable();
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
  const { view, moves } = useTable();
  const { battle } = useBoardText();
  const seat = ownSeat(view);
  return (
    <section className="dd-moment">
      <Title>{battle.choose}</Title>
      <ul className="dd-acts">
        {movesOf(moves, 'attack').map(move => (
          <li key={JSON.stringify(move)}>
            <Act move={move} />
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
