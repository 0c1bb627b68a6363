import type { TableInfo } from '#wire';
import { randomHex } from '../app/randomHex.ts';
import { callApi, type ApiResult } from './api.ts';
import { rememberSalt } from './ownSalts.ts';

/** A new salt for a table whose seed is fixed: its hash was in the table that this page was shown. */
const newSalt = (table: string): string => {
  const salt = randomHex();
  rememberSalt(table, salt);
  return salt;
};

export const startTable = (id: string): Promise<ApiResult<TableInfo>> =>
  callApi('start', { id, body: { salt: newSalt(id) } });

export const takeSeat = (id: string, seat: number, invite: string | undefined): Promise<ApiResult<TableInfo>> =>
  callApi('join', { id, body: { seat, salt: newSalt(id), ...(invite !== undefined && { invite }) } });

/** The same people again, each in the seat they had. */
export const rematch = async ({ id, you }: TableInfo): Promise<ApiResult<TableInfo>> => {
  const next = await callApi('rematch', { id });
  if (!next.ok || you === undefined) return next;
  const isFree = next.value.seats[you]?.kind === 'friend' || next.value.seats[you]?.kind === 'open';
  if (next.value.status !== 'open' || next.value.you !== undefined || !isFree) return next;
  return takeSeat(next.value.id, you, next.value.invite);
};
