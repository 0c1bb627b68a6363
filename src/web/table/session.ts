import {
  fastChance,
  sayRefusal,
  seat as toSeat,
  type GameRefusal,
  type NameOf,
  type Seat,
  type Told,
  type TypedMove,
  type Viewer,
} from '#kernel';
import type { GameClient } from '../games/client.ts';
import type { Chapter, LocalRefusal, LocalTable, Reply } from '../local/protocol.ts';
import type { Link } from '../local/link.ts';

/** A refusal, and the element it belongs beside. */
export interface WhyNot {
  readonly refusal: LocalRefusal;
  readonly place: Element | undefined;
}

/** What the page knows of the table it shows: one viewer's part, and nothing of the others'. */
export interface Session {
  readonly status: 'opening' | 'covered' | 'shown' | 'lost';
  readonly table: LocalTable | undefined;
  readonly seedHash: string;
  readonly told: Told<unknown, TypedMove> | undefined;
  readonly chapters: readonly Chapter[];
  /** Who is to take the screen, while it is covered. */
  readonly next: Seat | undefined;
  readonly whyNot: WhyNot | undefined;
  /** A move is on its way, or is still being shown. */
  readonly isBusy: boolean;
  /** Steps that were made for the player, because there was no other. */
  readonly forced: ReadonlySet<number>;
  readonly failure: string;
}

const EMPTY: Session = {
  status: 'opening',
  table: undefined,
  seedHash: '',
  told: undefined,
  chapters: [],
  next: undefined,
  whyNot: undefined,
  isBusy: false,
  forced: new Set(),
  failure: '',
};

/** Called before a step is shown, and again when it is: moves pieces, and says when the page is done with it. */
export interface Stage {
  before(): void;
  after(chapter: Chapter, told: Told): Promise<void>;
}

const people = ({ seats }: LocalTable): readonly Seat[] =>
  seats.flatMap((sitter, index) => (sitter.kind === 'person' ? [toSeat(index)] : []));

/** One table on the page: sends what the player does, keeps what is shown, covers the screen between two people. */
export class TableSession {
  readonly #link: Link;
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  #stop = (): void => {};
  #session = EMPTY;
  #stage: Stage | undefined;

  constructor(link: Link, id: string) {
    this.#link = link;
    this.#id = id;
  }

  /** The page has a place to show motion on. */
  use(stage: Stage | undefined): void {
    this.#stage = stage;
  }

  /** The table is open as long as somebody looks. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#start();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  readonly snapshot = (): Session => this.#session;

  /** The person in front of the screen takes a covered table. */
  takeScreen(seat: Seat): void {
    this.#link.send({ kind: 'look', viewer: seat });
  }

  play(move: TypedMove): void {
    const viewer = this.#viewer();
    if (viewer === undefined || this.#session.isBusy) return;
    this.#change({ isBusy: true, whyNot: undefined });
    this.#link.send({ kind: 'move', seat: viewer, move });
  }

  /** Makes the only choice there is, and remembers that the player did not. */
  playForced(move: TypedMove): void {
    const { told, forced } = this.#session;
    if (told !== undefined) this.#change({ forced: new Set([...forced, told.length]) });
    this.play(move);
  }

  undo(): void {
    const viewer = this.#viewer();
    if (viewer === undefined || this.#session.isBusy) return;
    this.#change({ isBusy: true, whyNot: undefined });
    this.#link.send({ kind: 'undo', seat: viewer });
  }

  explain(whyNot: WhyNot | undefined): void {
    this.#change({ whyNot });
  }

  #start(): void {
    this.#stop = this.#link.listen(reply => this.#hear(reply));
    this.#link.send({ kind: 'open', id: this.#id });
  }

  #viewer(): Seat | undefined {
    const viewer = this.#session.told?.viewer;
    return viewer === undefined || viewer === 'audience' ? undefined : viewer;
  }

