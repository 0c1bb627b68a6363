import { useMemo } from 'react';
import type { Chapter, Paragraph } from '../../pages/rules/rulebook.ts';
import { RuleText } from '../../pages/rules/RuleText.tsx';
import { useRulesText } from '../../pages/rules/rulesText.ts';
import { matchesAll } from '../../pages/rules/search.ts';
import type { Figures } from '../../pages/rules/useFigures.ts';
import { useDrawerText } from './drawerText.ts';

interface Shared {
  readonly chapters: readonly Chapter[];
  readonly figures: Figures;
  readonly searchTerms: readonly string[];
}

interface ParagraphProps extends Shared {
  readonly paragraph: Paragraph;
  readonly isAsked?: boolean;
}

const NO_FIGURES: Figures = {};

const RuleParagraph = ({ paragraph: { id, text }, isAsked, chapters, figures, searchTerms }: ParagraphProps) => {
  const ids = useMemo(() => new Set(chapters.flatMap(({ paragraphs }) => paragraphs.map(one => one.id))), [chapters]);
  const Figure = figures[id];
  return (
    <>
      <p className="drawer-rule" data-asked={isAsked || undefined} data-rule={id}>
        <b>{id}</b>
        <span>
          <RuleText text={text} paragraphIds={ids} searchTerms={searchTerms} />
        </span>
      </p>
      {Figure !== undefined && (
        <div className="drawer-figure">
          <Figure />
        </div>
      )}
    </>
  );
};

const byId = (chapters: readonly Chapter[], ids: readonly string[]): readonly Paragraph[] => {
  const all = new Map(chapters.flatMap(({ paragraphs }) => paragraphs.map(one => [one.id, one] as const)));
  return ids.flatMap(id => all.get(id) ?? []);
};

const RuleSection = ({ title, paragraphs, ...shared }: Shared & { title: string; paragraphs: readonly Paragraph[] }) =>
  paragraphs.length > 0 && (
    <section>
      <h3>{title}</h3>
      {paragraphs.map(paragraph => (
        <RuleParagraph key={paragraph.id} paragraph={paragraph} {...shared} />
      ))}
    </section>
  );

const Found = (props: Shared) => {
  const rules = useRulesText();
  const found = props.chapters.flatMap(({ paragraphs }) =>
    paragraphs.filter(({ id, text }) => matchesAll(`${id} ${text}`, props.searchTerms)),
  );
  return (
    <>
      <output className="drawer-found">{found.length === 0 ? rules.nothing : rules.found(found.length)}</output>
      {found.map(paragraph => (
        <RuleParagraph key={paragraph.id} paragraph={paragraph} {...props} />
      ))}
    </>
  );
};

const Contents = ({ chapters, open }: Pick<Shared, 'chapters'> & { readonly open: (number: string) => void }) => {
  const text = useDrawerText();
  return (
    <section>
      <h3>{text.chapters}</h3>
      <ol className="drawer-chapters">
        {chapters.map(({ number, title }) => (
          <li key={number}>
            <button type="button" onClick={() => open(number)}>
              <b>{number}</b> {title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

interface BookProps extends Shared {
  /** A paragraph, such as 4.2, or a chapter, such as 4; empty at first. */
  readonly asked: string;
  readonly ask: (number: string) => void;
  /** The paragraphs of the present step. */
  readonly now: readonly string[];
  readonly prompt: string;
}

/** What was asked for, the paragraphs of this step, the chapters; or what a search has found. */
export const DrawerBook = ({ asked, ask, now, prompt, ...shared }: BookProps) => {
  const text = useDrawerText();
  if (shared.searchTerms.length > 0) return <Found {...shared} figures={NO_FIGURES} />;
  const chapter = shared.chapters.find(({ number }) => number === asked);
  const [paragraph] = byId(shared.chapters, [asked]);
  return (
    <>
      {paragraph && <RuleParagraph paragraph={paragraph} isAsked {...shared} />}
      {chapter && (
        <RuleSection title={`${chapter.number}. ${chapter.title}`} paragraphs={chapter.paragraphs} {...shared} />
      )}
      <RuleSection
        title={text.thisStep(prompt)}
        paragraphs={byId(
          shared.chapters,
          now.filter(id => id !== asked && id.split('.')[0] !== asked),
        )}
        {...shared}
      />
      <Contents chapters={shared.chapters} open={ask} />
    </>
  );
};
