import { late } from '../../board/late.ts';
import { TONGUES } from './tongue.ts';

export const LATER = late(() => import('./later.ts'));
export const FIGURES = late(() => import('./figures.tsx'));
export const COMPONENTS = late(() => import('./components.tsx'));

/** All that a game may still need once the board stands. */
export const COMING = [LATER, ...Object.values(TONGUES)];
