import type { CSSProperties } from 'react';
import { at } from '#kernel';
import { CIRCLES } from '#games/dunaia/facts';
import { vars } from '../../../board/vars.ts';

/** The measure of a board: nine squares of 118 with sockets between them, on a ground of 494. */
const GROUND = 494;
const EDGE = 10;
const SQUARE = 118;
const PITCH = 178;
const COLUMNS = 3;

const percent = (length: number): string => `${((length / GROUND) * 100).toFixed(3)}%`;

const cornerOf = (square: number): readonly [number, number] => [
  EDGE + (square % COLUMNS) * PITCH,
  EDGE + Math.floor(square / COLUMNS) * PITCH,
];

export const squareStyle = (square: number): CSSProperties => {
  const [left, top] = cornerOf(square);
  return { left: percent(left), top: percent(top), width: percent(SQUARE), height: percent(SQUARE) };
};

const middleOf = (circle: number): readonly [number, number] => {
  const [one, other] = at(CIRCLES, circle).value.map(cornerOf);
  if (one === undefined || other === undefined) return [0, 0];
  return [(one[0] + other[0] + SQUARE) / 2, (one[1] + other[1] + SQUARE) / 2];
};

/** The middle of a socket; whoever stands there is centred on it. */
export const circleStyle = (circle: number): CSSProperties => {
  const [left, top] = middleOf(circle);
  return { left: percent(left), top: percent(top) };
};

/** Whether a circle lies between two squares of one row: then there is little room to the sides. */
export const isUpright = (circle: number): boolean => {
  const [one, other] = at(CIRCLES, circle).value;
  return other === one + 1;
};

/** By number of Dunaias in one circle: how large they are, and how far apart. */
const BESIDE = [
  { scale: 0.78, apart: 0 },
  { scale: 0.7, apart: 42 },
  { scale: 0.62, apart: 38 },
];
const ABOVE = [
  { scale: 0.78, apart: 0 },
  { scale: 0.62, apart: 52 },
  { scale: 0.5, apart: 43 },
];

const GIANT = 62;

/** Which of how many in a circle. */
interface CirclePosition {
  readonly circle: number;
  readonly index: number;
  readonly count: number;
}

/** Where one of several Dunaias in a circle stands: side by side, or above each other where it is narrow. */
export const giantStyle = ({ circle, index, count }: CirclePosition): CSSProperties => {
  const [x, y] = middleOf(circle);
  const upright = isUpright(circle);
  const { scale, apart } = at(upright ? ABOVE : BESIDE, Math.min(count, ABOVE.length) - 1);
  const shift = (index - (count - 1) / 2) * apart;
  return {
    left: percent(x + (upright ? 0 : shift)),
    top: percent(y + (upright ? shift : 0)),
    width: percent(GIANT * scale),
    ...vars({ '--crowd': count }),
  };
};

/** The four crossings of the paths, where nobody stands. */
const CROSSINGS = [0, 1].flatMap(row =>
  [0, 1].map(column => [EDGE + SQUARE + 30 + column * PITCH, EDGE + SQUARE + 30 + row * PITCH] as const),
);

/** The crossing next to a circle: there lies the die of whoever stands in it. */
export const crossingStyle = (circle: number): CSSProperties => {
  const [x, y] = middleOf(circle);
  const far = ([left, top]: readonly [number, number]): number => Math.hypot(left - x, top - y);
  const [left, top] = CROSSINGS.reduce((best, each) => (far(each) < far(best) ? each : best));
  return { left: percent(left), top: percent(top) };
};
