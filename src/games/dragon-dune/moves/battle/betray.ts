import type { Seat } from '#kernel';
import { promiseNotToBetray } from '../../agreements/promises.ts';
import { suitOf } from '../../components/cards.ts';
import { FACTION_SHEETS } from '../../components/factions.ts';
import { seal } from '../../effects/steps.ts';
import { battleOf, playerAt, rivalOf, sideOf } from '../../queries.ts';
import type { Refusal } from '../../refusals.ts';
import { CARD_PAIRS, type CardPair, type Rule, type State } from '../../types.ts';

/** Rules 3.3 and 12.11: the rival's Queen and the Jack of the rival's artifact; for the Dwarves also the other way round. */
const holdsPair = (state: State, seat: Seat, pair: CardPair): boolean => {
  const battle = battleOf(state);
  const rival = rivalOf(battle, seat);
  const card = battle.plans[sideOf(battle, rival)]?.card ?? 'none';
  if (card === 'none') return false;
  const { queen, jack, faction } = playerAt(state, seat);
  const suit = FACTION_SHEETS[playerAt(state, rival).faction].suit.value;
  if (pair === 'printed') return queen === suit && jack === suitOf(card);
  return pair === 'swapped' && faction === 'dwarves' && jack === suit && queen === suitOf(card);
};

const refuseBetrayal = (state: State, seat: Seat, pair: CardPair): Refusal | undefined =>
  holdsPair(state, seat, pair)
    ? promiseNotToBetray(state, seat, rivalOf(battleOf(state), seat))
    : { code: 'cannotBetray', rule: '12.11' };

/** Rule 12.11: treachery wins the battle. Declared in secret; both answers are shown together. */
export const betray: Rule<'betray'> = {
  offer(state, seat, moves) {
    for (const pair of CARD_PAIRS)
      if (refuseBetrayal(state, seat, pair) === undefined) moves.push({ type: 'betray', pair });
  },

  refuse: (state, seat, { pair }) => refuseBetrayal(state, seat, pair),

  play: (turn, seat, { pair }) => seal(turn, seat, { type: 'betrayal', pair }),
};
