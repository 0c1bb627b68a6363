import { at, type Features, type PutFeature, type Seat } from '#kernel';
import { CASTLES_TO_WIN, GOLD_PER_UNIT, TURNS } from '../components/box.ts';
import { isAce, valueOf } from '../components/cards.ts';
import { FACTIONS } from '../components/factions.ts';
import { bit, BORDERS, CASTLES, TERRITORIES } from '../components/territories.ts';
import { BANK, GRAVEYARD } from '../places.ts';
import { controls, isHiddenIn, othersIn, playerAt, unitsAt, visibleUnits } from '../queries.ts';
import { NOBODY, ROUNDS, type Player, type State } from '../types.ts';
import { evaluate } from './evaluate.ts';

// Divisors bring what is usual in a game near 1, where a small net learns quickest.

const putCastles = (state: State, seat: Seat, put: PutFeature): void => {
  const player = playerAt(state, seat);
  const time = state.turn / TURNS;
  let [held, contested, inReach] = [0, 0, 0];
  for (const castle of CASTLES) {
    const units = visibleUnits(player, castle);
    const isMine = controls(state, seat, castle);
    put(units / 10);
    put(isMine ? 1 : 0);
    if (isMine) held++;
    else if (units > 0) contested++;
    else if (at(BORDERS, castle).some(next => visibleUnits(player, next) > 1)) inReach++;
  }
  const isNear = held >= CASTLES_TO_WIN - 1;
  put(held / CASTLES_TO_WIN);
  put((held * time) / CASTLES_TO_WIN);
  put(isNear ? 1 : 0);
  put(isNear ? time : 0);
  put(held >= CASTLES_TO_WIN ? 1 : 0);
  put(contested / 3);
  put(inReach / 3);
};

const putArmy = (state: State, seat: Seat, put: PutFeature): void => {
  const player = playerAt(state, seat);
  let [onBoard, hidden, largest, income] = [0, 0, 0, 0];
  for (const where of TERRITORIES) {
    const units = unitsAt(player, where);
    if (units === 0) continue;
    onBoard += units;
    largest = Math.max(largest, units);
    if (isHiddenIn(player, where)) hidden += units;
    else if (othersIn(state, seat, where) === 0) income += Math.min(at(state.gold, where), GOLD_PER_UNIT * units);
  }
  put(onBoard / 10);
  put(largest / 10);
  put(hidden / 10);
  put(unitsAt(player, BANK) / 10);
  put(unitsAt(player, GRAVEYARD) / 10);
  put(income / 10);
};

const putHand = ({ hand }: Player, put: PutFeature): void => {
  let [value, best, aces] = [0, 0, 0];
  for (const card of hand) {
    value += valueOf(card);
    best = Math.max(best, valueOf(card));
    if (isAce(card)) aces++;
  }
  put(hand.length / 4);
  put(value / 20);
  put(best / 6);
  put(aces);
};

const putFaction = ({ faction }: Player, time: number, put: PutFeature): void => {
  for (const other of FACTIONS) {
    put(faction === other ? 1 : 0);
    put(faction === other ? time : 0);
  }
};

/** A victory in sight must not drown everything else. */
const bounded = (worth: number): number => Math.max(-3, Math.min(3, worth / 20));

export const features: Features<State> = {
  ofSeat(state, seat, put) {
    const player = playerAt(state, seat);
    putFaction(player, state.turn / TURNS, put);
    putCastles(state, seat, put);
    putArmy(state, seat, put);
    putHand(player, put);
    put(player.gold / 10);
    put(player.ally === NOBODY ? 0 : 1);
    put(state.round === 'recruitment' && (state.done & bit(seat)) !== 0 ? 1 : 0);
    put(state.starter === seat ? 1 : 0);
    put(state.active === seat ? 1 : 0);
    put(bounded(evaluate(state, seat)));
  },

  ofTable({ turn, round, trolls }, put) {
    put(turn / TURNS);
    put(turn >= TURNS - 1 ? 1 : 0);
    put(turn >= TURNS ? 1 : 0);
    for (const other of ROUNDS) put(round === other ? 1 : 0);
    for (const castle of CASTLES) put((trolls & bit(castle)) !== 0 ? 1 : 0);
  },
};
