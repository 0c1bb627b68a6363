import { MANIFESTS } from '#games/manifests';
import type { Language } from '#kernel';
import type { AppText } from './appText.ts';

/** What the manifests of the listed games say in one language, by their ids. */
export const manifestTexts = (language: Language): AppText['games'] =>
  // True by the type of an id: the list has exactly one manifest for each.
  Object.fromEntries(MANIFESTS.map(({ id, text }) => [id, text[language]])) as AppText['games'];
