import { clipped, grown, merged, spotlightPath, type Box } from './placement.ts';
import type { MeasuredPlaces } from './usePlaces.ts';

const ROOM = 5;

const isLarge = ({ width, height }: Box, board: Box): boolean => width * height > board.width * board.height * 0.6;

/** A veil over the board with light where the coach points. Clicks go through; screen readers do not see it. */
export const Spotlight = ({ board, places, targets, hints }: MeasuredPlaces) => {
  const lit = places.map(box => grown(box, ROOM));
  const free = [...targets, ...hints].map(box => grown(box, ROOM));
  const holes = merged([...lit, ...free].flatMap(box => clipped(box, board) ?? []));
  const hasLight = places.length > 0 && !places.some(box => isLarge(box, board));
  return (
    <div aria-hidden="true">
      {hasLight && (
        <svg className="spot">
          <path d={spotlightPath(board, holes)} />
        </svg>
      )}
      {lit.map(({ left, top, width, height }, index) => (
        <span
          key={index}
          className={`spot-ring ${index === 0 ? '' : 'is-second'}`}
          style={{ left, top, width, height }}
        />
      ))}
    </div>
  );
};