  #change(changes: Partial<Session>): void {
    this.#session = { ...this.#session, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #hear(reply: Reply): void {
    switch (reply.kind) {
      case 'opened':
        return this.#opened(reply.table, reply.seedHash);
      case 'shown':
        this.#show(reply.told, reply.chapters);
        return this.#goOn();
      case 'happened':
        return void this.#happened(reply.told, reply.chapter);
      case 'undone':
        this.#show(
          reply.told,
          this.#session.chapters.filter(({ seq }) => seq !== reply.seq),
        );
        return this.#goOn();
      case 'refused':
        return this.#change({ isBusy: false, whyNot: { refusal: reply.refusal, place: undefined } });
      case 'failed':
        return this.#change({
          isBusy: false,
          failure: reply.message,
          ...(this.#session.told === undefined && { status: 'lost' }),
        });
      default:
        return undefined;
    }
  }

  /** With one person at the table nothing has to be covered; with none the page watches. */
  #opened(table: LocalTable, seedHash: string): void {
    this.#change({ table, seedHash });
    const [only, ...others] = people(table);
    if (others.length === 0) this.#look(only ?? 'audience');
    else this.#link.send({ kind: 'look', viewer: 'audience' });
  }

  #look(viewer: Viewer): void {
    this.#link.send({ kind: 'look', viewer });
  }

  #show(told: Told, chapters: readonly Chapter[]): void {
    this.#change({
      status: 'shown',
      told: told as Told<unknown, TypedMove>,
      chapters,
      isBusy: false,
      whyNot: undefined,
      next: undefined,
    });
  }

  async #happened(told: Told, chapter: Chapter): Promise<void> {
    this.#stage?.before();
    this.#show(told, [...this.#session.chapters, chapter]);
    this.#change({ isBusy: true });
    await this.#stage?.after(chapter, told);
    this.#change({ isBusy: false });
    this.#goOn();
  }

  /** After a step: a bot moves, or another person takes the screen, or the viewer goes on. */
  #goOn(): void {
    const { table, told } = this.#session;
    if (table === undefined || told === undefined) return;
    // When it is over, several people look at the same screen: nobody's hand stays open on it.
    if (told.toAct.length === 0)
      return people(table).length > 1 && told.viewer !== 'audience' ? this.#look('audience') : undefined;
    const waiting = told.toAct.map(seat => ({ seat, sitter: table.seats[seat] }));
    if (told.viewer !== 'audience' && told.toAct.includes(told.viewer)) return;
    if (waiting.some(({ sitter }) => sitter?.kind === 'bot')) return this.#link.send({ kind: 'next' });
    const next = waiting[0]?.seat;
    // Nothing of the last viewer's stays in the page's memory while the screen is covered.
    if (next !== undefined) this.#change({ status: 'covered', next, told: undefined, chapters: [] });
  }
}

/** Why a move cannot be made. It needs nothing the viewer does not know, so an imagined state answers as the real one would. */
export const refusalOf = (
  client: GameClient<unknown, TypedMove>,
  told: Told,
  move: TypedMove,
): GameRefusal | undefined => {
  if (told.viewer === 'audience') return undefined;
  return client.game.refuse(client.game.imagine(told.view, fastChance(1)), told.viewer, move);
};

/** What a legal move would show its player, in an imagined world; luck there is not luck here. */
export const previewOf = (client: GameClient<unknown, TypedMove>, told: Told, move: TypedMove): unknown => {
  if (told.viewer === 'audience' || refusalOf(client, told, move) !== undefined) return undefined;
  const { game } = client;
  const state = game.imagine(told.view, fastChance(1));
  let isOpen = true;
  const emit = ({ reveals }: { readonly reveals?: true }): void => void (isOpen &&= reveals === undefined);
  game.apply({ state, chance: fastChance(1), emit }, told.viewer, move);
  return isOpen ? game.view(state, told.viewer) : undefined;
};

export const wordRefusal = (
  client: GameClient<unknown, TypedMove>,
  language: 'en' | 'fr',
  refusal: GameRefusal,
  name: NameOf,
): string | undefined => sayRefusal(client.text[language], refusal, name);
