import { expire, payDue } from '../agreements/settle.ts';
import { ACES_FOR_ADVANCED, DIE_SIDES } from '../components/box.ts';
import { bit, IS_PLAIN, nextNumber, TRACK, type Territory } from '../components/territories.ts';
import { burnGold } from '../effects/gold.ts';
import { begin, cardHolders, closeWindow, openWindow } from '../effects/steps.ts';
import { lose } from '../effects/units.ts';
import { applyEvent } from '../evolve.ts';
import { hasVisibleUnits, playerAt, seatOf, seatsFrom, visibleUnits } from '../queries.ts';
import type { StepAt } from '../steps.ts';
import { NOBODY, type State, type Turn } from '../types.ts';

/** Rules 6.1 and 14.5: a new turn; promises for the turns before it are over. */
export const beginTurn = (turn: Turn): void => {
  const { state } = turn;
  applyEvent(turn, { type: 'turnBegun', turn: state.turn + 1 });
  applyEvent(turn, { type: 'roundBegun', round: 'dragon' });
  applyEvent(turn, { type: 'seatBegun', seat: state.starter });
  expire(turn);
  payDue(turn, 'dragon');
  begin(turn, { at: 'stirring', isBefore: true });
};

/** Rule 6.6: the Orcs may fly before the die and after the move. They are asked if they hold any card. */
export const offerFlight = (turn: Turn, { isBefore }: StepAt<'stirring'>): void => {
  const { state } = turn;
  const orcs = seatOf(state, 'orcs');
  const mayFly = orcs !== NOBODY && playerAt(state, orcs).hand.length > 0 && hasVisibleUnits(playerAt(state, orcs));
  if (mayFly) openWindow(turn, { at: 'flight', isBefore }, bit(orcs));
  else begin(turn, { at: 'flight', isBefore });
};

/** Nobody flies, or nobody flies any more. */
export const afterFlight = (turn: Turn, { isBefore }: StepAt<'flight'>): void => {
  const { state } = turn;
  if (!isBefore) begin(turn, { at: 'checking' });
  else
    openWindow(
      turn,
      { at: 'control' },
      state.options.dragonControl ? cardHolders(state, NOBODY, ACES_FOR_ADVANCED) : 0,
    );
};

/** Rule 16.11. */
export const afterControl = (turn: Turn): void => {
  const { roll } = closeWindow(turn, 'control', 'control');
  begin(turn, { at: 'rolling', roll });
};

/** Rules 2.3, 2.4 and 16.10: forests and castles are safe, unless the walls are down. */
const isOpenToDragons = ({ breached }: State, where: Territory): boolean =>
  IS_PLAIN[where] === true || (breached & bit(where)) !== 0;

/** Rules 6.2, 6.4 and 6.5. */
const ravage = (turn: Turn, territory: Territory): void => {
  for (const seat of seatsFrom(turn.state, turn.state.active)) {
    const player = playerAt(turn.state, seat);
    const units = visibleUnits(player, territory);
    const count = player.faction === 'orcs' ? Math.ceil(units / 2) : units;
    lose(turn, seat, { territory, count, cause: 'dragon' });
  }
  burnGold(turn, territory);
};

/** Rules 6.1 and 6.3: every number the marker enters is attacked; the one it leaves is not. */
export const moveDragon = (turn: Turn, { roll: steered }: StepAt<'rolling'>): void => {
  const { state, chance } = turn;
  const roll = steered === 0 ? chance.die(DIE_SIDES) : steered;
  const path: number[] = [];
  let number = state.dragon;
  for (let steps = 0; steps < roll; steps++) {
    number = nextNumber(number);
    path.push(number);
  }
  applyEvent(turn, { type: 'dragonMoved', roll, to: number, isSteered: steered !== 0 });
  for (const entered of path) {
    for (const where of TRACK[entered] ?? []) if (isOpenToDragons(state, where)) ravage(turn, where);
  }
  begin(turn, { at: 'stirring', isBefore: false });
};
