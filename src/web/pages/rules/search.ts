/** Letter by letter, so that indexes in the folded text are indexes in the text. */
const foldLetter = (letter: string): string => {
  const plain = letter.normalize('NFD').charAt(0).toLowerCase();
  return plain === '’' ? "'" : plain;
};

/** Without accents and capitals: "depart" matches "Départ". */
const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => foldLetter(text.charAt(index))).join('');

export const searchTermsOf = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/)
    .filter(word => word !== '');

/** Whether every search term is in the text. */
export const matchesAll = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text.replaceAll('*', ''));
  return words.every(word => folded.includes(word));
};

interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

const firstMatch = (
  folded: string,
  words: readonly string[],
  from: number,
): { readonly at: number; readonly length: number } | undefined =>
  words
    .map(word => ({ at: folded.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length)[0];

/** The text split where matches begin and end. */
export const splitAtMatches = (text: string, words: readonly string[]): readonly TextPiece[] => {
  const folded = fold(text);
  const pieces: TextPiece[] = [];
  let from = 0;
  for (let hit = firstMatch(folded, words, 0); hit !== undefined; hit = firstMatch(folded, words, from)) {
    if (hit.at > from) pieces.push({ text: text.slice(from, hit.at), isMatch: false });
    from = hit.at + hit.length;
    pieces.push({ text: text.slice(hit.at, from), isMatch: true });
  }
  return from < text.length ? [...pieces, { text: text.slice(from), isMatch: false }] : pieces;
};
