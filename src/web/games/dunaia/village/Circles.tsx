import { CIRCLES } from '#games/dunaia/facts';
import { useBoard } from '../boardContext.ts';
import { MoveButton } from '../parts/Target.tsx';
import { relocationAttempt, type Relocation } from '../targets.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';
import { circleStyle } from './geometry.ts';

export interface CirclesProps {
  readonly dunaia: number;
  readonly relocations: readonly Relocation[];
}

/** Circles that are full, or where it stands: a click says why not. */
const ClosedCircles = ({ dunaia, relocations }: CirclesProps) => {
  const { view, explain } = useBoard();
  const { circle: nameOf } = useGameText();
  return [...CIRCLES.keys()]
    .filter(circle => !relocations.some(move => move.circle === circle))
    .map(circle => (
      <button
        key={circle}
        type="button"
        className="dunaia-circle is-closed"
        style={circleStyle(circle)}
        tabIndex={-1}
        aria-disabled="true"
        aria-label={nameOf(circle)}
        onClick={({ currentTarget }) => explain(relocationAttempt(view, dunaia, circle), currentTarget)}
      />
    ));
};

/** Where to? Every circle with room, on the board itself. */
export const Circles = ({ dunaia, relocations }: CirclesProps) => {
  const text = useBoardText();
  return (
    <>
      <ClosedCircles dunaia={dunaia} relocations={relocations} />
      <fieldset className="board-choice dunaia-circles">
        <legend className="sr-only">{text.moveWhere(dunaia)}</legend>
        {relocations.map((move, index) => (
          <MoveButton
            key={move.circle}
            move={move}
            isFirst={index === 0}
            className="dunaia-circle"
            style={circleStyle(move.circle)}
          />
        ))}
      </fieldset>
    </>
  );
};
