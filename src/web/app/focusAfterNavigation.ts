/** How the current page was reached. */
type Navigation = 'first' | 'forward' | 'back';

let navigation: Navigation = 'first';

// The router dispatches `pushState` when a link is followed; the browser dispatches `popstate` on the way back.
addEventListener('pushState', () => (navigation = 'forward'));
addEventListener('popstate', () => (navigation = navigation === 'first' ? 'first' : 'back'));

/** After a link, starts a page as a browser would: scrolled to the top, with the focus on its heading. */
export const focusAfterNavigation = (heading: HTMLElement | null): void => {
  if (navigation === 'first') return;
  if (navigation === 'forward') scrollTo({ top: 0, behavior: 'instant' });
  heading?.focus({ preventScroll: true });
};
