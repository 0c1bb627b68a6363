import { at, seat as toSeat } from '#kernel';
import { vars } from '../../../board/vars.ts';
import { AREAS, type Area, type View } from '#games/dawn-of-mankind/facts';
import { columnOfArea, ringAt, type WallLayout } from '../geometry/layout.ts';
import { Meeple } from '../pieces/Meeple.tsx';
import { areaPlace, standPlace } from '../places.ts';
import { Target } from '../parts/Target.tsx';
import { areaAttempt, areaMoves } from '../targets.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

/** The meeples of one clan in an area. */
interface MeepleGroup {
  readonly seat: number;
  readonly count: number;
}

export const meeplesIn = ({ players }: View, area: Area): readonly MeepleGroup[] => {
  const index = AREAS.indexOf(area);
  return players.flatMap(({ areas }, seat) => {
    const count = at(areas, index);
    return count === 0 ? [] : [{ seat, count }];
  });
};

/** Where the clans in a ring stand, in radii from its middle, and how large: up to five, none hidden. */
const SPOTS: readonly { readonly size: number; readonly spots: readonly (readonly [x: number, y: number])[] }[] = [
  { size: 0, spots: [] },
  { size: 1.3, spots: [[0, 0]] },
  {
    size: 1,
    spots: [
      [-0.48, 0],
      [0.48, 0],
    ],
  },
  {
    size: 0.92,
    spots: [
      [-0.48, -0.36],
      [0.48, -0.36],
      [0, 0.48],
    ],
  },
  {
    size: 0.94,
    spots: [
      [-0.5, -0.48],
      [0.5, -0.48],
      [-0.5, 0.54],
      [0.5, 0.54],
    ],
  },
  {
    size: 0.9,
    spots: [
      [-0.72, -0.58],
      [0.72, -0.58],
      [0, 0],
      [-0.72, 0.66],
      [0.72, 0.66],
    ],
  },
];

/** In the wide first area meeples are not larger than elsewhere. */
const LARGEST = 32;

interface GroupsProps {
  readonly area: Area;
  readonly groups: readonly MeepleGroup[];
  readonly radius: number;
}

const MeepleGroups = ({ area, groups, radius }: GroupsProps) => {
  const { marked } = useBoard();
  const { size, spots } = at(SPOTS, groups.length);
  return groups.map(({ seat, count }, index) => {
    const [x, y] = at(spots, index);
    const place = standPlace(area, seat);
    return (
      <span
        key={seat}
        className={`dawn-stand ${marked.has(place) ? 'is-last' : ''}`}
        style={vars({ '--dx': x, '--dy': y, '--size': Math.min(size * radius, LARGEST) })}
      >
        <Meeple seat={seat} place={place} />
        {count > 1 && <b aria-hidden="true">{count}</b>}
      </span>
    );
  });
};

interface AreaProps {
  readonly area: Area;
  readonly layout: WallLayout;
}

/** A Ready Area, or the shore: a ring with the meeples that wait in it. */
export const ReadyArea = ({ area, layout }: AreaProps) => {
  const { view, moves, name } = useBoard();
  const text = useBoardText();
  const { area: areaText } = useGameText();
  const groups = meeplesIn(view, area);
  const offered = areaMoves(moves, area);
  const place = areaPlace(area);
  const [move] = offered;
  const spoken = groups.map(({ seat, count }) =>
    text.stand(seat === view.viewer ? undefined : name(toSeat(seat)), count),
  );
  const label = [
    areaText(area),
    ...(spoken.length === 0 ? [text.empty] : spoken),
    ...(move === undefined ? [] : [move.type === 'placeMeeple' ? text.verbs.place : text.verbs.choose]),
  ];
  const { x, y, radius, tall } = ringAt(layout, area);
  return (
    <Target
      className={`dawn-area ${tall > radius ? 'is-shore' : ''} ${groups.some(({ seat }) => seat === view.viewer) ? 'is-own' : ''}`}
      place={place}
      label={label.join(', ')}
      moves={offered}
      attempt={areaAttempt(view.step.at, area)}
      {...(move !== undefined && move.type !== 'placeMeeple' && { chooses: { place, moves: offered } })}
      style={vars({ '--x': x, '--y': y, '--r': radius, '--tall': tall })}
    >
      <MeepleGroups area={area} groups={groups} radius={radius} />
      {move?.type === 'placeMeeple' && <span className="dawn-plus" aria-hidden="true" />}
    </Target>
  );
};

export const areasOf = (column: number): readonly Area[] => AREAS.filter(area => columnOfArea(area) === column);
