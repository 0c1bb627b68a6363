import type { Rng } from '../chance/chance.ts';
import type { Seat } from './ids.ts';

/** Receives the numbers of a feature vector, one after the other. */
export type PutFeature = (value: number) => void;

/**
 * What a search may know of a game beyond its contract. Everything here reads imagined states: a bot never gets a real
 * one. Only `evaluate`, `features` and `weights` are required; what is missing has a default that fits any game.
 */
export interface BotModel<State, Move, View> {
  /** How good a position looks to a seat; only differences count. */
  evaluate(state: State, seat: Seat): number;
  /** Difference of `evaluate` that multiplies the odds by e: turns it into chances where there are no weights. */
  readonly temperature: number;
  readonly features: Features<State>;
  readonly weights: WeightsBySeats;
  /** The moves worth looking at, at least one of them; the others are never chosen. */
  prune?(state: State, seat: Seat, moves: readonly Move[]): readonly Move[];
  /** Plays the rest of a seat's decision by short looks, up to where `evaluate` holds. May write to the given state. */
  finish?(state: State, seat: Seat, rng: Rng): State;
  /** Whether a value can be given: false in the middle of a battle or an auction, which a search then plays to its end. */
  isQuiet?(state: State): boolean;
  /** One move of the light policy, which plays a search's games on; `candidates` bounds what it looks at. May write to the given state. */
  playLight?(state: State, seat: Seat, rng: Rng, candidates: number): State;
  /**
   * Puts right what `imagine`, which only has to agree with the view, guesses too roughly: hidden totals are drawn as they
   * usually are, and decisions that others have sealed are opened again, for the search to let them decide anew.
   */
  reimagine?(state: State, viewer: Seat, rng: Rng): void;
  /** For secret decisions: a move as a sensible player would draw it. Nothing where the decision is an open one. */
  drawSecret?(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move | undefined;
  /** What a bot does besides, in turn or out of it: the answer to an offer, now and then an offer. Mostly nothing. */
  aside?(view: View, asides: readonly Move[], rng: Rng): Move | undefined;
}

/** What a learned value sees of a state: as many numbers for each seat, and some for the whole table. */
export interface Features<State> {
  ofSeat(state: State, seat: Seat, put: PutFeature): void;
  ofTable(state: State, put: PutFeature): void;
}

/** Weights are fetched when a bot is made, never with the page. */
export type WeightsBySeats = Readonly<Record<number, () => Promise<{ readonly WEIGHTS: ValueWeights }>>>;

/** A learned value: what it was made for, its numbers, and how it was made. */
export interface ValueWeights {
  readonly game: string;
  readonly seats: number;
  /** Of the rules. */
  readonly version: number;
  /** Hash of the component tables. */
  readonly components: string;
  /** Fingerprint of the features: the same numbers for the same positions. */
  readonly features: string;
  readonly perSeat: number;
  readonly common: number;
  /** Inputs of each layer, and 1 for the output. */
  readonly layers: readonly number[];
  /** By layer, what a stored unit is worth. */
  readonly scales: readonly number[];
  /** 16-bit numbers, low byte first, in base64: by layer, the weights by input, then the biases. */
  readonly data: string;
  readonly made: TrainingReport;
}

/** How weights came about, and how well they foretell the winner of games they have not seen. */
export interface TrainingReport {
  readonly command: string;
  readonly seed: number;
  /** Games of each round of self-play. */
  readonly games: readonly number[];
  readonly positions: number;
  readonly logLoss: { readonly uniform: number; readonly evaluate: number; readonly net: number };
  /** Tenths of the foretold chance: how many, foretold on average, come true. */
  readonly calibration: readonly (readonly [count: number, foretold: number, happened: number])[];
}

/** Any game's model, for code that knows none. */
export type AnyBotModel = BotModel<unknown, unknown, unknown>;

/** Something worth counting in a bot's play, and whose it was. */
export interface Sighting {
  readonly name: string;
  readonly seat: Seat;
}

/** Counts what no good player does, and how often it could have: called before each move, with the whole state. */
export interface BlunderWatch<State, Move> {
  see(state: State, seat: Seat, move: Move): readonly Sighting[];
  /** At the end, by name: how much each seat wasted. */
  atEnd?(state: State): Readonly<Record<string, readonly number[]>>;
}
