import { memo } from 'react';
import {
  isMatCard,
  MAT_CARDS,
  type MatCard,
  type Move,
  type PlayerView,
  type SideCard,
} from '#games/dawn-of-mankind/facts';
import { useAppText } from '../../../app/text/useAppText.ts';
import { CardEffect, MatEffect } from '../pieces/CardEffect.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { cardPlace, slotPlace } from '../places.ts';
import { Target } from '../parts/Target.tsx';
import { slotMoves } from '../targets.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

interface OwnProps {
  readonly seat: number;
  readonly own: PlayerView;
}

interface AbilityProps {
  readonly ability: MatCard;
  readonly place: string;
  readonly isCard: boolean;
  readonly isLast: boolean;
}

/** An ability of the mat, as printed or with the card that replaces it. */
const Ability = memo(({ ability, place, isCard, isLast }: AbilityProps) => {
  const { progress } = useGameText();
  return (
    <li
      className={`theme-dawn-of-mankind dawn-slot ${isCard ? 'is-card' : 'is-printed'} ${isLast ? 'is-last' : ''}`}
      data-place={place}
      data-hint={isCard ? ability : `printed/${ability}`}
    >
      <b>
        <Icon id={`g-${ability}`} />
        {progress[ability].name}
      </b>
      <MatEffect ability={ability} isCard={isCard} />
    </li>
  );
});

/** What lies under the cards of the slots: acquired, and working no more. */
const coveredOf = ({ cards, slots }: PlayerView, placing: SideCard | undefined): readonly SideCard[] =>
  cards.flatMap(card => (isMatCard(card) || card === placing || slots.includes(card) ? [] : [card]));

const SlotFace = ({ seat, card }: { readonly seat: number; readonly card: SideCard }) => {
  const { progress } = useGameText();
  return (
    <span className="theme-dawn-of-mankind dawn-slot-face" data-place={cardPlace(seat, card)}>
      <b>
        <Icon id={`g-${card}`} />
        {progress[card].name}
      </b>
      <CardEffect card={card} />
    </span>
  );
};

interface SideSlotProps {
  readonly seat: number;
  readonly slot: number;
  readonly card: SideCard | 'none';
  readonly moves: readonly Move[];
  /** The card that looks for a slot. */
  readonly placing: SideCard | undefined;
  readonly isLast: boolean;
}

const SideSlot = memo(({ seat, slot, card, moves, placing, isLast }: SideSlotProps) => {
  const text = useBoardText();
  const { progress } = useGameText();
  const name = card === 'none' ? text.freeSlot : progress[card].name;
  const placed = placing === undefined ? '' : progress[placing].name;
  const verb = card === 'none' ? text.verbs.put(placed) : text.verbs.cover(placed);
  const isLegal = moves.length > 0;
  return (
    <li>
      <Target
        className={`dawn-slot ${card === 'none' ? 'is-free' : 'is-card'} ${isLast ? 'is-last' : ''}`}
        place={slotPlace(slot)}
        label={[name, text.sideSlot(slot + 1), ...(isLegal ? [verb] : [])].join(', ')}
        moves={moves}
        attempt={{ type: 'placeCard', over: card }}
        {...(card !== 'none' && { hint: card })}
      >
        {card === 'none' ? <span>{text.freeSlot}</span> : <SlotFace seat={seat} card={card} />}
        {isLegal && (
          <span className="dawn-verb" aria-hidden="true">
            {verb}
          </span>
        )}
      </Target>
    </li>
  );
});

/** The mat's three abilities, the three slots at its side, and what is covered. */
export const Slots = ({ seat, own }: OwnProps) => {
  const { colon } = useAppText();
  const { view, moves, marked } = useBoard();
  const text = useBoardText();
  const { progress } = useGameText();
  const placing = view.step.at === 'placing' ? view.step.card : undefined;
  const covered = coveredOf(own, placing);
  return (
    <div className="dawn-slots-box">
      <ul className="dawn-slots" aria-label={text.yourCards}>
        {MAT_CARDS.map(ability => {
          const place = cardPlace(seat, ability);
          const isCard = own.cards.includes(ability);
          return <Ability key={ability} ability={ability} place={place} isCard={isCard} isLast={marked.has(place)} />;
        })}
        {own.slots.map((card, slot) => (
          <SideSlot
            key={slotPlace(slot)}
            seat={seat}
            slot={slot}
            card={card}
            moves={slotMoves(moves, own.slots, slot)}
            placing={placing}
            isLast={card !== 'none' && marked.has(cardPlace(seat, card))}
          />
        ))}
      </ul>
      {covered.length > 0 && (
        <p className="dawn-covered">
          {`${text.covered}${colon}${covered.map(card => progress[card].name).join(', ')}`}
        </p>
      )}
    </div>
  );
};
