import type { Seat } from '#kernel';
import type { Territory } from '../components/territories.ts';
import type { LossCause, UnitsHow } from '../events.ts';
import { applyEvent } from '../evolve.ts';
import { BANK, GONE, GRAVEYARD, type Place } from '../places.ts';
import { elitesAt, playerAt, unitsAt } from '../queries.ts';
import type { Turn } from '../types.ts';

interface Group {
  readonly from: Place;
  readonly to: Territory;
  readonly count: number;
  readonly elites: number;
  readonly how: UnitsHow;
}

/** Rule 11.6: newcomers take the status of those present. Answers whether the player newly stands there in the open. */
export const relocate = (turn: Turn, seat: Seat, group: Group, isHidden = false): boolean => {
  const isFirst = unitsAt(playerAt(turn.state, seat), group.to) === 0;
  applyEvent(turn, { type: 'unitsMoved', seat, ...group });
  if (isFirst && isHidden) {
    applyEvent(turn, { type: 'hidingChanged', seat, territory: group.to, isHidden: true, cause: 'move' });
  }
  return isFirst && !isHidden;
};

/** Rule 16.4: of so many units that are lost or left behind, as few as possible are elite warriors. */
const fewestElites = (turn: Turn, seat: Seat, place: Place, count: number): number => {
  const player = playerAt(turn.state, seat);
  return Math.max(0, count - (unitsAt(player, place) - elitesAt(player, place)));
};

interface Losses {
  readonly territory: Territory;
  readonly count: number;
  readonly elites?: number;
  readonly cause: LossCause;
}

/** Rules 6.7 and 12.9: what falls goes to its owner's graveyard. */
export const lose = (turn: Turn, seat: Seat, { territory, count, cause, elites }: Losses): void => {
  if (count === 0) return;
  const isForGood = turn.state.options.dragonKillsForever && (cause === 'dragon' || cause === 'redDragon');
  applyEvent(turn, {
    type: 'unitsLost',
    seat,
    territory,
    to: isForGood ? GONE : GRAVEYARD,
    count,
    elites: elites ?? fewestElites(turn, seat, territory, count),
    cause,
  });
};

/** Rule 10.3: back from the graveyard to the bank, elite warriors first. */
export const revive = (turn: Turn, seat: Seat, most: number): void => {
  const player = playerAt(turn.state, seat);
  const count = Math.min(most, unitsAt(player, GRAVEYARD));
  if (count === 0) return;
  const elites = Math.min(count, elitesAt(player, GRAVEYARD));
  applyEvent(turn, { type: 'unitsMoved', seat, from: GRAVEYARD, to: BANK, count, elites, how: 'revive' });
};
