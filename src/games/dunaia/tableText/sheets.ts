import { at, type ComponentCell, type ComponentSheet, type SourcedValue } from '#kernel';
import { CIRCLES, REWARDS, START_CIRCLES } from '../components/board.ts';
import { BOX } from '../components/box.ts';
import { BUILDINGS, type Building } from '../components/buildings.ts';
import { ELDER_PLACES, ELDERS, FIXED_CHIPS } from '../components/elders.ts';
import { ELITES } from '../components/elites.ts';
import { MARKET, MARKET_PLACES } from '../components/market.ts';
import { PROPHECIES, PROPHECY_TILES } from '../components/prophecies.ts';
import { capitalize } from '../text/capitalize.ts';
import type { DunaiaText } from '../text/text.ts';
import type { BoxNumber, Phrases } from './phrases.ts';

const number = ({ value, source }: SourcedValue<number>): ComponentCell => ({ text: String(value), source });
const printedText = (text: string): ComponentCell => ({ text, source: 'printed' });

/** Colour and track, which every Building has. */
const common = (
  { colours }: DunaiaText,
  { sheets }: Phrases,
  { colour, squares }: Building,
): readonly ComponentCell[] => [
  { text: colour.value === 'multicoloured' ? sheets.multicoloured : colours[colour.value], source: colour.source },
  number(squares),
];

const own = (text: DunaiaText, { sheets }: Phrases, building: Building): readonly ComponentCell[] => {
  const { rule } = text.building(BUILDINGS.indexOf(building));
  switch (building.level) {
    case 1:
      return [{ text: rule, source: building.effect.source }];
    case 2: {
      const { up, right } = building.chevrons.value;
      return [
        { text: sheets.gains[building.centre.value], source: building.centre.source },
        { text: sheets.upright(sheets.gains[up], sheets.gains[right]), source: building.chevrons.source },
      ];
    }
    case 3:
      return [{ text: rule, source: building.chevrons.source }];
  }
};

const buildingSheets = (text: DunaiaText, phrases: Phrases): readonly ComponentSheet[] => {
  const { level1, level2, level3, level1Columns, level2Columns, level3Columns, tilesNote } = phrases.sheets;
  const titles = [
    { level: 1, title: level1, columns: level1Columns },
    { level: 2, title: level2, columns: level2Columns },
    { level: 3, title: level3, columns: level3Columns },
  ];
  return titles.map(({ level, title, columns }) => ({
    title,
    note: tilesNote,
    columns,
    rows: BUILDINGS.filter(building => building.level === level).map(building => ({
      id: building.id,
      name: capitalize(text.building(BUILDINGS.indexOf(building)).name),
      cells: [...common(text, phrases, building), ...own(text, phrases, building)],
    })),
  }));
};

const marketSheet = ({ sheets, sources }: Phrases): ComponentSheet => ({
  title: sheets.market,
  note: sheets.marketNote,
  columns: sheets.marketColumns,
  rows: MARKET_PLACES.map(id => ({ id, name: capitalize(sources[id]), cells: [number(MARKET[id].price)] })),
});

const elderSheets = ({ elders }: DunaiaText, { sheets }: Phrases): readonly ComponentSheet[] => [
  {
    title: sheets.elders,
    note: sheets.eldersNote,
    columns: sheets.elderColumns,
    rows: ELDERS.map(id => ({ id, name: elders[id].name, cells: [printedText(elders[id].rule)] })),
  },
  {
    title: sheets.places,
    columns: sheets.placeColumns,
    rows: ELDER_PLACES.map(id => {
      const { value, source } = FIXED_CHIPS[id];
      const cells = [{ text: sheets.chips(value), source }, number(BOX.fragmentsOfAType)];
      return { id, name: sheets.place(id), cells };
    }),
  },
];

const prophecySheet = ({ prophecies, prophecyColours }: DunaiaText, { sheets }: Phrases): ComponentSheet => ({
  title: sheets.prophecies,
  note: sheets.propheciesNote,
  columns: sheets.prophecyColumns,
  rows: PROPHECIES.map(id => {
    const { colour, condition, points } = PROPHECY_TILES[id];
    return {
      id,
      name: prophecies[id],
      cells: [{ text: prophecyColours[colour], source: condition.source }, number(points)],
    };
  }),
});

const eliteSheet = ({ elites }: DunaiaText, { sheets }: Phrases): ComponentSheet => ({
  title: sheets.elites,
  note: sheets.elitesNote,
  columns: sheets.eliteColumns,
  rows: ELITES.map(id => ({ id, name: elites[id].name, cells: [printedText(elites[id].rule)] })),
});

const boardSheets = ({ squares, circle }: DunaiaText, { sheets, dunaia }: Phrases): readonly ComponentSheet[] => [
  {
    title: sheets.board,
    note: sheets.boardNote,
    columns: sheets.boardColumns,
    rows: REWARDS.map(({ value, source }, square) => ({
      id: `square-${square}`,
      name: capitalize(at(squares, square)),
      cells: [{ text: sheets.rewards[value], source }],
    })),
  },
  {
    title: sheets.start,
    columns: sheets.startColumns,
    rows: START_CIRCLES.map(({ value, source }, index) => ({
      id: `dunaia-${index + 1}`,
      name: dunaia(index + 1),
      cells: [{ text: capitalize(circle(value)), source }],
    })),
  },
];

const boxSheet = ({ sheets }: Phrases): ComponentSheet => {
  // Object.keys forgets the literal types; the table has exactly these keys.
  const numbers = Object.keys(sheets.numbers) as readonly BoxNumber[];
  const { value: table, source } = BOX.artefactPoints;
  return {
    title: sheets.box,
    columns: sheets.boxColumns,
    rows: [
      { id: 'circles', name: sheets.circles, cells: [{ text: String(CIRCLES.length), source: at(CIRCLES, 0).source }] },
      ...([2, 3, 4] as const).map(players => ({
        id: `neutralDice-${players}`,
        name: sheets.neutralDice(players),
        cells: [number(BOX.neutralDice[players])],
      })),
      ...numbers.map(id => ({ id, name: sheets.numbers[id], cells: [number(BOX[id])] })),
      ...table.slice(1).map((points, index) => ({
        id: `artefacts-${index + 1}`,
        name: sheets.artefactPoints(index + 1),
        cells: [{ text: String(points), source }],
      })),
    ],
  };
};

/** All that is in the box; both languages share the numbers. */
export const sheetsOf = (text: DunaiaText, phrases: Phrases): readonly ComponentSheet[] => [
  ...buildingSheets(text, phrases),
  marketSheet(phrases),
  ...elderSheets(text, phrases),
  prophecySheet(text, phrases),
  eliteSheet(text, phrases),
  ...boardSheets(text, phrases),
  boxSheet(phrases),
];
