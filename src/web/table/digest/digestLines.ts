import type { HistoryEntry, Seat } from '#kernel';
import {
  lineContent,
  lineWeight,
  logItems,
  type AnyGameLog,
  type AnyLogText,
  type LineContent,
  type LogContext,
  type LogLine,
} from '#kernel/log';
import { lastTurnEnd } from '../log/sinceLastTurn.ts';

/** A line of the digest. */
export interface DigestLine {
  readonly line: LogLine;
  readonly content: LineContent;
  /** Whether it speaks of the viewer. */
  readonly concernsYou: boolean;
}

interface DigestSource {
  readonly log: AnyGameLog;
  readonly text: AnyLogText;
  readonly context: LogContext<unknown>;
  readonly history: readonly HistoryEntry[];
  readonly viewer: Seat;
}

const MOST_LINES = 6;
/** What concerns the reader goes before anything else. */
const CONCERN = 10;

const concerns = ({ clause, effects }: LineContent, viewer: Seat): boolean =>
  effects.some(({ seat }) => seat === viewer) ||
  clause.some(part => typeof part !== 'string' && 'seat' in part && part.seat === viewer);

/** What the others have done since the viewer's last turn: the lines that matter most, in their order. */
export const digestLines = ({ log, text, context, history, viewer }: DigestSource): readonly DigestLine[] => {
  const end = lastTurnEnd(history, viewer);
  if (end === undefined) return [];
  const lines = logItems(log, history).flatMap((item): readonly (DigestLine & { readonly weight: number })[] => {
    if (item.kind === 'heading' || item.from <= end || item.seat === viewer) return [];
    const content = lineContent(item, text, context);
    const concernsYou = concerns(content, viewer);
    const weight = lineWeight(log, item) + (concernsYou ? CONCERN : 0);
    return weight === 0 ? [] : [{ line: item, content, concernsYou, weight }];
  });
  const least = lines.map(({ weight }) => weight).sort((one, other) => other - one)[MOST_LINES - 1] ?? 0;
  const above = lines.filter(({ weight }) => weight > least).length;
  let room = MOST_LINES - above;
  // Of those that matter equally, the latest.
  return lines
    .toReversed()
    .filter(({ weight }) => weight > least || (weight === least && room-- > 0))
    .toReversed();
};
