import { visibleCards, type PlayerView } from '#games/iunu/facts';
import { CitizenPortrait } from '../pieces/CitizenCard.tsx';
import { twinsBefore } from '../places.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

/** The cards under the Scribes, which only their owner may look at. */
export const OwnStash = ({ own }: { readonly own: PlayerView }) => {
  const text = useBoardText();
  const { citizens } = useGameText();
  const stash = visibleCards(own.stash);
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
