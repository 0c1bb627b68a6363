import { memo, useEffect, useRef, type CSSProperties } from 'react';
import { BoardTarget } from '../../../board/BoardTarget.tsx';
import { useUnchanged } from '../../../board/useUnchanged.ts';
import { BORDERS, TERRITORIES, type Move, type Territory } from '../game.ts';
import { landPlace } from '../places.ts';
import { useTable, useTargetTable, type DragonTable } from '../table.ts';
import { clauseMoves, landAttempt, landMoves } from '../targets.ts';
import { useBoardText, useGroundText } from '../words.ts';
import { geometryOf, shapeIn, type Lie, type Shape } from './geometry.ts';
import { middleOf } from './spots.ts';

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;

const styleOf = (lie: Lie, { left, top, width, height, outline }: Shape): CSSProperties => {
  const whole = geometryOf(lie);
  return {
    left: percent(left, whole.width),
    top: percent(top, whole.height),
    width: percent(width, whole.width),
    height: percent(height, whole.height),
    clipPath: outline,
  };
};

const Outline = memo(({ shape: { path, left, top, width, height } }: { readonly shape: Shape }) => (
  <svg viewBox={`${left} ${top} ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
    <path d={path} />
  </svg>
));

interface LandProps {
  readonly where: Territory;
  readonly lie: Lie;
  readonly label: string;
  readonly moves: readonly Move[];
  readonly attempt: Move;
}

const Land = memo(({ where, lie, label, moves, attempt }: LandProps) => {
  const table = useTargetTable();
  const shape = shapeIn(lie, where);
  return (
    <BoardTarget
      table={table}
      place={landPlace(where)}
      label={label}
      moves={moves}
      attempt={attempt}
      className="dd-land"
      hint={landPlace(where)}
      style={styleOf(lie, shape)}
    >
      <Outline shape={shape} />
    </BoardTarget>
  );
});

const movesFor = ({ orders, asides, moves, view }: DragonTable, where: Territory): readonly Move[] => {
  if (orders.at === 'pointing') return clauseMoves(asides, where);
  // Aces that fly are chosen on the panel together with their group.
  return view.step.at === 'planning' ? [] : landMoves(moves, where);
};

/** What each territory says and does when it is clicked: the same objects as long as that does not change. */
const useLands = (): readonly Omit<LandProps, 'lie'>[] => {
  const table = useTable();
  const { verbs } = useBoardText();
  const grounds = useGroundText(table);
  return useUnchanged(
    TERRITORIES.map(where => {
      const moves = movesFor(table, where);
      const [first] = moves;
      const verb = first === undefined ? '' : `. ${verbs[first.type] ?? ''}`;
      return { where, label: `${grounds[where] ?? ''}${verb}`, moves, attempt: landAttempt(table.view, where) };
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
  lie: Lie,
  from: Territory,
  [x, y]: readonly [number, number],
): Territory | undefined => {
  const [fromX, fromY] = middleOf(lie, from);
  let best: Territory | undefined;
  let closest = 0.35;
  for (const to of BORDERS[from] ?? []) {
    const [toX, toY] = middleOf(lie, to);
    const [dx, dy] = [toX - fromX, toY - fromY];
    const along = (dx * x + dy * y) / Math.hypot(dx, dy);
    if (along > closest) [best, closest] = [to, along];
  }
  return best;
};

/** Arrow keys go over borders, as armies do; where none leads that way, the frame walks on by sight. */
const useBorderWalk = (lie: Lie) => {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const walk = (event: KeyboardEvent): void => {
      const direction = DIRECTIONS[event.key];
      const place = event.target instanceof HTMLElement ? event.target.dataset['place'] : undefined;
      const from = TERRITORIES.find(where => landPlace(where) === place);
      if (direction === undefined || from === undefined) return;
      const to = neighbourTowards(lie, from, direction);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      element.querySelector<HTMLElement>(`[data-place="${landPlace(to)}"]`)?.focus();
    };
    element.addEventListener('keydown', walk);
    return () => element.removeEventListener('keydown', walk);
  }, [lie]);
  return area;
};

/** Every territory can be pointed at; what can be done there glows. */
export const Lands = ({ lie }: { readonly lie: Lie }) => {
  const area = useBorderWalk(lie);
  return (
    <div className="dd-lands" ref={area}>
      {useLands().map(land => (
        <Land key={land.where} lie={lie} {...land} />
      ))}
    </div>
  );
};
