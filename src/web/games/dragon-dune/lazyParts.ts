import './style/battle.css';
import './style/agreements.css';
import './style/recruit.css';

/** Panels that no game begins with: they are fetched together, once the board stands. */
export { HintText } from './parts/HintText.tsx';
export { Agreements } from './agreements/Agreements.tsx';
export { Battle, Choosing } from './panel/Battle.tsx';
export { Council, Proposal } from './panel/Council.tsx';
export { Hiring, Marching, Siting } from './panel/Marching.tsx';
export { Recruit } from './panel/Recruit.tsx';
export { BattleResult } from './panel/BattleResult.tsx';
