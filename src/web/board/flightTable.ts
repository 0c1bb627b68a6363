import type { Flight } from '../games/client.ts';

interface TypedEvent {
  readonly type: string;
}

/** By type of event: how pieces travel (the animation), as the view shows it afterwards. Other events move none. */
export type FlightTable<Event extends TypedEvent, View> = {
  readonly [T in Event['type']]?: (event: Extract<Event, { type: T }>, view: View) => readonly Flight[];
};

/** The flights of any event of a game, from the table of those that have some. */
export const flightsFrom =
  <Event extends TypedEvent, View>(table: FlightTable<Event, View>) =>
  (event: Event, view: View): readonly Flight[] => {
    // The table has a function for each type of event; TypeScript loses which one it is.
    const flights = table[event.type as Event['type']] as ((event: Event, view: View) => readonly Flight[]) | undefined;
    return flights?.(event, view) ?? [];
  };

/** The places where flights end, less those whose names begin with a prefix that only shows numbers. */
export const touchedPlaces = (places: readonly string[], unmarked: readonly string[]): ReadonlySet<string> =>
  new Set(places.filter(place => !unmarked.some(prefix => place.startsWith(prefix))));
