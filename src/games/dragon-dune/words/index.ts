import type { ByLanguage, TableWords } from '#kernel';
import type { Move } from '../moves/types.ts';
import type { View } from '../view.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Dragon Dune's table in words. */
export const words: ByLanguage<TableWords<View, Move>> = { en, fr };
