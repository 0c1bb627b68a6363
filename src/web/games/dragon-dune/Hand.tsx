import { HIDDEN, type Seat } from '#kernel';
import { BoardTarget } from '../../board/BoardTarget.tsx';
import { limitOf, type Artifact, type PlayerView, type View } from './game.ts';
import { ArtifactCard, CourtCard } from './pieces/Cards.tsx';
import { cardPlace } from './places.ts';
import { useTable } from './table.ts';
import { cardAttempt, cardMoves } from './targets.ts';
import { useBoardText, useCardText } from './words.ts';

const boundIn = ({ battle, viewer }: View): Artifact | 'none' => {
  if (battle === 'none') return 'none';
  const side = battle.fighters.findIndex(seat => seat === viewer);
  return battle.plans[side]?.card ?? 'none';
};

const HeldCard = ({ card }: { readonly card: Artifact }) => {
  const table = useTable();
  const text = useBoardText();
  const moves = cardMoves(table.moves, card);
  const [first] = moves;
  const isBound = boundIn(table.view) === card;
  const verb = first === undefined ? '' : ` ${text.verbs[first.type] ?? ''}`;
  return (
    <BoardTarget
      table={table}
      place={cardPlace(card)}
      label={`${card}: ${useCardText(table, card)}${verb}`}
      moves={moves}
      attempt={cardAttempt(table.view, card)}
      className={`dd-held ${isBound ? 'is-bound' : ''}`}
      hint={cardPlace(card)}
    >
      <ArtifactCard card={card} />
      {isBound && <span className="dd-bound">{text.hand.inBattle}</span>}
    </BoardTarget>
  );
};

const Court = ({ own: { queen, jack } }: { readonly own: PlayerView }) => {
  const { hand } = useBoardText();
  return (
    <>
      {queen !== HIDDEN && queen !== 'none' && (
        <li className="dd-court-card" data-hint="court">
          <CourtCard rank="Q" suit={queen} />
          <small>
            {hand.queen} <span className="sr-only">Q{queen}</span>
          </small>
        </li>
      )}
      {jack !== HIDDEN && jack !== 'none' && (
        <li className="dd-court-card" data-hint="court">
          <CourtCard rank="J" suit={jack} />
          <small>
            {hand.jack} <span className="sr-only">J{jack}</span>
          </small>
        </li>
      )}
    </>
  );
};

/** The viewer's artifacts, and the Queen and Jack kept to the end. */
export const Hand = ({ own, seat }: { readonly own: PlayerView; readonly seat: Seat }) => {
  const { hand } = useBoardText();
  const cards = own.hand.filter(card => card !== HIDDEN);
  return (
    <section className="dd-hand" data-seat={seat} aria-label={hand.title}>
      <h2>
        {hand.title} <small>{hand.of(own.hand.length, limitOf(own))}</small>
      </h2>
      <ul>
        {cards.length === 0 && <li className="dd-empty">{hand.empty}</li>}
        {cards.map(card => (
          <li key={card}>
            <HeldCard card={card} />
          </li>
        ))}
        <Court own={own} />
      </ul>
    </section>
  );
};
