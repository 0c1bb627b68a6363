import { GONE, type Flight } from '../games/client.ts';
import type { Patience } from './patience.ts';
import type { Timed } from './schedule.ts';

interface Places {
  readonly boxes: ReadonlyMap<string, DOMRect>;
  /** Copies of what leaves the table, made while it is there. */
  readonly leaving: ReadonlyMap<string, HTMLElement>;
}

const elementAt = (root: Element, place: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);

/** Where the places of these flights are now. */
export const placesOf = (root: Element, flights: readonly Flight[]): Places => {
  const boxes = new Map<string, DOMRect>();
  const leaving = new Map<string, HTMLElement>();
  for (const { from, to, via = [] } of flights) {
    for (const place of [from, to, ...via]) {
      const element = boxes.has(place) ? null : elementAt(root, place);
      if (element !== null) boxes.set(place, element.getBoundingClientRect());
    }
    const leaver = to === GONE ? elementAt(root, from) : null;
    if (leaver !== null) leaving.set(from, leaver.cloneNode(true) as HTMLElement);
  }
  return { boxes, leaving };
};

const isSameBox = (one: DOMRect, other: DOMRect): boolean =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;

/** Whether something is to be seen of it: what stays where it was, such as a number, does not fly, and nobody waits for it. */
export const isSeen = (root: Element, { boxes }: Places, { from, to, via = [] }: Flight): boolean => {
  const [before, after] = [boxes.get(from), from === to ? elementAt(root, to) : null];
  return via.length > 0 || before === undefined || after === null || !isSameBox(before, after.getBoundingClientRect());
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
  readonly ghost: HTMLElement;
  readonly frames: Keyframe[];
  /** The piece itself, if it is not to be seen until its copy arrives: it is new there, or has only moved. */
  readonly hidden: HTMLElement | undefined;
  /** Seen where it comes from until it leaves: nothing else is left there. */
  readonly isStanding: boolean;
}

/** It flickers and goes up. */
const FADING: Keyframe[] = [
  { opacity: 1, transform: 'none' },
  { opacity: 0.6, transform: 'scale(1.06)' },
  { opacity: 0.95, transform: 'scale(0.98)' },
  { opacity: 0, transform: 'translateY(-35%) scale(0.7)' },
];

const leaverOf = ({ boxes, leaving }: Places, timed: Timed): readonly Flyer[] => {
  const [piece, box] = [leaving.get(timed.flight.from), boxes.get(timed.flight.from)];
  if (piece === undefined || box === undefined || box.width === 0) return [];
  const ghost = ghostOf(piece, box);
  ghost.classList.add('is-leaving');
  return [{ timed, ghost, frames: FADING, hidden: undefined, isStanding: true }];
};

const flyerOf = (root: Element, places: Places, timed: Timed): readonly Flyer[] => {
  const { from: source, to: goal, via = [] } = timed.flight;
  if (goal === GONE) return leaverOf(places, timed);
  const from = places.boxes.get(source);
  const target = elementAt(root, goal);
  const to = target?.getBoundingClientRect();
  if (from === undefined || target === null || to === undefined || from.width === 0 || to.width === 0) return [];
  const passed = via.flatMap(place => places.boxes.get(place) ?? []);
  const hasMoved = source === goal;
  return [
    {
      timed,
      ghost: ghostOf(target, to),
      frames: wayOf(from, passed, to).map(transform => ({ transform, opacity: 1 })),
      hidden: hasMoved || !places.boxes.has(goal) ? target : undefined,
      isStanding: hasMoved || elementAt(root, source) === null,
    },
  ];
};

/** Its whole motion is handed to the compositor at once, so that a busy page does not make it stutter. */
const launch = (air: Element, { timed, ghost, frames, hidden, isStanding }: Flyer): Animation => {
  air.append(ghost);
  hidden?.style.setProperty('visibility', 'hidden');
  return ghost.animate(frames, {
    delay: timed.start,
    duration: timed.duration,
    easing: 'cubic-bezier(.3,.7,.2,1)',
    fill: isStanding ? 'both' : 'forwards',
  });
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
  root.classList.add('is-flying');
  const motions = flyers.map(flyer => launch(air, flyer));
  const forget = patience.onEnd(() => motions.forEach(motion => motion.finish()));
  await Promise.allSettled(motions.map(motion => motion.finished));
  forget();
  root.classList.remove('is-flying');
  air.replaceChildren();
  for (const { hidden } of flyers) hidden?.style.removeProperty('visibility');
};
