/** How the reader came to the page that is shown. */
type Arrival = 'first' | 'onward' | 'back';

let arrival: Arrival = 'first';

// The router says `pushState` when a link is followed; the browser says `popstate` on the way back.
addEventListener('pushState', () => (arrival = 'onward'));
addEventListener('popstate', () => (arrival = arrival === 'first' ? 'first' : 'back'));

/** Starts a page that was come to by a link as a browser would: at its top, with the focus on what it is about. */
export const arriveAt = (heading: HTMLElement | null): void => {
  if (arrival === 'first') return;
  if (arrival === 'onward') scrollTo({ top: 0, behavior: 'instant' });
  heading?.focus({ preventScroll: true });
};
