import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Language } from '#kernel';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ['slow', 'normal', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** How fast pieces travel and bots play. */
  readonly pace: Pace;
  /** Whether a choice with one answer is made by itself. */
  readonly makesForcedMoves: boolean;
  /** Whether a move that cannot be taken back is asked about first. */
  readonly asksBeforeFinal: boolean;
  /** Whether the table is shown in words even where there is a board. */
  readonly prefersWords: boolean;
  readonly playerName: string;
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
      playerName: '',
      change: changes => set(changes),
    }),
    { name: 'fourscore-settings' },
  ),
);

/** Puts language and theme where style sheets and screen readers look for them. */
export const applyToPage = ({ language, theme }: Pick<Settings, 'language' | 'theme'>): void => {
  document.documentElement.lang = language;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};
