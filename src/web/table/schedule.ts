import type { Flight } from '../games/client.ts';

/** The flights of one event, by the kind of event they belong to. */
export interface Motion {
  readonly kind: string;
  readonly flights: readonly Flight[];
}

/** A flight with its time: milliseconds after the step began, and how long it takes. */
export interface Timed {
  readonly flight: Flight;
  readonly start: number;
  readonly duration: number;
}

/** Of a flight's time, until the next of the same kind follows it. */
const CASCADE = 0.3;
/** No step takes longer than this many flights one after the other. */
const MOST = 4;

const lengthOf = ({ via = [] }: Flight, milliseconds: number): number => milliseconds * (1 + via.length / 2);

const scaled = (timed: readonly Timed[], factor: number): readonly Timed[] =>
  timed.map(({ flight, start, duration }) => ({ flight, start: start * factor, duration: duration * factor }));

/** One kind of event after the other, as they happened; many of one kind follow each other quickly. */
export const schedule = (motions: readonly Motion[], milliseconds: number): readonly Timed[] => {
  const timed: Timed[] = [];
  let begin = 0;
  let end = 0;
  let last: string | undefined;
  for (const { kind, flights } of motions) {
    for (const flight of flights) {
      begin = timed.length === 0 ? 0 : kind === last ? begin + milliseconds * CASCADE : end;
      const duration = lengthOf(flight, milliseconds);
      timed.push({ flight, start: begin, duration });
      end = Math.max(end, begin + duration);
      last = kind;
    }
  }
  return end > milliseconds * MOST ? scaled(timed, (milliseconds * MOST) / end) : timed;
};
