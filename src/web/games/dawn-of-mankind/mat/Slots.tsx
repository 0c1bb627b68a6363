import { isMatCard, MAT_CARDS, type MatCard, type Move, type PlayerView, type SideCard, type View } from '../game.ts';
import { CardEffect, MatEffect } from '../pieces/CardEffect.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { cardPlace, slotPlace } from '../places.ts';
import { Target } from '../Target.tsx';
import { slotMoves } from '../targets.ts';
import { useTable } from '../table.ts';
import { useBoardText, useGameText } from '../words.ts';

interface OwnProps {
  readonly seat: number;
  readonly own: PlayerView;
}

/** An ability of the mat, as printed or with the card that replaces it. */
const Ability = ({ seat, own, ability }: OwnProps & { readonly ability: MatCard }) => {
  const { marked } = useTable();
  const { progress } = useGameText();
  const isCard = own.cards.includes(ability);
  const place = cardPlace(seat, ability);
  return (
    <li
      className={`theme-dawn dawn-slot ${isCard ? 'is-card' : 'is-printed'} ${marked.has(place) ? 'is-last' : ''}`}
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
};

/** What lies under the cards of the slots: acquired, and working no more. */
const coveredOf = ({ cards, slots }: PlayerView, { step }: View): readonly SideCard[] => {
  const inHand = step.at === 'placing' ? step.card : undefined;
  return cards.flatMap(card => (isMatCard(card) || card === inHand || slots.includes(card) ? [] : [card]));
};

const SlotFace = ({ seat, card }: { readonly seat: number; readonly card: SideCard }) => {
  const { progress } = useGameText();
  return (
    <span className="theme-dawn dawn-slot-face" data-place={cardPlace(seat, card)}>
      <b>
        <Icon id={`g-${card}`} />
        {progress[card].name}
      </b>
      <CardEffect card={card} />
    </span>
  );
};

const SideSlot = ({ seat, own, slot }: OwnProps & { readonly slot: number }) => {
  const { view, moves, marked } = useTable();
  const text = useBoardText();
  const { progress } = useGameText();
  const card = own.slots[slot] ?? 'none';
  const offered = slotMoves(moves, own.slots, slot);
  const attempt: Move = { type: 'placeCard', over: card };
  const name = card === 'none' ? text.freeSlot : progress[card].name;
  const placing = view.step.at === 'placing' ? progress[view.step.card].name : '';
  const verb = card === 'none' ? text.verbs.put(placing) : text.verbs.cover(placing);
  const isLast = card !== 'none' && marked.has(cardPlace(seat, card));
  return (
    <li>
      <Target
        className={`dawn-slot ${card === 'none' ? 'is-free' : 'is-card'} ${isLast ? 'is-last' : ''}`}
        place={slotPlace(slot)}
        label={[name, text.sideSlot(slot + 1), ...(offered.length > 0 ? [verb] : [])].join(', ')}
        moves={offered}
        attempt={attempt}
        {...(card !== 'none' && { hint: card })}
      >
        {card === 'none' ? <span>{text.freeSlot}</span> : <SlotFace seat={seat} card={card} />}
        {offered.length > 0 && (
          <span className="dawn-verb" aria-hidden="true">
            {verb}
          </span>
        )}
      </Target>
    </li>
  );
};

/** The mat's three abilities, the three slots at its side, and what is covered. */
export const Slots = ({ seat, own }: OwnProps) => {
  const { view } = useTable();
  const text = useBoardText();
  const { progress } = useGameText();
  const covered = coveredOf(own, view);
  return (
    <div className="dawn-slots-box">
      <ul className="dawn-slots" aria-label={text.yourCards}>
        {MAT_CARDS.map(ability => (
          <Ability key={ability} seat={seat} own={own} ability={ability} />
        ))}
        {own.slots.map((_, slot) => (
          <SideSlot key={slotPlace(slot)} seat={seat} own={own} slot={slot} />
        ))}
      </ul>
      {covered.length > 0 && (
        <p className="dawn-covered">
          {text.covered}: {covered.map(card => progress[card].name).join(', ')}
        </p>
      )}
    </div>
  );
};
