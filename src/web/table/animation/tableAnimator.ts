import { isLevel } from '#bots/levels';
import type { HistoryEntry, Seat, TableUpdate } from '#kernel';
import { ANIMATION_TIMES, prefersReducedMotion, type AnimationSpeed } from '../../app/animationSpeed.ts';
import type { GameClient } from '../../games/client.ts';
import type { TableAnimator } from '../../session/tableSession.ts';
import { animateFlights, isVisibleFlight, measurePlaces } from './animateFlights.ts';
import { botPace } from './botPace.ts';
import { scheduleFlights, type EventFlights } from './flightSchedule.ts';
import { makeSkippableDelay } from './skippableDelay.ts';

const flightsOf = (
  client: GameClient<unknown>,
  { events }: HistoryEntry,
  { view }: TableUpdate,
): readonly EventFlights[] => events.map(event => ({ kind: event.type, flights: client.flights?.(event, view) ?? [] }));

/** Animates history entries by the FLIP technique: pieces are measured before the page changes, and again after. */
export const makeTableAnimator = (
  root: Element,
  client: GameClient<unknown>,
  speed: () => AnimationSpeed,
  botAt: (seat: Seat | undefined) => string | undefined,
): TableAnimator => {
  const delay = makeSkippableDelay();
  const isAnimated = (): boolean =>
    ANIMATION_TIMES[speed()].flight > 0 &&
    !delay.isSkipping &&
    !prefersReducedMotion() &&
    document.visibilityState === 'visible';
  const animate = async (entry: HistoryEntry, update: TableUpdate, change: () => void): Promise<void> => {
    const byEvent = flightsOf(client, entry, update);
    const places = measurePlaces(
      root,
      byEvent.flatMap(({ flights }) => flights),
    );
    change();
    // React has rendered by the next frame; only then can the new places be measured.
    await new Promise(requestAnimationFrame);
    const visible = byEvent.map(({ kind, flights }) => ({
      kind,
      flights: flights.filter(flight => isVisibleFlight(root, places, flight)),
    }));
    await animateFlights(root, places, delay, scheduleFlights(visible, ANIMATION_TIMES[speed()].flight));
  };
  return {
    async animate(entry, update, change) {
      if (isAnimated()) await animate(entry, update, change);
      else change();
      const { viewer, toAct } = update;
      const bot = botAt(entry.seat);
      const pace = bot !== undefined && isLevel(bot) ? botPace(bot, entry.seq) : 1;
      if (entry.seat !== viewer) await delay.wait(ANIMATION_TIMES[speed()].pause * pace);
      // A skip lasts until the viewer is to act; for the audience, until the end of this entry.
      if (viewer === 'audience' || toAct.length === 0 || toAct.includes(viewer)) delay.resume();
    },
    skip: () => delay.skip(),
    resume: () => delay.resume(),
  };
};
