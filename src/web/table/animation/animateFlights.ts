import { positionedCopy } from '../../app/positionedCopy.ts';
import { GONE, type Flight } from '../../games/client.ts';
import './flights.css';
import type { ScheduledFlight } from './flightSchedule.ts';
import type { SkippableDelay } from './skippableDelay.ts';

interface MeasuredPlaces {
  readonly boxes: ReadonlyMap<string, DOMRect>;
  /** Copies of the pieces that leave the table, made while they are still rendered. */
  readonly leaving: ReadonlyMap<string, HTMLElement>;
}

const elementAt = (root: Element, place: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);

/** A copy of a piece that flies in its place. */
const ghostOf = (piece: HTMLElement, box: DOMRect): HTMLElement => {
  const ghost = positionedCopy(piece, box);
  ghost.classList.add('ghost');
  ghost.style.visibility = 'visible';
  return ghost;
};

/** Measures the places of these flights, before the page changes. */
export const measurePlaces = (root: Element, flights: readonly Flight[]): MeasuredPlaces => {
  const boxes = new Map<string, DOMRect>();
  const leaving = new Map<string, HTMLElement>();
  for (const { from, to, via = [] } of flights) {
    for (const place of [from, to, ...via]) {
      const element = boxes.has(place) ? null : elementAt(root, place);
      if (element !== null) boxes.set(place, element.getBoundingClientRect());
    }
    const leaver = to === GONE ? elementAt(root, from) : null;
    const box = boxes.get(from);
    if (leaver !== null && box !== undefined) leaving.set(from, ghostOf(leaver, box));
  }
  return { boxes, leaving };
};

const isSameBox = (one: DOMRect, other: DOMRect): boolean =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;

/** Whether there is anything to animate: a piece that stays where it was takes no time. */
export const isVisibleFlight = (root: Element, { boxes }: MeasuredPlaces, { from, to, via = [] }: Flight): boolean => {
  const [before, after] = [boxes.get(from), from === to ? elementAt(root, to) : null];
  return via.length > 0 || before === undefined || after === null || !isSameBox(before, after.getBoundingClientRect());
};

/** A layer over the page with `contain: strict`: animations in it cause no layout of the page. */
const flightLayerOf = (root: Element): Element => {
  const known = root.querySelector(':scope > .air');
  if (known !== null) return known;
  const layer = document.createElement('div');
  layer.className = 'air';
  layer.setAttribute('aria-hidden', 'true');
  root.append(layer);
  return layer;
};

/** The transforms of the keyframes: from the corner and size of the start, over the middle of each place on the way. */
const transformsOf = (from: DOMRect, via: readonly DOMRect[], to: DOMRect): readonly string[] => [
  `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`,
  ...via.map(
    ({ left, top, width, height }) =>
      `translate(${left + width / 2 - to.left - to.width / 2}px, ${top + height / 2 - to.top - to.height / 2}px)`,
  ),
  'none',
];

/** A flight with its element and keyframes. */
interface MeasuredFlight {
  readonly scheduled: ScheduledFlight;
  readonly ghost: HTMLElement;
  readonly keyframes: Keyframe[];
  /** The piece itself, where it is hidden until its copy arrives: it is new there, or has only moved. */
  readonly hidden: HTMLElement | undefined;
  /** Whether the copy is visible at its start before it flies: nothing else is left there. */
  readonly isVisibleBefore: boolean;
}

/** The piece leaves the table: it flickers and rises. */
const FADE_OUT: Keyframe[] = [
  { opacity: 1, transform: 'none' },
  { opacity: 0.6, transform: 'scale(1.06)' },
  { opacity: 0.95, transform: 'scale(0.98)' },
  { opacity: 0, transform: 'translateY(-35%) scale(0.7)' },
];

const measureFadeOut = ({ boxes, leaving }: MeasuredPlaces, scheduled: ScheduledFlight): readonly MeasuredFlight[] => {
  const [ghost, box] = [leaving.get(scheduled.flight.from), boxes.get(scheduled.flight.from)];
  if (ghost === undefined || box === undefined || box.width === 0) return [];
  ghost.classList.add('is-leaving');
  return [{ scheduled, ghost, keyframes: FADE_OUT, hidden: undefined, isVisibleBefore: true }];
};

const measureFlight = (
  root: Element,
  places: MeasuredPlaces,
  scheduled: ScheduledFlight,
): readonly MeasuredFlight[] => {
  const { from: source, to: goal, via = [] } = scheduled.flight;
  if (goal === GONE) return measureFadeOut(places, scheduled);
  const from = places.boxes.get(source);
  const target = elementAt(root, goal);
  const to = target?.getBoundingClientRect();
  if (from === undefined || target === null || to === undefined || from.width === 0 || to.width === 0) return [];
  const passed = via.flatMap(place => places.boxes.get(place) ?? []);
  const hasMoved = source === goal;
  return [
    {
      scheduled,
      ghost: ghostOf(target, to),
      keyframes: transformsOf(from, passed, to).map(transform => ({ transform, opacity: 1 })),
      hidden: hasMoved || !places.boxes.has(goal) ? target : undefined,
      isVisibleBefore: hasMoved || elementAt(root, source) === null,
    },
  ];
};

/** A Web Animation, which the compositor runs: a busy main thread does not make it stutter. */
const startAnimation = (
  layer: Element,
  { scheduled, ghost, keyframes, hidden, isVisibleBefore }: MeasuredFlight,
): Animation => {
  layer.append(ghost);
  hidden?.style.setProperty('visibility', 'hidden');
  return ghost.animate(keyframes, {
    delay: scheduled.start,
    duration: scheduled.duration,
    easing: 'cubic-bezier(.3,.7,.2,1)',
    fill: isVisibleBefore ? 'both' : 'forwards',
  });
};

/** Flies copies of the pieces from where they were to where they are, and removes them when all have arrived. */
export const animateFlights = async (
  root: Element,
  places: MeasuredPlaces,
  delay: SkippableDelay,
  scheduled: readonly ScheduledFlight[],
): Promise<void> => {
  // All is measured before anything changes, so that the page is laid out once.
  const measured = scheduled.flatMap(one => measureFlight(root, places, one));
  if (measured.length === 0 || delay.isSkipping) return;
  const layer = flightLayerOf(root);
  root.classList.add('is-flying');
  const animations = measured.map(flight => startAnimation(layer, flight));
  const stopListening = delay.onSkip(() => animations.forEach(animation => animation.finish()));
  await Promise.allSettled(animations.map(animation => animation.finished));
  stopListening();
  root.classList.remove('is-flying');
  layer.replaceChildren();
  for (const { hidden } of measured) hidden?.style.removeProperty('visibility');
};
