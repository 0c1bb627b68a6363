import { territory, type TerritoryId } from '#games/dragon-dune';

/** Places of the board, and paths into the state, by the territories' printed names. */
export const land = (where: TerritoryId): string => `land/${territory(where)}`;
export const army = (where: TerritoryId, seat: number): string => `army/${territory(where)}/${seat}`;
export const unitsOf = (seat: number, where: TerritoryId): string => `players.${seat}.units.${territory(where)}`;
export const goldIn = (where: TerritoryId): string => `gold.${territory(where)}`;
