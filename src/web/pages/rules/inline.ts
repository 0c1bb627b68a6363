/** A part of a paragraph with its markup. */
export type Inline =
  | { readonly kind: 'text' | 'emphasis' | 'strong' | 'code'; readonly text: string }
  /** A ruling of ours, a rule of ours, which no rulebook contains, or what was worked out in place of a lost picture. */
  | { readonly kind: 'mark'; readonly sign: 'ruling' | 'ours' | 'reconstructed'; readonly text: string }
  /** The number of another paragraph. */
  | { readonly kind: 'reference'; readonly text: string };

const SPANS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;
const NUMBER = /\b\d{1,2}\.\d{1,2}\b/g;
const RULING = /^(Ruling|Décision)s?\s*:?$/;
const RECONSTRUCTED = /^(Reconstructed|Reconstitué)\s*:?$/;
const OURS = /^(Ours|Ici)\s*:?$/;

const withReferences = (text: string, known: ReadonlySet<string>): readonly Inline[] => {
  const parts: Inline[] = [];
  let from = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    if (!known.has(number)) continue;
    parts.push({ kind: 'text', text: text.slice(from, index) }, { kind: 'reference', text: number });
    from = index + number.length;
  }
  return [...parts, { kind: 'text', text: text.slice(from) }];
};

const emphasised = (text: string): Inline => {
  const word = text.replace(/\s*:$/, '');
  if (RULING.test(text)) return { kind: 'mark', sign: 'ruling', text: word };
  if (RECONSTRUCTED.test(text)) return { kind: 'mark', sign: 'reconstructed', text: word };
  if (OURS.test(text)) return { kind: 'mark', sign: 'ours', text: word };
  return { kind: 'emphasis', text };
};

/** Parses the inline markup of a paragraph; numbers of paragraphs that exist become references. */
export const parseInline = (text: string, known: ReadonlySet<string>): readonly Inline[] => {
  const parts: Inline[] = [];
  let from = 0;
  for (const { 0: whole, 1: strong, 2: emphasis, 3: code, index } of text.matchAll(SPANS)) {
    parts.push(...withReferences(text.slice(from, index), known));
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) parts.push(emphasised(emphasis));
    else parts.push({ kind: 'code', text: code ?? '' });
    from = index + whole.length;
  }
  return [...parts, ...withReferences(text.slice(from), known)].filter(({ text: kept }) => kept !== '');
};
