import { at } from '#kernel';
import { idOf, LAYOUT, TERRITORIES, type Territory, type TerritoryId } from '#games/dragon-dune/facts';
import { toPicture, type Orientation } from './geometry.ts';
import { HEIGHT, WIDTH, type Box } from './makeShapes.ts';

/** Where names, armies and gold of a territory stand, in parts of the printed board; its first rectangle unless said. */
const ROOMS: Partial<Record<TerritoryId, Box>> = {
  '3★': [0.42, 0.145, 0.58, 0.375],
  '0•': [0.39, 0.39, 0.615, 0.612],
  '6': [0.87, 0.15, 0.975, 0.4],
  '9': [0.87, 0.6, 0.975, 0.81],
  '11': [0.625, 0.63, 0.735, 0.855],
  '14': [0.265, 0.625, 0.378, 0.855],
  '8': [0.745, 0.39, 0.858, 0.612],
  '15★': [0.025, 0.865, 0.215, 0.965],
  '15': [0.222, 0.865, 0.335, 0.965],
  '16': [0.022, 0.75, 0.138, 0.855],
  '10★': [0.745, 0.868, 0.972, 0.965],
  '10': [0.505, 0.868, 0.735, 0.965],
  '1★': [0.025, 0.03, 0.138, 0.255],
  '5★': [0.748, 0.03, 0.975, 0.135],
};

const [LEFT, TOP] = [22, 16];

const boxOf = (where: Territory): Box => {
  const id = idOf(where);
  const [left, top, right, bottom] = ROOMS[id] ?? at(LAYOUT[id].rects, 0);
  const [across, down] = [WIDTH - 2 * LEFT, HEIGHT - 2 * TOP];
  return [LEFT + left * across, TOP + top * down, LEFT + right * across, TOP + bottom * down];
};

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const spotOf = (orientation: Orientation, where: Territory): Spot => {
  const [left, top, right, bottom] = boxOf(where);
  const [[ax, ay], [bx, by]] = [toPicture(orientation, [left, top]), toPicture(orientation, [right, bottom])];
  return { left: Math.min(ax, bx), top: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
};

const SPOTS: { readonly [L in Orientation]: readonly Spot[] } = {
  wide: TERRITORIES.map(where => spotOf('wide', where)),
  square: TERRITORIES.map(where => spotOf('square', where)),
  tall: TERRITORIES.map(where => spotOf('tall', where)),
};

export const spotIn = (orientation: Orientation, where: Territory): Spot => at(SPOTS[orientation], where);

/** What a wood leaves free: middle, and half of width and height. */
export const clearingsOf = (orientation: Orientation, where: number): readonly Box[] => {
  const { left, top, width, height } = at(SPOTS[orientation], where);
  return [[left + width / 2, top + height / 2, 34, 25]];
};

/** The middle of a territory's room. */
export const middleOf = (orientation: Orientation, where: Territory): readonly [number, number] => {
  const { left, top, width, height } = spotIn(orientation, where);
  return [left + width / 2, top + height / 2];
};
