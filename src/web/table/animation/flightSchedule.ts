import type { Flight } from '../../games/client.ts';

/** The flights of one event, with the type of the event. */
export interface EventFlights {
  readonly kind: string;
  readonly flights: readonly Flight[];
}

/** A flight with its start, in milliseconds after the animation of the entry began, and its duration. */
export interface ScheduledFlight {
  readonly flight: Flight;
  readonly start: number;
  readonly duration: number;
}

/** The part of a flight's duration after which the next one of the same kind starts. */
const STAGGER = 0.3;
/** An entry is animated for at most so many flights' time; longer schedules are compressed. */
const MAX_FLIGHTS = 4;

const durationOf = ({ via = [] }: Flight, milliseconds: number): number => milliseconds * (1 + via.length / 2);

const scaleTimes = (timed: readonly ScheduledFlight[], factor: number): readonly ScheduledFlight[] =>
  timed.map(({ flight, start, duration }) => ({ flight, start: start * factor, duration: duration * factor }));

/** Schedules the flights of one entry: one kind of event after the other, as they happened; flights of one kind are staggered. */
export const scheduleFlights = (motions: readonly EventFlights[], milliseconds: number): readonly ScheduledFlight[] => {
  const timed: ScheduledFlight[] = [];
  let begin = 0;
  let end = 0;
  let last: string | undefined;
  for (const { kind, flights } of motions) {
    for (const flight of flights) {
      begin = timed.length === 0 ? 0 : kind === last ? begin + milliseconds * STAGGER : end;
      const duration = durationOf(flight, milliseconds);
      timed.push({ flight, start: begin, duration });
      end = Math.max(end, begin + duration);
      last = kind;
    }
  }
  return end > milliseconds * MAX_FLIGHTS ? scaleTimes(timed, (milliseconds * MAX_FLIGHTS) / end) : timed;
};
