import { memo, useState } from 'react';
import type { Chapter, Paragraph } from './rulebook.ts';
import type { Figures } from './useFigures.ts';
import { Words } from './Words.tsx';
import { useRulesText } from './text.ts';

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  readonly known: ReadonlySet<string>;
  readonly sought: readonly string[];
  readonly target: string;
  readonly figures: Figures;
}

/** How long "link copied" stands. */
const COPIED_FOR = 1600;

const NumberLink = ({ id }: { readonly id: string }) => {
  const rules = useRulesText();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${id}`);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), COPIED_FOR);
    } catch {
      // Not allowed to copy: the address bar has the link all the same.
    }
  };
  return (
    <>
      <a
        href={`#${id}`}
        className="rule-number"
        aria-label={rules.link(id)}
        title={rules.link(id)}
        onClick={() => void copy()}
      >
        {id}
      </a>
      <output className="rule-copied">{isCopied && rules.copied}</output>
    </>
  );
};

interface RuleProps extends Omit<ChaptersProps, 'chapters' | 'target'> {
  readonly paragraph: Paragraph;
  readonly isTarget: boolean;
}

const Rule = memo(({ paragraph: { id, text }, known, sought, isTarget, figures }: RuleProps) => {
  const Figure = figures[id];
  return (
    <>
      {Figure !== undefined && (
        <div className="rule-figure">
          <Figure />
        </div>
      )}
      <div className="rule" id={id} data-target={isTarget || undefined}>
        <NumberLink id={id} />
        <p>
          <Words text={text} known={known} sought={sought} />
        </p>
      </div>
    </>
  );
});

/** The chapters of a rulebook, each paragraph at its own address. */
export const Chapters = ({ chapters, target, ...shared }: ChaptersProps) =>
  chapters.map(({ number, title, paragraphs }) => (
    <section key={number} id={number} className="chapter" aria-labelledby={`chapter-${number}`}>
      <h2 id={`chapter-${number}`}>
        <b>{number}</b> {title}
      </h2>
      {paragraphs.map(paragraph => (
        <Rule key={paragraph.id} paragraph={paragraph} isTarget={paragraph.id === target} {...shared} />
      ))}
    </section>
  ));
