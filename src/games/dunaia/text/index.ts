import type { ByLanguage } from '#kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { DunaiaText } from './text.ts';

export const texts: ByLanguage<DunaiaText> = { en, fr };
export type { DunaiaText };
