import { eventText } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import type { TableProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';
import { latestEvents } from '../../session/sessionState.ts';

/** A live region: tells screen readers what happened, what a coach says, and the prompt. */
export const Announcer = ({ state, update, client, name }: TableProps) => {
  const language = useSettings(settings => settings.language);
  const lines = latestEvents(state).flatMap(event => eventText(client.text[language], event, name) ?? []);
  const spoken = useTableSlots()?.spoken ?? [];
  const { title } = client.tableText[language].prompt(update.view, name);
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {lines.concat(spoken, title).join(' ')}
    </p>
  );
};
