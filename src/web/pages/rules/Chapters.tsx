import { memo, useState } from 'react';
import type { Chapter, Paragraph } from './rulebook.ts';
import type { Figures } from './useFigures.ts';
import { RuleText } from './RuleText.tsx';
import { useRulesText } from './rulesText.ts';

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  readonly paragraphIds: ReadonlySet<string>;
  readonly searchTerms: readonly string[];
  readonly target: string;
  readonly figures: Figures;
}

/** Milliseconds for which "link copied" is shown. */
const COPIED_MILLISECONDS = 1600;

const NumberLink = ({ id }: { readonly id: string }) => {
  const rules = useRulesText();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${id}`);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), COPIED_MILLISECONDS);
    } catch {
      // The browser forbids copying: the address bar has the link.
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

const Rule = memo(({ paragraph: { id, text }, paragraphIds, searchTerms, isTarget, figures }: RuleProps) => {
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
          <RuleText text={text} paragraphIds={paragraphIds} searchTerms={searchTerms} />
        </p>
      </div>
    </>
  );
});

/** The chapters of a rulebook; each paragraph has an anchor. */
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
