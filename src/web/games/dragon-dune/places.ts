import type { Artifact, Territory } from '#games/dragon-dune/facts';

/** The names of places on the board: pieces travel between them, and the last move is marked on them. */
export const landPlace = (where: Territory): string => `land/${where}`;
export const armyPlace = (where: number, seat: number): string => `army/${where}/${seat}`;
export const goldPlace = (where: Territory): string => `gold/${where}`;
export const trollPlace = (where: Territory): string => `troll/${where}`;
export const dragonPlace = 'dragon';
export const redDragonPlace = 'red-dragon';
export const pinPlace = 'pin';
export const lotPlace = 'lot';
export const cardPlace = (card: Artifact): string => `card/${card}`;
/** A player's line in the list of realms. */
export const holdPlace = (seat: number): string => `hold/${seat}`;
export const pursePlace = (seat: number): string => `purse/${seat}`;
export const bankPlace = (seat: number): string => `bank/${seat}`;
export const gravePlace = (seat: number): string => `grave/${seat}`;
