import { lazyHint } from '../../board/lazyHint.tsx';
import { LATER } from './late.tsx';

export const Hint = lazyHint(LATER);
