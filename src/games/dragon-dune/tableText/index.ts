import type { ByLanguage } from '#kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { DragonDuneTableText } from './table.ts';

/** Dragon Dune's table in words. */
export const tableTexts: ByLanguage<DragonDuneTableText> = { en, fr };
export type { DragonDuneTableText };
