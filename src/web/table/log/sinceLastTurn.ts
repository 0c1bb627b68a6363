import type { HistoryEntry, Viewer } from '#kernel';

/**
 * The number of the entry with which the viewer's last turn ended: what the others have done since comes after it.
 * Missing for the audience, before a first turn, and while nobody else has moved.
 */
export const lastTurnEnd = (history: readonly HistoryEntry[], viewer: Viewer): number | undefined => {
  const isOther = ({ seat }: HistoryEntry): boolean => seat !== undefined && seat !== viewer;
  const other = history.findLastIndex(isOther);
  if (viewer === 'audience' || other < 0) return undefined;
  return history.slice(0, other).findLast(({ seat }) => seat === viewer)?.seq;
};
