import { at, seatsOf, type Seat } from '#kernel';
import { CASTLES_TO_WIN, GOLD_PER_UNIT, TROLL_TOLL } from '../components/box.ts';
import { isAce, valueOf, type Artifact } from '../components/cards.ts';
import {
  bit,
  BORDERS,
  CASTLES,
  IS_CASTLE,
  IS_PLAIN,
  MOUNTAIN,
  NUMBERS,
  TERRITORIES,
  type Territory,
} from '../components/territories.ts';
import { BANK } from '../places.ts';
import { controls, hasRoom, isHiddenIn, playerAt, unitsAt, visibleUnits } from '../queries.ts';
import { NOBODY, type Player, type State } from '../types.ts';

/** What things are worth, in units on the board. Found by playing the bot against itself. */
const WORTH = {
  victory: 1000,
  /** Three castles before the turn is over: they can still be lost. */
  threeCastles: 25,
  castle: 4.5,
  haste: 0.6,
  rivalCastle: 1.6,
  rivalThree: 30,
  unit: 1,
  inBank: 0.25,
  gold: 0.55,
  /** Gold that lies under one's units. */
  goldInReach: 0.45,
  card: 0.55,
  cardValue: 0.16,
  ace: 1.1,
  /** For each step from the nearest castle that is somebody else's. */
  distance: 0.1,
  ally: 0.4,
} as const;

/** By two territories, how many borders lie between them. */
const DISTANCES: readonly (readonly number[])[] = TERRITORIES.map(from => {
  const steps = TERRITORIES.map(() => Number.POSITIVE_INFINITY);
  let [edge, step] = [[from], 0];
  while (edge.length > 0) {
    for (const where of edge) steps[where] = Math.min(at(steps, where), step);
    edge = edge.flatMap(where => at(BORDERS, where).filter(next => at(steps, next) > step + 1));
    step += 1;
  }
  return steps;
});

const cardWorth = (card: Artifact): number => WORTH.card + (isAce(card) ? WORTH.ace : WORTH.cardValue * valueOf(card));

const bestCard = ({ hand }: Player): number => {
  let best = 0;
  for (const card of hand) best = Math.max(best, valueOf(card));
  return best;
};

// Asked at every step of every playout: the answers are made once.
const SEATS = [0, 1, 2, 3, 4].map(seatsOf);
const seatsIn = ({ players }: State): readonly Seat[] => at(SEATS, players.length);

/** How much of what stands in a plain the dragons are likely to take next turn. */
const danger = ({ dragon }: State, where: Territory, { faction }: Player): number => {
  if (IS_PLAIN[where] !== true) return 0;
  const ahead = (at(NUMBERS, where) - dragon + 18) % 18;
  const chance = ahead === 0 || ahead > 6 ? 0 : (7 - ahead) / 6;
  return faction === 'orcs' ? chance / 2 : chance;
};

/** The strongest rival standing there in the open, in battle points. */
const rivalStrength = (state: State, seat: Seat, where: Territory): number => {
  let most = 0;
  for (const other of seatsIn(state)) {
    const units = other === seat ? 0 : visibleUnits(playerAt(state, other), where);
    if (units > 0) most = Math.max(most, units * 2 + (playerAt(state, other).hand.length > 0 ? 3 : 0));
  }
  return most;
};

/** Time works for the Orcs: for everybody else a castle grows dearer from turn to turn. */
const castleWorth = ({ turn }: State, { faction }: Player): number =>
  WORTH.castle + (faction === 'orcs' ? 0 : WORTH.haste * turn);

const prizeOf = (state: State, player: Player, where: Territory, units: number): number =>
  (IS_CASTLE[where] === true ? castleWorth(state, player) : 0) +
  WORTH.goldInReach * Math.min(at(state.gold, where), GOLD_PER_UNIT * units);

/** What units in a territory are worth: themselves, what they hold, and the risks they run. */
const groupWorth = (state: State, seat: Seat, where: Territory): number => {
  const player = playerAt(state, seat);
  const units = unitsAt(player, where);
  if (isHiddenIn(player, where)) return units * WORTH.unit * 0.9;
  const hasTroll = (state.trolls & bit(where)) !== 0 && state.active === seat && state.round === 'recruitment';
  const left = hasTroll ? units - Math.min(units, TROLL_TOLL) : units;
  const rival = where === MOUNTAIN ? 0 : rivalStrength(state, seat, where);
  const worth = left * WORTH.unit * (1 - 0.8 * danger(state, where, player));
  if (rival === 0) return worth + (left > 0 ? prizeOf(state, player, where, left) : 0);
  const strength = left * 2 + bestCard(player);
  // The square makes a clear advantage count for more than a slight one.
  const odds = strength ** 2 / (strength ** 2 + rival ** 2);
  return odds * (worth * 0.6 + prizeOf(state, player, where, left / 2) + 1) - (1 - odds) * 0.3;
};

/** Units near castles that others hold, or nobody, are on their way. */
const advance = (state: State, seat: Seat, where: Territory): number => {
  let nearest = Number.POSITIVE_INFINITY;
  for (const castle of CASTLES) {
    if (!controls(state, seat, castle)) nearest = Math.min(nearest, at(at(DISTANCES, where), castle));
  }
  return Number.isFinite(nearest) ? -WORTH.distance * nearest : 0;
};

const castlesWorth = (state: State, seat: Seat): number => {
  let worth = 0;
  for (const other of seatsIn(state)) {
    let count = 0;
    for (const castle of CASTLES) if (controls(state, other, castle)) count++;
    const isWinning = count >= CASTLES_TO_WIN;
    if (other === seat) worth += isWinning ? WORTH.threeCastles : 0;
    else worth -= count * WORTH.rivalCastle + (isWinning ? WORTH.rivalThree : 0);
  }
  return worth;
};

/** What an artifact that nobody has seen may be worth to this player. */
export const artifactWorth = (player: Player): number => (hasRoom(player) ? 2.2 / (1 + player.hand.length / 2) : 0);

/** How well a seat stands. */
export const evaluate = (state: State, seat: Seat): number => {
  if (state.winner !== NOBODY) return state.winner === seat ? WORTH.victory : -WORTH.victory;
  const player = playerAt(state, seat);
  let worth = player.gold * WORTH.gold + unitsAt(player, BANK) * WORTH.inBank;
  for (const card of player.hand) worth += cardWorth(card);
  for (const where of TERRITORIES) {
    if (unitsAt(player, where) > 0) worth += groupWorth(state, seat, where) + advance(state, seat, where);
  }
  return worth + castlesWorth(state, seat) + (player.ally === NOBODY ? 0 : WORTH.ally);
};
