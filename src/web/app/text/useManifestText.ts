import type { GameManifest, ManifestText } from '#kernel';
import { useSettings } from '../settings.ts';

/** What a game's manifest says in the reader's language. */
export const useManifestText = ({ text }: GameManifest): ManifestText => text[useSettings(({ language }) => language)];
