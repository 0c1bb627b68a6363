/** Puts no-break spaces where French sets a mark apart from its word, so that no line begins with the mark. */
export const withNoBreakSpaces = (text: string): string =>
  text.replaceAll(/ (?=[;:!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0');
