import { memo, useEffect, useRef } from 'react';
import type { RestPreview } from '../preview.ts';
import type { Move } from '#games/dawn-of-mankind/facts';
import { Icon } from '../pieces/Drawing.tsx';
import { restPlace } from '../places.ts';
import { Target } from '../parts/Target.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import type { BoardText } from '../text/text.ts';

const REST: Move = { type: 'rest' };

const wordsOf = ({ leaving, home, spoiled, hasMeal }: RestPreview, text: BoardText): readonly string[] => [
  leaving.length === 0 ? text.rest.nobody : text.rest.moveOn(leaving.length),
  ...(home > 0 ? [text.rest.goHome(home)] : []),
  ...(spoiled.fruit > 0 ? [text.rest.fruitSpoils(spoiled.fruit)] : []),
  ...(spoiled.meat > 0 ? [text.rest.meatSpoils(spoiled.meat)] : []),
  ...(hasMeal ? [text.rest.meal] : []),
];

/** What a rest would do, and the way to it. */
const RestQuestion = ({ preview }: { readonly preview: RestPreview }) => {
  const { play, dispatch, isCoached } = useBoard();
  const text = useBoardText();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset className="board-choice dawn-rest-question">
      <legend className="sr-only">{text.rest.ask}</legend>
      <ul>
        {wordsOf(preview, text).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button
        ref={first}
        type="button"
        data-coached={isCoached?.(REST) || undefined}
        onClick={() => {
          dispatch({ type: 'left' });
          play(REST);
        }}
      >
        <Icon id="rest" />
        {text.rest.now}
      </button>
    </fieldset>
  );
};

interface RestProps {
  readonly moves: readonly Move[];
  /** What a rest would do, while it is asked about. */
  readonly preview: RestPreview | undefined;
}

/** Resting: the first click shows who moves, who leaves and what spoils. */
export const Rest = memo(({ moves, preview }: RestProps) => {
  const text = useBoardText();
  return (
    <span className="dawn-rest-box">
      <Target
        className="dawn-rest"
        place={restPlace}
        label={[text.rest.name, ...(moves.length > 0 ? [text.rest.look] : [])].join(', ')}
        moves={moves}
        attempt={REST}
        chooses={{ place: restPlace, moves }}
      >
        <Icon id="rest" />
        {text.rest.name}
      </Target>
      {preview && <RestQuestion preview={preview} />}
    </span>
  );
});
