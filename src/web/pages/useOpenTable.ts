import { useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyGame, GameManifest } from '#kernel';
import { useLessonProgress } from '../app/lessonProgress.ts';
import { useSettings } from '../app/settings.ts';
import { useAppText } from '../app/text/useAppText.ts';
import { loadClient } from '../games/clientLoader.ts';
import { localConnection } from '../local/localConnection.ts';
import { requestReply } from '../session/tableConnection.ts';
import { randomHex } from '../app/randomHex.ts';
import { firstDraft, tableOf, type Draft } from './draft.ts';

export type OpenStatus = 'none' | 'opening' | 'failed';

/** Opens a local table and navigates to it. */
export const useOpenTable = () => {
  const text = useAppText();
  const [, navigate] = useLocation();
  const [openStatus, setOpenStatus] = useState<OpenStatus>('none');
  const open = async (makeDraft: () => Promise<readonly [game: AnyGame, draft: Draft]>): Promise<void> => {
    setOpenStatus('opening');
    try {
      const [game, draft] = await makeDraft();
      const table = tableOf(game, draft, text);
      const { id } = await requestReply(localConnection(), { kind: 'create', table, salt: randomHex() }, 'created');
      navigate(`/table/${id}`);
    } catch {
      setOpenStatus('failed');
    }
  };
  return { openStatus, open };
};

/** Starts a game against bots with one click. */
export const usePlayNow = (manifest: GameManifest) => {
  const playerName = useSettings(settings => settings.playerName);
  const isFirstGame = useLessonProgress(({ played }) => !played.includes(manifest.id));
  const { openStatus, open } = useOpenTable();
  const playNow = (): Promise<void> =>
    open(async () => {
      const { game } = await loadClient(manifest.id);
      return [game, firstDraft(manifest, game, playerName, isFirstGame)];
    });
  return { openStatus, playNow };
};
