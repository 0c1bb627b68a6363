import { useEffect, type RefObject } from 'react';

/** Scrolls the ground to a legal target where none is in view. Targets in `near`, such as a hand, are always in view. */
export const useScrollToLegal = (
  root: RefObject<HTMLElement | null>,
  moves: readonly unknown[],
  { ground: groundAt, near }: { readonly ground: string; readonly near?: string },
): void =>
  useEffect(() => {
    const ground = root.current?.querySelector(groundAt);
    if (moves.length === 0 || ground == null || ground.scrollHeight <= ground.clientHeight) return;
    if (near !== undefined && root.current?.querySelector(`${near} .is-legal`)) return;
    const { top, bottom } = ground.getBoundingClientRect();
    const targets = [...ground.querySelectorAll('.is-legal')];
    const isSeen = targets.some(target => {
      const box = target.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    });
    if (!isSeen) targets[0]?.scrollIntoView({ block: 'center' });
  }, [root, moves, groundAt, near]);
