declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

export type Seat = Brand<number, 'Seat'>;
export const seat = (index: number): Seat => index as Seat;

/** Whether a value, which may come from a stranger, is one of so many seats. */
export const isSeat = (value: unknown, count: number): value is Seat =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < count;

/** The next seat clockwise of so many. */
export const seatAfter = (index: Seat, count: number): Seat => seat((index + 1) % count);

/** Somebody who looks at a table: a player, or a spectator who holds no cards. */
export type Viewer = Seat | 'audience';

export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, index) => seat(index));

export const viewersOf = (count: number): readonly Viewer[] => [...seatsOf(count), 'audience'];

/** Stands where a view or an event keeps something from its viewer. */
export type Hidden = 'hidden';
export const HIDDEN: Hidden = 'hidden';
