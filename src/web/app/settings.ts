import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Language } from '#kernel';
import type { AnimationSpeed } from './animationSpeed.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** The animation speed, of flying pieces and of bots' pauses; named `pace` in localStorage. */
  readonly pace: AnimationSpeed;
  /** Whether the only legal move is played automatically. */
  readonly makesForcedMoves: boolean;
  /** Whether a move that cannot be undone needs a confirmation. */
  readonly asksBeforeFinal: boolean;
  /** Whether the plain table is shown even where there is a board. */
  readonly prefersWords: boolean;
  /** Whether whoever comes back is told what happened since. */
  readonly showsDigest: boolean;
  /** Sounds are off until they are chosen; the player is asked once. */
  readonly sound: 'unasked' | 'on' | 'off';
  /** The browser's notifications of one's turn, the same. */
  readonly notifications: 'unasked' | 'on' | 'off';
  /** Whether bots say a word now and then. */
  readonly botsTalk: boolean;
  readonly playerName: string;
  /** Whether the player was asked for a name. */
  readonly wasAskedName: boolean;
}

interface Store extends Settings {
  change(changes: Partial<Settings>): void;
}

const firstLanguage = (): Language =>
  navigator.languages.some(language => /^fr\b/i.test(language)) && !/^en\b/i.test(navigator.language) ? 'fr' : 'en';

export const useSettings = create<Store>()(
  persist(
    set => ({
      language: firstLanguage(),
      theme: 'system',
      pace: 'normal',
      makesForcedMoves: true,
      asksBeforeFinal: false,
      prefersWords: false,
      showsDigest: true,
      sound: 'unasked',
      notifications: 'unasked',
      botsTalk: true,
      playerName: '',
      wasAskedName: false,
      change: changes => set(changes),
    }),
    { name: 'fourscore-settings' },
  ),
);

/** Sets `lang` and `data-theme` of the document, for style sheets and screen readers. */
export const applyToPage = ({ language, theme }: Pick<Settings, 'language' | 'theme'>): void => {
  document.documentElement.lang = language;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};
