import type { ByLanguage, TableText } from '#kernel';
import type { Move } from '../types.ts';
import type { View } from '../view.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Nim's table in words. */
export const tableTexts: ByLanguage<TableText<View, Move>> = { en, fr };
