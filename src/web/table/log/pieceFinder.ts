import type { NamedPiece } from '../../games/client.ts';

/** A part of a sentence: plain text, or the name of a piece. */
export interface SentencePart {
  readonly text: string;
  readonly piece?: NamedPiece;
}

/** Finds the names of pieces (`NamedPiece`) in sentences; a longer name goes before a shorter one that it contains. */
export const makePieceFinder = (pieces: readonly NamedPiece[]): ((sentence: string) => readonly SentencePart[]) => {
  const byName = new Map(pieces.flatMap(piece => piece.names.map(name => [name, piece] as const)));
  const names = [...byName.keys()].sort((one, other) => other.length - one.length);
  if (names.length === 0) return sentence => [{ text: sentence }];
  const escaped = names.map(name => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return sentence =>
    sentence.split(found).flatMap(text => {
      if (text === '') return [];
      const piece = byName.get(text);
      return [piece === undefined ? { text } : { text, piece }];
    });
};
