import { useEffect, type RefObject } from 'react';
import { NO_ZOOM, pan, pinch, type Point, type Zoom } from './zoom.ts';

/** Most milliseconds between the taps of a double tap. */
const DOUBLE_TAP = 320;

const pointsOf = (frame: Element, touches: TouchList): readonly Point[] => {
  const { left, top } = frame.getBoundingClientRect();
  return [...touches].map(({ clientX, clientY }) => ({ x: clientX - left, y: clientY - top }));
};

/** Listens for touches on `frame`, and transforms `content` in it. */
const listenForZoom = (frame: HTMLElement, content: HTMLElement): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  let zoom: Zoom = NO_ZOOM;
  let before: readonly Point[] = [];
  let lastTap = 0;
  const show = (next: Zoom): void => {
    zoom = next;
    const { x, y, scale } = zoom;
    content.style.transformOrigin = '0 0';
    content.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    frame.classList.toggle('is-zoomed', scale > 1);
  };
  const begin = (event: TouchEvent): void => {
    before = pointsOf(frame, event.touches);
    if (event.touches.length > 1 || zoom.scale === 1) return;
    const isDouble = event.timeStamp - lastTap < DOUBLE_TAP;
    lastTap = event.timeStamp;
    if (isDouble) show(NO_ZOOM);
  };
  const move = (event: TouchEvent): void => {
    const after = pointsOf(frame, event.touches);
    const [from, otherFrom] = before;
    const [to, otherTo] = after;
    before = after;
    if (from === undefined || to === undefined) return;
    const size = { width: frame.clientWidth, height: frame.clientHeight };
    if (otherFrom !== undefined && otherTo !== undefined) show(pinch(zoom, [from, otherFrom], [to, otherTo], size));
    else if (zoom.scale > 1) show(pan(zoom, { x: to.x - from.x, y: to.y - from.y }, size));
    // One finger on a board that is not zoomed scrolls.
    else return;
    event.preventDefault();
  };
  frame.addEventListener('touchstart', begin, { signal, passive: true });
  frame.addEventListener('touchmove', move, { signal, passive: false });
  frame.addEventListener('touchend', event => (before = pointsOf(frame, event.touches)), { signal });
  return () => {
    controller.abort();
    show(NO_ZOOM);
  };
};

/** Pinch to zoom a board: two fingers zoom, one pans, a double tap resets. */
export const useZoom = (frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    if (frame.current === null || content.current === null) return;
    return listenForZoom(frame.current, content.current);
  }, [frame, content]);
