import { Fragment } from 'react';
import { parseInline, type Inline } from './inline.ts';
import { cut } from './search.ts';

export interface WordsProps {
  readonly text: string;
  /** The paragraphs there are. */
  readonly known: ReadonlySet<string>;
  /** What the reader looks for. */
  readonly sought: readonly string[];
}

const Plain = ({ text, sought }: Omit<WordsProps, 'known'>) =>
  cut(text, sought).map((piece, index) =>
    piece.isHit ? <mark key={index}>{piece.text}</mark> : <Fragment key={index}>{piece.text}</Fragment>,
  );

const Span = ({ part, sought }: { readonly part: Inline; readonly sought: readonly string[] }) => {
  const content = <Plain text={part.text} sought={sought} />;
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

/** A sentence of the rules, with its marks, its references and what was found in it. */
export const Words = ({ text, known, sought }: WordsProps) =>
  parseInline(text, known).map((part, index) => <Span key={index} part={part} sought={sought} />);
