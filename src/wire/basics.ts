import { z } from 'zod';

/** Ids and secrets are random: 128 bits in letters, digits, `-` and `_`. */
export const TableId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export const Secret = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(32)
  .regex(/^[^\p{C}]+$/u);

/** The one character that PostgreSQL cannot keep. */
export const NO_NUL = /^[^\0]*$/;

/** What a player throws into the luck of a table. */
export const Salt = z.string().min(1).max(64).regex(NO_NUL);

/** The number of an entry in a table's log, as an address has it. */
export const Seq = z.string().regex(/^(0|[1-9]\d{0,5})$/);

export const SeatIndex = z.int().min(0).max(7);

/** What went wrong, for a program (`code`) and for a person (`message`). Never how. */
export const Fault = z.strictObject({ code: z.string(), message: z.string() });
export type Fault = z.infer<typeof Fault>;
