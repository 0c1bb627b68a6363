import { eventText } from '#kernel';
import { useSettings } from '../app/settings.ts';
import type { TableProps } from './Frame.tsx';
import { latestOf } from './shown.ts';

/** Speaks what happened, and what is asked, to whoever cannot see it. */
export const Announcer = ({ state, update, client, name }: TableProps) => {
  const language = useSettings(settings => settings.language);
  const lines = latestOf(state).flatMap(event => eventText(client.text[language], event, name) ?? []);
  const { title } = client.words[language].prompt(update.view, name);
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {[...lines, title].join(' ')}
    </p>
  );
};
