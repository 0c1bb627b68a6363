import type { Colour, CommonAction, Elite, ElderPlace, MarketPlaceId, Prophecy } from '#games/dunaia/facts';

/** The names of places on the board: pieces travel between them, and the last move is marked on them. */

/** A die keeps its place wherever it lies, so that it travels from where it was. */
export const diePlace = (die: number): string => `die/${die}`;
export const actionPlace = (action: CommonAction): string => `action/${action}`;
export const salePlace = (from: MarketPlaceId): string => `sale/${from}`;
export const bookedPlace = (seat: number): string => `booked/${seat}`;
export const searchPlace = (tile: number): string => `search/${tile}`;
export const elderPlace = (place: ElderPlace): string => `elder/${place}`;
/** Where a chip is named in the price of an Elder. */
export const costPlace = (chip: number): string => `cost/${chip}`;
export const fragmentPlace = (fragment: ElderPlace): string => `fragment/${fragment}`;
export const prophecyPlace = (prophecy: Prophecy): string => `prophecy/${prophecy}`;
export const supplyPlace = 'supply';
export const coloursPlace = 'colours';

export const squarePlace = (seat: number, square: number): string => `square/${seat}/${square}`;
export const markerPlace = (seat: number, square: number): string => `marker/${seat}/${square}`;
export const paintPlace = (seat: number, square: number, colour: Colour): string => `paint/${seat}/${square}/${colour}`;
export const giantPlace = (seat: number, dunaia: number): string => `giant/${seat}/${dunaia}`;
/** A circle with several Dunaias, as a finger meets it. */
export const crowdPlace = (seat: number, circle: number): string => `crowd/${seat}/${circle}`;
export const chipPlace = (seat: number, chip: number): string => `chip/${seat}/${chip}`;
export const flowersPlace = (seat: number): string => `flowers/${seat}`;
export const tokensPlace = (seat: number): string => `tokens/${seat}`;
export const artefactsPlace = (seat: number): string => `artefacts/${seat}`;
export const unfinishedPlace = (seat: number): string => `unfinished/${seat}`;
export const starsPlace = (seat: number): string => `stars/${seat}`;
export const elitePlace = (seat: number): string => `elite/${seat}`;
export const offeredPlace = (elite: Elite): string => `offered/${elite}`;

/** A rival's board that is looked at closely stands on the page twice; pieces travel on the small one. */
export const closeUpPlace = (place: string, isClose: boolean): string => (isClose ? `close/${place}` : place);
