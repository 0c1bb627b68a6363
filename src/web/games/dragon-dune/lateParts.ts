import { lazyPart } from '../../board/lazyPart.ts';
import { TONGUES } from './tongue.ts';

export const LATER = lazyPart(() => import('./later.ts'));
export const FIGURES = lazyPart(() => import('./figures.tsx'));
export const COMPONENTS = lazyPart(() => import('./components.tsx'));

/** All that a game may still need once the board stands. */
export const COMING = [LATER, ...Object.values(TONGUES)];
