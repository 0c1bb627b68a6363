import { isBotName, STAND_IN_BOT } from '#bots/levels';
import { gameById, gameOf } from '#games';
import { configFaults, describeFault, fittedConfig, hashOf, type AnyGame, type RulesRef } from '#kernel';
import type { NewTable, Pace, SeatWish } from '#wire';
import { errors } from '../errors.ts';
import { newId, newSecret } from '../secrets.ts';
import type { SeatRecord, TableRecord } from './tableRecord.ts';

const EMPTY_SEAT: SeatRecord = {
  kind: 'open',
  person: undefined,
  name: '',
  bot: undefined,
  standIn: undefined,
  hasForfeited: false,
  salt: undefined,
  votes: [],
  voteBegan: undefined,
  isVotedOut: false,
};

/** Minutes of absence before the others may vote for a stand-in, where a table does not say. */
export const DEFAULT_GRACE: Readonly<Record<Pace['kind'], number>> = { none: 60, live: 5, days: 60 };

const seatFor = (wish: SeatWish, person: string): SeatRecord => {
  switch (wish.kind) {
    case 'me':
      return { ...EMPTY_SEAT, kind: 'person', person };
    case 'bot':
      return { ...EMPTY_SEAT, kind: 'bot', bot: wish.bot };
    default:
      return { ...EMPTY_SEAT, kind: wish.kind };
  }
};

const checkSeats = ({ seats, config }: NewTable): void => {
  if (seats.length !== config.seats) throw errors.badRequest('as many seats as the table has');
  if (seats.filter(({ kind }) => kind === 'me').length > 1) throw errors.badRequest('one seat a person');
  for (const wish of seats) {
    if (wish.kind === 'bot' && !isBotName(wish.bot)) throw errors.badRequest(`there is no bot "${wish.bot}"`);
  }
};

export const requireGame = (id: string): AnyGame => {
  const game = gameById(id);
  if (game === undefined) throw errors.badRequest(`there is no game "${id}"`);
  return game;
};

/** The rules that a game was begun with. */
export const requireRules = async (ref: RulesRef): Promise<AnyGame> => {
  const lookup = await gameOf(ref);
  if (!lookup.ok) throw errors.unavailable(lookup.fault);
  return lookup.game;
};

/** The record of a new table, with a seed whose hash everybody sees before anybody adds a salt. */
export const newTable = (request: NewTable, person: string, now: number): TableRecord => {
  const game = requireGame(request.game);
  const [fault] = configFaults(game, request.config);
  if (fault !== undefined) throw errors.badRequest(describeFault(fault));
  checkSeats(request);
  const seed = newSecret();
  const { isPublic, mayWatch, pace, atZero, grace = DEFAULT_GRACE[pace.kind], config } = request;
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
    grace,
    created: now,
    updated: now,
    seed,
    seedHash: hashOf(seed),
    invite: newId(),
    banned: [],
    header: undefined,
    places: undefined,
    next: undefined,
    toAct: [],
    deadline: undefined,
    seats: request.seats.map(wish => seatFor(wish, person)),
  };
};

/** A new table for the same people and bots. Each person adds a new salt: by joining, or by starting. */
export const rematchOf = (table: TableRecord, person: string, now: number): TableRecord => {
  const wishes = table.seats.map((seat): SeatWish => {
    if (seat.person === person) return { kind: 'me' };
    return seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot ?? STAND_IN_BOT } : { kind: 'friend' };
  });
  const { game, isPublic, mayWatch, pace, atZero, grace } = table;
  // By the rules of today, which may have other options.
  const config = fittedConfig(requireGame(game), table.config);
  // The config passed its schema when the first table was created.
  const request = { game, config, seats: wishes, isPublic, mayWatch, pace, atZero, grace } as NewTable;
  return newTable(request, person, now);
};
