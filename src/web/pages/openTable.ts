import { useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyGame, GameManifest } from '#kernel';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import { loadClient } from '../games/catalog.ts';
import { ask, localLink } from '../local/link.ts';
import { newSalt } from '../table/salt.ts';
import { firstDraft, tableOf, type Draft } from './draft.ts';

export type Opening = 'none' | 'opening' | 'failed';

/** Opens a table on this device and goes there. */
export const useOpenTable = () => {
  const text = useText();
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<Opening>('none');
  const open = async (wanted: () => Promise<readonly [game: AnyGame, draft: Draft]>): Promise<void> => {
    setOpening('opening');
    try {
      const [game, draft] = await wanted();
      const table = tableOf(game, draft, text);
      const { id } = await ask(localLink(), { kind: 'create', table, salt: newSalt() }, 'created');
      navigate(`/table/${id}`);
    } catch {
      setOpening('failed');
    }
  };
  return { opening, open };
};

/** One click, and a game against bots has begun. */
export const usePlayNow = (manifest: GameManifest) => {
  const playerName = useSettings(settings => settings.playerName);
  const { opening, open } = useOpenTable();
  const playNow = (): Promise<void> =>
    open(async () => {
      const { game } = await loadClient(manifest.id);
      return [game, firstDraft(manifest, game, playerName)];
    });
  return { opening, playNow };
};
