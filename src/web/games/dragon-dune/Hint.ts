import { lateHint } from '../../board/lateHint.tsx';
import { LATER } from './lateParts.ts';

export const Hint = lateHint(LATER);
