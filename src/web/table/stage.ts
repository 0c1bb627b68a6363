import type { TableUpdate } from '#kernel';
import type { Pace } from '../app/settings.ts';
import type { GameClient } from '../games/client.ts';
import type { HistoryEntry } from '../local/protocol.ts';
import { fly, isSeen, placesOf } from './air.ts';
import { makePatience } from './patience.ts';
import { schedule, type Motion } from './schedule.ts';
import type { Stage } from './session.ts';

/** Milliseconds: one piece's flight, and the pause after somebody else's step. */
const TIMES: { readonly [P in Pace]: { readonly flight: number; readonly pause: number } } = {
  slow: { flight: 520, pause: 900 },
  normal: { flight: 300, pause: 420 },
  fast: { flight: 160, pause: 120 },
  none: { flight: 0, pause: 0 },
};

const isReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const motionsOf = (client: GameClient<unknown>, { events }: HistoryEntry, { view }: TableUpdate): readonly Motion[] =>
  events.map(event => ({ kind: event.type, flights: client.flights?.(event, view) ?? [] }));

/** Shows steps as motion: where a piece was is measured before the page changes, where it is after. */
export const makeStage = (root: Element, client: GameClient<unknown>, pace: () => Pace): Stage => {
  const patience = makePatience();
  const isShown = (): boolean =>
    TIMES[pace()].flight > 0 && !patience.isOver && !isReduced() && document.visibilityState === 'visible';
  const show = async (entry: HistoryEntry, update: TableUpdate, change: () => void): Promise<void> => {
    const motions = motionsOf(client, entry, update);
    const places = placesOf(
      root,
      motions.flatMap(({ flights }) => flights),
    );
    change();
    // React draws first; only then are the new places there.
    await new Promise(requestAnimationFrame);
    const seen = motions.map(({ kind, flights }) => ({
      kind,
      flights: flights.filter(flight => isSeen(root, places, flight)),
    }));
    await fly(root, places, patience, schedule(seen, TIMES[pace()].flight));
  };
  return {
    async show(entry, update, change) {
      if (isShown()) await show(entry, update, change);
      else change();
      const { viewer, toAct } = update;
      if (entry.seat !== viewer) await patience.wait(TIMES[pace()].pause);
      // A hurry ends when there is something to do; for somebody who only watches, with the step.
      if (viewer === 'audience' || toAct.length === 0 || toAct.includes(viewer)) patience.renew();
    },
    skip: () => patience.end(),
    rest: () => patience.renew(),
  };
};
