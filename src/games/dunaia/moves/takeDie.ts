import { at, type Seat } from '#kernel';
import { BOX } from '../components/box.ts';
import { dieFor, neutralDie } from '../dice.ts';
import { applyEvent } from '../evolve.ts';
import { playerAt } from '../queries.ts';
import { AWAKENING } from '../steps.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf, Refusal, State } from '../types.ts';

const SIDES = BOX.dieSides.value;
const FACES = Array.from({ length: SIDES }, (_, index) => index + 1);
const TAKE = FACES.map((face): MoveOf<'takeDie'> => ({ type: 'takeDie', face, isTurned: false }));
const TAKE_TURNED = FACES.map((face): MoveOf<'takeDie'> => ({ type: 'takeDie', face, isTurned: true }));

const opposite = (face: number): number => SIDES + 1 - face;

const refuseFace = (state: State, seat: Seat, face: number): Refusal | undefined => {
  if (dieFor(state, seat, face) >= 0) return undefined;
  const own = at(state.faces, seat);
  if (neutralDie(state) < 0) return { code: 'ownDieOnly', rule: '5.2', face: own };
  return own === face ? { code: 'neutralDiceFirst', rule: '5.2' } : { code: 'noSuchDie', rule: '5.1' };
};

/** Rules 5.1 and 5.2: dice of one value are alike, so a die is named by its face. Rule 12.3: one may turn it over. */
export const takeDie: DunaiaRule<'takeDie'> = {
  offer(state, seat, moves) {
    const mayTurn = playerAt(state, seat).elite === 'turner';
    for (let face = 1; face <= SIDES; face++) {
      if (dieFor(state, seat, face) < 0) continue;
      moves.push(at(TAKE, face - 1));
      if (mayTurn) moves.push(at(TAKE_TURNED, face - 1));
    }
  },

  refuse(state, seat, { face, isTurned }) {
    if (!FACES.includes(face)) return { code: 'noSuchDie', rule: '5.1' };
    if (typeof isTurned !== 'boolean') return { code: 'turnedOrNot', rule: '12.3' };
    if (isTurned && playerAt(state, seat).elite !== 'turner') {
      return { code: 'otherCharacter', rule: '12.1', needed: 'turner' };
    }
    return refuseFace(state, seat, face);
  },

  play(turn, seat, { face, isTurned }) {
    const die = dieFor(turn.state, seat, face);
    applyEvent(turn, { type: 'dieTaken', seat, die, face });
    if (isTurned) applyEvent(turn, { type: 'dieTurned', seat, die, face: opposite(face) });
    proceed(turn, seat, AWAKENING);
  },
};
