import type { Seat } from '#kernel';
import {
  battleValue,
  NOBODY,
  POINTS_PER_UNIT,
  type Artifact,
  type Battle,
  type Event,
  type MaybeSeat,
  type Plan,
  type View,
} from '#games/dragon-dune/facts';

interface Loss {
  readonly seat: Seat;
  readonly count: number;
}

/** A battle that is over, as everybody saw it end. */
export interface BattleOutcome {
  readonly battle: Battle;
  readonly winner: MaybeSeat;
  readonly isTreachery: boolean;
  readonly losses: readonly Loss[];
}

type BattleEnd = Extract<Event, { type: 'battleWon' | 'battleLostByAll' }>;

const lossesIn = (events: readonly Event[], { territory }: Battle): readonly Loss[] =>
  events.flatMap(event =>
    event.type === 'unitsLost' && event.territory === territory ? [{ seat: event.seat, count: event.count }] : [],
  );

/** The battle that these events have ended. */
export const battleOutcomeIn = (events: readonly Event[], view: View): BattleOutcome | undefined => {
  const end = events.find(
    (event): event is BattleEnd => event.type === 'battleWon' || event.type === 'battleLostByAll',
  );
  const battle = view.battle === 'none' || view.battle.plans.length === 0 ? view.lastBattle : view.battle;
  if (end === undefined || battle === 'none' || battle.plans.length < 2) return undefined;
  const isWon = end.type === 'battleWon';
  return {
    battle,
    winner: isWon ? end.winner : NOBODY,
    isTreachery: isWon ? end.values.length === 0 : end.cause === 'treachery',
    losses: lossesIn(events, battle),
  };
};

/** How a side's battle value comes about. */
interface BattleSum {
  readonly units: number;
  readonly strength: number;
  readonly card: Artifact | 'none';
  readonly bonus: number;
  readonly isBlessed: boolean;
  readonly total: number;
}

export const sumOf = (plans: readonly Plan[], side: 0 | 1): BattleSum | undefined => {
  const plan = plans[side];
  if (plan === undefined || plans.length < 2) return undefined;
  const { units, elites, card, isBlessed } = plan;
  const total = battleValue(plans, side);
  const strength = (units + elites) * POINTS_PER_UNIT;
  return { units, strength, card, bonus: total - strength - Number(isBlessed), isBlessed, total };
};
