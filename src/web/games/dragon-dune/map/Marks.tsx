import { memo, useEffect, useMemo, useState } from 'react';
import { useUnchanged } from '../../../board/useUnchanged.ts';
import { TERRITORIES, type Move, type Territory } from '#games/dragon-dune/facts';
import { pathBetween } from './path.ts';
import { landPlace } from '../places.ts';
import { useBoard, type DragonBoard } from '../boardContext.ts';
import { clauseMoves, landMoves } from '../targets.ts';
import { geometryOf, shapeIn, type Orientation } from './geometry.ts';
import { middleOf } from './spots.ts';

const litIn = ({ moves, asides, decision, view }: DragonBoard): readonly Territory[] => {
  if (view.step.at === 'planning') return [];
  return TERRITORIES.filter(where =>
    decision.at === 'pointing' ? clauseMoves(asides, where).length > 0 : landMoves(moves, where).length > 0,
  );
};

/** Territories that what goes on is about. */
const chosenIn = ({ view, now }: DragonBoard): readonly Territory[] => {
  const { step, battle } = view;
  const asked = TERRITORIES.filter(where => now.at === 'choosing' && now.place === landPlace(where));
  if (battle !== 'none') return [battle.territory];
  if (step.at === 'marching' || step.at === 'landing') return [step.from];
  if ('territory' in step) return [step.territory];
  return asked;
};

/** The land under the pointer or the focus. */
const usePointedAt = (): Territory | undefined => {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const notice = ({ target }: Event): void => {
      const land = target instanceof Element ? target.closest<HTMLElement>('.dd-land') : null;
      setPlace(land?.dataset['place']);
    };
    document.addEventListener('pointerover', notice);
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, []);
  return TERRITORIES.find(where => landPlace(where) === place);
};

const reachedBy = (moves: readonly Move[]): ReadonlySet<Territory> =>
  new Set(moves.flatMap(move => (move.type === 'goTo' ? [move.to] : [])));

/** The way to where the pointer is, over what can be reached. */
const Way = () => {
  const { view, moves, orientation } = useBoard();
  const to = usePointedAt();
  const { step } = view;
  const path = useMemo(() => {
    const reached = reachedBy(moves);
    if (step.at !== 'marching' || to === undefined || !reached.has(to)) return [];
    return pathBetween(step.from, to, where => reached.has(where));
  }, [moves, step, to]);
  if (path.length < 2) return null;
  const points = path.map(where => middleOf(orientation, where));
  return (
    <g className="dd-way">
      <path className="dd-way-under" d={`M${points.map(point => point.join(' ')).join('L')}`} />
      <path d={`M${points.map(point => point.join(' ')).join('L')}`} />
      {points.slice(1).map(([x, y], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="11" />
          <text y="5">{index + 1}</text>
        </g>
      ))}
    </g>
  );
};

interface LightProps {
  readonly orientation: Orientation;
  readonly lit: readonly Territory[];
  readonly chosen: readonly Territory[];
}

const Light = memo(({ orientation, lit, chosen }: LightProps) => {
  const { width, height } = geometryOf(orientation);
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} className="dd-marks" aria-hidden="true">
        {lit.map(where => (
          <path key={where} className="dd-lit" d={shapeIn(orientation, where).path} />
        ))}
        {chosen.map(where => (
          <path key={where} className="dd-chosen" d={shapeIn(orientation, where).path} />
        ))}
      </svg>
      {lit.length > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} className="dd-marks dd-glow" aria-hidden="true">
          <path d={lit.map(where => shapeIn(orientation, where).path).join('')} />
        </svg>
      )}
    </>
  );
});

/** Light on what can be clicked, gold on what it is about. */
export const Marks = ({ orientation }: { readonly orientation: Orientation }) => {
  const table = useBoard();
  const { width, height } = geometryOf(orientation);
  const { lit, chosen } = useUnchanged({ lit: litIn(table), chosen: chosenIn(table) });
  return (
    <>
      <Light orientation={orientation} lit={lit} chosen={chosen} />
      <svg viewBox={`0 0 ${width} ${height}`} className="dd-marks dd-ways" aria-hidden="true">
        <Way />
      </svg>
    </>
  );
};
