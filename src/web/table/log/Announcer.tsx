import { eventText } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import type { TableProps } from '../tableProps.ts';
import { latestEvents } from '../../session/sessionState.ts';

/** A live region: tells screen readers what happened, and the prompt. */
export const Announcer = ({ state, update, client, name }: TableProps) => {
  const language = useSettings(settings => settings.language);
  const lines = latestEvents(state).flatMap(event => eventText(client.text[language], event, name) ?? []);
  const { title } = client.tableText[language].prompt(update.view, name);
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {[...lines, title].join(' ')}
    </p>
  );
};
