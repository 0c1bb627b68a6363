// Draws the island once: node src/web/games/dragon-dune/map/makeIsland.ts > src/web/games/dragon-dune/map/island.ts
// Every point of a grid is given to the nearest land or water of the layout, pushed about by noise; the lines
// between them are then followed and smoothed, so that neighbours share their border exactly.
import { BORDERS, LAYOUT, TERRITORIES, TERRITORY_IDS, WATER } from '#games/dragon-dune/facts';
import { linesOf, type BorderLine } from './makeBorders.ts';
import { HEIGHT, makeNoise, roundedBox, WIDTH, type Box, type Point } from './makeShapes.ts';

const STEP = 2;
const COLUMNS = WIDTH / STEP;
const ROWS = HEIGHT / STEP;
const SEA = 'sea';

/** The island's own box inside the picture. */
const LEFT = 22;
const TOP = 16;
const toPicture = ([x, y]: Point): Point => [LEFT + x * (WIDTH - 2 * LEFT), TOP + y * (HEIGHT - 2 * TOP)];
const boxOf = ([left, top, right, bottom]: Box): Box => [...toPicture([left, top]), ...toPicture([right, bottom])];

interface Region {
  readonly name: string;
  readonly box: Box;
  readonly isWater: boolean;
}

/** The inlet and the strait are open to the sea; a river is drawn a little longer than it is printed, to part corners. */
const waterRegion = (box: Box, index: number): Region => {
  const isOpen = box[2] === 1 || box[3] === 1;
  const [left, top, right, bottom] = box;
  const longer: Box = index === 4 ? [left, top - 0.02, right, bottom + 0.012] : box;
  return { name: isOpen ? SEA : `w${index}`, box: boxOf(longer), isWater: true };
};

const REGIONS: readonly Region[] = [
  ...TERRITORIES.flatMap(where =>
    LAYOUT[TERRITORY_IDS[where] ?? '0•'].rects.map(rect => ({ name: `${where}`, box: boxOf(rect), isWater: false })),
  ),
  ...WATER.map(waterRegion),
];

/** Small tarns where four lands would meet in a point. */
const TARNS: readonly Point[] = (
  [
    [0.6175, 0.381],
    [0.7425, 0.381],
    [0.74, 0.621],
    [0.62, 0.62],
    [0.384, 0.619],
    [0.74, 0.8625],
    [0.2585, 0.259],
    [0.143, 0.259],
    [0.744, 0.182],
    [0.8645, 0.378],
    [0.864, 0.621],
  ] as const
).map(toPicture);

const ISLAND = boxOf([0.0175, 0.0195, 0.9825, 0.975]);
const noise = makeNoise();

const pushed = (x: number, y: number): Point => [
  x + 30 * noise(x / 84, y / 84, 1) + 13 * noise(x / 30, y / 30, 2),
  y + 30 * noise(x / 84, y / 84, 3) + 13 * noise(x / 30, y / 30, 4),
];

const distanceTo = ({ name, box, isWater }: Region, [x, y]: Point, roughness: number): number => {
  if (!isWater) return Math.max(box[0] - x, x - box[2], box[1] - y, y - box[3]);
  const rounded = roundedBox(box, Math.min(22, (box[2] - box[0]) * 0.42, (box[3] - box[1]) * 0.42), [x, y]);
  return name === SEA ? rounded : rounded + roughness - 3;
};

const nearest = (at: Point, roughness: number): string => {
  let best = SEA;
  let least = Number.POSITIVE_INFINITY;
  for (const region of REGIONS) {
    const far = distanceTo(region, at, roughness);
    if (far >= least) continue;
    least = far;
    best = region.name;
  }
  return best;
};

const regionAt = (x: number, y: number): string => {
  const at = pushed(x, y);
  const coast = 30 * noise(x / 66, y / 66, 9) + 15 * noise(x / 24, y / 24, 12) + 2;
  if (roundedBox(ISLAND, 62, at) + coast >= 0) return SEA;
  const found = nearest(at, 15 * noise(x / 34, y / 34, 21));
  const tarn = TARNS.findIndex(([tx, ty]) => Math.hypot(at[0] - tx, at[1] - ty) < 10 + 2 * noise(x / 9, y / 9, 5));
  return tarn === -1 || /^[sw]/.test(found) ? found : `t${tarn}`;
};

const paint = (): string[] => {
  const cells: string[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) cells.push(regionAt((column + 0.5) * STEP, (row + 0.5) * STEP));
  return cells;
};

/** A cell that has at most one like it beside it becomes what most of its neighbours are. */
const clean = (cells: string[]): void => {
  for (let row = 1; row < ROWS - 1; row++)
    for (let column = 1; column < COLUMNS - 1; column++) {
      const index = row * COLUMNS + column;
      const around = [cells[index - 1], cells[index + 1], cells[index - COLUMNS], cells[index + COLUMNS]];
      if (around.filter(name => name === cells[index]).length > 1) continue;
      const count = (name: string | undefined): number => around.filter(other => other === name).length;
      cells[index] = around.toSorted((a, b) => count(b) - count(a))[0] ?? SEA;
    }
};

const isLand = (name: string): boolean => /^\d/.test(name);

/** The drawing must have the borders of the rules, all of them and no other. */
const check = (lines: readonly BorderLine[]): void => {
  const drawn = new Map<string, number>();
  for (const { left, right, points } of lines) {
    if (!isLand(left) || !isLand(right)) continue;
    const pair = [Number(left), Number(right)].toSorted((a, b) => a - b).join('-');
    drawn.set(pair, (drawn.get(pair) ?? 0) + points.length * STEP * 3);
  }
  const wanted = TERRITORIES.flatMap(where =>
    (BORDERS[where] ?? []).filter(to => to > where).map(to => `${where}-${to}`),
  );
  const wrong = [
    ...wanted.filter(pair => (drawn.get(pair) ?? 0) < 24).map(pair => `missing ${pair}`),
    ...[...drawn.keys()].filter(pair => !wanted.includes(pair)).map(pair => `extra ${pair}`),
  ];
  if (wrong.length > 0) throw new Error(wrong.join(', '));
};

const written = ({ left, right, points }: BorderLine): string => {
  const rounded = points.map(([x, y]) => [Math.round(x * 2), Math.round(y * 2)] as const);
  const steps = rounded.map(([x, y], index) => {
    const [fromX, fromY] = rounded[index - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `${left} ${right} ${steps.join(' ')}`;
};

const cells = paint();
clean(cells);
clean(cells);
const lines = linesOf(
  (column, row) => {
    const isInside = column >= 0 && row >= 0 && column < COLUMNS && row < ROWS;
    return (isInside ? cells[row * COLUMNS + column] : undefined) ?? SEA;
  },
  { columns: COLUMNS, rows: ROWS, step: STEP },
);
check(lines);

const output = [
  '// Made by makeIsland.ts; not to be edited by hand.',
  '',
  '/** Each line: what is on its left and right, its first point and the steps to the next, in half units of the picture. */',
  `export const LINES: readonly string[] = [\n${lines.map(line => `  '${written(line)}',`).join('\n')}\n];`,
];
console.log(output.join('\n'));
