import { ownSeat, playerAt, standingAnswersOf, WINDOWS } from '#games/dragon-dune/facts';
import { movesOf } from '../panel/MoveButton.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

/** Questions that one always answers with no, without being asked. */
export const StandingAnswers = () => {
  const { view, asides, play } = useBoard();
  const { window: text } = useBoardText();
  const { windows } = useGameText();
  const seat = ownSeat(view);
  if (seat === undefined) return null;
  const off = standingAnswersOf(playerAt(view, seat));
  const settings = movesOf(asides, 'setStanding');
  return (
    <details className="dd-standing">
      <summary>{text.standing}</summary>
      <p className="dd-note">{text.standingHelp}</p>
      <ul>
        {WINDOWS.map(window => {
          const setting = settings.find(move => move.window === window);
          const isOff = off.includes(window);
          return setting === undefined ? null : (
            <li key={window}>
              <span>{windows[window]}</span>
              <button type="button" className="dd-act" aria-pressed={isOff} onClick={() => play(setting)}>
                {isOff ? text.isOn : text.isOff}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
};
