import { at, type AnyGame, type BlunderWatch, type TableConfig } from '#kernel';
import { gameById } from '#games';
import { watch as dawnOfMankind } from '#games/dawn-of-mankind/blunders';
import { watch as dragonDune } from '#games/dragon-dune/blunders';
import { watch as dunaia } from '#games/dunaia/blunders';
import { loadArenaBot, type ArenaBot } from './bots.ts';
import type { Pairing } from './lineup.ts';
import { playMatch, type Match } from './playMatch.ts';

/** Some games of an arena. */
export interface MatchJob {
  readonly kind: 'matches';
  readonly game: string;
  readonly bots: readonly string[];
  readonly weights: string | undefined;
  readonly seed: number;
  readonly limit: number | undefined;
  readonly matches: readonly (Pairing & { readonly config: TableConfig<unknown> })[];
}

export interface MatchResult {
  readonly matches: readonly Played[];
}

export interface Played extends Pairing, Match {}

type AnyWatch = BlunderWatch<unknown, unknown>;

const WATCHES: Readonly<Record<string, () => AnyWatch>> = {
  dunaia: dunaia as () => AnyWatch,
  'dawn-of-mankind': dawnOfMankind as () => AnyWatch,
  'dragon-dune': dragonDune as () => AnyWatch,
};

/** Bots keep nothing from game to game, so one of each will do for all games of a thread. */
const known = new Map<string, Promise<ArenaBot>>();

const botNamed = (game: AnyGame, seats: number, name: string, weights: string | undefined): Promise<ArenaBot> => {
  const key = [game.id, seats, name, weights].join('|');
  const found = known.get(key) ?? loadArenaBot(game, seats, name, weights);
  known.set(key, found);
  return found;
};

export const playMatches = async (job: MatchJob): Promise<MatchResult> => {
  const game = gameById(job.game);
  if (game === undefined) throw new Error(`there is no game "${job.game}"`);
  const matches: Played[] = [];
  for (const { config, ...pairing } of job.matches) {
    const bots: ArenaBot[] = [];
    for (const bot of pairing.botOfSeat) bots.push(await botNamed(game, config.seats, at(job.bots, bot), job.weights));
    const table = { game, config, watch: WATCHES[game.id]?.(), limit: job.limit };
    matches.push({ ...pairing, ...playMatch(table, bots, job.seed + pairing.deal) });
  }
  return { matches };
};
