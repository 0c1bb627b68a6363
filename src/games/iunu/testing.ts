import { HIDDEN, seatsOf, type Viewer } from '#kernel';
import type { GameFixture } from '#kernel/testing';
import { AFTERLIVES } from './components/afterlife.ts';
import { AFTERLIFE_DEALT, BREAD_TOKENS, DICE, DIE_SIDES, FORUM_SIZE, HAND_LIMIT } from './components/box.ts';
import { allCitizens, CITIZENS, type Citizen } from './components/citizens.ts';
import { iunu } from './index.ts';
import { unfed } from './queries.ts';
import { STANDING_ANSWERS, type Dynasty, type Move, type Options, type State } from './types.ts';

const UNIVERSE: readonly Move[] = [
  ...[-1, 0, 1, 2, 3].flatMap(die => [{ type: 'reroll', die } as const, { type: 'consult', die } as const]),
  ...CITIZENS.flatMap((citizen): readonly Move[] => [
    { type: 'playCitizens', citizen, count: 1 },
    { type: 'playCitizens', citizen, count: 2 },
    { type: 'stash', citizen },
    { type: 'feed', citizen },
    { type: 'place', citizen },
  ]),
  { type: 'useAbility' },
  { type: 'skipAbility' },
  { type: 'stopBaking' },
  { type: 'hireArtisan' },
  { type: 'endTurn' },
  ...AFTERLIVES.map(card => ({ type: 'keepAfterlife', card }) as const),
  ...seatsOf(4).map(victim => ({ type: 'rob', victim }) as const),
  ...[true, false].map(pays => ({ type: 'answerTribute', pays }) as const),
  ...[-1, 0, 1, 2, 3, 4, 5, 6].map(slot => ({ type: 'take', slot }) as const),
  ...STANDING_ANSWERS.map(answer => ({ type: 'setStanding', answer }) as const),
];

const dynastiesOf = ({ players, cities }: State): readonly Dynasty[] => [...players, ...cities];

const drawnNow = ({ step }: State): readonly string[] =>
  step.at === 'consulting' && step.drawn !== HIDDEN ? step.drawn : [];

/** Rule 2 and ruling V8: where every card of the box is. */
const citizensOf = (state: State): readonly Citizen[] => [
  ...state.deck,
  ...state.forum,
  ...state.gone,
  ...state.players.flatMap(({ hand, stash }) => [...hand, ...stash]),
  ...dynastiesOf(state).flatMap(({ cards }) =>
    CITIZENS.flatMap(citizen => Array<Citizen>(cards[citizen]).fill(citizen)),
  ),
];

const afterlivesOf = (state: State): readonly string[] => [
  ...state.afterlifeDeck,
  ...drawnNow(state),
  ...dynastiesOf(state).flatMap(({ afterlife }) => (afterlife === 'none' ? [] : [afterlife])),
];

const loavesOf = ({ players }: State): number =>
  players.reduce((sum, { loaves }) => sum + CITIZENS.reduce((own, citizen) => own + loaves[citizen], 0), 0);

const every = (state: State, holds: (dynasty: Dynasty, citizen: Citizen) => boolean): boolean =>
  dynastiesOf(state).every(dynasty => CITIZENS.every(citizen => holds(dynasty, citizen)));

/** A Rejuvenation has just begun: nothing was placed or paid yet. */
const rejuvenates = ({ step }: State): boolean => step.at === 'placing' && step.placed === 0 && step.hired === 0;

const hidden = (state: State, viewer: Viewer) => state.players.filter((_, index) => index !== viewer);

/** IUNU under the shared suite. V1 to V8 are the invariants that were proved from the rulebook. */
export const fixture: GameFixture<State, Move, Options> = {
  game: iunu,
  limit: 1000,
  universe: () => UNIVERSE,
  // Which of two equal cards was taken, or of two dice rolled to the same face, leaves no trace.
  isInTheOpen: ({ type }) => type === 'take' || type === 'reroll',
  conserved: state => ({
    citizens: [...citizensOf(state)].sort(),
    afterlives: afterlivesOf(state).length,
    bread: state.bread + loavesOf(state),
    dice: state.dice.length,
  }),
  invariants: {
    'the Forum has five cards when a Rejuvenation starts (V1)': {
      holds: state => !rejuvenates(state) || state.forum.length === FORUM_SIZE,
    },
    'two or three cards are in hand when a Rejuvenation starts (V2)': {
      holds: state => {
        const { length } = state.players[state.turn]?.hand ?? [];
        return !rejuvenates(state) || length === 2 || length === 3;
      },
    },
    'no hand is larger than four (V3)': {
      holds: ({ players }) => players.every(({ hand }) => hand.length <= HAND_LIMIT),
    },
    'the Afterlife deck is not empty (V5)': {
      holds: state => state.step.at === 'over' || state.afterlifeDeck.length + drawnNow(state).length > 0,
    },
    'five different Afterlife cards are in the game': {
      holds: state => new Set(afterlivesOf(state)).size === AFTERLIFE_DEALT,
    },
    'no more than 21 loaves are placed (V7)': { holds: state => loavesOf(state) <= BREAD_TOKENS + 1 },
    'all 45 citizens are somewhere (V8)': { holds: state => citizensOf(state).length === allCitizens().length },
    'nothing is negative, and no card has two loaves': {
      holds: state =>
        state.bread >= 0 &&
        state.players.every(({ debens }) => debens >= 0) &&
        every(state, (dynasty, citizen) => dynasty.loaves[citizen] >= 0 && unfed(dynasty, citizen) >= 0),
    },
    'dice show 0 to 4': {
      holds: ({ dice }) => dice.length === DICE && dice.every(face => face >= 0 && face <= DIE_SIDES),
    },
    'what is known of a hand is in it or under a Scribe': {
      holds: ({ players }) =>
        players.every(({ known, hand, stash }) => {
          const cards = [...hand, ...stash];
          return known.every(citizen => {
            const index = cards.indexOf(citizen);
            return index >= 0 && cards.splice(index, 1).length === 1;
          });
        }),
    },
  },
  secrets: (state, viewer) => ({
    deck: state.deck,
    hands: hidden(state, viewer).map(({ hand }) => hand),
    stashes: hidden(state, viewer).map(({ stash }) => stash),
    afterlives: state.step.at === 'over' ? [] : hidden(state, viewer).map(({ afterlife }) => afterlife),
    peeked: hidden(state, viewer).map(({ peeked }) => peeked),
    standing: hidden(state, viewer).map(({ standing }) => standing),
    'drawn Afterlife cards': state.turn === viewer ? [] : drawnNow(state),
    'Afterlife deck': state.afterlifeDeck,
  }),
};
