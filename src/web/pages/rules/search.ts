/** Letter by letter, so that places in the folded text are places in the text. */
const foldLetter = (letter: string): string => {
  const plain = letter.normalize('NFD').charAt(0).toLowerCase();
  return plain === '’' ? "'" : plain;
};

/** Without accents and capitals: who looks for "depart" finds "Départ". */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => foldLetter(text.charAt(index))).join('');

export const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/)
    .filter(word => word !== '');

/** Whether every word is in the text. */
export const holds = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text.replaceAll('*', ''));
  return words.every(word => folded.includes(word));
};

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

const firstHit = (
  folded: string,
  words: readonly string[],
  from: number,
): { readonly at: number; readonly length: number } | undefined =>
  words
    .map(word => ({ at: folded.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length)[0];

/** The text cut where the words begin and end. */
export const cut = (text: string, words: readonly string[]): readonly Piece[] => {
  const folded = fold(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (let hit = firstHit(folded, words, 0); hit !== undefined; hit = firstHit(folded, words, from)) {
    if (hit.at > from) pieces.push({ text: text.slice(from, hit.at), isHit: false });
    from = hit.at + hit.length;
    pieces.push({ text: text.slice(hit.at, from), isHit: true });
  }
  return from < text.length ? [...pieces, { text: text.slice(from), isHit: false }] : pieces;
};
