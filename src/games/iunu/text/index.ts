import type { ByLanguage } from '#kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { IunuText } from './text.ts';

export const texts: ByLanguage<IunuText> = { en, fr };
export type { IunuText };
