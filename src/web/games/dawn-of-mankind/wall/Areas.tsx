import { at, seat as toSeat } from '#kernel';
import { vars } from '../../../board/vars.ts';
import { AREAS, type Area, type View } from '../game.ts';
import { columnOfArea, ringAt, type Ground } from '../geometry/layout.ts';
import { Meeple } from '../pieces/Meeple.tsx';
import { areaPlace, standPlace } from '../places.ts';
import { Target } from '../Target.tsx';
import { areaAttempt, areaMoves } from '../targets.ts';
import { useTable } from '../table.ts';
import { useBoardText, useGameText } from '../words.ts';

interface Stand {
  readonly seat: number;
  readonly count: number;
}

export const standsIn = ({ players }: View, area: Area): readonly Stand[] => {
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

interface StandsProps {
  readonly area: Area;
  readonly stands: readonly Stand[];
  readonly radius: number;
}

const Stands = ({ area, stands, radius }: StandsProps) => {
  const { marked } = useTable();
  const { size, spots } = at(SPOTS, stands.length);
  return stands.map(({ seat, count }, index) => {
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
  readonly ground: Ground;
}

/** A Ready Area, or the shore: a ring with the meeples that wait in it. */
export const ReadyArea = ({ area, ground }: AreaProps) => {
  const { view, moves, name } = useTable();
  const text = useBoardText();
  const { areas } = useGameText();
  const stands = standsIn(view, area);
  const offered = areaMoves(moves, area);
  const place = areaPlace(area);
  const [move] = offered;
  const spoken = stands.map(({ seat, count }) =>
    text.stand(seat === view.viewer ? undefined : name(toSeat(seat)), count),
  );
  const label = [
    areas[area],
    ...(spoken.length === 0 ? [text.empty] : spoken),
    ...(move === undefined ? [] : [move.type === 'placeMeeple' ? text.verbs.place : text.verbs.choose]),
  ];
  const { x, y, radius, tall } = ringAt(ground, area);
  return (
    <Target
      className={`dawn-area ${tall > radius ? 'is-shore' : ''} ${stands.some(({ seat }) => seat === view.viewer) ? 'is-own' : ''}`}
      place={place}
      label={label.join(', ')}
      moves={offered}
      attempt={areaAttempt(view.step.at, area)}
      {...(move !== undefined && move.type !== 'placeMeeple' && { chooses: { place, moves: offered } })}
      style={vars({ '--x': x, '--y': y, '--r': radius, '--tall': tall })}
    >
      <Stands area={area} stands={stands} radius={radius} />
      {move?.type === 'placeMeeple' && <span className="dawn-plus" aria-hidden="true" />}
    </Target>
  );
};

export const areasOf = (column: number): readonly Area[] => AREAS.filter(area => columnOfArea(area) === column);
