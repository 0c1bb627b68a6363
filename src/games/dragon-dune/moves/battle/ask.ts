import type { Artifact } from '../../components/cards.ts';
import { discard } from '../../effects/cards.ts';
import { beginFor, cardHolders, openWindow } from '../../effects/steps.ts';
import { applyEvent } from '../../evolve.ts';
import { battleOf, holdsAce, isFaction, playerAt, rivalOf } from '../../queries.ts';
import { ABOUTS, type About } from '../../steps.ts';
import type { Refusal } from '../../refusals.ts';
import type { MoveOf, Rule, State } from '../../types.ts';
import { acesIn, NOT_AN_ACE } from '../checks.ts';

const COLOUR: MoveOf<'ask'> = { type: 'ask', about: 'colour', card: 'none' };
const NUMBER: MoveOf<'ask'> = { type: 'ask', about: 'number', card: 'none' };

const refuseOrdinary = ({ step }: State, card: Artifact | 'none'): Refusal | undefined => {
  if (step.at === 'ask' && step.isStopped) return { code: 'questionStopped', rule: '12.4' };
  return card === 'none' ? undefined : { code: 'noSuchQuestion', rule: '12.3' };
};

const isAbout = (about: unknown): about is About => ABOUTS.some(known => known === about);

/** Rules 3.7, 3.10, 12.3 and 12.4: colour or number, or with an Ace of the Elves both, which cannot be stopped. */
export const ask: Rule<'ask'> = {
  offer(state, seat, moves) {
    const { step } = state;
    if (step.at === 'ask' && !step.isStopped) moves.push(COLOUR, NUMBER);
    if (!isFaction(state, seat, 'elves')) return;
    for (const card of acesIn(playerAt(state, seat))) moves.push({ type: 'ask', about: 'both', card });
  },

  refuse(state, seat, { about, card }) {
    if (!isAbout(about)) return { code: 'noSuchQuestion', rule: '12.3' };
    if (about !== 'both') return refuseOrdinary(state, card);
    if (!isFaction(state, seat, 'elves')) return { code: 'onlyElvesAskBoth', rule: '3.10' };
    return holdsAce(playerAt(state, seat), card) ? undefined : NOT_AN_ACE;
  },

  play(turn, seat, { about, card }) {
    const { state } = turn;
    const rival = rivalOf(battleOf(state), seat);
    if (card !== 'none') discard(turn, seat, card, 'question');
    applyEvent(turn, { type: 'questionAsked', asker: seat, of: rival, about });
    if (card === 'none') openWindow(turn, { at: 'question', asker: seat, about }, cardHolders(state, seat));
    else beginFor(turn, { at: 'answering', asker: seat, about }, rival);
  },
};
