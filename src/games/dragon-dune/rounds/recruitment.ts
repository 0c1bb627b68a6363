import { at, type Seat } from '#kernel';
import { payDue } from '../agreements/settle.ts';
import { MOST_PLAYERS_IN_CASTLE, REVIVED, REVIVED_BY_ORCS, TROLL_TOLL } from '../components/box.ts';
import { bit, IS_CASTLE, TERRITORIES, type Territory } from '../components/territories.ts';
import { askToHide, surprisedIn } from '../effects/hiding.ts';
import { begin, beginFor, closeWindow, firstFrom, openWindow } from '../effects/steps.ts';
import { lose, revive } from '../effects/units.ts';
import { applyEvent } from '../evolve.ts';
import {
  hasPowerOf,
  hasStanding,
  isFaction,
  isHiddenIn,
  othersIn,
  playerAt,
  seatOf,
  seatsFrom,
  visibleUnits,
} from '../queries.ts';
import { NEW_TURN, STAGE } from '../stages.ts';
import type { StepAt } from '../steps.ts';
import { NOBODY, type State, type Turn } from '../types.ts';

/** Rule 11.8. */
export const canComeOut = (state: State, seat: Seat, where: Territory): boolean =>
  isHiddenIn(playerAt(state, seat), where) &&
  !(IS_CASTLE[where] === true && othersIn(state, seat, where) >= MOST_PLAYERS_IN_CASTLE);

/** Rules 3.8 and 10.1: the Elves look at the next event card and say who comes out of hiding. */
export const beginRecruitment = (turn: Turn): void => {
  const { state } = turn;
  applyEvent(turn, { type: 'roundBegun', round: 'recruitment' });
  payDue(turn, 'recruitment');
  const elves = seatOf(state, 'elves');
  if (elves === NOBODY) {
    begin(turn, { at: 'comingOut' });
    return;
  }
  const { eventDeck } = state;
  applyEvent(turn, { type: 'eventPeeked', seat: elves, card: at(eventDeck, eventDeck.length - 1), reveals: true });
  if (TERRITORIES.some(where => canComeOut(state, elves, where))) beginFor(turn, { at: 'emerging' }, elves);
  else begin(turn, { at: 'comingOut' });
};

/** Rule 11.5: whoever hid by an Ace in an earlier turn comes out, in player order, as far as the castles have room. */
export const comeOut = (turn: Turn): void => {
  const { state } = turn;
  for (const seat of seatsFrom(state, state.starter)) {
    if (isFaction(state, seat, 'elves')) continue;
    for (const territory of TERRITORIES) {
      const isDue = (playerAt(state, seat).hidThisTurn & bit(territory)) === 0;
      if (!isDue || !canComeOut(state, seat, territory)) continue;
      applyEvent(turn, { type: 'hidingChanged', seat, territory, isHidden: false, cause: 'start' });
    }
  }
  begin(turn, { at: 'meeting', from: 0 });
};

/** Rule 11.3: once all have come out, those beside whom they did may hide. */
export const meetAgain = (turn: Turn, { from }: StepAt<'meeting'>): void => {
  for (const territory of TERRITORIES.slice(Math.max(from, 1))) {
    const queue = surprisedIn(turn.state, territory);
    if (queue.length === 0) continue;
    askToHide(turn, { at: 'hide', territory, queue, next: { at: 'meeting', from: territory + 1 } });
    return;
  }
  begin(turn, { at: 'nextTurn' });
};

const isWaiting = ({ done }: State, seat: Seat): boolean => (done & bit(seat)) === 0;

/** Rules 10.2 and 16.6: the next player who has not had a turn; the Goblins may cut in with their initiative. */
export const nextTurn = (turn: Turn): void => {
  const { state } = turn;
  const goblins = seatOf(state, 'goblins');
  const mayCutIn = state.options.goblinInitiative && goblins !== NOBODY && isWaiting(state, goblins);
  const next = firstFrom(state, state.starter, seat => isWaiting(state, seat) && !(mayCutIn && seat === goblins));
  if (next !== NOBODY && mayCutIn) openWindow(turn, { at: 'initiative', next }, bit(goblins));
  else if (next !== NOBODY) beginTurnOf(turn, next);
  else if (mayCutIn) beginTurnOf(turn, goblins);
  else beginBattles(turn);
};

/** Rule 16.6: a standing "no" means that the Goblins want no other place than their own. */
export const afterInitiative = (turn: Turn, { next }: StepAt<'initiative'>): void => {
  const { state } = turn;
  const goblins = seatOf(state, 'goblins');
  const isTheirs = goblins !== NOBODY && firstFrom(state, state.starter, seat => isWaiting(state, seat)) === goblins;
  const keepsPlace = isTheirs && hasStanding(playerAt(state, goblins), 'initiative');
  beginTurnOf(turn, keepsPlace ? goblins : next);
};

/** Rules 10.2 and 10.3: units come back from the graveyard by themselves, since that never hurts. */
export const beginTurnOf = (turn: Turn, seat: Seat): void => {
  applyEvent(turn, { type: 'seatBegun', seat });
  applyEvent(turn, { type: 'progressed', progress: NEW_TURN });
  revive(turn, seat, hasPowerOf(turn.state, seat, 'orcs') ? REVIVED_BY_ORCS : REVIVED);
  beginFor(turn, { at: 'turn' }, seat);
};

/** Back to the turn after whatever interrupted it. */
export const resume = (turn: Turn): void => beginFor(turn, { at: 'turn' }, turn.state.active);

/** Rule 10.4: stopped or not, step 2 is over once it is announced. */
export const afterDisbandWindow = (turn: Turn): void => {
  const { active, progress } = turn.state;
  const { by } = closeWindow(turn, 'disband', 'stop');
  applyEvent(turn, { type: 'progressed', progress: { ...progress, stage: STAGE.conscript } });
  beginFor(turn, by === NOBODY ? { at: 'disbanding' } : { at: 'turn' }, active);
};

/** Rule 3.17: a stopped player hires nothing this turn. */
export const afterHireWindow = (turn: Turn): void => {
  const { active, progress } = turn.state;
  const { by } = closeWindow(turn, 'hire', 'stop');
  const isHireStopped = by !== NOBODY;
  if (isHireStopped)
    applyEvent(turn, { type: 'progressed', progress: { ...progress, stage: STAGE.recruit, isHireStopped } });
  beginFor(turn, isHireStopped ? { at: 'turn' } : { at: 'siting' }, active);
};

/** Rule 2.9: only the current player's visible units meet the Troll. */
const meetTrolls = (turn: Turn, seat: Seat): void => {
  for (const territory of TERRITORIES) {
    if ((turn.state.trolls & bit(territory)) === 0) continue;
    const units = visibleUnits(playerAt(turn.state, seat), territory);
    lose(turn, seat, { territory, count: Math.min(units, TROLL_TOLL), cause: 'troll' });
    if (units > TROLL_TOLL) applyEvent(turn, { type: 'trollLeft', territory });
  }
};

export const endTurnOf = (turn: Turn): void => {
  const { active } = turn.state;
  meetTrolls(turn, active);
  applyEvent(turn, { type: 'seatDone', seat: active });
  begin(turn, { at: 'nextTurn' });
};

const beginBattles = (turn: Turn): void => {
  applyEvent(turn, { type: 'roundBegun', round: 'battle' });
  payDue(turn, 'battle');
  begin(turn, { at: 'nextBattle' });
};
