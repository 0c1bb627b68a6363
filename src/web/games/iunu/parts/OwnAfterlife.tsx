import type { Afterlife } from '#games/iunu/facts';
import { afterlifeTextAt } from '#games/iunu/facts';
import { useBoard } from '../boardContext.ts';
import { AfterlifeCard } from '../pieces/AfterlifeCard.tsx';
import { afterlifePlace } from '../places.ts';
import { useGameText } from '../text/useBoardText.ts';

export interface OwnAfterlifeProps {
  readonly seat: number;
  readonly card: Afterlife;
}

/** The card kept from the Priests: hidden from the others, and readable here. */
export const OwnAfterlife = ({ seat, card }: OwnAfterlifeProps) => {
  const { marked, view } = useBoard();
  const { name, rule } = afterlifeTextAt(useGameText(), card, view);
  const place = afterlifePlace(seat);
  return (
    <div className={`iunu-own-afterlife ${marked.has(place) ? 'is-last' : ''}`} data-hint={card}>
      <AfterlifeCard card={card} place={place} seasonTotal={view.options.seasonTotal} />
      <p>
        <b>{name}</b>
        <span>{rule}</span>
      </p>
    </div>
  );
};
