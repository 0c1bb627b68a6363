import type { TableInfo } from '#wire';
import { randomHex } from '../app/randomHex.ts';
import { callApi, type ApiResult } from './api.ts';
import { rememberSalt } from './ownSalts.ts';

type Table = Pick<TableInfo, 'id' | 'seedHash'>;

/** A new salt for a table whose seed is fixed: its hash is in the table that this page was shown. */
const newSalt = ({ id, seedHash }: Table): string => {
  const salt = randomHex();
  rememberSalt(id, { salt, seedHash });
  return salt;
};

export const startTable = (table: Table): Promise<ApiResult<TableInfo>> =>
  callApi('start', { id: table.id, body: { salt: newSalt(table) } });

export const takeSeat = (table: Table, seat: number, invite: string | undefined): Promise<ApiResult<TableInfo>> =>
  callApi('join', { id: table.id, body: { seat, salt: newSalt(table), ...(invite !== undefined && { invite }) } });

/** The same people again, each in the seat they had. */
export const rematch = async ({ id, you }: TableInfo): Promise<ApiResult<TableInfo>> => {
  const result = await callApi('rematch', { id });
  if (!result.ok || you === undefined) return result;
  const next = result.value;
  const isFree = next.seats[you]?.kind === 'friend' || next.seats[you]?.kind === 'open';
  const mustJoin = next.status === 'open' && next.you === undefined && isFree;
  return mustJoin ? takeSeat(next, you, next.invite) : result;
};
