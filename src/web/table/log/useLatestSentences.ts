import { lineContent, lineText, LOG_WORDS, logItems } from '#kernel/log';
import { useSettings } from '../../app/settings.ts';
import type { TableProps } from '../tableProps.ts';

/** What happened in the entry that is shown, in whole sentences: for screen readers and the timeline. */
export const useLatestSentences = ({ state, update, client, name }: TableProps): readonly string[] => {
  const language = useSettings(settings => settings.language);
  const { log } = client.log.read();
  const { history, past } = state;
  const entry = past === undefined ? history.at(-1) : history.find(({ seq }) => seq === past.seq);
  if (entry === undefined) return [];
  const context = { view: update.view, name };
  return logItems(log, [entry]).flatMap(item =>
    item.kind === 'heading'
      ? []
      : lineText(item, lineContent(item, log.texts[language], context), LOG_WORDS[language], name),
  );
};
