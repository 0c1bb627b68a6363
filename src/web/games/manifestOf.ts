import { EXAMPLES } from '#games/examples';
import { MANIFESTS } from '#games/manifests';
import type { GameManifest } from '#kernel';

const BY_ID = new Map<string, GameManifest>([...MANIFESTS, ...EXAMPLES].map(manifest => [manifest.id, manifest]));

/** The game an address names, if there is one; it need not be listed. */
export const manifestOf = (id: string): GameManifest | undefined => BY_ID.get(id);
