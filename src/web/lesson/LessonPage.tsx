import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { canonical } from '#kernel';
import { hasLesson } from '#lessons/catalog';
import { useLessonProgress } from '../app/lessonProgress.ts';
import { useSettings } from '../app/settings.ts';
import { useAppText } from '../app/text/useAppText.ts';
import { localWorker } from '../local/localConnection.ts';
import { NotFound } from '../pages/NotFound.tsx';
import { TablePage } from '../table/TablePage.tsx';
import type { TableProps } from '../table/tableProps.ts';
import { TableSlotsContext, type TableSlots } from '../table/tableSlots.ts';
import './lesson.css';
import { LessonConnection, type LessonChannel } from './lessonConnection.ts';
import { LessonOverlay } from './LessonOverlay.tsx';
import { LessonPanel } from './LessonPanel.tsx';
import type { LessonEnvelope, LessonReply } from './lessonProtocol.ts';
import { useLessonText } from './lessonText.ts';
import { wholeProgress } from './wholeProgress.ts';

const isLessonReply = (data: { readonly kind: string }): data is LessonEnvelope<LessonReply> => data.kind === 'lesson';

const workerChannel: LessonChannel = {
  send: message => localWorker().postMessage({ kind: 'lesson', message }),
  listen: listener => {
    const receive = ({ data }: MessageEvent<{ readonly kind: string }>): void => {
      if (isLessonReply(data)) listener(data.message);
    };
    localWorker().addEventListener('message', receive);
    return () => localWorker().removeEventListener('message', receive);
  },
};

/** The rivals' names follow the language; the pupil is called as in any other game. */
const useLessonConnection = (): LessonConnection => {
  const { someone } = useAppText();
  const language = useSettings(settings => settings.language);
  const playerName = useSettings(settings => settings.playerName);
  const names = useMemo(
    () => ({ language, fallback: (seat: number) => playerName || someone(seat + 1) }),
    [language, playerName, someone],
  );
  const [connection] = useState(() => new LessonConnection(workerChannel, names));
  useEffect(() => connection.setNames(names), [connection, names]);
  return connection;
};

/** Home says how far one has come. */
const useNotedProgress = (connection: LessonConnection): void => {
  const { lesson, status } = useSyncExternalStore(connection.subscribe, connection.snapshot);
  const note = useLessonProgress(progress => progress.note);
  useEffect(() => {
    if (lesson === undefined || status === undefined) return;
    const isAside = lesson.chapters.some(({ id, isOptional }) => isOptional && id === status.chapter);
    const { step, steps } = wholeProgress(lesson, status);
    if (!isAside) note(lesson.game, { step, steps, isDone: status.phase === 'done' });
  }, [lesson, status, note]);
};

/** Whether a move is one of those that the step asks for. */
const useIsCoached = (connection: LessonConnection): ((move: unknown) => boolean) => {
  const { status } = useSyncExternalStore(connection.subscribe, connection.snapshot);
  return useMemo(() => {
    const keys = new Set((status?.suggested ?? []).map(move => canonical(move)));
    return move => keys.has(canonical(move));
  }, [status]);
};

const useLessonSlots = (connection: LessonConnection): TableSlots => {
  const text = useLessonText();
  const [spoken, setSpoken] = useState('');
  const { status } = useSyncExternalStore(connection.subscribe, connection.snapshot);
  const Overlay = useCallback(
    (props: TableProps) => <LessonOverlay {...props} connection={connection} setSpoken={setSpoken} />,
    [connection],
  );
  return {
    kind: 'lesson',
    Overlay,
    tab: { label: text.tab, unread: 0, panel: <LessonPanel connection={connection} /> },
    isCoached: useIsCoached(connection),
    spoken,
    pausesForcedMoves: status?.phase !== 'free',
  };
};

const Lesson = ({ id }: { readonly id: string }) => {
  const connection = useLessonConnection();
  useNotedProgress(connection);
  return (
    <TableSlotsContext value={useLessonSlots(connection)}>
      <TablePage id={id} connect={() => connection} />
    </TableSlotsContext>
  );
};

interface LessonPageProps {
  readonly game: string;
  readonly chapter: string | undefined;
}

/** `/learn/<game>`: the game's lesson, where it was left; `/learn/<game>/<chapter>`: one of its chapters. */
export const LessonPage = ({ game, chapter }: LessonPageProps) =>
  hasLesson(game) ? <Lesson id={chapter === undefined ? game : `${game}/${chapter}`} /> : <NotFound />;
