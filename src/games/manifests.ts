import { manifest as dawnOfMankind } from './dawn-of-mankind/manifest.ts';
import { manifest as dragonDune } from './dragon-dune/manifest.ts';
import { manifest as dunaia } from './dunaia/manifest.ts';
import { manifest as iunu } from './iunu/manifest.ts';
import type { GameManifest } from '#kernel';

/** The games, as the home page lists them. This is the only place that names them all. */
export const MANIFESTS = [iunu, dunaia, dawnOfMankind, dragonDune] as const satisfies readonly GameManifest[];

export type GameId = (typeof MANIFESTS)[number]['id'];

/** Whether a name, which may come from another version or a stranger, is that of a listed game. */
export const isGameId = (id: string): id is GameId => MANIFESTS.some(manifest => manifest.id === id);
