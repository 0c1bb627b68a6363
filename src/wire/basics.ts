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

/** PostgreSQL cannot store U+0000. */
export const NO_NUL = /^[^\0]*$/;

/** What a player adds to the seed of a table. */
export const Salt = z.string().min(1).max(64).regex(NO_NUL);

/** The number of an entry in a table's log, as a path parameter. */
export const Seq = z.string().regex(/^(0|[1-9]\d{0,5})$/);

export const SeatIndex = z.int().min(0).max(7);

/** Why a request failed, for a program (`code`) and for a person (`message`). No internals. */
export const ApiError = z.strictObject({ code: z.string(), message: z.string() });
export type ApiError = z.infer<typeof ApiError>;
