import type { ByLanguage } from '#kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { DawnText } from './text.ts';

export const texts: ByLanguage<DawnText> = { en, fr };
export type { DawnText };
