import { PAGES } from '#wire';

/** A parameter is anything but a slash; one with a question mark may be missing. */
const patternOf = (page: string): RegExp =>
  new RegExp(`^${page.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`);

const PATTERNS = Object.values(PAGES).map(patternOf);

/** Whether the client has a page at this path. */
export const isPage = (path: string): boolean => PATTERNS.some(pattern => pattern.test(path));
