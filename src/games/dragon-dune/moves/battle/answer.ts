import type { Seat } from '#kernel';
import { COLOURS, colourOf } from '../../components/cards.ts';
import { begin } from '../../effects/steps.ts';
import { applyEvent } from '../../evolve.ts';
import { battleOf, playerAt, visibleUnits } from '../../queries.ts';
import type { Answer, Rule, State } from '../../types.ts';

const UNASKED: readonly Answer['colour'][] = ['any'];

const coloursFor = (state: State, seat: Seat): readonly Answer['colour'][] => {
  const { step } = state;
  if (step.at !== 'answering' || step.about === 'number') return UNASKED;
  const { hand } = playerAt(state, seat);
  return [...COLOURS.filter(colour => hand.some(card => colourOf(card) === colour)), 'none'];
};

/** The lowest and highest number that can be answered; both -1 where no number was asked. */
const numbersFor = (state: State, seat: Seat): readonly [least: number, most: number] => {
  const { step } = state;
  if (step.at !== 'answering' || step.about === 'colour') return [-1, -1];
  return [0, visibleUnits(playerAt(state, seat), battleOf(state).territory)];
};

/** Rule 12.5: everything that was asked at once, and only what hand and units allow. It binds the plan. */
export const answer: Rule<'answer'> = {
  offer(state, seat, moves) {
    const [least, most] = numbersFor(state, seat);
    for (const colour of coloursFor(state, seat)) {
      for (let units = least; units <= most; units++) moves.push({ type: 'answer', colour, units });
    }
  },

  refuse(state, seat, { colour, units }) {
    const [least, most] = numbersFor(state, seat);
    const isNumber = Number.isInteger(units) && units >= least && units <= most;
    return isNumber && coloursFor(state, seat).includes(colour) ? undefined : { code: 'badAnswer', rule: '12.5' };
  },

  play(turn, seat, { colour, units }) {
    const { step } = turn.state;
    if (step.at !== 'answering') return;
    applyEvent(turn, { type: 'questionAnswered', seat, answer: { colour, units } });
    applyEvent(turn, { type: 'questionOver', asker: step.asker });
    begin(turn, { at: 'asking' });
  },
};
