import type { GameManifest } from '#kernel';
import { manifest as nim } from './nim/manifest.ts';

/** Games that show how a game is made. They are played by whoever knows their address. */
export const EXAMPLES = [nim] as const satisfies readonly GameManifest[];
