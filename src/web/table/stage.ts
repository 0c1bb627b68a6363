import type { Told } from '#kernel';
import type { Pace } from '../app/settings.ts';
import type { Flight, GameClient } from '../games/client.ts';
import type { Chapter } from '../local/protocol.ts';
import type { Stage } from './session.ts';

/** Milliseconds: one piece's flight, and the pause after somebody else's step. */
const TIMES: { readonly [P in Pace]: { readonly flight: number; readonly pause: number } } = {
  slow: { flight: 520, pause: 900 },
  normal: { flight: 300, pause: 420 },
  fast: { flight: 160, pause: 120 },
  none: { flight: 0, pause: 0 },
};

const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

const isReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const placesIn = (root: Element): ReadonlyMap<string, DOMRect> => {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const { place } = element.dataset;
    if (place !== undefined) places.set(place, element.getBoundingClientRect());
  }
  return places;
};

const elementAt = (root: Element, place: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);

/** A copy of what arrives flies from where it was to where it is. */
const fly = async (from: DOMRect, target: HTMLElement, milliseconds: number): Promise<void> => {
  const to = target.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return;
  const ghost = target.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-place');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.classList.add('ghost');
  Object.assign(ghost.style, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  document.body.append(ghost);
  target.style.visibility = 'hidden';
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const flight = ghost.animate([{ transform: start }, { transform: 'none' }], {
    duration: milliseconds,
    easing: 'cubic-bezier(.3,.7,.2,1)',
  });
  await flight.finished.catch(() => {});
  ghost.remove();
  target.style.visibility = '';
};

/** Shows steps as motion: where a piece was is measured before the page changes, where it is after. */
export const makeStage = (root: Element, client: GameClient<unknown>, pace: () => Pace): Stage => {
  let places: ReadonlyMap<string, DOMRect> = new Map();
  const flyAll = async (flights: readonly Flight[], milliseconds: number): Promise<void> => {
    for (const { from, to } of flights) {
      const start = places.get(from);
      const target = elementAt(root, to);
      if (start !== undefined && target !== null) await fly(start, target, milliseconds);
    }
  };
  return {
    before() {
      places = placesIn(root);
    },
    async after({ events, seat }: Chapter, { view, viewer }: Told) {
      const { flight, pause } = TIMES[pace()];
      if (flight > 0 && !isReduced() && document.visibilityState === 'visible') {
        // React paints first; only then are the new places there.
        await new Promise(requestAnimationFrame);
        await flyAll(
          events.flatMap(event => client.flights?.(event, view) ?? []),
          flight,
        );
      }
      if (seat !== viewer && pause > 0) await wait(pause);
    },
  };
};
