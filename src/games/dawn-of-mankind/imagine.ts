import { HIDDEN, type Rng } from '#kernel';
import { AREAS, SPACES } from './components/board.ts';
import { END_POINTS, EXPAND_POINTS } from './components/box.ts';
import { NOWHERE } from './components/graph.ts';
import { PROGRESS } from './components/progress.ts';
import type { State } from './types.ts';
import type { PlayerView, View } from './view.ts';

/** A clan gains no more than this in a usual round; it keeps guesses of the first rounds low. */
const POINTS_A_ROUND = 4;

/** A total that a rival may have: enough to expand, and not so much that the game would be over. */
const guessPoints = (round: number, rng: Rng): number => {
  const most = Math.min(END_POINTS - 1, EXPAND_POINTS + POINTS_A_ROUND * round);
  return EXPAND_POINTS + rng.pick(most - EXPAND_POINTS + 1);
};

const flat = (players: readonly PlayerView[], row: (player: PlayerView) => readonly number[]): number[] =>
  players.flatMap(row);

/** Guesses what the viewer cannot know. It reads a view, so it could not cheat if it wanted to. */
export const imagine = (view: View, rng: Rng): State => {
  const { players, setupCards } = view;
  const artDeck = view.artDeck.slice();
  rng.shuffle(artDeck);
  return {
    options: view.options,
    seats: players.length,
    starter: view.starter,
    faces: view.faces,
    stacks: view.stacks,
    setupCards,
    setupTakers: setupCards.map(card => players.findIndex(({ setupCard }) => setupCard === card)),
    tracks: flat(players, ({ fruit, meat, hide, tool }) => [fruit, meat, hide, tool]),
    points: players.map(({ points }) => (points === HIDDEN ? guessPoints(view.round, rng) : points)),
    mats: players.map(({ onMat }) => onMat),
    areas: flat(players, ({ areas }) => areas),
    spaces: view.spaces.map(seat => (seat === 'none' ? NOWHERE : seat)),
    sold: view.sold.slice(),
    acquired: flat(players, ({ cards }) => PROGRESS.map(card => Number(cards.includes(card)))),
    slots: players.flatMap(({ slots }) => slots),
    art: view.art.slice(),
    cubes: view.cubes.slice(),
    artDeck,
    setupTurns: view.setupTurns,
    round: view.round,
    turn: view.turn,
    step: view.step,
    from: view.from === 'none' ? NOWHERE : AREAS.indexOf(view.from),
    to: view.to === 'none' ? NOWHERE : SPACES.indexOf(view.to),
    isWalking: view.isWalking,
    usedMedicine: view.usedMedicine,
    isSealed: false,
    lots: view.lots.slice(),
  };
};
