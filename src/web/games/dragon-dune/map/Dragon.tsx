import { memo, type CSSProperties } from 'react';
import { at } from '#kernel';
import { IS_PLAIN, TRACK, type Territory } from '#games/dragon-dune/facts';
import { Icon } from '../pieces/Drawing.tsx';
import { dragonPlace, redDragonPlace } from '../places.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { geometryOf, type Orientation } from './geometry.ts';
import { spotIn } from './spots.ts';

/** Where the marker of a number is: its plain territory if it has one, for there it strikes. */
const numberLand = (number: number): Territory => {
  const lands = at(TRACK, number);
  return lands.find(where => IS_PLAIN[where] === true) ?? at(lands, 0);
};

/** A point of a territory's room, in parts of its width and height. */
const pointIn = (
  orientation: Orientation,
  where: Territory,
  [across, down]: readonly [number, number],
): CSSProperties => {
  const { width, height } = geometryOf(orientation);
  const spot = spotIn(orientation, where);
  return {
    left: `${(((spot.left + spot.width * across) / width) * 100).toFixed(2)}%`,
    top: `${(((spot.top + spot.height * down) / height) * 100).toFixed(2)}%`,
  };
};

const LOW = 85;
const LONG = 180;

/** Below what stands there; in low rooms on the border. */
const footOf = (orientation: Orientation, where: Territory): CSSProperties =>
  pointIn(orientation, where, [0.5, spotIn(orientation, where).height < LOW ? 1.02 : 0.9]);

/** Where the dragons hide as little as they can. */
const lairOf = (orientation: Orientation, where: Territory): CSSProperties => {
  const { width, height } = spotIn(orientation, where);
  if (IS_PLAIN[where] !== true) return pointIn(orientation, where, [0.45, 1.1]);
  if (width > LONG) return pointIn(orientation, where, [0.85, 0.7]);
  return pointIn(orientation, where, height > LONG ? [0.5, 0.82] : [0.55, 0.85]);
};

interface FlameProps {
  readonly orientation: Orientation;
  readonly number: number;
  readonly roll: number;
}

/** A flame with the roll that brings the dragons there. */
const Flame = ({ orientation, number, roll }: FlameProps) => {
  const { dragon } = useBoardText();
  return (
    <span className="dd-flame" style={footOf(orientation, numberLand(number))} title={dragon.next(roll, number)}>
      <svg viewBox="-9 -13 18 25" aria-hidden="true">
        <use href="#dd-flame" />
      </svg>
      <b>{roll}</b>
    </span>
  );
};

interface DragonProps {
  readonly orientation: Orientation;
  /** Where they are; 0 before they are placed. */
  readonly dragon: number;
  readonly next: readonly number[];
}

/** The dragons, and the six numbers they may reach with the next roll. */
export const Dragon = memo(({ orientation, dragon, next }: DragonProps) =>
  dragon === 0 ? null : (
    <div className="dd-dragons" aria-hidden="true">
      {next.map((number, index) => (
        <Flame key={number} orientation={orientation} number={number} roll={index + 1} />
      ))}
      <span className="dd-dragon" style={lairOf(orientation, numberLand(dragon))}>
        <Icon id="dragon" place={dragonPlace} />
      </span>
    </div>
  ),
);

/** The Red Dragon has come down here. */
export const RedDragon = ({ orientation, where }: { readonly orientation: Orientation; readonly where: Territory }) => (
  <span className="dd-dragon is-red" style={lairOf(orientation, where)} aria-hidden="true">
    <Icon id="dragon" place={redDragonPlace} />
  </span>
);
