import type { FrozenVersion } from '#kernel';

export type FrozenList = Readonly<Record<string, readonly FrozenVersion[]>>;

export const withVersion = (list: FrozenList, id: string, row: FrozenVersion): FrozenList => ({
  ...list,
  [id]: [...(list[id] ?? []), row],
});

const rowText = ({ version, components, sha256 }: FrozenVersion): string => `    {
      version: ${version},
      components: '${components}',
      sha256: '${sha256}',
    },
`;

const gameText = (id: string, rows: readonly FrozenVersion[]): string =>
  `  ${/^\w+$/.test(id) ? id : `'${id}'`}: [\n${rows.map(rowText).join('')}  ],\n`;

/** The source of `games/frozenVersions.ts`. */
export const frozenListSource = (list: FrozenList): string => `import type { FrozenVersion } from '#kernel';

/** Written by \`npm run freeze\`: the engines in each game's \`versions\` folder. */
export const FROZEN_VERSIONS: Readonly<Record<string, readonly FrozenVersion[]>> = {
${Object.entries(list)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([id, rows]) => gameText(id, rows))
  .join('')}};
`;
