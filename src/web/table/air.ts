import type { Flight } from '../games/client.ts';
import type { Patience } from './patience.ts';
import type { Timed } from './schedule.ts';

type Places = ReadonlyMap<string, DOMRect>;

const elementAt = (root: Element, place: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);

/** Where the places of these flights are now. */
export const placesOf = (root: Element, flights: readonly Flight[]): Places => {
  const places = new Map<string, DOMRect>();
  for (const { from, to, via = [] } of flights) {
    for (const place of [from, to, ...via]) {
      const element = places.has(place) ? null : elementAt(root, place);
      if (element !== null) places.set(place, element.getBoundingClientRect());
    }
  }
  return places;
};

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
const wayOf = (from: DOMRect, via: readonly DOMRect[], to: DOMRect): readonly string[] => [
  `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`,
  ...via.map(
    ({ left, top, width, height }) =>
      `translate(${left + width / 2 - to.left - to.width / 2}px, ${top + height / 2 - to.top - to.height / 2}px)`,
  ),
  'none',
];

/** A flight with all that was measured for it. */
interface Flyer {
  readonly timed: Timed;
  readonly target: HTMLElement;
  readonly to: DOMRect;
  readonly way: readonly string[];
  /** Not seen where it arrives until it does: it is new there, or has only moved. */
  readonly isHidden: boolean;
  /** Seen where it comes from until it leaves: nothing else is left there. */
  readonly isStanding: boolean;
}

const flyerOf = (root: Element, places: Places, timed: Timed): readonly Flyer[] => {
  const { from: source, to: goal, via = [] } = timed.flight;
  const from = places.get(source);
  const target = elementAt(root, goal);
  const to = target?.getBoundingClientRect();
  if (from === undefined || target === null || to === undefined || from.width === 0 || to.width === 0) return [];
  const hasMoved = source === goal;
  return [
    {
      timed,
      target,
      to,
      way: wayOf(
        from,
        via.flatMap(place => places.get(place) ?? []),
        to,
      ),
      isHidden: hasMoved || !places.has(goal),
      isStanding: hasMoved || elementAt(root, source) === null,
    },
  ];
};

/** Its whole motion is handed to the compositor at once, so that a busy page does not make it stutter. */
const launch = (air: Element, { timed, target, to, way, isHidden, isStanding }: Flyer): Animation => {
  const ghost = ghostOf(target, to);
  air.append(ghost);
  if (isHidden) target.style.setProperty('visibility', 'hidden');
  return ghost.animate(
    way.map(transform => ({ transform, opacity: 1 })),
    {
      delay: timed.start,
      duration: timed.duration,
      easing: 'cubic-bezier(.3,.7,.2,1)',
      fill: isStanding ? 'both' : 'forwards',
    },
  );
};

/** Copies of what arrives fly from where they were to where they are, and give way to the pieces when all have landed. */
export const fly = async (
  root: Element,
  places: Places,
  patience: Patience,
  timed: readonly Timed[],
): Promise<void> => {
  // All is measured before anything changes: the page is laid out once.
  const flyers = timed.flatMap(one => flyerOf(root, places, one));
  if (flyers.length === 0 || patience.isOver) return;
  const air = airOver(root);
  const motions = flyers.map(flyer => launch(air, flyer));
  const forget = patience.onEnd(() => motions.forEach(motion => motion.finish()));
  await Promise.allSettled(motions.map(motion => motion.finished));
  forget();
  air.replaceChildren();
  for (const { target } of flyers) target.style.removeProperty('visibility');
};
