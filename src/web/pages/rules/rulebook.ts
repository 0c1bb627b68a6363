import { withFrenchSpaces } from '#kernel';

/** A paragraph with its number, such as 4.2, which is its anchor. */
export interface Paragraph {
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Rulebook {
  /** The lines before the first chapter. */
  readonly intro: readonly string[];
  readonly chapters: readonly Chapter[];
}

const TITLE = /^# /;
const CHAPTER = /^## (\d+)\.\s+(.*)$/;
const PARAGRAPH = /^- \*\*(\d+\.\d+)\*\*\s+(.*)$/;

interface MutableRulebook {
  readonly intro: string[];
  readonly chapters: {
    readonly number: string;
    readonly title: string;
    readonly paragraphs: { id: string; text: string }[];
  }[];
}

/** A line without a heading or a number continues the paragraph before it. */
const continueParagraph = ({ intro, chapters }: MutableRulebook, line: string): void => {
  const open = chapters.at(-1)?.paragraphs.at(-1);
  if (open !== undefined) open.text += ` ${line}`;
  else intro.push(line);
};

const parseLine = (draft: MutableRulebook, line: string): void => {
  const [, number, title] = CHAPTER.exec(line) ?? [];
  const [, id, text] = PARAGRAPH.exec(line) ?? [];
  if (number !== undefined && title !== undefined) draft.chapters.push({ number, title, paragraphs: [] });
  else if (id !== undefined && text !== undefined) draft.chapters.at(-1)?.paragraphs.push({ id, text });
  else continueParagraph(draft, line);
};

/** Parses `rules/<language>.md`, whose format the tests of each game check. */
export const parseRulebook = (markdown: string): Rulebook => {
  const draft: MutableRulebook = { intro: [], chapters: [] };
  for (const line of markdown.split('\n').map(raw => withFrenchSpaces(raw.trim()))) {
    if (line !== '' && !TITLE.test(line)) parseLine(draft, line);
  }
  return draft;
};
