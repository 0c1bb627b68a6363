import type { ComponentType, ReactNode } from 'react';
import type {
  AnyGame,
  AnyGameText,
  AnyMoveMoments,
  ByLanguage,
  GameEvent,
  Language,
  NameOf,
  Seat,
  TableText,
  TypedMove,
} from '#kernel';
import type { AnyGameLog } from '#kernel/log';
import type { LazyPart } from '../board/lazyPart.ts';

/** What the frame gives a board. A board knows no rules: it lights up what `moves` holds and hands back one of them. */
export interface BoardProps<View, Move> {
  readonly view: View;
  readonly moves: readonly Move[];
  /** What may be done at any time, also out of turn. */
  readonly asides: readonly Move[];
  readonly name: NameOf;
  /** What has just happened, for marks on the board. */
  readonly latest: readonly GameEvent[];
  readonly play: (move: Move) => void;
  /** Says beside `place` why this move cannot be made. */
  readonly explain: (move: Move, place: Element) => void;
  /** What a move would lead to, without luck and without what the viewer cannot know; `undefined` if it is not legal. */
  readonly preview: (move: Move) => View | undefined;
  /** Whether a lesson asks for this move: whatever plays it, or leads to it, is marked with `data-coached`. */
  readonly isCoached: ((move: Move) => boolean) | undefined;
}

/** Where a piece goes that leaves the table: it fades away where it stands. */
export const GONE = 'gone';

/** A piece travels from one place of the page to another. Places are elements with `data-place`. */
export interface Flight {
  readonly from: string;
  /** A place, or `GONE`. */
  readonly to: string;
  /** Places it passes on its way. */
  readonly via?: readonly string[];
}

/** The log of a game, with the pieces in its sentences. */
export interface ClientLog {
  readonly log: AnyGameLog;
  /** A piece in a line of text, with the words that stand for it: seen, or for screen readers. */
  drawPiece?(piece: never, text: string): ReactNode;
}

/** A seat's own sign, such as that of its faction. */
export interface Emblem {
  /** On a light page, and on whatever page there is. */
  readonly colour: string;
  readonly mark: string;
  /** Drawn in a square of 24 units, in the current colour. */
  readonly sign: ReactNode;
}

/** All the frame needs to know of a game. One of these, and the game can be played. */
export interface GameClient<View = unknown, Move extends TypedMove = TypedMove> {
  readonly game: AnyGame;
  /** Fetches a language, where a game's languages are not part of its client; until then a component that needs it waits. */
  loadLanguage?(language: Language): Promise<unknown>;
  readonly text: ByLanguage<AnyGameText>;
  readonly tableText: ByLanguage<TableText<View, Move>>;
  /** Missing while a game has no board of its own: it is then played on the plain table. */
  readonly Board?: ComponentType<BoardProps<View, Move>>;
  /** Moves that have no place on the board: the prompt bar has a button for each. */
  isButton(move: Move): boolean;
  /** Moves that are made by themselves when they are the only choice. Ending a turn is not: it is there to allow second thoughts. */
  isAutomatic(move: Move): boolean;
  /** How pieces travel when this happens, for whoever looks. */
  flights?(event: GameEvent, view: View): readonly Flight[];
  /** A colour and a shape for each seat, where the game has its own; else the frame gives them. */
  emblem?(view: View, seat: Seat): Emblem | undefined;
  /** Points of a seat that lie open on the table, where it means something to add them up before the end. */
  points?(view: View, seat: Seat): number | undefined;
  /** What is public of a player, as pieces beside the name; else the frame says it in words. */
  readonly PlayerFacts?: ComponentType<{ readonly view: View; readonly seat: Seat }>;
  /** When each kind of move can be made: read when one is refused. */
  readonly moments: LazyPart<ByLanguage<AnyMoveMoments>>;
  /** Loaded after the board. */
  readonly log: LazyPart<ClientLog>;
  /** A sign for a line of the score sheet. */
  drawScoreLine?(line: string): ReactNode;
  /** Figures made of the game's own pieces for its rules page, by the paragraph they stand beside, such as `4.2`. */
  readonly figures?: Readonly<Record<string, ComponentType>>;
  /** The piece behind a row of a component sheet, drawn; sheets are counted from 0, as `components()` lists them. */
  drawComponent?(id: string, sheet: number): ReactNode;
}

/** A client of any game; methods and `never` let one list hold them all. */
export type AnyClient = GameClient<never, never>;
