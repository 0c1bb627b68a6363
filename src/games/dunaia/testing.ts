import { at, seatsOf } from '#kernel';
import type { GameFixture } from '#kernel/testing';
import { has, sizeOf } from './bits.ts';
import { CIRCLES, SQUARES } from './components/board.ts';
import { BOX, COMMON_ACTIONS } from './components/box.ts';
import { ALL_TILES, NO_TILE } from './components/buildings.ts';
import { COLOURS } from './components/colours.ts';
import { ELDER_PLACES, GIFTS } from './components/elders.ts';
import { ELITES } from './components/elites.ts';
import { MARKET_PLACES } from './components/market.ts';
import { HAND, recyclingPlace, ROW } from './dice.ts';
import { dunaia } from './index.ts';
import { isCompleted } from './queries.ts';
import { lastSquareOf, levelOf } from './tiles.ts';
import type { Move, Options, Player, RecyclingPlace, State, Step } from './types.ts';

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const SQUARES_AND_BEYOND = numbers(-1, SQUARES);
const CIRCLES_AND_BEYOND = numbers(-1, CIRCLES.length);
const ONE_TO_SIX_AND_BEYOND = numbers(0, 7);

const UNIVERSE: readonly Move[] = [
  ...ELITES.map(elite => ({ type: 'pickElite', elite }) as const),
  ...ONE_TO_SIX_AND_BEYOND.flatMap((number): readonly Move[] => [
    { type: 'takeDie', face: number, isTurned: false },
    { type: 'takeDie', face: number, isTurned: true },
    { type: 'discardChip', chip: number },
    { type: 'insertChip', chip: number },
  ]),
  ...SQUARES_AND_BEYOND.flatMap((square): readonly Move[] => [
    { type: 'awaken', first: square },
    { type: 'advance', square },
    { type: 'hasten', square },
    { type: 'placeTile', square },
    ...seatsOf(4).map(owner => ({ type: 'recycleOnBuilding', owner, square }) as const),
    ...COLOURS.map(colour => ({ type: 'placeColour', square, colour }) as const),
  ]),
  ...COMMON_ACTIONS.map(action => ({ type: 'recycleOnBoard', action }) as const),
  ...ELDER_PLACES.flatMap(place => GIFTS.map(takes => ({ type: 'callElder', place, takes }) as const)),
  ...CIRCLES_AND_BEYOND.flatMap((circle): readonly Move[] => [
    { type: 'moveAwakened', circle },
    ...ONE_TO_SIX_AND_BEYOND.map(dunaia => ({ type: 'moveDunaia', dunaia, circle }) as const),
  ]),
  ...MARKET_PLACES.flatMap((from): readonly Move[] => [
    { type: 'buyTile', from },
    { type: 'book', from },
  ]),
  { type: 'buyTile', from: 'booked' },
  ...ALL_TILES.map(tile => ({ type: 'searchPile', tile }) as const),
  { type: 'checkProphecies' },
  { type: 'endTurn' },
  { type: 'stop' },
  { type: 'trade' },
];

/** Where every tile of the box is. */
const tilesOf = ({ slots, piles, players }: State): readonly number[] =>
  [...slots, ...piles.flat(), ...players.flatMap(({ tiles, booked }) => [...tiles, booked])]
    .filter(tile => tile !== NO_TILE)
    .sort((a, b) => a - b);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Fragments of each type, on the common board, in unfinished Artefacts and in finished ones. */
const fragmentsOf = ({ fragments, players }: State): readonly number[] =>
  fragments.map(
    (left, type) => left + sum(players.map(player => Number(has(player.fragments, type)) + player.artefacts)),
  );

const colourTokensOf = ({ colourTokens, players }: State): readonly number[] =>
  colourTokens.map(
    (left, colour) => left + sum(players.flatMap(({ paints }) => paints.map(paint => Number(has(paint, colour))))),
  );

const constructionTokensOf = ({ players }: State): readonly number[] =>
  players.map(({ tokens, sites }) => tokens + sites.filter(site => site > 0).length);

const every = (state: State, holds: (player: Player) => boolean): boolean => state.players.every(holds);

const isSound = (player: Player, square: number): boolean => {
  const [tile, site, paint] = [at(player.tiles, square), at(player.sites, square), at(player.paints, square)];
  return tile === NO_TILE ? site === 0 && paint === 0 : site <= lastSquareOf(tile);
};

