import { z } from 'zod';
import { PersonName, Secret } from './basics.ts';

export const Me = z.strictObject({ name: PersonName });
export type Me = z.infer<typeof Me>;

export const Rename = z.strictObject({ name: PersonName });

/** What a recovery link carries: whoever has it is the same person. */
export const Recovery = z.strictObject({ secret: Secret });
export type Recovery = z.infer<typeof Recovery>;
