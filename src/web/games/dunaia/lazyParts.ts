// The board is on the page or comes with it: named here, it is built as one file, which packs better than two.
import './client.tsx';
import './style/questions.css';

/** What most games do not begin with: it is fetched as soon as the board stands. */
export { Booked, Elite } from './village/Character.tsx';
export { Circles } from './village/Circles.tsx';
export { Crowds } from './village/Crowds.tsx';
export { Draft } from './common/Draft.tsx';
export { HintText } from './parts/HintText.tsx';
export { Search } from './common/Search.tsx';
