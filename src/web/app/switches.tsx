import type { ComponentType } from 'react';
import { LANGUAGES } from '#kernel';
import { loadLanguage } from '../games/clientLoader.ts';
import { MoonIcon, SunIcon, SystemIcon } from './icons.tsx';
import { THEMES, useSettings, type Theme } from './settings.ts';
import { APP_TEXT, useAppText } from './text/useAppText.ts';

const THEME_ICONS: { readonly [T in Theme]: ComponentType } = { system: SystemIcon, light: SunIcon, dark: MoonIcon };

export const LanguageSwitch = () => {
  const { nav } = useAppText();
  const { language: current, change } = useSettings();
  return (
    <fieldset className="segmented" aria-label={nav.language}>
      {LANGUAGES.map(language => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void loadLanguage(language).then(() => change({ language }))}
        >
          {language.toUpperCase()} <span className="sr-only">{APP_TEXT[language].languageName}</span>
        </button>
      ))}
    </fieldset>
  );
};

export const ThemeSwitch = () => {
  const { nav, themes } = useAppText();
  const { theme: current, change } = useSettings();
  return (
    <fieldset className="segmented theme-switch" aria-label={nav.theme}>
      {THEMES.map(theme => {
        const Icon = THEME_ICONS[theme];
        return (
          <button
            key={theme}
            type="button"
            aria-label={themes[theme]}
            title={themes[theme]}
            aria-pressed={theme === current}
            onClick={() => change({ theme })}
          >
            <Icon />
          </button>
        );
      })}
    </fieldset>
  );
};
