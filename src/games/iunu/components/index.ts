import { AFTERLIFE_CARDS } from './afterlife.ts';
import * as box from './box.ts';
import { CITIZEN_CARDS } from './citizens.ts';

/** Everything that a replaced component would change; its hash goes into every log. */
export const COMPONENTS = { citizens: CITIZEN_CARDS, afterlife: AFTERLIFE_CARDS, box: { ...box } };
