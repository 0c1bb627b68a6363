import fs from 'node:fs';
import { expect, test } from 'vitest';
import { MANIFESTS } from '#games/manifests';
import { withLinkPreview } from './linkPreview.ts';

const PAGE = fs.readFileSync('src/web/index.html', 'utf8');
const ID = 'A'.repeat(22);
const gameOfTable = (id: string) => Promise.resolve(id === ID ? 'dunaia' : undefined);

const preview = async (path: string, language: 'en' | 'fr' = 'en', origin = 'https://example.org') => {
  const page = await withLinkPreview(PAGE, { path, origin, language }, gameOfTable);
  const property = (name: string): string | undefined =>
    new RegExp(`property="og:${name}" content="([^"]*)"`).exec(page)?.[1];
  return { page, title: property('title'), image: property('image'), description: property('description') };
};

test('a link to a page of a game shows its board', async () => {
  for (const where of ['/new/iunu', '/rules/iunu#4.2', '/learn/iunu/2', '/components/iunu'])
    expect(await preview(where)).toMatchObject({
      title: 'IUNU · Fourscore',
      image: 'https://example.org/preview/iunu.jpg',
    });
});

test('so does an invitation, in the language of whoever asks', async () => {
  expect(await preview(`/play/${ID}?invite=x`, 'fr')).toMatchObject({
    title: 'Dunaïa · Fourscore',
    image: 'https://example.org/preview/dunaia.jpg',
    description: MANIFESTS.find(({ id }) => id === 'dunaia')!.text.fr.sentence,
  });
});

test('any other link shows the platform', async () => {
  for (const where of ['/', '/about', '/play/nothing', '/rules/chess', '/table/1'])
    expect(await preview(where)).toMatchObject({
      title: 'Fourscore',
      image: 'https://example.org/preview/home.jpg',
    });
});

test('what a client sends cannot leave its attribute', async () => {
  const { page } = await preview('/', 'en', 'https://x"><script>alert(1)</script>');
  expect(page).not.toContain('<script>alert');
});

test('every game has a picture', () => {
  for (const { id } of MANIFESTS) expect(fs.existsSync(`src/web/public/preview/${id}.jpg`)).toBe(true);
});
