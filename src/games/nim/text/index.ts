import type { ByLanguage } from '#kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { NimText } from './text.ts';

export const texts: ByLanguage<NimText> = { en, fr };
export type { NimText };
