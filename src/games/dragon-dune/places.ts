import type { Brand } from '#kernel';
import { TERRITORIES, type Territory } from './components/territories.ts';

/** Where a unit is: a territory, or one of three piles beside the board (rule 2.8). */
export type Pile = Brand<number, 'Pile'>;
export type Place = Territory | Pile;

// The places after the territories are the piles.
export const BANK = TERRITORIES.length as Pile;
export const GRAVEYARD = (BANK + 1) as Pile;
/** Out of the game for good; only with the option of rule 16.15. */
export const GONE = (BANK + 2) as Pile;
export const PLACES = TERRITORIES.length + 3;
