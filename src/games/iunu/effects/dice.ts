import { at } from '#kernel';
import { DICE, DIE_SIDES } from '../components/box.ts';
import { applyEvent } from '../evolve.ts';
import { lowersDice } from '../queries.ts';
import type { Turn } from '../types.ts';

/** Rules 3.1 and 10.2: the roll of a round. */
export const rollDice = (turn: Turn): void => {
  const { options, players } = turn.state;
  const dice = Array.from({ length: DICE }, () => turn.chance.die(DIE_SIDES));
  applyEvent(turn, { type: 'diceRolled', dice });
  if (lowersDice(options, players.length)) lowerAllDice(turn);
};

/** Rule 3.3: a die turned down from 1 leaves play. */
export const lowerDie = (turn: Turn, die: number): void => {
  if (die >= 0) applyEvent(turn, { type: 'dieLowered', die });
};

export const lowerAllDice = (turn: Turn): void => {
  const { dice } = turn.state;
  for (let die = 0; die < dice.length; die++) if (at(dice, die) > 0) lowerDie(turn, die);
};

export const sumOfDice = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);
