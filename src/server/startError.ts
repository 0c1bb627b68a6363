/** Why the server cannot start, in one line for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const codeOf = (error: unknown): string => {
  const { code } = error instanceof Error && 'code' in error ? error : {};
  return typeof code === 'string' ? code : '';
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isFull = (error: unknown): boolean => ['SQLITE_FULL', 'ENOSPC', '53100'].includes(codeOf(error));

const isReadOnly = (error: unknown): boolean =>
  /^(EACCES|EROFS|EPERM|ENOTDIR|EEXIST|SQLITE_READONLY.*|SQLITE_CANTOPEN.*|25006)$/.test(codeOf(error));

/** Kysely's words for a migration that is in the database and not here. */
const isNewer = (error: unknown): boolean => messageOf(error).includes('corrupted migrations');

const isUnreachable = (error: unknown): boolean =>
  /^(ECONN.*|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28.*|3D000|57P.*)$/.test(codeOf(error)) ||
  /timeout|terminated/i.test(messageOf(error));

/** What is wrong with the database, in a sentence; nothing for a fault of our own. */
export const storageProblem = (error: unknown, where: string): string | undefined => {
  if (isFull(error)) return `the disk is full: nothing can be saved in ${where}`;
  if (isReadOnly(error)) return `${where} cannot be written to`;
  if (isNewer(error))
    return `${where} was written by a newer version of Fourscore: install that version, or a later one`;
  if (isUnreachable(error)) return `${where} does not answer (${codeOf(error) || messageOf(error)})`;
  return undefined;
};

/** The same error as a sentence for whoever starts the server, where it is one of those that happen. */
export const asStartError = (error: unknown, where: string): unknown => {
  if (codeOf(error) === 'EADDRINUSE')
    return new StartError('the port is in use by another program: set PORT to another one');
  const problem = storageProblem(error, where);
  return problem === undefined ? error : new StartError(problem);
};
