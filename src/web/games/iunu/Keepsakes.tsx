import { HIDDEN } from '#kernel';
import { open, type Afterlife, type PlayerView } from './game.ts';
import { AfterlifeCard } from './pieces/AfterlifeCard.tsx';
import { CitizenPortrait } from './pieces/CitizenCard.tsx';
import { afterlifePlace, twinsBefore } from './places.ts';
import { useTable } from './table.ts';
import { useBoardText, useGameText } from './words.ts';

const OwnAfterlife = ({ seat, card }: { readonly seat: number; readonly card: Afterlife }) => {
  const { marked } = useTable();
  const { afterlives } = useGameText();
  const place = afterlifePlace(seat);
  return (
    <div className={`iunu-own-afterlife ${marked.has(place) ? 'is-last' : ''}`} data-hint={card}>
      <AfterlifeCard card={card} place={place} />
      <p>
        <b>{afterlives[card].name}</b>
        <span>{afterlives[card].rule}</span>
      </p>
    </div>
  );
};

/** The card kept from the Priests: hidden from the others, and readable here. */
export const Keepsake = ({ seat, own: { afterlife } }: { readonly seat: number; readonly own: PlayerView }) => (
  <div className="iunu-keepsake">
    {afterlife !== 'none' && afterlife !== HIDDEN && <OwnAfterlife seat={seat} card={afterlife} />}
  </div>
);

/** The cards under the Scribes, which only their owner may look at. */
export const OwnStash = ({ own }: { readonly own: PlayerView }) => {
  const text = useBoardText();
  const { citizens } = useGameText();
  const stash = open(own.stash);
  if (stash.length === 0) return null;
  return (
    <div className="iunu-own-stash">
      <h3>{text.hidden}</h3>
      <ul>
        {stash.map((citizen, index) => (
          <li key={`${citizen} ${twinsBefore(stash, index)}`} className="iunu-tile" data-hint={citizen}>
            <CitizenPortrait citizen={citizen} />
            <span className="sr-only">{citizens[citizen].name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
