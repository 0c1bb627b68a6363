import { at } from '#kernel';
import { bitsOf, type Bits } from './bits.ts';
import { SIDES } from './components/board.ts';
import { BUILDINGS, type Building, type Gain, type Level, type PointChevron } from './components/buildings.ts';
import { COLOURS, type Colour } from './components/colours.ts';

/** A chevron of a Level 3 Building, its colour as a set. */
interface Aim {
  readonly colour: Bits;
  readonly points: number;
}

export const colourIndex = (colour: Colour): number => COLOURS.indexOf(colour);

const printedColours = ({ colour: { value } }: Building): Bits =>
  bitsOf(value === 'multicoloured' ? COLOURS.map(colourIndex) : [colourIndex(value)]);

const gainsOf = (building: Building): readonly Gain[] =>
  building.level === 2 ? SIDES.map(side => building.chevrons.value[side]) : [];

const aim = ({ colour, points }: PointChevron): Aim => ({ colour: bitsOf([colourIndex(colour)]), points });

const aimsOf = (building: Building): readonly Aim[] => {
  const chevrons = building.level === 3 ? building.chevrons.value : 'none';
  return chevrons === 'none' ? [] : SIDES.map(side => aim(chevrons[side]));
};

// The tables of `components` once more, by tile, for questions that are asked at every step.
const LEVEL: readonly Level[] = BUILDINGS.map(({ level }) => level);
const LAST_SQUARE: readonly number[] = BUILDINGS.map(({ squares }) => squares.value);
const PRINTED_COLOURS: readonly Bits[] = BUILDINGS.map(printedColours);
const GAINS: readonly (readonly Gain[])[] = BUILDINGS.map(gainsOf);
const AIMS: readonly (readonly Aim[])[] = BUILDINGS.map(aimsOf);

export const buildingAt = (tile: number): Building => at(BUILDINGS, tile);
export const levelOf = (tile: number): Level => at(LEVEL, tile);
export const lastSquareOf = (tile: number): number => at(LAST_SQUARE, tile);
export const printedColoursOf = (tile: number): Bits => at(PRINTED_COLOURS, tile);
/** What the chevrons of a Level 2 Building give, in the order of `SIDES`; nothing for other levels. */
export const chevronGains = (tile: number): readonly Gain[] => at(GAINS, tile);
/** The chevrons of a Level 3 Building, in the order of `SIDES`; nothing for other tiles. */
export const chevronAims = (tile: number): readonly Aim[] => at(AIMS, tile);
