import { at, type ComponentCell, type ComponentSheet, type SourcedValue } from '#kernel';
import {
  ARTIFACTS,
  colourOf,
  EVENT_ROWS,
  isAce,
  SUITS,
  valueOf,
  type Artifact,
  type Colour,
  type EventRow,
  type Suit,
} from '../components/cards.ts';
import { FACTION_SHEETS, FACTIONS, type Faction } from '../components/factions.ts';
import {
  BOARD,
  GRIFFIN_CASTLES,
  idOf,
  IS_ORCISH,
  TERRITORIES,
  type Territory,
  type TerritoryId,
} from '../components/territories.ts';
import type { DragonDuneText } from '../text/text.ts';
import type { TerritoryKind } from '../facts.ts';

/** The headings of the sheets and what stands in their cells, in one language. */
export interface SheetTitles {
  readonly territories: string;
  readonly territoriesNote: string;
  readonly territoryColumns: readonly [
    kind: string,
    number: string,
    borders: string,
    event: string,
    gold: string,
    special: string,
  ];
  readonly mountain: string;
  readonly kinds: { readonly [K in TerritoryKind]: string };
  readonly olderGold: (gold: number, older: number) => string;
  readonly orcish: string;
  readonly griffins: string;
  readonly artifacts: string;
  readonly artifactsNote: string;
  readonly artifactColumns: readonly [value: string, colour: string, use: string];
  readonly colours: { readonly [C in Colour]: string };
  readonly fights: string;
  readonly special: string;
  readonly court: string;
  readonly courtNote: string;
  readonly courtColumns: readonly [card: string, use: string];
  readonly queen: string;
  readonly jack: string;
  readonly queenUse: (faction: string) => string;
  readonly jackUse: (suit: Suit) => string;
  readonly factions: string;
  readonly factionsNote: string;
  readonly factionColumns: readonly [
    suit: string,
    gold: string,
    artifacts: string,
    limit: string,
    units: string,
    troll: string,
    power: string,
  ];
  readonly unitsIn: (count: number, where: string) => string;
  readonly orcUnits: string;
  readonly none: string;
}

const NOTHING: ComponentCell = { text: '–' };
const cell = ({ value, source }: SourcedValue<string | number>): ComponentCell => ({ text: String(value), source });
const ofBoard = (text: string): ComponentCell => ({ text, source: BOARD.source });

const goldCell = ({ gold, original }: EventRow, { olderGold }: SheetTitles): ComponentCell =>
  original === undefined ? cell(gold) : { text: olderGold(gold.value, original.value), source: gold.source };

const territoryRow = (where: Territory, titles: SheetTitles) => {
  const { kind, number, borders } = at(BOARD.value, where);
  const id = idOf(where);
  const event = EVENT_ROWS.find(({ territory }) => territory === id);
  const special = [
    ...(IS_ORCISH[where] === true ? [titles.orcish] : []),
    ...(GRIFFIN_CASTLES.includes(where) ? [titles.griffins] : []),
  ];
  const cells = [
    ofBoard(titles.kinds[kind]),
    ofBoard(String(number)),
    ofBoard(borders.join(', ')),
    event === undefined ? NOTHING : ofBoard(event.card),
    event === undefined ? NOTHING : goldCell(event, titles),
    special.length === 0 ? NOTHING : ofBoard(special.join(', ')),
  ];
  return { id, name: kind === 'mountain' ? titles.mountain : id, cells };
};

const artifactRow = (card: Artifact, { colours, special, fights }: SheetTitles) => ({
  id: card,
  name: card,
  cells: [
    { text: String(valueOf(card)), source: 'printed' as const },
    { text: colours[colourOf(card)], source: 'printed' as const },
    { text: isAce(card) ? special : fights },
  ],
});

const factionOfSuit = (suit: Suit): Faction | undefined =>
  FACTIONS.find(faction => FACTION_SHEETS[faction].suit.value === suit);

const courtRows = (suit: Suit, { factions }: DragonDuneText, titles: SheetTitles) => {
  const faction = factionOfSuit(suit);
  const victim = faction === undefined ? titles.none : factions[faction].name;
  return [
    { id: `Q${suit}`, name: `Q${suit}`, cells: [{ text: titles.queen }, { text: titles.queenUse(victim) }] },
    { id: `J${suit}`, name: `J${suit}`, cells: [{ text: titles.jack }, { text: titles.jackUse(suit) }] },
  ];
};

const factionRow = (faction: Faction, { factions }: DragonDuneText, titles: SheetTitles) => {
  const { suit, gold, artifacts, handLimit, units, troll } = FACTION_SHEETS[faction];
  // The keys of such a record are territories.
  const stands = (Object.entries(units.value) as [TerritoryId, number][]).map(([id, count]) =>
    titles.unitsIn(count, id),
  );
  const start = faction === 'orcs' ? titles.orcUnits : stands.length === 0 ? titles.none : stands.join(', ');
  return {
    id: faction,
    name: factions[faction].name,
    cells: [
      ...[suit, gold, artifacts, handLimit].map(cell),
      { text: start, source: units.source },
      { text: troll.value === 'none' ? titles.none : troll.value, source: troll.source },
      { text: factions[faction].rule },
    ],
  };
};

/** All that is in the box; both languages share the numbers. */
export const sheetsOf = (text: DragonDuneText, titles: SheetTitles): readonly ComponentSheet[] => [
  {
    title: titles.territories,
    note: titles.territoriesNote,
    columns: titles.territoryColumns,
    rows: TERRITORIES.map(where => territoryRow(where, titles)),
  },
  {
    title: titles.artifacts,
    note: titles.artifactsNote,
    columns: titles.artifactColumns,
    rows: ARTIFACTS.map(card => artifactRow(card, titles)),
  },
  {
    title: titles.court,
    note: titles.courtNote,
    columns: titles.courtColumns,
    rows: SUITS.flatMap(suit => courtRows(suit, text, titles)),
  },
  {
    title: titles.factions,
    note: titles.factionsNote,
    columns: titles.factionColumns,
    rows: FACTIONS.map(faction => factionRow(faction, text, titles)),
  },
];
