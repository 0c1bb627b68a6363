import { useLayoutEffect } from 'react';

/** Inserts a game's SVG sprite into the page once; drawings refer to its symbols with `<use>`. */
export const useSprite = (id: string, svg: string): void =>
  useLayoutEffect(() => {
    if (document.getElementById(id) !== null) return;
    const holder = document.createElement('div');
    holder.id = id;
    holder.setAttribute('aria-hidden', 'true');
    holder.innerHTML = svg;
    document.body.prepend(holder);
  }, [id, svg]);
