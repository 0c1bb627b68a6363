import type { Chance, Rng } from '../chance/chance.ts';
import type { Seat, Viewer } from './ids.ts';
import type { OptionsSpec } from './options.ts';

/** What every game gives the platform. Nothing else of a game is public. */
export interface Game<
  State,
  Move,
  Event extends GameEvent = GameEvent,
  View = unknown,
  Refusal extends GameRefusal = GameRefusal,
  Options = unknown,
> {
  readonly id: string;
  /** Of the rules; a running table keeps the one it began with. */
  readonly version: number;
  /** Hash of the component tables: a log made with other cards is another log. */
  readonly components: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSpec<Options>;
  setup(config: TableConfig<Options>, chance: Chance): PlayResult<State, Event>;
  /** The seats the game waits for. Several mean a simultaneous, secret decision; none means the game is over. */
  toAct(state: State): readonly Seat[];
  /** What this seat may do to move the game on; empty for a seat that `toAct` does not name. */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /** What this seat may do besides, also out of turn; the game waits for none of it and none of it passes the turn. */
  asides?(state: State, seat: Seat): readonly Move[];
  /**
   * The same move with the free words in it left empty, for a game in which players write some: no list can hold them,
   * so lists offer the move without, and `refuse` judges the words. The move itself where there are none.
   */
  withoutWords?(move: Move): Move;
  /**
   * Whether nobody but its author may know that this aside was made. It follows from the move alone, so that a log can
   * be numbered for each viewer without being replayed. Nothing of such an entry is sent to anybody else.
   */
  isSecretAside?(move: Move): boolean;
  /** The definition of legal, for moves and asides alike. Never throws, whatever the fields hold. */
  refuse(state: State, seat: Seat, move: Move): Refusal | undefined;
  clone(state: State): State;
  /** Plays a legal move, in place: `turn.state` belongs to the caller. */
  apply(turn: Turn<State, Event>, seat: Seat, move: Move): void;
  view(state: State, viewer: Viewer): View;
  viewEvent(event: Event, viewer: Viewer): EventView<Event>;
  /** A whole state that agrees with everything this view knows. */
  imagine(view: View, rng: Rng): State;
  outcome(state: State): Outcome | undefined;
}

/** Any game, for code that knows none: methods make it possible, since their parameters are compared both ways. */
export type AnyGame = Game<unknown, unknown>;

/** What a rule works with while a move is played. */
export interface Turn<State, Event> {
  readonly state: State;
  readonly chance: Chance;
  emit(event: Event): void;
}

export interface TableConfig<Options> {
  readonly seats: number;
  readonly options: Options;
}

/**
 * What happened. After an event that `reveals` what the box or another seat hid a moment ago nobody may undo,
 * nor after one that `isFinal`: nothing was hidden, but others rely on it, as on a gift or a treaty.
 */
export interface GameEvent {
  readonly type: string;
  readonly reveals?: true;
  readonly isFinal?: true;
}

/** An event as one viewer may know it: secret fields say `hidden`; `undefined` means not even that it happened. */
export type EventView<Event> = Event | undefined;

/** Why not, as data: a code, the paragraph of the rules, and the numbers involved. */
export interface GameRefusal {
  readonly code: string;
  readonly rule: string;
}

export interface PlayResult<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

export interface Outcome {
  /** By column: first the seats, then the neutrals. 1 has won; tied columns share a place. */
  readonly places: readonly number[];
  readonly sheet: readonly ScoreLine[];
  /** Who is scored without sitting at the table, such as a dummy player. */
  readonly neutrals: readonly string[];
}

export interface ScoreLine {
  readonly label: string;
  /** By column, as the places are. */
  readonly points: readonly number[];
}
