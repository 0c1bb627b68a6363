import { useLayoutEffect } from 'react';

/** A game's symbols are put on the page once, by whoever draws first; drawings refer to them with `<use>`. */
export const useSprite = (id: string, svg: string): void =>
  useLayoutEffect(() => {
    if (document.getElementById(id) !== null) return;
    const holder = document.createElement('div');
    holder.id = id;
    holder.setAttribute('aria-hidden', 'true');
    holder.innerHTML = svg;
    document.body.prepend(holder);
  }, [id, svg]);
