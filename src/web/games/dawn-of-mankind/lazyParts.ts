/** What no game begins with: it is fetched at once, as soon as the board stands or the rules are read. */
export { drawComponent } from './components.tsx';
export { figures } from './figures.tsx';
export { HintText } from './parts/HintText.tsx';
