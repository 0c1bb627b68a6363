import { lateHint } from '../../board/lateHint.tsx';
import { LATER } from './late.tsx';

export const Hint = lateHint(LATER);
