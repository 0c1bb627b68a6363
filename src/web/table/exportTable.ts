import { ask, localLink } from '../local/link.ts';
import type { LocalTable } from '../local/protocol.ts';

/** Saves the open game as a replay file, as any browser saves a file. */
export const exportTable = async ({ game, id }: LocalTable): Promise<void> => {
  const { text } = await ask(localLink(), { kind: 'export' }, 'exported');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${game}-${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
