import { Fragment } from 'react';
import { parseInline, type Inline } from './inline.ts';
import { splitAtMatches } from './search.ts';

interface RuleTextProps {
  readonly text: string;
  /** The paragraphs that exist: their numbers become links. */
  readonly paragraphIds: ReadonlySet<string>;
  /** Highlighted in the text. */
  readonly searchTerms: readonly string[];
}

const HighlightedText = ({ text, searchTerms }: Omit<RuleTextProps, 'paragraphIds'>) =>
  splitAtMatches(text, searchTerms).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : <Fragment key={index}>{piece.text}</Fragment>,
  );

const Span = ({ part, searchTerms }: { readonly part: Inline; readonly searchTerms: readonly string[] }) => {
  const content = <HighlightedText text={part.text} searchTerms={searchTerms} />;
  switch (part.kind) {
    case 'text':
      return content;
    case 'emphasis':
      return <em>{content}</em>;
    case 'strong':
      return <strong>{content}</strong>;
    case 'code':
      return <code>{content}</code>;
    case 'mark':
      return <span className={`rule-mark rule-${part.sign}`}>{content}</span>;
    case 'reference':
      return <a href={`#${part.text}`}>{content}</a>;
  }
};

/** A paragraph of the rules, with its markup, its references and its search matches. */
export const RuleText = ({ text, paragraphIds, searchTerms }: RuleTextProps) =>
  parseInline(text, paragraphIds).map((part, index) => <Span key={index} part={part} searchTerms={searchTerms} />);
