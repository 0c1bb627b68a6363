import { HIDDEN } from '#kernel';
import type { Afterlife, DynastyView, Move } from '#games/iunu/facts';
import { useAppText } from '../../../app/text/useAppText.ts';
import { afterlifeTextAt } from '#games/iunu/facts';
import { AfterlifeCard } from '../pieces/AfterlifeCard.tsx';
import { drawnPlace } from '../places.ts';
import { Target } from './Target.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

const Choice = ({ card, isHeld }: { readonly card: Afterlife; readonly isHeld: boolean }) => {
  const { moves, view } = useBoard();
  const text = useBoardText();
  const { colon } = useAppText();
  const { name, rule } = afterlifeTextAt(useGameText(), card, view);
  const keep: Move = { type: 'keepAfterlife', card };
  return (
    <li>
      <Target
        className="theme-iunu iunu-keep"
        place={drawnPlace(card)}
        label={`${name}${colon}${rule} ${text.verbs.keep}`}
        moves={moves.filter(move => move.type === 'keepAfterlife' && move.card === card)}
        attempt={keep}
      >
        <AfterlifeCard card={card} seasonTotal={view.options.seasonTotal} />
        <span className="iunu-keep-text">
          <b>{name}</b>
          <span>{rule}</span>
          {isHeld && <small>{text.held}</small>}
        </span>
      </Target>
    </li>
  );
};

export interface AfterlifeChoiceProps {
  readonly drawn: readonly Afterlife[];
  readonly held: DynastyView['afterlife'];
}

/** The cards a Priest looks at, and the one already held: one of them stays. */
export const AfterlifeChoice = ({ drawn, held }: AfterlifeChoiceProps) => {
  const text = useBoardText();
  const own = held === 'none' || held === HIDDEN ? undefined : held;
  return (
    <fieldset className="iunu-afterlives">
      <legend className="sr-only">{text.keepOne}</legend>
      <ul>
        {drawn.map(card => (
          <Choice key={card} card={card} isHeld={false} />
        ))}
        {own !== undefined && <Choice card={own} isHeld />}
      </ul>
    </fieldset>
  );
};
