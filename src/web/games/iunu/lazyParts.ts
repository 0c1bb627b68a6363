// The board is on the page or comes with it: named here, it is built as one file, which packs better than two.
import './client.tsx';

/** What no game begins with: it is fetched as soon as the board stands. */
export { AfterlifeChoice } from './parts/AfterlifeChoice.tsx';
export { HintText } from './parts/HintText.tsx';
export { OwnAfterlife } from './parts/OwnAfterlife.tsx';
