import type { GameEvent, Told } from '#kernel';
import type { Pace } from '../app/settings.ts';
import type { GameClient } from '../games/client.ts';
import type { Chapter } from '../local/protocol.ts';
import { makePatience, type Patience } from './patience.ts';
import { schedule, type Motion, type Timed } from './schedule.ts';
import type { Stage } from './session.ts';

/** Milliseconds: one piece's flight, and the pause after somebody else's step. */
const TIMES: { readonly [P in Pace]: { readonly flight: number; readonly pause: number } } = {
  slow: { flight: 520, pause: 900 },
  normal: { flight: 300, pause: 420 },
  fast: { flight: 160, pause: 120 },
  none: { flight: 0, pause: 0 },
};

const isReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Places = ReadonlyMap<string, DOMRect>;

const placesIn = (root: Element): Places => {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const { place } = element.dataset;
    if (place !== undefined) places.set(place, element.getBoundingClientRect());
  }
  return places;
};

const elementAt = (root: Element, place: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);

/** A layer over the page, closed in itself: what flies in it does not make the page lay itself out again. */
const airOver = (root: Element): Element => {
  const known = root.querySelector(':scope > .air');
  if (known !== null) return known;
  const air = document.createElement('div');
  air.className = 'air';
  air.setAttribute('aria-hidden', 'true');
  root.append(air);
  return air;
};

/** A copy of a piece, in the table's own colours, over the place where the piece is. */
const ghostOf = (target: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement => {
  const ghost = target.cloneNode(true) as HTMLElement;
  for (const named of [ghost, ...ghost.querySelectorAll('[data-place]')]) named.removeAttribute('data-place');
  ghost.inert = true;
  ghost.classList.add('ghost');
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    visibility: 'visible',
  });
  return ghost;
};

/** From corner to corner in size at the start, by the middle of each place on the way. */
const wayOf = (from: DOMRect, via: readonly DOMRect[], to: DOMRect): Keyframe[] => [
  { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})` },
  ...via.map(({ left, top, width, height }) => ({
    transform: `translate(${left + width / 2 - to.left - to.width / 2}px, ${top + height / 2 - to.top - to.height / 2}px)`,
  })),
  { transform: 'none' },
];

/** What a flight needs: the page it flies over, where everything was, and somebody who may be in a hurry. */
interface Air {
  readonly root: Element;
  readonly places: Places;
  readonly patience: Patience;
}

const hide = (target: HTMLElement): void => target.style.setProperty('visibility', 'hidden');
const show = (target: HTMLElement): void => void target.style.removeProperty('visibility');

/** A copy of what arrives flies from where it was to where it is. */
const fly = async ({ root, places, patience }: Air, { flight, start, duration }: Timed): Promise<void> => {
  const from = places.get(flight.from);
  const target = elementAt(root, flight.to);
  if (from === undefined || target === null) return;
  // What is new waits for its own flight; what was there before is not missed meanwhile.
  if (!places.has(flight.to)) hide(target);
  await patience.wait(start);
  const to = target.getBoundingClientRect();
  if (!patience.isOver && from.width > 0 && to.width > 0) {
    const ghost = ghostOf(target, to);
    airOver(root).append(ghost);
    hide(target);
    const via = (flight.via ?? []).flatMap(place => places.get(place) ?? []);
    const motion = ghost.animate(wayOf(from, via, to), { duration, easing: 'cubic-bezier(.3,.7,.2,1)' });
    const forget = patience.onEnd(() => motion.finish());
    await motion.finished.catch(() => {});
    forget();
    ghost.remove();
  }
  show(target);
};

const motionsOf = (client: GameClient<unknown>, events: readonly GameEvent[], view: unknown): readonly Motion[] =>
  events.map(event => ({ kind: event.type, flights: client.flights?.(event, view) ?? [] }));

/** Shows steps as motion: where a piece was is measured before the page changes, where it is after. */
export const makeStage = (root: Element, client: GameClient<unknown>, pace: () => Pace): Stage => {
  let places: Places = new Map();
  const patience = makePatience();
  const isSeen = (): boolean =>
    TIMES[pace()].flight > 0 && !patience.isOver && !isReduced() && document.visibilityState === 'visible';
  return {
    before() {
      // To measure takes time: only for those who see what it is good for.
      places = isSeen() ? placesIn(root) : new Map();
    },
    async after({ events, seat }: Chapter, { view, viewer, toAct }: Told) {
      const { flight, pause } = TIMES[pace()];
      if (isSeen()) {
        // React paints first; only then are the new places there.
        await new Promise(requestAnimationFrame);
        const timed = schedule(motionsOf(client, events, view), flight);
        await Promise.all(timed.map(one => fly({ root, places, patience }, one)));
      }
      if (seat !== viewer) await patience.wait(pause);
      // A hurry ends when there is something to do; for somebody who only watches, with the step.
      if (viewer === 'audience' || toAct.length === 0 || toAct.includes(viewer)) patience.renew();
    },
    skip: () => patience.end(),
    rest: () => patience.renew(),
  };
};
