import { printed, reconstructed, type SourcedValue } from '#kernel';

export type ProphecyColour = 'blue' | 'orange' | 'white';
export const PROPHECY_COLOURS: readonly ProphecyColour[] = ['blue', 'orange', 'white'];

export type Condition =
  | { readonly kind: 'buildings'; readonly count: number }
  | { readonly kind: 'wealth'; readonly flowers: number; readonly artefacts: number }
  | { readonly kind: 'corners' }
  | { readonly kind: 'line' }
  | { readonly kind: 'levels' };

export interface ProphecyTile {
  /** The three groups of three are printed; their colours have our names. */
  readonly colour: ProphecyColour;
  readonly condition: SourcedValue<Condition>;
  readonly points: SourcedValue<number>;
}

const blue = (count: number): ProphecyTile => ({
  colour: 'blue',
  condition: printed({ kind: 'buildings', count }),
  points: reconstructed(4),
});

const orange = (flowers: number, artefacts: number): ProphecyTile => ({
  colour: 'orange',
  condition: printed({ kind: 'wealth', flowers, artefacts }),
  points: reconstructed(3),
});

const white = (kind: 'corners' | 'line' | 'levels'): ProphecyTile => ({
  colour: 'white',
  condition: printed({ kind }),
  points: reconstructed(2),
});

export const PROPHECY_TILES = {
  sixBuildings: blue(6),
  sevenBuildings: blue(7),
  eightBuildings: blue(8),
  twelveFlowers: orange(12, 0),
  twoArtefacts: orange(0, 2),
  flowersAndArtefact: orange(7, 1),
  corners: white('corners'),
  line: white('line'),
  levels: white('levels'),
} as const satisfies Readonly<Record<string, ProphecyTile>>;

export type Prophecy = keyof typeof PROPHECY_TILES;

// Object.keys forgets the literal types; the table above has exactly these keys.
export const PROPHECIES = Object.keys(PROPHECY_TILES) as readonly Prophecy[];

/** For the first game, one of each colour: which three are recommended is in a lost picture. */
export const FIRST_GAME_PROPHECIES: readonly Prophecy[] = ['sixBuildings', 'flowersAndArtefact', 'line'];
