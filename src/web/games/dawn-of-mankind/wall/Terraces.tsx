import { useEffect, useState, type RefObject } from 'react';
import { vars } from '../../../board/vars.ts';
import { AREAS, COLUMNS, SPACE_INFO, SPACES, type View } from '#games/dawn-of-mankind/facts';
import { middleOf } from '../geometry/layout.ts';
import { Meeple } from '../pieces/Meeple.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { areasOf } from './Areas.tsx';

const STEPS = COLUMNS.length + 1;

const ownIn = ({ viewer, players, spaces }: View, step: number): number => {
  if (viewer === 'audience') return 0;
  const waiting = areasOf(step).reduce((sum, area) => sum + (players[viewer]?.areas[AREAS.indexOf(area)] ?? 0), 0);
  const column = COLUMNS[step];
  const standing = SPACES.filter(
    (space, index) => spaces[index] === viewer && SPACE_INFO[space].column.value === column,
  ).length;
  return waiting + standing;
};

const nearestStep = (middle: number): number =>
  Array.from({ length: STEPS }, (_, step) => step).reduce((best, step) =>
    Math.abs(middleOf(step) - middle) < Math.abs(middleOf(best) - middle) ? step : best,
  );

/** Which terrace is in view while the wall is larger than the screen. */
const useStep = (map: RefObject<HTMLElement | null>, scale: number): number => {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const element = map.current;
    if (element === null) return;
    const look = (): void => setStep(nearestStep((element.scrollLeft + element.clientWidth / 2) / scale));
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [map, scale]);
  return step;
};

/** How many own meeples are on a terrace. */
const OwnMeeples = ({ seat, count }: { readonly seat: number; readonly count: number }) => (
  <span className="dawn-step-clan">
    {count > 0 ? (
      <>
        <Meeple seat={seat} />
        {count}
      </>
    ) : (
      '–'
    )}
  </span>
);

/** On a phone: one terrace at a time, and how many own meeples are on each. */
export const Terraces = ({ map, scale }: { readonly map: RefObject<HTMLElement | null>; readonly scale: number }) => {
  const { view } = useBoard();
  const { viewer } = view;
  const text = useBoardText();
  const current = useStep(map, scale);
  const show = (step: number): void => {
    const element = map.current;
    element?.scrollTo({ left: middleOf(step) * scale - element.clientWidth / 2 });
  };
  return (
    <nav className="dawn-steps" aria-label={text.terraces}>
      {Array.from({ length: STEPS }, (_, step) => {
        const column = COLUMNS[step];
        const own = ownIn(view, step);
        const name = column === undefined ? text.shore : text.terraceNames[column];
        return (
          <button
            key={name}
            type="button"
            aria-pressed={step === current}
            aria-label={viewer === 'audience' ? name : text.terrace(name, own)}
            style={vars({ '--step': step })}
            onClick={() => show(step)}
          >
            <span>{name}</span>
            {viewer !== 'audience' && <OwnMeeples seat={viewer} count={own} />}
          </button>
        );
      })}
    </nav>
  );
};
