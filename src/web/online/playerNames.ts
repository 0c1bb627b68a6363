import type { TableInfo } from '#wire';
import { useSettings } from '../app/settings.ts';
import { APP_TEXT } from '../app/text/useAppText.ts';

/** Names for bots, and for people who gave none. */
export interface FallbackNames {
  readonly bots: readonly string[];
  someone(number: number): string;
}

/** In the reader's language. */
export const fallbackNames = (): FallbackNames => {
  const { botNames, someone } = APP_TEXT[useSettings.getState().language];
  return { bots: botNames, someone };
};

const seatName = ({ seats }: TableInfo, index: number, { bots, someone }: FallbackNames): string => {
  const sitter = seats[index];
  if (sitter?.kind === 'person') return sitter.name || someone(index + 1);
  const before = seats.slice(0, index).filter(({ kind }) => kind === 'bot').length;
  return (sitter?.kind === 'bot' ? bots[before] : undefined) ?? someone(index + 1);
};

/** Everybody's name, seat by seat. */
export const playerNames = (info: TableInfo, fallback: FallbackNames): readonly string[] =>
  info.seats.map((_, index) => seatName(info, index, fallback));
