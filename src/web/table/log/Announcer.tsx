import { lazy, Suspense } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { TableProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';

const SpokenEntry = lazy(() => import('./SpokenEntry.tsx').then(({ SpokenEntry: part }) => ({ default: part })));

/** A live region: tells screen readers what happened, what a coach says, and the prompt. */
export const Announcer = (props: TableProps) => {
  const { update, client, name } = props;
  const language = useSettings(settings => settings.language);
  const spoken = useTableSlots()?.spoken;
  const { title } = client.tableText[language].prompt(update.view, name);
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      <Suspense>
        <SpokenEntry {...props} />
      </Suspense>
      {spoken === undefined ? title : `${spoken} ${title}`}
    </p>
  );
};
