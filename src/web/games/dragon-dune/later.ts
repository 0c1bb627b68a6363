import './css/battle.css';
import './css/pacts.css';
import './css/recruit.css';

/** Panels that no game begins with: they are fetched together, once the board stands. */
export { HintWords } from './HintWords.tsx';
export { Pacts } from './pacts/Pacts.tsx';
export { Battle, Choosing } from './panel/Battle.tsx';
export { Council, Proposal } from './panel/Council.tsx';
export { Hiring, Marching, Siting } from './panel/Marching.tsx';
export { Recruit } from './panel/Recruit.tsx';
export { Reveal } from './panel/Reveal.tsx';
