import { useEffect, useState, type RefObject } from 'react';
import { vars } from '../../../board/vars.ts';
import { AREAS, COLUMNS, SPACE_INFO, SPACES, type View } from '#games/dawn-of-mankind/facts';
import { middleOf } from '../geometry/layout.ts';
import { Meeple } from '../pieces/Meeple.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { areasOf } from './Areas.tsx';

const TERRACE_COUNT = COLUMNS.length + 1;

const ownIn = ({ viewer, players, spaces }: View, terrace: number): number => {
  if (viewer === 'audience') return 0;
  const waiting = areasOf(terrace).reduce((sum, area) => sum + (players[viewer]?.areas[AREAS.indexOf(area)] ?? 0), 0);
  const column = COLUMNS[terrace];
  const standing = SPACES.filter(
    (space, index) => spaces[index] === viewer && SPACE_INFO[space].column.value === column,
  ).length;
  return waiting + standing;
};

const nearestTerrace = (middle: number): number =>
  Array.from({ length: TERRACE_COUNT }, (_, terrace) => terrace).reduce((best, terrace) =>
    Math.abs(middleOf(terrace) - middle) < Math.abs(middleOf(best) - middle) ? terrace : best,
  );

/** Which terrace is in view while the wall is larger than the screen. */
const useTerraceInView = (map: RefObject<HTMLElement | null>, scale: number): number => {
  const [terrace, setTerrace] = useState(0);
  useEffect(() => {
    const element = map.current;
    if (element === null) return;
    const look = (): void => setTerrace(nearestTerrace((element.scrollLeft + element.clientWidth / 2) / scale));
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [map, scale]);
  return terrace;
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
  const current = useTerraceInView(map, scale);
  const show = (terrace: number): void => {
    const element = map.current;
    element?.scrollTo({ left: middleOf(terrace) * scale - element.clientWidth / 2 });
  };
  return (
    <nav className="dawn-steps" aria-label={text.terraces}>
      {Array.from({ length: TERRACE_COUNT }, (_, terrace) => {
        const column = COLUMNS[terrace];
        const own = ownIn(view, terrace);
        const name = column === undefined ? text.shore : text.terraceNames[column];
        return (
          <button
            key={name}
            type="button"
            aria-pressed={terrace === current}
            aria-label={viewer === 'audience' ? name : text.terrace(name, own)}
            style={vars({ '--step': terrace })}
            onClick={() => show(terrace)}
          >
            <span>{name}</span>
            {viewer !== 'audience' && <OwnMeeples seat={viewer} count={own} />}
          </button>
        );
      })}
    </nav>
  );
};
