import { MOUNTAIN, TERRITORIES } from '#games/dragon-dune/facts';
import sprite from '../pieces/sprite.svg?raw';
import { geometryOf, toPicture, PICTURES, type Orientation } from './geometry.ts';
import { groundColour } from './grounds.ts';
import { HEIGHT, WIDTH, type Point } from './makeShapes.ts';
import { sceneryOf } from './scenery.ts';
import { middleOf } from './spots.ts';

/** The sprite's symbols, without the element that hides them on a page. */
const SYMBOLS = sprite.slice(sprite.indexOf('<defs>'), sprite.lastIndexOf('</svg>'));

const stroke = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;

const use = (id: string, [x, y]: Point, size = 1): string =>
  `<use href="#dd-${id}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})"/>`;

const shallows = (coast: string): string =>
  [
    [46, 0.1],
    [30, 0.13],
    [15, 0.2],
  ]
    .map(([width = 0, opacity = 0]) => stroke(coast, '#2d5557', width, `opacity="${opacity}"`))
    .join('');

const grounds = (orientation: Orientation): string => {
  const { shapes, lakes } = geometryOf(orientation);
  const lands = TERRITORIES.map(where => `<path d="${shapes[where]?.path}" fill="url(#dd-${groundColour(where)})"/>`);
  return [...lands, ...lakes.map(({ path }) => `<path d="${path}" fill="url(#dd-water)"/>`)].join('');
};

const growth = (orientation: Orientation): string => {
  const { dunes, sand, tufts, ripples } = sceneryOf(orientation);
  return [
    stroke(ripples, '#3b6f74', 1.3, 'opacity=".7"'),
    stroke(sand, '#a17f42', 1.7, 'opacity=".55"'),
    stroke(dunes, '#a4803f', 1.3, 'opacity=".65"'),
    stroke(tufts, '#66803b', 1.2, 'opacity=".7"'),
  ].join('');
};

const lines = (orientation: Orientation): string => {
  const { borders, shores } = geometryOf(orientation);
  return [
    stroke(borders, '#3a2614', 2.2, 'stroke-dasharray="7 4.5" opacity=".85"'),
    stroke(shores, '#f5eccb', 6, 'opacity=".55"'),
    stroke(shores, '#2b1d10', 2.6),
  ].join('');
};

/** A point in parts of the printed board. */
const onBoard = (orientation: Orientation, [x, y]: Point): Point =>
  toPicture(orientation, [22 + x * (WIDTH - 44), 16 + y * (HEIGHT - 32)]);

/** On the lakes, where nothing else stands. */
const ornaments = (orientation: Orientation): string => {
  const isTall = orientation === 'tall';
  return [
    use('rose', onBoard(orientation, [0.2, 0.378]), isTall ? 0.95 : 1),
    use('serpent', onBoard(orientation, [0.56, 0.812]), isTall ? 0.6 : 0.82),
    use('ship', onBoard(orientation, [0.197, 0.795]), isTall ? 0.5 : 0.55),
  ].join('');
};

const woods = (orientation: Orientation): string => {
  const { trees, bushes } = sceneryOf(orientation);
  const [x, y] = middleOf(orientation, MOUNTAIN);
  return [
    ...bushes.map(bush => use('bush', bush)),
    use('peaks', [x, y + 6], orientation === 'tall' ? 0.72 : 1),
    ...trees.map(tree => use(tree.isFir ? 'tree1' : 'tree0', [tree.x, tree.y], tree.size)),
  ].join('');
};

const draw = (orientation: Orientation): string => {
  const { width, height } = PICTURES[orientation];
  const parts = [
    shallows(geometryOf(orientation).coast),
    grounds(orientation),
    growth(orientation),
    lines(orientation),
    ornaments(orientation),
    woods(orientation),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${SYMBOLS}${parts.join('')}</svg>`;
};

const made: Partial<Record<Orientation, string>> = {};

/**
 * The island as one picture, for `src`. A thousand trees and shores in the page itself would be laid out again
 * whenever the map changes its size.
 */
export const pictureOf = (orientation: Orientation): string =>
  (made[orientation] ??= `data:image/svg+xml,${encodeURIComponent(draw(orientation))}`);
