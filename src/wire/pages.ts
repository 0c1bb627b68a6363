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
