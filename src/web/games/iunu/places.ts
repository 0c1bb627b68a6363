import type { Citizen } from '#games/iunu/facts';

/** The names of places on the board: pieces travel between them, and the last move is marked on them. */

/** How often an item came up before each place in a list: twins are told apart by it. */
export const twinsBefore = <T>(items: readonly T[], index: number): number => {
  let count = 0;
  for (let earlier = 0; earlier < index; earlier++) if (items[earlier] === items[index]) count++;
  return count;
};

export const deckPlace = 'deck';
export const afterlifeDeckPlace = 'afterlife-deck';
export const breadPlace = 'bread';
export const gonePlace = 'gone';
export const diePlace = (die: number): string => `die/${die}`;
export const forumPlace = (citizen: Citizen, twin: number): string => `forum/${citizen}/${twin}`;
export const handPlace = (citizen: Citizen, twin: number): string => `hand/${citizen}/${twin}`;
/** A rival's covered hand. */
export const holdPlace = (seat: number): string => `hold/${seat}`;
export const stashPlace = (seat: number): string => `stash/${seat}`;
export const pursePlace = (seat: number): string => `purse/${seat}`;
/** A class in a dynasty, of a player or, behind the players, of a city. */
export const classPlace = (dynasty: number, citizen: Citizen): string => `dynasty/${dynasty}/${citizen}`;
/** One card of the viewer's own dynasty. */
export const layerPlace = (dynasty: number, citizen: Citizen, layer: number): string =>
  `dynasty/${dynasty}/${citizen}/${layer}`;
export const loafPlace = (dynasty: number, citizen: Citizen): string => `loaf/${dynasty}/${citizen}`;
export const ownLoafPlace = (dynasty: number, citizen: Citizen, layer: number): string =>
  `loaf/${dynasty}/${citizen}/${layer}`;
export const afterlifePlace = (dynasty: number): string => `afterlife/${dynasty}`;
export const drawnPlace = (card: string): string => `drawn/${card}`;
