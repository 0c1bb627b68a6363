import { at, isSeat, seat as toSeat, type Seat } from '#kernel';
import { SQUARES } from '../components/board.ts';
import { BOX } from '../components/box.ts';
import type { RecyclingEffect } from '../components/buildings.ts';
import { dieInHand, hasDie } from '../dice.ts';
import { gainFlowers } from '../effects/gains.ts';
import { applyEvent } from '../evolve.ts';
import { isBuilding, isCompleted, isSquare, playerAt } from '../queries.ts';
import { CHECKING, inserting, moving } from '../steps.ts';
import { buildingAt, levelOf } from '../tiles.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf, Player, Step, Turn } from '../types.ts';

const FEE = BOX.rivalTileFee.value;

const RECYCLE: readonly (readonly MoveOf<'recycleOnBuilding'>[])[] = Array.from({ length: 4 }, (_owner, owner) =>
  Array.from({ length: SQUARES }, (_square, square) => ({ type: 'recycleOnBuilding', owner: toSeat(owner), square })),
);

const ADVANCING: Step = { at: 'advancing', mayStop: true, next: CHECKING };

const isRecyclingSquare = (player: Player, square: number): boolean =>
  isCompleted(player, square) && levelOf(at(player.tiles, square)) === 1;

/** Rules 3.2 and 7.8: the effect is for the active player, whoever owns the tile. */
const use = (turn: Turn, seat: Seat, effect: RecyclingEffect): Step => {
  const player = playerAt(turn.state, seat);
  switch (effect.kind) {
    case 'flowers':
      gainFlowers(turn, seat, effect.amount);
      return CHECKING;
    case 'moves':
      return moving(effect.amount, true, CHECKING);
    case 'advance':
      return isBuilding(player) ? ADVANCING : CHECKING;
    case 'chips':
      return inserting(player, effect.amount, CHECKING);
  }
};

/** Rules 7.6 and 7.7: a completed Level 1 Building without a die; a rival is paid for theirs, and first. */
export const recycleOnBuilding: DunaiaRule<'recycleOnBuilding'> = {
  offer(state, seat, moves) {
    const { players } = state;
    const canPay = playerAt(state, seat).flowers >= FEE;
    for (let index = 0; index < players.length; index++) {
      const owner = toSeat(index);
      if (owner !== seat && !canPay) continue;
      const player = playerAt(state, owner);
      for (let square = 0; square < SQUARES; square++) {
        if (!isRecyclingSquare(player, square) || hasDie(state, owner, square)) continue;
        moves.push(at(at(RECYCLE, owner), square));
      }
    }
  },

  refuse(state, seat, { owner, square }) {
    const isPlace = isSeat(owner, state.players.length) && isSquare(square);
    if (!isPlace || !isRecyclingSquare(playerAt(state, owner), square)) {
      return { code: 'noRecyclingSquare', rule: '7.6' };
    }
    if (hasDie(state, owner, square)) return { code: 'dieThere', rule: '7.6' };
    const mustPay = owner !== seat && playerAt(state, seat).flowers < FEE;
    return mustPay ? { code: 'rivalCostsFlower', rule: '7.7' } : undefined;
  },

  play(turn, seat, { owner, square }) {
    const { state } = turn;
    if (owner !== seat) applyEvent(turn, { type: 'flowersMoved', from: seat, to: owner, amount: FEE });
    applyEvent(turn, { type: 'dieRecycled', seat, die: dieInHand(state), on: { kind: 'building', owner, square } });
    const building = buildingAt(at(playerAt(state, owner).tiles, square));
    proceed(turn, seat, building.level === 1 ? use(turn, seat, building.effect.value) : CHECKING);
  },
};
