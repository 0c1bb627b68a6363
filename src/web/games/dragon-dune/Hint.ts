import { lazyHint } from '../../board/lazyHint.tsx';
import { LATER } from './lateParts.ts';

export const Hint = lazyHint(LATER);
