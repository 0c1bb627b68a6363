import type { GameRegistry } from './gameRegistry.ts';

/** Where a command speaks. What it found goes to `out`, also when it is bad; complaints about the input go to `err`. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Where a progress bar can be drawn; missing when nobody watches. */
  readonly terminal?: NodeJS.WritableStream;
}

/** What a command works with. */
export interface Lab {
  readonly io: Io;
  readonly registry: GameRegistry;
}

/** How a command ended, as its exit code. */
export const EXIT = { fine: 0, found: 1, badInput: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** One JSON document, and nothing else. */
export const printJson = ({ out }: Io, value: unknown): void => out(`${JSON.stringify(value, undefined, 2)}\n`);
