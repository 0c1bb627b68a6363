import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FIXTURES } from '#games/fixtures';
import { FROZEN_VERSIONS } from '#games/frozenVersions';
import { Violation } from '#kernel/testing';
import { freezeGame } from './freezeGame.ts';
import { frozenListSource, withVersion, type FrozenList } from './frozenList.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '');

const USAGE = `npm run freeze -- <game>|all
Writes the present version of a game's rules to src/games/<game>/versions, where running tables and replays find it once
the rules have changed (docs/versions.md). There are: ${Object.keys(FIXTURES).join(', ')}`;

const freezeAll = async (ids: readonly string[]): Promise<void> => {
  let list: FrozenList = FROZEN_VERSIONS;
  for (const id of ids) {
    const fixture = FIXTURES[id];
    if (fixture === undefined) throw new Error(USAGE);
    const row = await freezeGame(fixture, ROOT);
    if (row === undefined) console.log(`${id} ${fixture.game.version}: frozen already; the rules still behave like it`);
    else {
      list = withVersion(list, id, row);
      writeFileSync(`${ROOT}/src/games/frozenVersions.ts`, frozenListSource(list));
      console.log(`${id} ${row.version}: frozen`);
    }
  }
};

const [name = ''] = process.argv.slice(2);
try {
  await freezeAll(name === 'all' ? Object.keys(FIXTURES) : [name]);
} catch (error) {
  const hint =
    error instanceof Violation ? '\nThis version is frozen and the rules behave otherwise: raise VERSION.' : '';
  console.error(`${error instanceof Error ? error.message : String(error)}${hint}`);
  process.exitCode = 1;
}
