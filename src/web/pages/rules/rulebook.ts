/** A paragraph with its number, such as 4.2: the number is its address. */
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
  /** What stands before the first chapter. */
  readonly intro: readonly string[];
  readonly chapters: readonly Chapter[];
}

const TITLE = /^# /;
const CHAPTER = /^## (\d+)\.\s+(.*)$/;
const PARAGRAPH = /^- \*\*(\d+\.\d+)\*\*\s+(.*)$/;

interface Draft {
  readonly intro: string[];
  readonly chapters: {
    readonly number: string;
    readonly title: string;
    readonly paragraphs: { id: string; text: string }[];
  }[];
}

/** A line that opens nothing belongs to what is open. */
const goOn = ({ intro, chapters }: Draft, line: string): void => {
  const open = chapters.at(-1)?.paragraphs.at(-1);
  if (open !== undefined) open.text += ` ${line}`;
  else intro.push(line);
};

const read = (draft: Draft, line: string): void => {
  const [, number, title] = CHAPTER.exec(line) ?? [];
  const [, id, text] = PARAGRAPH.exec(line) ?? [];
  if (number !== undefined && title !== undefined) draft.chapters.push({ number, title, paragraphs: [] });
  else if (id !== undefined && text !== undefined) draft.chapters.at(-1)?.paragraphs.push({ id, text });
  else goOn(draft, line);
};

/** No line begins with a mark that French sets apart from its word. */
const tied = (line: string): string => line.replaceAll(/ (?=[;:!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0');

/** Reads `rules/<language>.md`, whose form the tests of each game keep. */
export const parseRulebook = (markdown: string): Rulebook => {
  const draft: Draft = { intro: [], chapters: [] };
  for (const line of markdown.split('\n').map(raw => tied(raw.trim()))) {
    if (line !== '' && !TITLE.test(line)) read(draft, line);
  }
  return draft;
};
