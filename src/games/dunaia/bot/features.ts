import { at, type Features, type PutFeature } from '#kernel';
import { sizeOf } from '../bits.ts';
import { SQUARES } from '../components/board.ts';
import { LEVELS, NO_TILE } from '../components/buildings.ts';
import { completedCount, isCompleted, playerAt } from '../queries.ts';
import { artefactPoints, scoreOf } from '../scoring/outcome.ts';
import { lastSquareOf, levelOf } from '../tiles.ts';
import type { Player, State } from '../types.ts';
import { evaluate } from './evaluate.ts';
import { boardExtra, chipsWorth, prophecyHopes, turnsLeft } from './worth.ts';

// Divisors bring what is usual in a game near 1, where a small net learns quickest.

/** By level: completed Buildings, constructions, and the steps that those still need. */
const putTiles = (player: Player, put: PutFeature): void => {
  for (const level of LEVELS) {
    let [completed, sites, missing] = [0, 0, 0];
    for (let square = 0; square < SQUARES; square++) {
      const tile = at(player.tiles, square);
      if (tile === NO_TILE || levelOf(tile) !== level) continue;
      if (isCompleted(player, square)) completed++;
      else {
        sites++;
        missing += lastSquareOf(tile) - at(player.sites, square);
      }
    }
    put(completed / 4);
    put(sites / 3);
    put(missing / 6);
  }
};

export const features: Features<State> = {
  ofSeat(state, seat, put) {
    const player = playerAt(state, seat);
    const turns = turnsLeft(state);
    putTiles(player, put);
    put(scoreOf(state, seat) / 30);
    put(player.flowers / 15);
    put(Math.min(1, player.flowers / 7));
    put(sizeOf(player.chips) / 6);
    put(chipsWorth(player, turns) / 2);
    put(sizeOf(player.fragments) / 3);
    put(player.artefacts / 3);
    put(artefactPoints(player.artefacts) / 10);
    put(completedCount(player) / 9);
    put(player.tokens / 3);
    put(state.owners.filter(owner => owner === seat).length / 3);
    put(boardExtra(player, turns) / 15);
    put(prophecyHopes(state, player, turns) / 8);
    put(state.turn === seat ? 1 : 0);
    put(state.starter === seat ? 1 : 0);
    put(evaluate(state, seat) / 30);
  },

  ofTable({ round, lastRound, owners }, put) {
    // Rounds beyond those that were learned from must not count for ever more.
    put(Math.min(1.5, round / 30));
    put(lastRound > 0 ? 1 : 0);
    put(lastRound > 0 ? (lastRound - round) / 3 : 1);
    put(owners.filter(owner => owner === 'nobody').length / 4);
  },
};
