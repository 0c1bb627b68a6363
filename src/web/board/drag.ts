import { positionedCopy } from '../app/positionedCopy.ts';

/** Which pieces may be dropped on which zones (`data-drop`), and what a drop does. */
interface DropRules {
  accepts(place: string, zone: string): boolean;
  drop(place: string, zone: string): void;
}

/** Pixels a pointer may move and still click. */
const CLICK_TOLERANCE = 8;

const zoneAt = (area: Element, x: number, y: number): HTMLElement | null => {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
  return zone !== null && area.contains(zone) ? zone : null;
};

/** A finger scrolls, unless `touch-action` leaves a direction for dragging, such as `pan-x` for up and down. */
const canDrag = (piece: HTMLElement, pointerType: string): boolean =>
  pointerType !== 'touch' || !['auto', 'manipulation'].includes(getComputedStyle(piece).touchAction);

/** The copy that follows the pointer, inside the table, whose custom properties it needs. */
const lift = (piece: HTMLElement): HTMLElement => {
  const copy = positionedCopy(piece, piece.getBoundingClientRect());
  copy.classList.add('dragged');
  (piece.closest('.table') ?? document.body).append(copy);
  return copy;
};

/** Stops the click event that ends a drag. */
const swallowClick = (): void => {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
};

/** One drag, until it is dropped or cancelled. */
const beginDrag = (area: HTMLElement, piece: HTMLElement, drops: DropRules) => {
  const place = piece.dataset['place'] ?? '';
  const copy = lift(piece);
  const zones = [...area.querySelectorAll<HTMLElement>('[data-drop]')].filter(zone =>
    drops.accepts(place, zone.dataset['drop'] ?? ''),
  );
  for (const zone of zones) zone.dataset['dropping'] = 'open';
  piece.classList.add('is-dragged');
  area.dispatchEvent(new Event('boarddrag'));
  const openAt = (x: number, y: number): HTMLElement | undefined => {
    const zone = zoneAt(area, x, y);
    return zones.find(open => open === zone);
  };
  return {
    move(x: number, y: number, from: { readonly x: number; readonly y: number }): void {
      copy.style.transform = `translate(${x - from.x}px, ${y - from.y}px) rotate(2deg)`;
      const over = openAt(x, y);
      for (const zone of zones) zone.dataset['dropping'] = zone === over ? 'over' : 'open';
    },
    end(): void {
      copy.remove();
      piece.classList.remove('is-dragged');
      for (const zone of zones) delete zone.dataset['dropping'];
    },
    drop(x: number, y: number): void {
      const zone = openAt(x, y);
      this.end();
      swallowClick();
      if (zone !== undefined) drops.drop(place, zone.dataset['drop'] ?? '');
    },
  };
};

/** Lets pieces with `data-drag` be dragged onto elements with `data-drop`. Escape, or a drop elsewhere, cancels. */
export const listenForDrags = (area: HTMLElement, drops: DropRules): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  let pressed: { readonly piece: HTMLElement; readonly x: number; readonly y: number } | undefined;
  let drag: ReturnType<typeof beginDrag> | undefined;
  const cancel = (): void => {
    drag?.end();
    if (drag !== undefined) swallowClick();
    pressed = drag = undefined;
  };
  const down = ({ target, button, clientX: x, clientY: y, isPrimary, pointerType }: PointerEvent): void => {
    const piece = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null;
    pressed = piece !== null && button === 0 && isPrimary && canDrag(piece, pointerType) ? { piece, x, y } : undefined;
  };
  const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (pressed === undefined) return;
    if (drag === undefined && Math.hypot(x - pressed.x, y - pressed.y) > CLICK_TOLERANCE)
      drag = beginDrag(area, pressed.piece, drops);
    drag?.move(x, y, pressed);
  };
  const up = ({ clientX: x, clientY: y }: PointerEvent): void => {
    drag?.drop(x, y);
    pressed = drag = undefined;
  };
  area.addEventListener('pointerdown', down, { signal });
  // Prevents the browser's own dragging of images.
  area.addEventListener('dragstart', event => event.preventDefault(), { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('keydown', ({ key }: KeyboardEvent) => void (key === 'Escape' && cancel()), { signal });
  return () => {
    cancel();
    controller.abort();
  };
};
