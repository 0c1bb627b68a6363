import { at, seat as toSeat, type Seat } from '#kernel';
import { BLESSING, POINTS_PER_ELITE, POINTS_PER_UNIT } from '../components/box.ts';
import { colourOf, isAce, valueOf, type Artifact } from '../components/cards.ts';
import { discard } from '../effects/cards.ts';
import { burnGold } from '../effects/gold.ts';
import { begin, beginFor, closeWindow } from '../effects/steps.ts';
import { lose } from '../effects/units.ts';
import type { LossCause } from '../events.ts';
import { applyEvent } from '../evolve.ts';
import { battleOf, playerAt, rivalOf, sideOf, visibleUnits } from '../queries.ts';
import type { StepAt } from '../steps.ts';
import { NOBODY, type Battle, type MaybeSeat, type Plan, type Turn } from '../types.ts';
import { offerTreachery } from './battle.ts';

type Side = 0 | 1;
type Cards = readonly [Artifact | 'none', Artifact | 'none'];

const cardsOf = ({ plans }: Battle): Cards => [at(plans, 0).card, at(plans, 1).card];

/** Rule 12.7: whether this side's artifact gives way to one of the same colour that is lower or equal. */
const givesWay = (cards: Cards, side: Side): boolean => {
  const own = cards[side];
  const other = cards[side === 0 ? 1 : 0];
  if (own === 'none' || other === 'none' || colourOf(own) !== colourOf(other)) return false;
  return valueOf(own) >= valueOf(other);
};

/** Rules 12.7, 12.8, 16.4 and 16.5. */
export const battleValue = (plans: readonly Plan[], side: Side): number => {
  const { units, elites, card, isBlessed } = at(plans, side);
  const cards: Cards = [at(plans, 0).card, at(plans, 1).card];
  const bonus = card === 'none' || givesWay(cards, side) ? 0 : valueOf(card);
  const strength = (units - elites) * POINTS_PER_UNIT + elites * POINTS_PER_ELITE;
  return strength + bonus + (isBlessed ? BLESSING : 0);
};

const discardPlayed = (turn: Turn, seat: Seat): void => {
  const battle = battleOf(turn.state);
  const { card } = at(battle.plans, sideOf(battle, seat));
  if (card !== 'none') discard(turn, seat, card, 'battle');
};

/** Rule 12.9: all units in the open, sent into battle or not. */
const loseAll = (turn: Turn, seat: Seat, cause: LossCause): void => {
  const { territory } = battleOf(turn.state);
  const count = visibleUnits(playerAt(turn.state, seat), territory);
  lose(turn, seat, { territory, count, cause });
};

/** Rule 16.9: nobody wins, and nothing stays. */
const callChaos = (turn: Turn): void => {
  const { territory, fighters } = battleOf(turn.state);
  applyEvent(turn, { type: 'battleLostByAll', territory, cause: 'chaos' });
  for (const [index, player] of turn.state.players.entries()) {
    const count = visibleUnits(player, territory);
    lose(turn, toSeat(index), { territory, count, cause: 'chaos' });
  }
  burnGold(turn, territory);
  for (const seat of fighters) discardPlayed(turn, seat);
  endBattle(turn, NOBODY);
};

export const afterChaos = (turn: Turn): void => {
  const { by } = closeWindow(turn, 'chaos', 'chaos');
  if (by === NOBODY) offerTreachery(turn);
  else callChaos(turn);
};

/** Rules 12.11 to 12.14, then 12.7 to 12.10. */
export const settleBattle = (turn: Turn, { isSwapStopped }: StepAt<'settling'>): void => {
  const battle = battleOf(turn.state);
  const traitors = battle.fighters.filter((_, side) => {
    const pair = battle.betrayals[side] ?? 'no';
    return pair === 'printed' || (pair === 'swapped' && !isSwapStopped);
  });
  const [traitor] = traitors;
  if (traitors.length === 2) settleDoubleTreachery(turn);
  else if (traitor === undefined) settleByValue(turn);
  else settleTreachery(turn, traitor);
};

/** Rule 12.13. */
const settleDoubleTreachery = (turn: Turn): void => {
  const { territory, fighters } = battleOf(turn.state);
  applyEvent(turn, { type: 'battleLostByAll', territory, cause: 'treachery' });
  for (const seat of fighters) {
    loseAll(turn, seat, 'treachery');
    discardPlayed(turn, seat);
  }
  endBattle(turn, NOBODY);
};

/** Rule 12.11: the traitor loses nothing. */
const settleTreachery = (turn: Turn, winner: Seat): void => {
  const battle = battleOf(turn.state);
  const loser = rivalOf(battle, winner);
  applyEvent(turn, { type: 'battleWon', territory: battle.territory, winner, loser, values: [] });
  loseAll(turn, loser, 'treachery');
  discardPlayed(turn, loser);
  plunderOrEnd(turn, winner, loser);
};

/** Rules 12.8 to 12.10: the attacker wins a tie; the winner loses what was sent, the loser everything. */
const settleByValue = (turn: Turn): void => {
  const battle = battleOf(turn.state);
  const { territory, fighters, plans } = battle;
  const values = [battleValue(plans, 0), battleValue(plans, 1)] as const;
  const side: Side = values[0] >= values[1] ? 0 : 1;
  const winner = fighters[side];
  const loser = rivalOf(battle, winner);
  const { units, elites, card } = at(plans, side);
  applyEvent(turn, { type: 'battleWon', territory, winner, loser, values });
  lose(turn, winner, { territory, count: units, elites, cause: 'battle' });
  loseAll(turn, loser, 'battle');
  discardPlayed(turn, loser);
  const isSpent = card !== 'none' && isAce(card) && turn.state.options.aceSpentInBattle;
  if (givesWay(cardsOf(battle), side) || isSpent) discardPlayed(turn, winner);
  plunderOrEnd(turn, winner, loser);
};

/** Rule 16.3. */
const plunderOrEnd = (turn: Turn, winner: Seat, loser: Seat): void => {
  const { state, chance } = turn;
  const { hand } = playerAt(state, loser);
  const plunders = state.options.orcishPlunder && playerAt(state, winner).faction === 'orcs' && hand.length > 0;
  if (!plunders) {
    endBattle(turn, winner);
    return;
  }
  const card = at(hand, chance.pick(hand.length));
  applyEvent(turn, { type: 'lootTaken', from: loser, to: winner, card, reveals: true });
  beginFor(turn, { at: 'plunder', winner }, winner);
};

export const endBattle = (turn: Turn, winner: MaybeSeat): void => {
  const { finals } = battleOf(turn.state);
  applyEvent(turn, { type: 'battleOver' });
  if (finals === 'none') begin(turn, { at: 'nextBattle' });
  else begin(turn, { ...finals, champion: winner });
};
