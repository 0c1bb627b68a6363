import type { ArtId, Area, Progress, Resource, SetupId, Space } from '#games/dawn-of-mankind/facts';

/** The names of places on the board: pieces travel between them, and the last move is marked on them. */

export const areaPlace = (area: Area): string => `area/${area}`;
export const isAreaPlace = (place: string): boolean => place.startsWith('area/');
/** The meeples of one clan in an area. */
export const standPlace = (area: Area, seat: number): string => `stand/${area}/${seat}`;
export const tilePlace = (space: Space): string => `tile/${space}`;
/** The meeple on a tile. */
export const onTilePlace = (space: Space): string => `on/${space}`;
/** A meeple that is held up on its way. */
export const walkerPlace = 'walker';
/** A point of a line that a walking meeple passes. */
export const stopPlace = (from: Area, to: Space, stop: number): string => `stop/${from}/${to}/${stop}`;
/** The meeples on a mat. */
export const reservePlace = (seat: number): string => `reserve/${seat}`;
export const pointsPlace = (seat: number): string => `points/${seat}`;
/** The marker on a track of the viewer's mat, or the number of a rival's. */
export const markerPlace = (seat: number, resource: Resource): string => `marker/${seat}/${resource}`;
export const trackPlace = (resource: Resource): string => `track/${resource}`;
export const stackPlace = (card: Progress): string => `stack/${card}`;
export const cardPlace = (seat: number, card: Progress): string => `card/${seat}/${card}`;
export const slotPlace = (slot: number): string => `slot/${slot}`;
export const artPlace = (card: ArtId): string => `art/${card}`;
export const cubePlace = (card: ArtId): string => `cube/${card}`;
export const setupPlace = (card: SetupId): string => `setup/${card}`;
export const restPlace = 'rest';
export const tribePlace = 'tribe';
