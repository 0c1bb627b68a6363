import {
  allMoves,
  at,
  seatsOf,
  Table,
  verify,
  type Action,
  type Game,
  type GameEvent,
  type GameRefusal,
  type Log,
  type Rng,
  type TableConfig,
} from '#kernel';
import type { GameCheck } from './randomGame.ts';
import { expectSame, text, Violation, type GameFixture } from './gameFixture.ts';

type TestTable<S, M, O> = Table<S, M, GameEvent, unknown, GameRefusal, O>;

const submit = <S, M, O>(table: TestTable<S, M, O>, { seat, move }: Action<M>): void => {
  const { length } = table;
  const answer = table.submit(seat, move);
  if (!answer.ok) throw new Violation(`${table.game.id}: offered, then refused: ${text(answer.refusal)}`);
  const isSealed = answer.entry.chance.length > 0 || answer.events.some(event => event.reveals || event.isFinal);
  if (!isSealed) return;
  for (const seat of seatsOf(table.header.config.seats)) {
    if (table.canUndo(seat))
      throw new Violation(
        `${table.game.id}: entry ${length} drew luck, revealed or was final, yet seat ${seat} may undo`,
      );
  }
};

/** Takes back all a seat can, plays the same steps again, and demands to be where it was. */
const thereAndBack = <S, M, O>(table: TestTable<S, M, O>, steps: readonly Action<M>[]): void => {
  const before = text(table.state);
  const seat = steps.at(-1)?.seat;
  if (seat === undefined) return;
  let back = 0;
  while (back < steps.length && at(steps, steps.length - 1 - back).seat === seat && table.canUndo(seat)) {
    table.undo(seat);
    back++;
  }
  for (const step of steps.slice(steps.length - back)) submit(table, step);
  expectSame(`${table.game.id}: undone and played again, it is another state`, before, text(table.state));
};

const randomAction = <S, M>(game: Game<S, M>, state: S, seats: number, rng: Rng): Action<M> => {
  const speakers = seatsOf(seats).filter(seat => (game.asides?.(state, seat) ?? []).length > 0);
  const waiting = speakers.length > 0 && rng.pick(20) === 0 ? speakers : game.toAct(state);
  const seat = at(waiting, rng.pick(waiting.length));
  const moves = rng.pick(20) === 0 ? allMoves(game, state, seat) : game.legalMoves(state, seat);
  const among = moves.length > 0 ? moves : allMoves(game, state, seat);
  return { seat, move: at(among, rng.pick(among.length)) };
};

const takeTurns = <S, M, O>(table: TestTable<S, M, O>, limit: number, rng: Rng): void => {
  const { game, header } = table;
  const steps: Action<M>[] = [];
  for (let ply = 0; ply < limit; ply++) {
    if (game.toAct(table.state).length === 0) return;
    const action = randomAction(game, table.state, header.config.seats, rng);
    const before = text(table.state);
    submit(table, action);
    steps.push(action);
    if (rng.pick(8) === 0) thereAndBack(table, steps);
    if (rng.pick(3) > 0 || !table.canUndo(action.seat)) continue;
    table.undo(action.seat);
    steps.pop();
    expectSame(`${game.id}: undo leads elsewhere`, before, text(table.state));
  }
  throw new Violation(`${game.id}: no end after ${limit} moves on a table`);
};

const checkLog = <S, M, O>({ game, state, log }: TestTable<S, M, O>, seed: string): void => {
  const saved = JSON.parse(text(log)) as Log<M, O>;
  expectSame(`${game.id}: the log does not hold against its seed`, undefined, verify(game, saved));
  const { header, entries } = saved;
  expectSame(`${game.id}: the log does not hold by itself`, undefined, verify(game, { header, entries }));
  const half = { header, entries: entries.slice(0, Math.ceil(entries.length / 2)) };
  const resumed = Table.resume(game, half, seed);
  for (const { deed } of entries.slice(half.entries.length)) {
    if (deed.kind === 'move') resumed.submit(deed.seat, deed.move);
    if (deed.kind === 'undo') resumed.undo(deed.seat);
  }
  expectSame(`${game.id}: a table taken up in the middle ends elsewhere`, state, resumed.state);
  const hashes = [entries, resumed.log.entries].map(list => list.at(-1)?.hash);
  expectSame(`${game.id}: a table taken up in the middle writes other hashes`, hashes[0], hashes[1]);
};

/** Tables undo, replay to the same hashes, verify with and without their seed, and can be taken up again. */
export const tablesReplay = <S, M, O>({ game, limit }: GameFixture<S, M, O>): GameCheck<S, M> => ({
  end({ config, rng }) {
    const seed = `seed ${rng.pick(2 ** 31)}`;
    const table = Table.open(game, config as TableConfig<O>, { seed, salts: ['salt'] });
    try {
      takeTurns(table, limit, rng);
      checkLog(table, seed);
    } catch (error) {
      if (error instanceof Violation) throw new Violation(error.message, { log: { ...table.log, seed } });
      throw error;
    }
  },
});
