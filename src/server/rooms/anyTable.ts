import type { Answer, GameEvent, GameRefusal, Table } from '#kernel';

/** A table of any game: the server knows games only through their contract. */
export type AnyTable = Table<unknown, unknown, GameEvent, unknown, GameRefusal, unknown>;
export type AnyAnswer = Answer<unknown, unknown, GameEvent, GameRefusal>;
