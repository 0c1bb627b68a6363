import type { Seat } from '#kernel';
import { factionOf, idOf, NOBODY, treacheriesOf, playerAt, type Battle } from '#games/dragon-dune/facts';
import { ArtifactCard, CourtCard } from '../pieces/Cards.tsx';
import { Shield } from '../pieces/Shield.tsx';
import { sumOf, type BattleOutcome } from './battleOutcome.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { MoveButton, movesOf } from './MoveButton.tsx';
import { CardMoves } from './Window.tsx';
import { PlayerTag } from './PlayerTag.tsx';
import { Title } from './Title.tsx';

const SumLines = ({ fight, side }: { readonly fight: Battle; readonly side: 0 | 1 }) => {
  const { reveal } = useBoardText();
  const sum = sumOf(fight.plans, side);
  if (sum === undefined) return null;
  const { units, strength, card, bonus, isBlessed, total } = sum;
  return (
    <div className="dd-sum-lines">
      <strong>{total}</strong>
      <p>{reveal.units(units, strength)}</p>
      <p>{card === 'none' ? reveal.none : bonus > 0 ? reveal.counts(card, bonus) : reveal.givesWay(card)}</p>
      {isBlessed && <p>{reveal.blessing}</p>}
    </div>
  );
};

const Side = ({ fight, side }: { readonly fight: Battle; readonly side: 0 | 1 }) => {
  const { view } = useBoard();
  const { battle } = useBoardText();
  const seat = fight.fighters[side];
  const plan = fight.plans[side];
  const sum = sumOf(fight.plans, side);
  if (plan === undefined) return null;
  const isSpent = plan.card !== 'none' && sum?.bonus === 0;
  return (
    <article className={`dd-side dd-of-${factionOf(view, seat)}`}>
      <PlayerTag seat={seat}>{side === 0 ? battle.attacker : battle.defender}</PlayerTag>
      <div className="dd-shown">
        <Shield faction={factionOf(view, seat)} count={plan.units} elites={plan.elites} />
        {plan.card === 'none' ? (
          <span className="dd-no-card">{battle.noArtifact}</span>
        ) : (
          <ArtifactCard card={plan.card} className={isSpent ? 'is-spent' : ''} />
        )}
      </div>
      <SumLines fight={fight} side={side} />
    </article>
  );
};

/** Both plans lie open, with the sum of each worked out. */
export const Plans = ({ fight }: { readonly fight: Battle }) => (
  <div className="dd-sides">
    <Side fight={fight} side={0} />
    <Side fight={fight} side={1} />
  </div>
);

const Ending = ({ shown: { battle, winner, isTreachery, losses } }: { readonly shown: BattleOutcome }) => {
  const { name } = useBoard();
  const { reveal } = useBoardText();
  const side = battle.fighters[0] === winner ? 0 : 1;
  const [own, other] = [sumOf(battle.plans, side)?.total ?? 0, sumOf(battle.plans, side === 0 ? 1 : 0)?.total ?? 0];
  const sentence =
    winner === NOBODY
      ? reveal.allLose
      : isTreachery
        ? reveal.betrays(name(winner))
        : reveal.wins(name(winner), own, other);
  return (
    <div className="dd-ending">
      <b>{sentence}</b>
      {losses
        .filter(({ count }) => count > 0)
        .map(({ seat, count }) => (
          <span key={seat}>{reveal.lost(name(seat), count)}</span>
        ))}
    </div>
  );
};

/** A battle that is over: one moment, shown to all, until the reader goes on. */
export const BattleResult = ({ shown, close }: { readonly shown: BattleOutcome; readonly close: () => void }) => {
  const { reveal } = useBoardText();
  const { moves } = useBoard();
  return (
    <section className="dd-moment dd-reveal">
      <Title>{reveal.title(idOf(shown.battle.territory))}</Title>
      <Plans fight={shown.battle} />
      <Ending shown={shown} />
      <button type="button" className={`dd-act dd-act-wide ${moves.length > 0 ? 'is-legal' : ''}`} onClick={close}>
        {reveal.close}
      </button>
    </section>
  );
};

const Court = ({ seat }: { readonly seat: Seat }) => {
  const { view } = useBoard();
  const [printed] = treacheriesOf(view, playerAt(view, seat));
  if (printed === undefined) return null;
  return (
    <span className="dd-fan">
      <CourtCard rank="Q" suit={printed.queen} />
      <CourtCard rank="J" suit={printed.jack} />
    </span>
  );
};

/** After the plans were shown: treachery, chaos, or counting. */
export const Aftermath = ({ fight }: { readonly fight: Battle }) => {
  const { view, moves } = useBoard();
  const { reveal } = useBoardText();
  const betrayals = movesOf(moves, 'betray');
  const [decline] = movesOf(moves, 'decline');
  const isAsked = view.step.at === 'treachery' && decline !== undefined;
  return (
    <>
      <Plans fight={fight} />
      {isAsked && view.viewer !== 'audience' && (
        <div className={`dd-treachery ${betrayals.length > 0 ? 'is-able' : ''}`}>
          <Court seat={view.viewer} />
          <div>
            <b>{betrayals.length > 0 ? reveal.canBetray : reveal.cannotBetray}</b>
            {betrayals.map(move => (
              <MoveButton key={move.pair} move={move} className="is-main" />
            ))}
          </div>
        </div>
      )}
      <CardMoves moves={[...movesOf(moves, 'summonChaos'), ...movesOf(moves, 'stop')]} />
      {decline !== undefined && <MoveButton move={decline} className="dd-act-wide" />}
    </>
  );
};
