import { HIDDEN, type Seat } from '#kernel';
import type { Afterlife } from '../components/afterlife.ts';
import { lowerDie } from '../effects/dice.ts';
import { applyEvent } from '../evolve.ts';
import { playerAt } from '../queries.ts';
import { afterAbility } from '../turn.ts';
import type { IunuRule, State } from '../types.ts';

const drawnIn = ({ step }: State): readonly Afterlife[] =>
  step.at === 'consulting' && step.drawn !== HIDDEN ? step.drawn : [];

/** Rule 5.7: one of the drawn cards, or the one already held. */
const choices = (state: State, seat: Seat): readonly Afterlife[] => {
  const { afterlife } = playerAt(state, seat);
  const drawn = drawnIn(state);
  return afterlife === 'none' ? drawn : [...drawn, afterlife];
};

/** Rule 5.7: keep one Afterlife card; the others are shuffled back, and the die is turned down. */
export const keepAfterlife: IunuRule<'keepAfterlife'> = {
  offer(state, seat, moves) {
    for (const card of choices(state, seat)) moves.push({ type: 'keepAfterlife', card });
  },

  refuse: (state, seat, { card }) =>
    choices(state, seat).includes(card) ? undefined : { code: 'notDrawn', rule: '5.7' },

  play(turn, seat, { card }) {
    const { step, afterlifeDeck } = turn.state;
    if (step.at !== 'consulting') throw new Error(`no Afterlife card to keep while ${step.at}`);
    const returned = choices(turn.state, seat).filter(other => other !== card);
    const deck = [...afterlifeDeck, ...returned];
    turn.chance.shuffle(deck);
    applyEvent(turn, { type: 'afterlifeKept', seat, card, deck });
    lowerDie(turn, step.die);
    // A deck of one card is not shuffled, so the choice could still be taken back.
    afterAbility(turn, seat, deck.length > 1);
  },
};
