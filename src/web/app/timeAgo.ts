import type { Language } from '#kernel';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "5 minutes ago", as the language says it. */
export const timeAgo = (language: Language, since: number): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (since < MINUTE) return format.format(0, 'second');
  if (since < HOUR) return format.format(-Math.floor(since / MINUTE), 'minute');
  if (since < DAY) return format.format(-Math.floor(since / HOUR), 'hour');
  return format.format(-Math.floor(since / DAY), 'day');
};
