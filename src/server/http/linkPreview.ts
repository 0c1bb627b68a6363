import type { GameManifest, Language } from '#kernel';
import { MANIFESTS } from '#games/manifests';

/** The table with this id is of this game. */
export type GameOfTable = (id: string) => Promise<string | undefined>;

const GAME_PAGE = /^\/(?:new|rules|components|learn)\/([\w-]+)/;
const TABLE_PAGE = /^\/play\/([\w-]+)/;

const manifestAt = async (path: string, gameOfTable: GameOfTable): Promise<GameManifest | undefined> => {
  const table = TABLE_PAGE.exec(path)?.[1];
  const game = table === undefined ? GAME_PAGE.exec(path)?.[1] : await gameOfTable(table);
  return MANIFESTS.find(({ id }) => id === game);
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&"<>]/g, char => ESCAPES[char] ?? '');

const withProperty = (page: string, property: string, content: string): string =>
  page.replace(
    new RegExp(`(<meta property="og:${property}" content=")[^"]*`),
    (_whole, before: string) => before + escaped(content),
  );

interface PreviewRequest {
  readonly path: string;
  /** Such as `https://example.org`: whoever shows a preview needs whole addresses. */
  readonly origin: string;
  readonly language: Language;
}

/** The page with what others show of a link to it: the game's title, its sentence and a picture of its board. */
export const withLinkPreview = async (
  page: string,
  { path, origin, language }: PreviewRequest,
  gameOfTable: GameOfTable,
): Promise<string> => {
  const manifest = await manifestAt(path, gameOfTable);
  const image = withProperty(page, 'image', `${origin}/preview/${manifest?.id ?? 'home'}.jpg`);
  if (manifest === undefined) return image;
  const { title, sentence } = manifest.text[language];
  return withProperty(withProperty(image, 'title', `${title} · Fourscore`), 'description', sentence);
};
