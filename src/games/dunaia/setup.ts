import { shuffled, at, seat as toSeat, type Chance, type PlayResult, type TableConfig } from '#kernel';
import { BOX } from './components/box.ts';
import { ALL_TILES, LEVELS, type Level } from './components/buildings.ts';
import { COLOURS } from './components/colours.ts';
import { ELDER_PLACES, ELDERS, FIRST_GAME_ELDERS, type Elder } from './components/elders.ts';
import { ELITES, type Elite } from './components/elites.ts';
import {
  FIRST_GAME_PROPHECIES,
  PROPHECIES,
  PROPHECY_COLOURS,
  PROPHECY_TILES,
  type Prophecy,
} from './components/prophecies.ts';
import { applyEvent, newPlayer } from './evolve.ts';
import { previousSeat } from './queries.ts';
import { CHOOSING, DRAFTING } from './steps.ts';
import { levelOf } from './tiles.ts';
import { beginTurn, rollDice } from './turn.ts';
import type { Event, Options, State } from './types.ts';

/** Rules 2.4 and 2.10: the first game names the Elders, never their places. */
const drawElders = ({ setup }: Options, chance: Chance): readonly Elder[] =>
  shuffled(setup === 'firstGame' ? FIRST_GAME_ELDERS : ELDERS, chance).slice(0, ELDER_PLACES.length);

/** Rules 2.5 and 2.10. */
const drawProphecies = ({ setup }: Options, chance: Chance): readonly Prophecy[] => {
  if (setup === 'firstGame') return FIRST_GAME_PROPHECIES;
  return PROPHECY_COLOURS.map(colour => {
    const tiles = PROPHECIES.filter(prophecy => PROPHECY_TILES[prophecy].colour === colour);
    return at(tiles, chance.pick(tiles.length));
  });
};

/** Rule 2.6. */
const diceFor = (seats: number): number => {
  const { 2: two, 3: three, 4: four } = BOX.neutralDice;
  return seats + at([two, three, four], seats - 2).value;
};

/** Rule 12.1. */
const drawElites = ({ seats, options }: TableConfig<Options>, chance: Chance): readonly Elite[] =>
  options.elites ? shuffled(ELITES, chance).slice(0, seats + 1) : [];

const drawPile = (level: Level, chance: Chance): readonly number[] =>
  shuffled(
    ALL_TILES.filter(tile => levelOf(tile) === level),
    chance,
  );

/** Rule 2. */
const newState = (config: TableConfig<Options>, chance: Chance): State => {
  const { seats, options } = config;
  const drawn = LEVELS.map(level => drawPile(level, chance));
  const starter = toSeat(chance.pick(seats));
  return {
    options,
    players: Array.from({ length: seats }, newPlayer),
    faces: Array<number>(diceFor(seats)).fill(1),
    places: [],
    slots: drawn.map(pile => at(pile, pile.length - 1)),
    piles: drawn.map(pile => pile.slice(0, -1)),
    elders: drawElders(options, chance),
    fragments: ELDER_PLACES.map(() => BOX.fragmentsOfAType.value),
    colourTokens: COLOURS.map(() => BOX.tokensOfAColour.value),
    prophecies: drawProphecies(options, chance),
    owners: PROPHECY_COLOURS.map(() => 'nobody'),
    offered: drawElites(config, chance),
    round: 1,
    starter,
    turn: starter,
    awakened: 0,
    eliteUsed: false,
    lastRound: 0,
    endCause: 'none',
    step: CHOOSING,
  };
};

/** Rules 2 and 12.1: the first player rolls; a draft begins with the last one. */
export const setup = (config: TableConfig<Options>, chance: Chance): PlayResult<State, Event> => {
  const state = newState(config, chance);
  const events: Event[] = [];
  const turn = { state, chance, emit: (event: Event) => void events.push(event) };
  rollDice(turn, state.starter);
  if (state.options.elites) {
    applyEvent(turn, { type: 'turnBegun', seat: previousSeat(state, state.starter) });
    applyEvent(turn, { type: 'stepBegun', step: DRAFTING });
  } else beginTurn(turn, state.starter);
  return { state, events };
};
