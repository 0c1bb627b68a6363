import { ask, type Link } from '../local/link.ts';
import type { LocalTable } from '../local/protocol.ts';

/** Saves the open game as a replay file, as any browser saves a file. */
export const exportTable = async (link: Link, { game, id }: LocalTable): Promise<void> => {
  const { text } = await ask(link, { kind: 'export' }, 'exported');
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  anchor.download = `${game}-${id}.json`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
};
