import { memo } from 'react';
import { HIDDEN, type Seat } from '#kernel';
import { useAppText } from '../../../app/text/useAppText.ts';
import { BoardTarget } from '../../../board/BoardTarget.tsx';
import { useUnchanged } from '../../../board/useUnchanged.ts';
import { handLimit, playerAt, type Artifact, type Move, type PlayerView, type View } from '#games/dragon-dune/facts';
import { ArtifactCard, CourtCard } from '../pieces/Cards.tsx';
import { cardPlace } from '../places.ts';
import { useBoard, useTargetBoard } from '../boardContext.ts';
import { cardAttempt, cardMoves } from '../targets.ts';
import { useBoardText, useCardText } from '../text/useBoardText.ts';

const boundIn = ({ battle, viewer }: View): Artifact | 'none' => {
  if (battle === 'none') return 'none';
  const side = battle.fighters.findIndex(seat => seat === viewer);
  return battle.plans[side]?.card ?? 'none';
};

interface HeldProps {
  readonly card: Artifact;
  readonly label: string;
  readonly moves: readonly Move[];
  readonly attempt: Move;
  readonly isBound: boolean;
}

const HeldCard = memo(({ card, label, moves, attempt, isBound }: HeldProps) => {
  const table = useTargetBoard();
  const { hand } = useBoardText();
  return (
    <BoardTarget
      table={table}
      place={cardPlace(card)}
      label={label}
      moves={moves}
      attempt={attempt}
      className={`dd-held ${isBound ? 'is-bound' : ''}`}
      hint={cardPlace(card)}
    >
      <ArtifactCard card={card} />
      {isBound && <span className="dd-bound">{hand.inBattle}</span>}
    </BoardTarget>
  );
});

/** The cards, with what is spoken and done when they are clicked. */
const useHeld = (own: PlayerView): readonly HeldProps[] => {
  const table = useBoard();
  const { verbs } = useBoardText();
  const { colon } = useAppText();
  const say = useCardText(table);
  const { view } = table;
  return useUnchanged(
    own.hand
      .filter(card => card !== HIDDEN)
      .map(card => {
        const moves = cardMoves(table.moves, card);
        const [first] = moves;
        const verb = first === undefined ? '' : ` ${verbs[first.type] ?? ''}`;
        const label = `${card}${colon}${say(card)}${verb}`;
        return { card, label, moves, attempt: cardAttempt(view, card), isBound: boundIn(view) === card };
      }),
  );
};

interface CourtProps {
  readonly rank: 'Q' | 'J';
  readonly suit: PlayerView['queen'];
  readonly label: string;
}

/** A Queen or a Jack; nothing before they are dealt. */
const Court = ({ rank, suit, label }: CourtProps) =>
  suit === HIDDEN || suit === 'none' ? null : (
    <li className="dd-court-card" data-hint="court">
      <CourtCard rank={rank} suit={suit} />
      <small>
        {label}{' '}
        <span className="sr-only">
          {rank}
          {suit}
        </span>
      </small>
    </li>
  );

/** The viewer's artifacts, and the Queen and Jack kept to the end. */
export const Hand = ({ seat }: { readonly seat: Seat }) => {
  const { view } = useBoard();
  const { hand } = useBoardText();
  const own = playerAt(view, seat);
  const cards = useHeld(own);
  return (
    <section className="dd-hand" data-seat={seat} aria-label={hand.title}>
      <h2>
        {hand.title} <small>{hand.of(own.hand.length, handLimit(own))}</small>
      </h2>
      <ul>
        {cards.length === 0 && <li className="dd-empty">{hand.empty}</li>}
        {cards.map(held => (
          <li key={held.card}>
            <HeldCard {...held} />
          </li>
        ))}
        <Court rank="Q" suit={own.queen} label={hand.queen} />
        <Court rank="J" suit={own.jack} label={hand.jack} />
      </ul>
    </section>
  );
};
