import { STAGE, type Artifact, type Move, type Territory, type View } from '#games/dragon-dune/facts';

/** Which of the offered moves belong to which piece, and what a click on it would have meant when none does. */

const territoryOf = (move: Move): Territory | undefined => {
  switch (move.type) {
    case 'emerge':
    case 'conscript':
    case 'hireIn':
    case 'raise':
    case 'breachWalls':
    case 'attack':
      return move.territory;
    case 'land':
    case 'goTo':
      return move.to;
    case 'fly':
    case 'disband':
    case 'march':
      return move.from;
    default:
      return undefined;
  }
};

export const landMoves = (moves: readonly Move[], where: Territory): readonly Move[] =>
  moves.filter(move => territoryOf(move) === where);

/** The territory that the next click on the map writes into a clause. */
export const clauseMoves = (asides: readonly Move[], where: Territory): readonly Move[] =>
  asides.filter(move => move.type === 'setClause' && move.field === 'territory' && move.value === where);

const inTurn = (view: View, where: Territory): Move => {
  const isEarly = view.progress.stage <= STAGE.conscript;
  return isEarly
    ? { type: 'conscript', territory: where, count: 1, elites: 0 }
    : { type: 'march', from: where, count: 1, elites: 0 };
};

export const landAttempt = (view: View, where: Territory): Move => {
  switch (view.step.at) {
    case 'marching':
      return { type: 'goTo', to: where, emerges: false };
    case 'landing':
      return { type: 'land', to: where };
    case 'siting':
      return { type: 'hireIn', territory: where };
    case 'emerging':
      return { type: 'emerge', territory: where };
    case 'disbanding':
      return { type: 'disband', from: where, count: 1, elites: 0 };
    case 'choosing':
      return { type: 'attack', territory: where, defender: view.active };
    default:
      return inTurn(view, where);
  }
};

const cardOf = (move: Move): Artifact | undefined => {
  switch (move.type) {
    case 'extend':
    case 'payWithAce':
    case 'stop':
    case 'reviveByAce':
    case 'discard':
      return move.card;
    case 'hide':
      return move.card === 'free' ? undefined : move.card;
    case 'ask':
      return move.card === 'none' ? undefined : move.card;
    default:
      return undefined;
  }
};

export const cardMoves = (moves: readonly Move[], card: Artifact): readonly Move[] =>
  moves.filter(move => cardOf(move) === card);

/** Aces are played for what is going on; other cards only in battle, or thrown away. */
export const cardAttempt = ({ step }: View, card: Artifact): Move => {
  switch (step.at) {
    case 'marching':
      return { type: 'extend', card };
    case 'payment':
      return { type: 'payWithAce', card };
    case 'hide':
      return { type: 'hide', card };
    case 'turn':
      return { type: 'reviveByAce', card };
    case 'survival':
    case 'disband':
    case 'hire':
    case 'question':
    case 'swap':
      return { type: 'stop', card };
    default:
      return { type: 'discard', card };
  }
};

/** What neither the map nor the hand nor the prompt bar shows. */
export const isOnPanel = (move: Move): boolean => territoryOf(move) === undefined && cardOf(move) === undefined;

/** Moves with a button in the prompt bar: they end what the player is at. */
export const BAR_MOVES: readonly Move['type'][] = ['endTurn', 'halt', 'endEmerging', 'dropHire'];
