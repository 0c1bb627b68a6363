import { at } from '#kernel';
import { has, sizeOf } from '../bits.ts';
import { CORNERS, LINES, NEIGHBOURS, NOWHERE, REWARDS, SQUARES } from '../components/board.ts';
import { LEVELS, NO_TILE } from '../components/buildings.ts';
import { FIXED_CHIPS, ELDER_PLACES } from '../components/elders.ts';
import { PROPHECY_TILES, type Condition } from '../components/prophecies.ts';
import { gainsAt } from '../effects/awakening.ts';
import { coloursAt, completedCount, insertable, isCompleted, isUnderConstruction } from '../queries.ts';
import { artefactPoints, chevronPointsAt } from '../scoring/outcome.ts';
import { chevronAims, lastSquareOf, levelOf } from '../tiles.ts';
import type { Player, State } from '../types.ts';

/** What is not yet points, in points. Found by playing the bot against itself. */
export const WORTH = {
  /** Of a Building, when its construction begins; the rest comes with the steps. */
  begun: 0.28,
  /** What a completed Building of each level does in a turn, beside its points. */
  perTurn: { 1: 0.08, 2: 0.06, 3: 0 },
  /** For each thing that a Level 2 Building gives. */
  gainPerTurn: 0.05,
  /** Of a chevron whose neighbour is still under construction or missing. */
  hopedChevron: { site: 0.5, gap: 0.2 },
  /** `useful` ones buy something, for `purchase` more than their third of a point; beyond `enough` they are `hoarded`. */
  flower: { useful: 7, enough: 12, purchase: 0.18, hoarded: 0.12 },
  chip: 0.2,
  /** For both fixed chips of an Elder. */
  pair: 0.15,
  move: 0.15,
  /** Of a fragment's share in its Artefact. */
  fragment: 1,
  /** Of a Prophecy tile: its condition is met but not checked yet, or may be met one day. */
  prophecy: { met: 1.2, hoped: 0.7 },
  /** Of a completed Building, where a construction stands that a Prophecy tile asks to be completed. */
  promised: 0.3,
  /** Of what stands beside a Dunaia: it awakens in one turn of a few. */
  beside: 0.3,
} as const;

/** Greedy games last about so many rounds; later than that the end is always near. */
const USUAL_ROUNDS = 24;
const SOON = 3;

/** About how many turns a player still has. */
export const turnsLeft = ({ lastRound, round }: State): number =>
  lastRound > 0 ? lastRound - round : Math.max(SOON, USUAL_ROUNDS - round);

/** A flower is a third of a point at the end. Until then the first ones buy Buildings, and a hoard loses to whoever ends the game. */
export const flowersWorth = (flowers: number, turns: number): number => {
  if (turns <= 1) return flowers / 3;
  const { useful, enough, hoarded, purchase } = WORTH.flower;
  const needed = Math.min(flowers, useful) * Math.min(purchase, (purchase * turns) / 10);
  return needed + Math.min(flowers, enough) / 3 + Math.max(0, flowers - enough) * hoarded;
};

export const flowerWorth = ({ flowers }: Player, turns: number): number =>
  flowersWorth(flowers + 1, turns) - flowersWorth(flowers, turns);

export const chipsWorth = ({ chips }: Player, turns: number): number => {
  if (turns < 1) return 0;
  let worth = WORTH.chip * sizeOf(chips);
  for (const place of ELDER_PLACES) {
    const [one, other] = FIXED_CHIPS[place].value;
    if (has(chips, one) && has(chips, other)) worth += WORTH.pair;
  }
  return worth;
};

/** A fragment's share in the points of the Artefact that it will be part of. */
export const fragmentWorth = ({ artefacts }: Player, turns: number): number => {
  const next = artefactPoints(artefacts + 1) - artefactPoints(artefacts);
  return turns < 1 ? 0 : (WORTH.fragment * (next + 0.5)) / 3;
};

const chevronHopes = (player: Player, square: number): number => {
  let worth = 0;
  for (const [side, { colour, points }] of chevronAims(at(player.tiles, square)).entries()) {
    const neighbour = at(at(NEIGHBOURS, square), side);
    if (neighbour === NOWHERE || isCompleted(player, neighbour)) continue;
    if (player.tiles[neighbour] === NO_TILE) worth += points * WORTH.hopedChevron.gap;
    else if ((coloursAt(player, neighbour) & colour) !== 0) worth += points * WORTH.hopedChevron.site;
  }
  return worth;
};

