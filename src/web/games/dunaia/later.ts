// The board is on the page or comes with it: named here, it is built as one file, which packs better than two.
import './client.tsx';
import './css/questions.css';

/** What most games do not begin with: it is fetched as soon as the board stands. */
export { Booked, Elite } from './Character.tsx';
export { Crowds } from './Crowds.tsx';
export { Draft } from './Draft.tsx';
export { HintWords } from './HintWords.tsx';
export { Search } from './Search.tsx';
