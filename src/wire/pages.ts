/** The addresses of the client's pages: the page's router shows them, and a server answers any other with 404. */
export const PAGES = {
  home: '/',
  table: '/table/:id',
  play: '/play/:id',
  lesson: '/learn/:game/:chapter?',
  newTable: '/new/:game',
  rules: '/rules/:game',
  components: '/components/:game',
  about: '/about',
  you: '/you',
  recover: '/recover',
} as const;

/** A parameter is anything but a slash; one with a question mark may be missing. */
const patternOf = (page: string): RegExp =>
  new RegExp(`^${page.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`);

const PATTERNS = Object.values(PAGES).map(patternOf);

/** Whether the client has a page at this path. */
export const isPage = (path: string): boolean => PATTERNS.some(pattern => pattern.test(path));
