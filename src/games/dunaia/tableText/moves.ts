import { at, type NameOf } from '#kernel';
import { REWARDS } from '../components/board.ts';
import { BOX } from '../components/box.ts';
import { FIXED_CHIPS } from '../components/elders.ts';
import { elderAt } from '../elders.ts';
import { cheapestFor, dunaiasBeside, faceInHand, neutralFaces, opposite, propheciesMet } from '../facts.ts';
import { besideCircle, circleOf } from '../queries.ts';
import { levelOf } from '../tiles.ts';
import type { Move, MoveOf } from '../types.ts';
import {
  activePlayer,
  activeView,
  chipFacts,
  siteFacts,
  squareEffect,
  tileFactsAt,
  tileFacts,
  awakeningFacts,
  type TextContext,
} from './textContext.ts';

/** A sentence for each kind of move. */
type MoveSentences = { readonly [T in Move['type']]: (context: TextContext, move: MoveOf<T>) => string };

/** The move as the game text has it, where its place says no more. */
const plainSentence = ({ text, name }: TextContext, move: Move): string =>
  // Every move is in the table; TypeScript loses which one it is.
  (text.moves[move.type] as (move: Move, name: NameOf) => string)(move, name);

const takeDie: MoveSentences['takeDie'] = (context, { face, isTurned }) => {
  const dunaia = isTurned ? opposite(face) : face;
  const circle = circleOf(activePlayer(context), dunaia);
  const die = { face, isOwn: neutralFaces(context.view).length === 0 };
  return context.phrases.moves.takeDie(die, isTurned, awakeningFacts(context, context.view.turn, dunaia, circle));
};

const awaken: MoveSentences['awaken'] = (context, { first }) => {
  const dunaia = faceInHand(context.view);
  const [one, other] = besideCircle(circleOf(activePlayer(context), dunaia));
  const second = first === one ? other : one;
  const [here, there] = [first, second].map(square => squareEffect(context, context.view.turn, square, dunaia));
  return here === undefined || there === undefined
    ? plainSentence(context, { type: 'awaken', first })
    : context.phrases.moves.awaken(dunaia, here, there);
};

const recycleOnBuilding: MoveSentences['recycleOnBuilding'] = ({ phrases, text, view, name }, { owner, square }) =>
  phrases.moves.recycleOnBuilding(
    { owner: owner === view.viewer ? undefined : name(owner), square: at(text.squares, square) },
    text.building(at(at(view.players, owner).tiles, square)).rule,
  );

const callElder: MoveSentences['callElder'] = (context, { place, takes }) => {
  const elder = context.text.elders[elderAt(context.state, place)];
  const isLast = activeView(context).fragments.length === BOX.fragmentsInArtefact.value - 1;
  const completes = takes !== 'power' && isLast;
  return context.phrases.moves.callElder({ elder, chips: FIXED_CHIPS[place].value, takes, completes });
};

const placeTile: MoveSentences['placeTile'] = (context, move) => {
  const { step } = context.view;
  if (step.at !== 'placing') return plainSentence(context, move);
  const { card, price } = tileFacts(context, step.tile, step.from);
  return context.phrases.moves.placeTile({
    tile: card,
    square: at(context.text.squares, move.square),
    reward: at(REWARDS, move.square).value,
    dunaias: dunaiasBeside(activeView(context), move.square),
    price,
  });
};

const stop: MoveSentences['stop'] = (context, move) => {
  const { at: now } = context.view.step;
  const canStop = now === 'moving' || now === 'inserting' || now === 'advancing';
  return canStop ? context.phrases.moves.stop[now] : plainSentence(context, move);
};

const buyTile: MoveSentences['buyTile'] = (context, move) => {
  const tile = tileFactsAt(context, move.from);
  return tile === undefined
    ? plainSentence(context, move)
    : context.phrases.moves.buyTile(tile.card, move.from, tile.price);
};

const book: MoveSentences['book'] = (context, move) => {
  const tile = tileFactsAt(context, move.from, 'booked');
  if (tile === undefined) return plainSentence(context, move);
  return context.phrases.moves.book(tile.card, move.from, tile.price);
};

const MOVE_SENTENCES: MoveSentences = {
  pickElite: ({ phrases, text }, { elite }) => phrases.moves.pickElite(text.elites[elite]),
  takeDie,
  awaken,
  recycleOnBoard: (context, { action }) =>
    context.phrases.moves.recycleOnBoard(action, activeView(context), cheapestFor(context.view, context.view.turn)),
  recycleOnBuilding,
  checkProphecies: context => {
    const { phrases, text, view } = context;
    return phrases.moves.checkProphecies(propheciesMet(view, view.turn).map(id => text.prophecies[id]));
  },
  endTurn: plainSentence,
  callElder,
  discardChip: (context, { chip }) => context.phrases.moves.discardChip(chipFacts(context, chip)),
  insertChip: (context, { chip }) => context.phrases.moves.insertChip(chipFacts(context, chip)),
  moveDunaia: (context, { dunaia, circle }) =>
    context.phrases.moves.moveDunaia(awakeningFacts(context, context.view.turn, dunaia, circle)),
  advance: (context, { square }) => context.phrases.moves.advance(siteFacts(context, square)),
  buyTile,
  searchPile: (context, { tile }) => {
    const { card, price } = tileFacts(context, tile, 'search');
    return context.phrases.moves.buyTile(card, 'search', price);
  },
  placeTile,
  placeColour: (context, { square, colour }) => {
    const building = context.text.building(at(activePlayer(context).tiles, square)).name;
    return context.phrases.moves.placeColour(building, at(context.text.squares, square), colour);
  },
  stop,
  hasten: (context, { square }) => context.phrases.moves.hasten(siteFacts(context, square)),
  trade: plainSentence,
  moveAwakened: (context, { circle }) =>
    context.phrases.moves.moveAwakened(awakeningFacts(context, context.view.turn, context.view.awakened, circle)),
  book,
};

export const moveSentence = (context: TextContext, move: Move): string =>
  // The table has a function for each type of move; TypeScript loses which one it is.
  (MOVE_SENTENCES[move.type] as (context: TextContext, move: Move) => string)(context, move);

/** Long lists are divided: by the Dunaia that moves, by the pile that is searched. */
export const groupOf = (context: TextContext, move: Move): string => {
  const { phrases, text } = context;
  switch (move.type) {
    case 'moveDunaia':
      return phrases.dunaiaGroup(move.dunaia, text.circle(circleOf(activePlayer(context), move.dunaia)));
    case 'searchPile':
      return phrases.pileGroup(levelOf(move.tile));
    default:
      return phrases.groups[move.type];
  }
};
