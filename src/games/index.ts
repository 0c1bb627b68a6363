import { dawnOfMankind } from '#games/dawn-of-mankind';
import { dragonDune } from '#games/dragon-dune';
import { dunaia } from '#games/dunaia';
import { iunu } from '#games/iunu';
import type { AnyGame } from '#kernel';

/** The only place that names all games. */
export const GAMES: readonly AnyGame[] = [iunu, dunaia, dawnOfMankind, dragonDune];

export const gameById = (id: string): AnyGame | undefined => GAMES.find(game => game.id === id);
