/** Something the user can put right; it is told in one line. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

const LONGEST = 400;

/** What a stranger's file or argument says may hold line breaks and worse; a terminal gets one line of plain text. */
export const oneLine = (text: string): string => {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};

/** The place in our sources an error came from: without it a report of a fault of ours would be useless. */
export const placeOf = (error: unknown): string => {
  const stack = error instanceof Error ? error.stack : undefined;
  return /(?:file:\/\/)?(\/[^()\s]+:\d+:\d+)/.exec(stack ?? '')?.[1] ?? 'an unknown place';
};

export const describeError = (error: unknown): string =>
  error instanceof Error ? `${String(error)} (at ${placeOf(error)})` : String(error);
