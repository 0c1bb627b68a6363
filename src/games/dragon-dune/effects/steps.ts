import { seat as toSeat, type Seat } from '#kernel';
import { bit } from '../components/territories.ts';
import type { CardUse } from '../events.ts';
import { applyEvent } from '../evolve.ts';
import { hasStanding, playerAt, seatsFrom, toAct } from '../queries.ts';
import type { Step } from '../steps.ts';
import { NOBODY, type MaybeSeat, type SealedAnswer, type State, type Turn, type Window } from '../types.ts';
import { discard } from './cards.ts';

const NO: SealedAnswer = { type: 'no' };

/** Windows whose answers are made at once and in secret (rule 15.2). */
const SEALED_WINDOWS: readonly Window[] = [
  'control',
  'survival',
  'disband',
  'hire',
  'question',
  'swap',
  'chaos',
  'treachery',
];

/** Goes to a step that asks these seats; one that asks nobody is passed through. */
export const begin = (turn: Turn, step: Step, asked = 0): void => applyEvent(turn, { type: 'stepBegun', step, asked });

export const beginFor = (turn: Turn, step: Step, seat: Seat): void => begin(turn, step, bit(seat));

type WindowStep = Extract<Step, { at: Window }>;

/** Rule 15.3: standing answers are taken once nobody else is asked any more; until then those who decide see nothing of them. */
const takeStandingAnswers = (turn: Turn): void => {
  const { state } = turn;
  const seats = toAct(state);
  // Called only while a window is open.
  const { at: window } = state.step as WindowStep;
  if (!seats.every(seat => hasStanding(playerAt(state, seat), window))) return;
  const isSealed = SEALED_WINDOWS.includes(window);
  for (const seat of seats) {
    if (isSealed) applyEvent(turn, { type: 'answerSealed', seat, sealed: NO, reveals: true });
    else applyEvent(turn, { type: 'declined', seat, window, reveals: true });
  }
};

/** Rule 15.2: an answer that is given in secret. */
export const seal = (turn: Turn, seat: Seat, sealed: SealedAnswer): void => {
  applyEvent(turn, { type: 'answerSealed', seat, sealed });
  takeStandingAnswers(turn);
};

export const sayNo = (turn: Turn, seat: Seat, window: Window): void => {
  if (SEALED_WINDOWS.includes(window)) {
    seal(turn, seat, NO);
    return;
  }
  applyEvent(turn, { type: 'declined', seat, window });
  takeStandingAnswers(turn);
};

/** Rules 15.1 to 15.3: asks every entitled seat; if all of them have left "no" as their answer, it is taken at once. */
export const openWindow = (turn: Turn, step: WindowStep, asked: number): void => {
  if (asked === 0) {
    begin(turn, step);
    return;
  }
  applyEvent(turn, { type: 'windowOpened', step, asked, isFinal: true });
  takeStandingAnswers(turn);
};

/** The seats, but for one, with at least so many cards to answer with: who is asked is public (rule 15.2). */
export const cardHolders = ({ players }: State, but: MaybeSeat, cards = 1): number => {
  let mask = 0;
  for (const [index, { hand }] of players.entries()) {
    if (index !== but && hand.length >= cards) mask |= bit(index);
  }
  return mask;
};

interface Taken {
  readonly by: MaybeSeat;
  readonly roll: number;
}

const NOT_TAKEN: Taken = { by: NOBODY, roll: 0 };

/** Rule 15.2: of those who play Aces only the first from the active player on is used; of the others nothing is shown. */
export const closeWindow = (turn: Turn, window: Window, use: CardUse): Taken => {
  const { state } = turn;
  if (state.players.every(({ sealed }) => sealed.type === 'nothing')) return NOT_TAKEN;
  for (const seat of seatsFrom(state, state.active)) {
    const { sealed } = playerAt(state, seat);
    if (sealed.type !== 'aces') continue;
    applyEvent(turn, { type: 'windowClosed', window, by: seat, reveals: true });
    for (const card of sealed.cards) discard(turn, seat, card, use);
    return { by: seat, roll: sealed.roll };
  }
  applyEvent(turn, { type: 'windowClosed', window, by: NOBODY, reveals: true });
  return NOT_TAKEN;
};

export const maskOf = (seats: readonly Seat[]): number => seats.reduce((mask, seat) => mask | bit(seat), 0);

/** The first seat, from the given one on, that fits; or nobody. */
export const firstFrom = (state: State, first: Seat, fits: (seat: Seat) => boolean): MaybeSeat => {
  const count = state.players.length;
  for (let offset = 0; offset < count; offset++) {
    const seat = toSeat((first + offset) % count);
    if (fits(seat)) return seat;
  }
  return NOBODY;
};
