import type { Seat } from '#kernel';
import { bit, MOUNTAIN, type Territory } from '../components/territories.ts';
import { isFaction, othersIn, playerAt, seatsFrom, visibleUnits } from '../queries.ts';
import type { Step, StepAt } from '../steps.ts';
import type { State, Turn } from '../types.ts';
import { begin, openWindow } from './steps.ts';

/** Rule 11.3: the Elves may always hide; others are asked if they hold a card, Ace or not. */
const mayHide = (state: State, seat: Seat, where: Territory): boolean => {
  const player = playerAt(state, seat);
  if (visibleUnits(player, where) === 0 || othersIn(state, seat, where) === 0) return false;
  return player.faction === 'elves' || player.hand.length > 0;
};

/** Rule 11.3: asks one after another, because whoever hides ends the sharing. */
export const askToHide = (turn: Turn, { territory, queue, next }: StepAt<'hide'>): void => {
  for (const [index, seat] of queue.entries()) {
    if (!mayHide(turn.state, seat, territory)) continue;
    openWindow(turn, { at: 'hide', territory, queue: queue.slice(index + 1), next }, bit(seat));
    return;
  }
  begin(turn, next);
};

/** Whether so many who stood there before the newcomers may hide: one alone, or with the option of rule 16.21 all. */
const maySurprised = ({ options }: State, count: number): boolean => count === 1 || options.thirdArrivalHides;

/** Rules 11.2, 11.9 and 16.21: the newcomer, and whoever stood there alone until now, may hide; those who already shared may not. */
export const meet = (turn: Turn, newcomer: Seat, territory: Territory, next: Step): void => {
  const { state } = turn;
  const others = othersIn(state, newcomer, territory);
  if (territory === MOUNTAIN || others === 0) {
    begin(turn, next);
    return;
  }
  const queue = seatsFrom(state, state.active).filter(seat => seat === newcomer || maySurprised(state, others));
  askToHide(turn, { at: 'hide', territory, queue, next });
};

/** Rules 11.3 and 16.21 at the start of the round: who stood there in the open when somebody came out beside. */
export const surprisedIn = (state: State, territory: Territory): readonly Seat[] => {
  const present = seatsFrom(state, state.active).filter(seat => visibleUnits(playerAt(state, seat), territory) > 0);
  const before = present.filter(seat => (playerAt(state, seat).cameOut & bit(territory)) === 0);
  return present.length > before.length && maySurprised(state, before.length) ? before : [];
};

export const hidesFreely = (state: State, seat: Seat): boolean => isFaction(state, seat, 'elves');
