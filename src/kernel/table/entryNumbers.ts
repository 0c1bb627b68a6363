import type { AnyGame } from '../contract/game.ts';
import type { Seat, Viewer } from '../contract/ids.ts';
import type { Entry } from './log.ts';
import type { UndoStep } from './undo.ts';

/** A log entry that only its author may know of: a secret aside, or the undo of one. */
export interface SecretEntry {
  readonly seq: number;
  readonly seat: Seat;
}

type SecretAsides = Pick<AnyGame, 'isSecretAside'>;

/**
 * Numbers the entries of a log for each viewer, so that nobody can tell from a gap that somebody else did something in
 * secret. It reads moves only: a log need not be replayed to be numbered.
 */
export class EntryNumbers {
  readonly #game: SecretAsides;
  readonly #secrets: SecretEntry[];
  /** By seat, for each of its entries that was not undone, whether it is secret. */
  readonly #isSecretBySeat = new Map<Seat, boolean[]>();

  /** `secrets` are those of the entries before the first that is added; `undoable` those that can still be undone. */
  constructor(
    game: SecretAsides,
    secrets: readonly SecretEntry[] = [],
    undoable: readonly Pick<UndoStep<unknown, unknown>, 'seat' | 'move'>[] = [],
  ) {
    this.#game = game;
    this.#secrets = [...secrets];
    for (const { seat, move } of undoable) this.#stackOf(seat).push(game.isSecretAside?.(move) === true);
  }

  static of(game: SecretAsides, entries: readonly Entry<unknown>[]): EntryNumbers {
    const numbers = new EntryNumbers(game);
    for (const entry of entries) numbers.add(entry);
    return numbers;
  }

  get secrets(): readonly SecretEntry[] {
    return this.#secrets;
  }

  /** Adds the next entry of the log; answers whether it is secret. */
  add({ seq, deed }: Pick<Entry<unknown>, 'seq' | 'deed'>): boolean {
    if (deed.kind === 'setup' || this.#game.isSecretAside === undefined) return false;
    const { seat } = deed;
    const stack = this.#stackOf(seat);
    // An undo always takes back the last of one's own steps.
    const isSecret = deed.kind === 'undo' ? stack.pop() === true : this.#game.isSecretAside(deed.move);
    if (deed.kind === 'move') stack.push(isSecret);
    if (isSecret) this.#secrets.push({ seq, seat });
    return isSecret;
  }

  #stackOf(seat: Seat): boolean[] {
    const stack = this.#isSecretBySeat.get(seat) ?? [];
    this.#isSecretBySeat.set(seat, stack);
    return stack;
  }

  isHiddenFrom(viewer: Viewer, seq: number): boolean {
    return this.#secrets.some(secret => secret.seq === seq && secret.seat !== viewer);
  }

  /** The number that an entry has for a viewer; also, for the length of a log, how many entries the viewer knows of. */
  numberFor(viewer: Viewer, seq: number): number {
    let number = seq;
    for (const secret of this.#secrets) if (secret.seq < seq && secret.seat !== viewer) number--;
    return number;
  }

  /** The entry that has this number for a viewer. */
  seqFor(viewer: Viewer, number: number): number {
    let seq = number;
    for (const secret of this.#secrets) if (secret.seq <= seq && secret.seat !== viewer) seq++;
    return seq;
  }
}
