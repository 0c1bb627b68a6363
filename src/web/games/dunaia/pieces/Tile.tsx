import { memo, type ReactNode } from 'react';
import { BUILDINGS, SIDES, type Building, type Side } from '#games/dunaia/facts';
import { Drawing, Mark } from './Drawing.tsx';
import { Track } from './Track.tsx';

/** What stands for a gain, on plates, medals and chevrons. */
const SIGNS = {
  flower: 'i-flower',
  flowers: 'i-flower',
  chip: 'i-chip',
  chips: 'i-chip',
  move: 'i-move',
  moves: 'i-move',
  advance: 'i-step',
} as const;

const topOf = (building: Building): string | undefined => {
  if (building.level === 1) return `top-1-${building.effect.value.kind}`;
  return building.level === 2 ? `top-2-${building.centre.value}` : undefined;
};

export const hasChevrons = (building: Building): boolean =>
  building.level === 2 || (building.level === 3 && building.chevrons.value !== 'none');

const House = ({ building }: { readonly building: Building }) => {
  const top = topOf(building);
  return (
    <>
      <Mark id={`house-${building.level}`} />
      {top && <Mark id={top} />}
    </>
  );
};

const Pips = ({ level, y }: { readonly level: number; readonly y: number }) => (
  <g transform={`translate(16.5 ${y})`}>
    <rect width={8 + 8 * level} height="13" rx="6.5" fill="#12241c" opacity=".92" />
    {Array.from({ length: level }, (_, index) => (
      <circle key={index} cx={8 + 8 * index} cy="6.5" r="3" fill="#ffcf86" stroke="#8a4a1f" strokeWidth=".8" />
    ))}
  </g>
);

/** The finished side: what a Building does, on a plate, a medal or as points. */
const BuildingEffect = ({ building }: { readonly building: Building }) => {
  if (building.level === 1) {
    const effect = building.effect.value;
    const amount = 'amount' in effect ? effect.amount : undefined;
    return (
      <>
        <Mark id="plate" />
        {amount !== undefined && (
          <text x="61" y="101" fontSize="20" fill="#1a1208">
            {amount}
          </text>
        )}
        <Mark id={SIGNS[effect.kind]} x={amount === undefined ? 60 : 68} y="82" width="24" height="24" />
      </>
    );
  }
  return building.level === 2 ? (
    <>
      <Mark id="medal" />
      <Mark id={SIGNS[building.centre.value]} x="48.5" y="69.5" width="23" height="23" />
    </>
  ) : (
    <g className="dunaia-worth">
      <Mark id="medal" />
      <text x="60" y="88" fontSize="20" fill="#ffd98a">
        {building.level}
      </text>
    </g>
  );
};

const badgeOf = (building: Building): { readonly text?: number; readonly sign?: string } => {
  if (building.level === 3) return { text: building.level };
  if (building.level === 2) return { sign: SIGNS[building.centre.value] };
  const effect = building.effect.value;
  return { ...('amount' in effect && { text: effect.amount }), sign: SIGNS[effect.kind] };
};

/** The construction side says in a corner what the Building will do. */
const Badge = ({ building }: { readonly building: Building }) => {
  const { text, sign } = badgeOf(building);
  const isWide = text !== undefined && sign !== undefined;
  const x = isWide ? 73 : 81;
  return (
    <>
      <rect
        x={x}
        y="15"
        width={isWide ? 32 : 24}
        height="21"
        rx="7"
        fill="#f4ead0"
        stroke="#12231b"
        strokeWidth="1.5"
      />
      {text !== undefined && (
        <text x={isWide ? 81 : 93} y="31" fontSize="16" fill="#1a1208">
          {text}
        </text>
      )}
      {sign && <Mark id={sign} x={isWide ? 86 : 84.5} y="17" width="17" height="17" />}
    </>
  );
};

interface ChevronProps {
  readonly building: Building;
  readonly side: Side;
  readonly isLit: boolean;
}

const Chevron = ({ building, side, isLit }: ChevronProps) => {
  const turn = SIDES.indexOf(side) * 90;
  const aims = building.level === 3 && building.chevrons.value !== 'none' ? building.chevrons.value[side] : undefined;
  const gain = building.level === 2 ? building.chevrons.value[side] : undefined;
  const colour = aims?.colour ?? building.colour.value;
  return (
    <g transform={`rotate(${turn} 60 60)`} className={`dunaia-c-${colour} ${isLit ? 'is-lit' : ''}`}>
      {isLit && <path className="dunaia-chevron-light" d="M41 24V8.5L60-8.5 79 8.5V24z" />}
      <Mark id="chevron" className="dunaia-chevron" />
      <g transform={`rotate(${-turn} 60 11.5)`}>
        {gain && <Mark id={SIGNS[gain]} x="52.2" y="3.8" width="15.6" height="15.6" />}
        {aims && (
          <text className="dunaia-chevron-n" x="60" y="16.6" fontSize="14.5">
            {aims.points}
          </text>
        )}
      </g>
    </g>
  );
};

export interface TileProps {
  readonly tile: number;
  /** The construction square reached, from 1; 0 for a Building, which shows its finished side. */
  readonly reached?: number;
  readonly isBuilt?: boolean;
  /** Sides whose chevrons are active, as `sideLetters` writes them. */
  readonly lit?: string;
  readonly children?: ReactNode;
}

const Face = ({ building, isBuilt, reached }: { building: Building; isBuilt: boolean; reached: number }) =>
  isBuilt ? (
    <g clipPath="url(#dunaia-face)">
      <Mark id="scene" />
      <House building={building} />
      <Mark id="bushes" />
    </g>
  ) : (
    <g clipPath="url(#dunaia-face)">
      <Mark id="plan" />
      <g className="dunaia-blueprint" transform={`translate(10.2 ${hasChevrons(building) ? 9 : 8}) scale(.83 .76)`}>
        <House building={building} />
      </g>
      <Track squares={building.squares.value} reached={reached} isRaised={hasChevrons(building)} />
    </g>
  );

/** A Building tile, on one side or the other. */
export const Tile = memo(({ tile, reached = 0, isBuilt = false, lit = '' }: TileProps) => {
  const building = BUILDINGS[tile];
  if (building === undefined) return null;
  const isEdged = hasChevrons(building);
  return (
    <Drawing box="0 0 120 120" className={`dunaia-tile dunaia-c-${building.colour.value}`}>
      <Mark id="frame" />
      <Face building={building} isBuilt={isBuilt} reached={reached} />
      <rect x="13" y="13" width="94" height="94" rx="9" fill="none" stroke="#12231b" strokeWidth="2" />
      <Pips level={building.level} y={isEdged ? 22.5 : 17} />
      {isBuilt ? <BuildingEffect building={building} /> : <Badge building={building} />}
      {isEdged &&
        SIDES.map(side => <Chevron key={side} building={building} side={side} isLit={lit.includes(side.charAt(0))} />)}
    </Drawing>
  );
});
