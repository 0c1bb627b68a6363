import { at, type Seat } from '#kernel';
import { CORNERS, LINES, SQUARES } from '../components/board.ts';
import { LEVELS, type Level } from '../components/buildings.ts';
import { PROPHECY_TILES, type Condition } from '../components/prophecies.ts';
import { applyEvent } from '../evolve.ts';
import { completedCount, isCompleted, playerAt } from '../queries.ts';
import { levelOf } from '../tiles.ts';
import type { Player, Turn } from '../types.ts';
import { triggerEnd } from './end.ts';

const areCompleted = (player: Player, squares: readonly number[]): boolean =>
  squares.every(square => isCompleted(player, square));

const hasLevel = (player: Player, level: Level): boolean => {
  for (let square = 0; square < SQUARES; square++) {
    if (isCompleted(player, square) && levelOf(at(player.tiles, square)) === level) return true;
  }
  return false;
};

/** Rule 8.2. */
export const isMet = (player: Player, condition: Condition): boolean => {
  switch (condition.kind) {
    case 'buildings':
      return completedCount(player) >= condition.count;
    case 'wealth':
      return player.flowers >= condition.flowers && player.artefacts >= condition.artefacts;
    case 'corners':
      return areCompleted(player, CORNERS);
    case 'line':
      return LINES.some(line => areCompleted(player, line));
    case 'levels':
      return LEVELS.every(level => hasLevel(player, level));
  }
};

/** Rules 8.1 and 10.1: every tile whose condition is met is taken; nothing is paid. */
export const takeProphecies = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  for (const [index, prophecy] of state.prophecies.entries()) {
    if (state.owners[index] !== 'nobody') continue;
    if (!isMet(playerAt(state, seat), PROPHECY_TILES[prophecy].condition.value)) continue;
    applyEvent(turn, { type: 'prophecyTaken', seat, prophecy });
    if (!state.owners.includes('nobody')) triggerEnd(turn, seat, 'lastProphecyTaken');
  }
};
