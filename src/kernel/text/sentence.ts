import type { Seat } from '../contract/ids.ts';
import type { NameOf } from './gameText.ts';

/** A part of a sentence: plain text, a player, or a piece with the words that stand for it where it is not drawn. */
export type SentencePart<Piece> = string | { readonly seat: Seat } | { readonly piece: Piece; readonly text: string };

export type Sentence<Piece> = readonly SentencePart<Piece>[];

type SentenceValue<Piece> = SentencePart<Piece> | number | Sentence<Piece>;

const partsOf = <Piece>(value: SentenceValue<Piece> | undefined): Sentence<Piece> => {
  if (value === undefined || value === '') return [];
  if (typeof value === 'number') return [String(value)];
  // A part is a string or a record: only a sentence is an array.
  return Array.isArray(value) ? (value as Sentence<Piece>) : [value as SentencePart<Piece>];
};

/** A tag for template strings: texts, numbers, players and pieces become one sentence. */
export const sentence = <Piece>(
  texts: TemplateStringsArray,
  ...values: readonly SentenceValue<Piece>[]
): Sentence<Piece> => texts.flatMap((text, index) => [...partsOf<Piece>(text), ...partsOf(values[index])]);

/** `sentence` for the pieces of one game. */
export type SentenceTag<Piece> = (
  texts: TemplateStringsArray,
  ...values: readonly SentenceValue<Piece>[]
) => Sentence<Piece>;

/** Sentences one after another, with `between` between them, and `last` before the last one. */
export const joinSentences = <Piece>(
  sentences: readonly Sentence<Piece>[],
  between: string,
  last = between,
): Sentence<Piece> =>
  sentences.flatMap((one, index) => (index === 0 ? one : [index === sentences.length - 1 ? last : between, ...one]));

/** A sentence as a screen reader says it. */
export const sentenceText = (parts: Sentence<unknown>, name: NameOf): string =>
  parts.map(part => (typeof part === 'string' ? part : 'seat' in part ? name(part.seat) : part.text)).join('');
