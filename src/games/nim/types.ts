import type { MoveRule, Seat, Turn as KernelTurn } from '#kernel';
import type { Charm } from './components.ts';

export interface Options {
  readonly lastStoneLoses: boolean;
}

export interface Player {
  /** Secret until it is played. */
  charm: Charm;
  isCharmPlayed: boolean;
  /** How many stones this seat has taken. */
  stones: number;
  /** Secret: who will take the last stone. */
  guess: Seat | 'none';
}

/** What the turn is in the middle of. Never written to: an event puts another in its place. */
export type Step =
  | { readonly at: 'choosing'; readonly hasFox: boolean }
  | { readonly at: 'taking'; readonly heap: number }
  | { readonly at: 'roaming' }
  | { readonly at: 'over' };

export interface State {
  readonly options: Options;
  heaps: number[];
  /** Charms that nobody drew. */
  bag: Charm[];
  players: Player[];
  turn: Seat;
  step: Step;
}

export type Move =
  | { readonly type: 'takeStone'; readonly heap: number }
  | { readonly type: 'playCharm' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'guess'; readonly taker: Seat };

export type Event =
  | { readonly type: 'turnBegun'; readonly seat: Seat }
  | { readonly type: 'stoneTaken'; readonly seat: Seat; readonly heap: number }
  | { readonly type: 'stepBegun'; readonly step: Step }
  | { readonly type: 'charmPlayed'; readonly seat: Seat; readonly charm: Charm; readonly reveals: true }
  | { readonly type: 'guessMade'; readonly seat: Seat; readonly taker: Seat }
  | { readonly type: 'gameEnded'; readonly taker: Seat; readonly reveals: true };

export type Refusal =
  | { readonly code: 'notYourTurn'; readonly rule: '2.1'; readonly turn: Seat }
  | { readonly code: 'notNow'; readonly rule: '2.2'; readonly step: Step['at'] }
  | { readonly code: 'gameOver'; readonly rule: '3.1' }
  | { readonly code: 'noStoneThere'; readonly rule: '2.2' }
  | { readonly code: 'otherHeap'; readonly rule: '2.2'; readonly heap: number }
  | { readonly code: 'charmIsPlayed'; readonly rule: '2.3' }
  | { readonly code: 'noSuchSeat'; readonly rule: '3.3' }
  | { readonly code: 'tooLateToGuess'; readonly rule: '3.3' }
  | { readonly code: 'sameGuess'; readonly rule: '3.3' };

export type Turn = KernelTurn<State, Event>;
export type NimRule<T extends Move['type']> = MoveRule<State, Event, Refusal, Extract<Move, { type: T }>>;
