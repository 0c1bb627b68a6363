import { botsOf } from '#bots';
import { gameById } from '#games';
import { configFaults, describeFault, hashOf, type AnyGame } from '#kernel';
import type { NewTable, SeatWish } from '#wire';
import { faults } from '../faults.ts';
import { newId, newSecret } from '../secrets.ts';
import type { SeatRecord, TableRecord } from './record.ts';

const EMPTY: SeatRecord = {
  kind: 'open',
  person: undefined,
  name: '',
  bot: undefined,
  standIn: undefined,
  hasForfeited: false,
  salt: undefined,
  votes: [],
};

const seatFor = (wish: SeatWish, person: string, salt: string): SeatRecord => {
  switch (wish.kind) {
    case 'me':
      return { ...EMPTY, kind: 'person', person, salt };
    case 'bot':
      return { ...EMPTY, kind: 'bot', bot: wish.bot };
    default:
      return { ...EMPTY, kind: wish.kind };
  }
};

const checkSeats = (game: AnyGame, { seats, config }: NewTable): void => {
  if (seats.length !== config.seats) throw faults.badRequest('as many seats as the table has');
  if (seats.filter(({ kind }) => kind === 'me').length > 1) throw faults.badRequest('one seat a person');
  const bots = botsOf(game);
  for (const wish of seats) {
    if (wish.kind === 'bot' && !Object.hasOwn(bots, wish.bot)) throw faults.badRequest(`there is no bot "${wish.bot}"`);
  }
};

export const knownGame = (id: string): AnyGame => {
  const game = gameById(id);
  if (game === undefined) throw faults.badRequest(`there is no game "${id}"`);
  return game;
};

/** A table as somebody wants it, with a seed whose hash everybody sees before anybody adds a salt. */
export const newTable = (wanted: NewTable, person: string, now: number): TableRecord => {
  const game = knownGame(wanted.game);
  const [fault] = configFaults(game, wanted.config);
  if (fault !== undefined) throw faults.badRequest(describeFault(fault));
  checkSeats(game, wanted);
  const seed = newSecret();
  const { isPublic, mayWatch, pace, atZero, config, salt } = wanted;
  return {
    id: newId(),
    game: game.id,
    config,
    status: 'open',
    host: person,
    isPublic,
    mayWatch,
    pace,
    atZero,
    created: now,
    updated: now,
    seed,
    seedHash: hashOf(seed),
    invite: newId(),
    header: undefined,
    places: undefined,
    next: undefined,
    toAct: [],
    deadline: undefined,
    seats: wanted.seats.map(wish => seatFor(wish, person, salt)),
  };
};

/** The same people and bots once more. Each of them is asked for a new salt by joining again. */
export const rematchOf = (table: TableRecord, person: string, salt: string, now: number): TableRecord => {
  const wishes = table.seats.map((seat): SeatWish => {
    if (seat.person === person) return { kind: 'me' };
    return seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot ?? 'greedy' } : { kind: 'friend' };
  });
  const { game, config, isPublic, mayWatch, pace, atZero } = table;
  const wanted = { game, config, seats: wishes, isPublic, mayWatch, pace, atZero, salt } as NewTable;
  return newTable(wanted, person, now);
};
