import { iunu } from '#games/iunu';
import type { AnyGame } from '#kernel';

/** The only place that names all games. */
export const GAMES: readonly AnyGame[] = [iunu];

export const gameById = (id: string): AnyGame | undefined => GAMES.find(game => game.id === id);
