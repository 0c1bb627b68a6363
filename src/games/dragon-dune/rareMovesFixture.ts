import type { Seat } from '#kernel';
import type { GameFixture } from '#kernel/testing';
import { dragonDune } from './index.ts';
import type { Move } from './moves/types.ts';
import { othersIn } from './queries.ts';
import { fixture } from './testing.ts';
import type { Options, State } from './types.ts';

/** What random play seldom comes to: it takes an Ace, a Jack, or somebody to agree with. */
const RARE: readonly Move['type'][] = [
  'stop',
  'betray',
  'steerDragons',
  'fly',
  'ride',
  'payWithAce',
  'extend',
  'reviveByAce',
  'buyMarch',
  'breachWalls',
  'askHonestly',
  'summonChaos',
  'hire',
  'attack',
  'breakAlliance',
  'answerProposal',
];
const TALK: readonly Move['type'][] = ['acceptAgreement', 'offerAgreement', 'endAgreement'];

const preferred = (moves: readonly Move[], among: readonly Move['type'][]): readonly Move[] => {
  const found = moves.filter(({ type }) => among.includes(type));
  return found.length > 0 ? found : moves;
};

/** Cards are kept, armies raised, and groups go where somebody stands. */
const eager = (state: State, seat: Seat, moves: readonly Move[]): readonly Move[] => {
  switch (state.step.at) {
    case 'discard':
      return preferred(moves, ['decline']);
    case 'turn':
      return preferred(moves, state.turn % 2 === 0 ? ['declareHire', 'raise', 'march'] : ['march', 'disbandEarly']);
    case 'marching': {
      const clashes = moves.filter(move => move.type === 'goTo' && othersIn(state, seat, move.to) > 0);
      return clashes.length > 0 ? clashes : moves;
    }
    default:
      return preferred(moves, RARE);
  }
};

/** The same game among people who talk, use every Ace and look for a fight; for choosing moves only, not for checking. */
export const lively: GameFixture<State, Move, Options> = {
  ...fixture,
  game: {
    ...dragonDune,
    legalMoves: (state, seat) => eager(state, seat, dragonDune.legalMoves(state, seat)),
    asides: (state, seat) => {
      const asides = dragonDune.asides?.(state, seat) ?? [];
      const drafting = preferred(asides, state.turn % 2 === 0 ? ['setClause', ...TALK] : TALK);
      return drafting === asides ? preferred(asides, ['draftClause']) : drafting;
    },
  },
};