/** What the Building on a square is worth once it is completed, over and above the score sheet's own lines. */
const buildingExtra = (player: Player, square: number, turns: number): number => {
  const level = levelOf(at(player.tiles, square));
  const extra = turns * WORTH.perTurn[level] + (turns > 0 ? chevronHopes(player, square) : 0);
  if (level !== 2 || turns === 0) return extra;
  const { flower, chip, move } = gainsAt(player, square);
  return extra + (flower + chip + move) * WORTH.gainPerTurn * turns;
};

/** A construction: its whole worth, less for every step that is missing. */
const siteWorth = (player: Player, square: number, turns: number, missing: number): number => {
  if (missing > 2 * turns) return 0;
  const whole =
    levelOf(at(player.tiles, square)) +
    chevronPointsAt(player, square) +
    buildingExtra(player, square, Math.max(0, turns - missing));
  const steps = lastSquareOf(at(player.tiles, square)) - 1;
  return whole * (1 - (1 - WORTH.begun) * (missing / steps));
};

const stepsMissing = (player: Player, square: number): number =>
  lastSquareOf(at(player.tiles, square)) - at(player.sites, square);

/** What one step on a construction adds. */
export const advanceWorth = (player: Player, square: number, turns: number): number => {
  const missing = stepsMissing(player, square);
  return siteWorth(player, square, turns, missing - 1) - siteWorth(player, square, turns, missing);
};

/** What a square gives when a Dunaia beside it awakens. */
export const squareWorth = (player: Player, square: number, dunaia: number, turns: number): number => {
  if (player.tiles[square] === NO_TILE) {
    if (at(REWARDS, square).value === 'flower') return flowerWorth(player, turns);
    return has(player.chips, dunaia) || turns < 1 ? 0 : WORTH.chip;
  }
  if (isUnderConstruction(player, square)) return advanceWorth(player, square, turns);
  const { flower, chip, move } = gainsAt(player, square);
  return (
    flower * flowerWorth(player, turns) + (turns < 1 ? 0 : insertable(player, chip) * WORTH.chip + move * WORTH.move)
  );
};

/** All that stands on a player's board and is not on the score sheet. */
export const boardExtra = (player: Player, turns: number): number => {
  let worth = 0;
  for (let square = 0; square < SQUARES; square++) {
    if (player.tiles[square] === NO_TILE) continue;
    worth += isUnderConstruction(player, square)
      ? siteWorth(player, square, turns, stepsMissing(player, square))
      : buildingExtra(player, square, turns);
  }
  return worth;
};

const share = (count: number, needed: number): number => (needed === 0 ? 1 : Math.min(1, count / needed));

/** Completed Buildings count whole, constructions a little. */
const builtOn = (player: Player, squares: readonly number[]): number => {
  let count = 0;
  for (const square of squares) {
    if (isCompleted(player, square)) count += 1;
    else if (isUnderConstruction(player, square)) count += WORTH.promised;
  }
  return count;
};

const levelsBuilt = (player: Player): number => {
  const best = [0, 0, 0];
  for (let square = 0; square < SQUARES; square++) {
    const tile = at(player.tiles, square);
    if (tile === NO_TILE) continue;
    const index = levelOf(tile) - 1;
    best[index] = Math.max(at(best, index), isCompleted(player, square) ? 1 : WORTH.promised);
  }
  return best.reduce((sum, part) => sum + part, 0);
};

const nearness = (player: Player, condition: Condition): number => {
  switch (condition.kind) {
    case 'buildings':
      return share(completedCount(player), condition.count);
    case 'wealth':
      return (
        0.5 * share(player.flowers, condition.flowers) +
        0.5 * share(player.artefacts + 0.25 * sizeOf(player.fragments), condition.artefacts)
      );
    case 'corners':
      return share(builtOn(player, CORNERS), CORNERS.length);
    case 'line':
      return LINES.reduce((best, line) => Math.max(best, share(builtOn(player, line), line.length)), 0);
    case 'levels':
      return share(levelsBuilt(player), LEVELS.length);
  }
};

/** The Prophecy tiles that a player may still take, the more the nearer they are. */
export const prophecyHopes = ({ prophecies, owners }: State, player: Player, turns: number): number => {
  let worth = 0;
  for (const [index, prophecy] of prophecies.entries()) {
    if (owners[index] !== 'nobody') continue;
    const { condition, points } = PROPHECY_TILES[prophecy];
    const near = nearness(player, condition.value);
    if (near >= 1 || turns > 0)
      worth += points.value * near * near * (near >= 1 ? WORTH.prophecy.met : WORTH.prophecy.hoped);
  }
  return worth;
};
