import type { ByLanguage } from '#kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { DragonDuneText } from './text.ts';

export const texts: ByLanguage<DragonDuneText> = { en, fr };
export type { DragonDuneText };