const isLevel1Done = (player: Player, square: number): boolean =>
  isCompleted(player, square) && levelOf(at(player.tiles, square)) === 1;

const isOnLevel1 = ({ players }: State, on: RecyclingPlace): boolean =>
  on.kind === 'board' || isLevel1Done(at(players, on.owner), on.square);

const diceLieRight = (state: State): boolean => {
  const spent = state.places.filter(place => place > HAND);
  const onBuildings = spent.filter(place => recyclingPlace(place).kind === 'building');
  return (
    new Set(onBuildings).size === onBuildings.length && spent.every(place => isOnLevel1(state, recyclingPlace(place)))
  );
};

const chainOf = (step: Step): readonly Step[] => ('next' in step ? [step, ...chainOf(step.next)] : [step]);

const hasDieToAwaken = ({ step, places }: State): boolean =>
  places.includes(HAND) || !chainOf(step).some(({ at }) => at === 'awakening');

/** Dunaïa under the shared suite. */
export const fixture: GameFixture<State, Move, Options> = {
  game: dunaia,
  limit: 10_000,
  universe: () => UNIVERSE,
  // Rule 1.2: nothing that anybody does is secret.
  isInTheOpen: () => true,
  conserved: state => ({
    tiles: tilesOf(state),
    fragments: fragmentsOf(state),
    colourTokens: colourTokensOf(state),
    constructionTokens: constructionTokensOf(state),
    dice: [state.faces.length, state.places.length],
    dunaias: state.players.map(({ circles }) => circles.length),
    elites: state.offered.length + state.players.filter(({ elite }) => elite !== 'none').length,
  }),
  invariants: {
    'all forty tiles are somewhere': { holds: state => tilesOf(state).length === ALL_TILES.length },
    'there are 12 fragments of each type': {
      holds: state => fragmentsOf(state).every(count => count === BOX.fragmentsOfAType.value),
    },
    'there are 3 tokens of each colour': {
      holds: state => colourTokensOf(state).every(count => count === BOX.tokensOfAColour.value),
    },
    'everybody has 3 construction tokens': {
      holds: state => constructionTokensOf(state).every(count => count === BOX.constructionTokens.value),
    },
    'no circle holds more than three Dunaias': {
      holds: state =>
        every(state, ({ circles }) =>
          CIRCLES.every((_, circle) => circles.filter(taken => taken === circle).length <= BOX.dunaiasInCircle.value),
        ),
    },
    'nobody owes flowers': { holds: state => every(state, ({ flowers }) => flowers >= 0) },
    'chips are numbered 1 to 6': { holds: state => every(state, ({ chips }) => (chips & ~0b1111110) === 0) },
    'an unfinished Artefact has fewer than four fragments': {
      holds: state => every(state, ({ fragments }) => sizeOf(fragments) <= BOX.fragmentsInArtefact.value),
    },
    'tokens and colours lie on tiles, and no token beyond its track': {
      holds: state => every(state, player => SQUARES_AND_BEYOND.slice(1, -1).every(square => isSound(player, square))),
    },
    'dice lie on completed Level 1 Buildings, one on each': { holds: diceLieRight },
    'at most one die is in hand': { holds: ({ places }) => places.filter(place => place === HAND).length <= 1 },
    'the die that awakens a Dunaia is in hand': { holds: hasDieToAwaken },
    'neutral dice go first, and the own die is left for whoever must take it': {
      holds: ({ places, players, faces, step, turn }) =>
        step.at !== 'choosing' ||
        (places[turn] ?? ROW) <= HAND ||
        places.slice(players.length, faces.length).some(place => place === ROW),
    },
    'no round follows the last one': {
      holds: ({ lastRound, round }) => lastRound === 0 || round <= lastRound,
    },
    'each character has one owner': {
      holds: ({ players }) => {
        const chosen = players.map(({ elite }) => elite).filter(elite => elite !== 'none');
        return new Set(chosen).size === chosen.length;
      },
    },
  },
  secrets: ({ piles }) => ({
    'pile of Level 1': piles[0]?.slice(0, -1),
    'pile of Level 2': piles[1]?.slice(0, -1),
    'pile of Level 3': piles[2]?.slice(0, -1),
  }),
};
