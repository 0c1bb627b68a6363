import { memo, useEffect, useMemo, useRef } from 'react';
import { at } from '#kernel';
import { useAppText } from '../../../app/text/useAppText.ts';
import { BoardTarget } from '../../../board/BoardTarget.tsx';
import { useUnchanged } from '../../../board/useUnchanged.ts';
import { BORDERS, TERRITORIES, type Move, type Territory } from '#games/dragon-dune/facts';
import { landPlace } from '../places.ts';
import { useBoard, useTargetBoard, type DragonBoard } from '../boardContext.ts';
import { clauseMoves, landAttempt, landMoves } from '../targets.ts';
import { useBoardText, useTableText } from '../text/useBoardText.ts';
import { boxStyle, shapeIn, type Orientation, type Shape } from './geometry.ts';
import { middleOf } from './spots.ts';

const Outline = memo(({ shape: { path, left, top, width, height } }: { readonly shape: Shape }) => (
  <svg viewBox={`${left} ${top} ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
    <path d={path} />
  </svg>
));

interface LandProps {
  readonly where: Territory;
  readonly orientation: Orientation;
  readonly label: string;
  readonly moves: readonly Move[];
  readonly attempt: Move;
}

const Land = memo(({ where, orientation, label, moves, attempt }: LandProps) => {
  const table = useTargetBoard();
  const shape = shapeIn(orientation, where);
  return (
    <BoardTarget
      table={table}
      place={landPlace(where)}
      label={label}
      moves={moves}
      attempt={attempt}
      className="dd-land"
      hint={landPlace(where)}
      style={{ ...boxStyle(orientation, shape), clipPath: shape.outline }}
    >
      <Outline shape={shape} />
    </BoardTarget>
  );
});

const movesFor = ({ decision, asides, moves, view }: DragonBoard, where: Territory): readonly Move[] => {
  if (decision.at === 'pointing') return clauseMoves(asides, where);
  // Aces that fly are chosen on the panel together with their group.
  return view.step.at === 'planning' ? [] : landMoves(moves, where);
};

/** What each territory says and does when it is clicked: the same objects as long as that does not change. */
const useLands = (): readonly Omit<LandProps, 'orientation'>[] => {
  const board = useBoard();
  const { view, name } = board;
  const { verbs } = useBoardText();
  const { colon } = useAppText();
  const table = useTableText();
  const texts = useMemo(() => TERRITORIES.map(where => table.territory(where, view, name)), [table, view, name]);
  return useUnchanged(
    TERRITORIES.map((where, index) => {
      const { label, text } = at(texts, index);
      const moves = movesFor(board, where);
      const [first] = moves;
      const verb = first === undefined ? '' : `. ${verbs[first.type] ?? ''}`;
      return { where, label: `${label}${colon}${text}${verb}`, moves, attempt: landAttempt(view, where) };
    }),
  );
};

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The neighbour that lies most nearly in a direction; none if all lie elsewhere. */
export const neighbourTowards = (
  orientation: Orientation,
  from: Territory,
  [x, y]: readonly [number, number],
): Territory | undefined => {
  const [fromX, fromY] = middleOf(orientation, from);
  let best: Territory | undefined;
  let closest = 0.35;
  for (const to of BORDERS[from] ?? []) {
    const [toX, toY] = middleOf(orientation, to);
    const [dx, dy] = [toX - fromX, toY - fromY];
    const along = (dx * x + dy * y) / Math.hypot(dx, dy);
    if (along > closest) [best, closest] = [to, along];
  }
  return best;
};

/** Arrow keys go over borders, as armies do; where none leads that way, the frame walks on by sight. */
const useBorderWalk = (orientation: Orientation) => {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const walk = (event: KeyboardEvent): void => {
      const direction = DIRECTIONS[event.key];
      const place = event.target instanceof HTMLElement ? event.target.dataset['place'] : undefined;
      const from = TERRITORIES.find(where => landPlace(where) === place);
      if (direction === undefined || from === undefined) return;
      const to = neighbourTowards(orientation, from, direction);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      element.querySelector<HTMLElement>(`[data-place="${landPlace(to)}"]`)?.focus();
    };
    element.addEventListener('keydown', walk);
    return () => element.removeEventListener('keydown', walk);
  }, [orientation]);
  return area;
};

/** Every territory can be pointed at; what can be done there glows. */
export const Lands = ({ orientation }: { readonly orientation: Orientation }) => {
  const area = useBorderWalk(orientation);
  return (
    <div className="dd-lands" ref={area}>
      {useLands().map(land => (
        <Land key={land.where} orientation={orientation} {...land} />
      ))}
    </div>
  );
};
