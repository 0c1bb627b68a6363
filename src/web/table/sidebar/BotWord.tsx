import type { Level } from '#bots/levels';
import { useSettings } from '../../app/settings.ts';
import './botWord.css';
import { BOT_WORDS, wordOf, type Occasion } from './botWords.ts';

/** A word of a bot, now and then. */
export const BotWord = ({ level, ...occasion }: Occasion & { readonly level: Level }) => {
  const language = useSettings(settings => settings.language);
  const word = wordOf(BOT_WORDS[language][level], occasion);
  return word === undefined ? null : <q className="bot-word">{word}</q>;
};
