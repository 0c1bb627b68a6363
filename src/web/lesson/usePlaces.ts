import { useEffect, useState, type RefObject } from 'react';
import { findPlace, isSeen } from '../board/findPlace.ts';
import type { Box } from './placement.ts';

/** What a lesson points at, measured. */
export interface MeasuredPlaces {
  /** The board, which the veil covers. */
  readonly board: Box;
  /** The step's places that are to be seen, in its order. */
  readonly places: readonly Box[];
  /** Whatever plays an accepted move, and open questions: they are under neither veil nor bubble. */
  readonly targets: readonly Box[];
  /** Whatever else can be clicked: the bubble is not over it if it can be elsewhere. */
  readonly others: readonly Box[];
  /** A tooltip, which the veil leaves free. */
  readonly hints: readonly Box[];
}

const EMPTY: Box = { left: 0, top: 0, width: 0, height: 0 };

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const measure = (root: Element, focus: readonly string[]): MeasuredPlaces => {
  // A table in words has no board.
  const board = root.querySelector('.board-area') ?? root.querySelector('.table-main');
  const boxesOf = (selector: string): readonly Box[] => [...root.querySelectorAll(selector)].filter(isSeen).map(boxOf);
  return {
    board: board === null ? EMPTY : boxOf(board),
    places: focus.flatMap(place => findPlace(root, place) ?? []).map(boxOf),
    targets: boxesOf('[data-coached], .board-choice'),
    others: boxesOf('.board-area .is-legal:not([data-coached])'),
    hints: boxesOf('.board-hint'),
  };
};

/** Measures again whenever something may have moved: a change of the table, a scroll, another size of the window. */
const watch = (root: Element, measureSoon: () => void): (() => void) => {
  const mutations = new MutationObserver(measureSoon);
  const main = root.querySelector('.table-main') ?? root;
  // The score sheet is beside it.
  mutations.observe(root, { childList: true });
  mutations.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'style'] });
  const sizes = new ResizeObserver(measureSoon);
  sizes.observe(main);
  const controller = new AbortController();
  const { signal } = controller;
  root.addEventListener('scroll', measureSoon, { capture: true, passive: true, signal });
  root.addEventListener('transitionend', measureSoon, { signal });
  root.addEventListener('animationend', measureSoon, { signal });
  addEventListener('resize', measureSoon, { signal });
  return () => {
    mutations.disconnect();
    sizes.disconnect();
    controller.abort();
  };
};

export const usePlaces = (anchor: RefObject<Element | null>, focus: readonly string[]): MeasuredPlaces | undefined => {
  const [places, setPlaces] = useState<MeasuredPlaces>();
  useEffect(() => {
    const root = anchor.current?.closest('.table');
    if (root == null) return;
    let frame = 0;
    const measureNow = (): void =>
      setPlaces(before => {
        const now = measure(root, focus);
        return JSON.stringify(before) === JSON.stringify(now) ? before : now;
      });
    const measureSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measureNow);
    };
    measureSoon();
    const stop = watch(root, measureSoon);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [anchor, focus]);
  return places;
};
