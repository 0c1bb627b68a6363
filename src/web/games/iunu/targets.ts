import { seat as toSeat } from '#kernel';
import type { Citizen, Move, View } from '#games/iunu/facts';

/** Which of the offered moves belong to which piece, and what a click on it would have meant when none does. */

const HAND_MOVES: readonly Move['type'][] = ['playCitizens', 'stash', 'place'];

export const handMoves = (moves: readonly Move[], citizen: Citizen): readonly Move[] =>
  moves.filter(move => HAND_MOVES.includes(move.type) && 'citizen' in move && move.citizen === citizen);

export const handAttempt = ({ step }: View, citizen: Citizen): Move => {
  if (step.at === 'placing' || step.at === 'taking') return { type: 'place', citizen };
  if (step.at === 'ability' && step.citizen === 'scribe') return { type: 'stash', citizen };
  return { type: 'playCitizens', citizen, count: 1 };
};

export const forumMoves = (moves: readonly Move[], slot: number): readonly Move[] =>
  moves.filter(move => move.type === 'take' && move.slot === slot);

export const forumAttempt = (slot: number): Move => ({ type: 'take', slot });

export const columnMoves = (moves: readonly Move[], citizen: Citizen): readonly Move[] =>
  moves.filter(move => move.type === 'feed' && move.citizen === citizen);

export const columnAttempt = (citizen: Citizen): Move => ({ type: 'feed', citizen });

export const dieMoves = (moves: readonly Move[], die: number): readonly Move[] =>
  moves.filter(move => (move.type === 'consult' || move.type === 'reroll') && move.die === die);

export const dieAttempt = ({ step }: View, die: number): Move =>
  step.at === 'dynasty' ? { type: 'reroll', die } : { type: 'consult', die };

export const robMoves = (moves: readonly Move[], victim: number): readonly Move[] =>
  moves.filter(move => move.type === 'rob' && move.victim === victim);

export const robAttempt = (victim: number): Move => ({ type: 'rob', victim: toSeat(victim) });
