import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { StartError } from '../../startError.ts';

/**
 * Keeps a second server out of the folder: its players would not see the moves of ours. The operating system holds
 * the lock of an open transaction, and lets go of it however the process ends.
 */
export const lockFolder = (folder: string): (() => void) => {
  fs.mkdirSync(folder, { recursive: true });
  const lock = new Sqlite(path.join(folder, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new StartError(`another server is using ${folder}: stop it, or set DATA to another folder`);
    throw error;
  }
  return () => void lock.close();
};
