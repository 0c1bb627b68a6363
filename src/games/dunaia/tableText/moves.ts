import { at, type NameOf } from '#kernel';
import { REWARDS } from '../components/board.ts';
import { BOX } from '../components/box.ts';
import { FIXED_CHIPS } from '../components/elders.ts';
import { elderAt } from '../elders.ts';
import { besideCircle, circleOf } from '../queries.ts';
import { levelOf } from '../tiles.ts';
import type { Move, MoveOf } from '../types.ts';
import { cheapestFor, dunaiasBeside, faceInHand, neutralFaces, opposite, propheciesMet } from './facts.ts';
import {
  activePlayer,
  activeView,
  chipWords,
  siteWords,
  squareYield,
  tileAt,
  tileWords,
  wakes,
  type Scene,
} from './scene.ts';

type Said = { readonly [T in Move['type']]: (scene: Scene, move: MoveOf<T>) => string };

/** The bare words of a move, where its place says no more. */
const plainly = ({ text, name }: Scene, move: Move): string =>
  // Every move is in the table; TypeScript loses which one it is.
  (text.moves[move.type] as (move: Move, name: NameOf) => string)(move, name);

const takeDie: Said['takeDie'] = (scene, { face, isTurned }) => {
  const player = activePlayer(scene);
  const dunaia = isTurned ? opposite(face) : face;
  const die = { face, isOwn: neutralFaces(scene.view).length === 0 };
  return scene.phrases.moves.takeDie(die, isTurned, wakes(scene, player, dunaia, circleOf(player, dunaia)));
};

const awaken: Said['awaken'] = (scene, { first }) => {
  const player = activePlayer(scene);
  const dunaia = faceInHand(scene.view);
  const [one, other] = besideCircle(circleOf(player, dunaia));
  const second = first === one ? other : one;
  const [here, there] = [first, second].map(square => squareYield(scene, player, square, dunaia));
  return here === undefined || there === undefined
    ? plainly(scene, { type: 'awaken', first })
    : scene.phrases.moves.awaken(dunaia, here, there);
};

const recycleOnBuilding: Said['recycleOnBuilding'] = ({ phrases, text, view, name }, { owner, square }) =>
  phrases.moves.recycleOnBuilding(
    { owner: owner === view.viewer ? undefined : name(owner), square: at(text.squares, square) },
    text.building(at(at(view.players, owner).tiles, square)).rule,
  );

const callElder: Said['callElder'] = (scene, { place, takes }) => {
  const elder = scene.text.elders[elderAt(scene.world, place)];
  const isLast = activeView(scene).fragments.length === BOX.fragmentsInArtefact.value - 1;
  const completes = takes !== 'power' && isLast;
  return scene.phrases.moves.callElder({ place, elder, chips: FIXED_CHIPS[place].value, takes, completes });
};

const placeTile: Said['placeTile'] = (scene, move) => {
  const { step } = scene.view;
  if (step.at !== 'placing') return plainly(scene, move);
  const { card, price } = tileWords(scene, step.tile, step.from);
  return scene.phrases.moves.placeTile({
    tile: card,
    square: at(scene.text.squares, move.square),
    reward: at(REWARDS, move.square).value,
    dunaias: dunaiasBeside(activePlayer(scene), move.square),
    price,
  });
};

const stop: Said['stop'] = (scene, move) => {
  const { at: now } = scene.view.step;
  const canStop = now === 'moving' || now === 'inserting' || now === 'advancing';
  return canStop ? scene.phrases.moves.stop[now] : plainly(scene, move);
};

const buyTile: Said['buyTile'] = (scene, move) => {
  const tile = tileAt(scene, move.from);
  return tile === undefined ? plainly(scene, move) : scene.phrases.moves.buyTile(tile.card, move.from, tile.price);
};

const book: Said['book'] = (scene, move) => {
  const tile = tileAt(scene, move.from, 'booked');
  if (tile === undefined) return plainly(scene, move);
  return scene.phrases.moves.book(tile.card, move.from, tile.price);
};

const SAID: Said = {
  pickElite: ({ phrases, text }, { elite }) => phrases.moves.pickElite(text.elites[elite]),
  takeDie,
  awaken,
  recycleOnBoard: (scene, { action }) =>
    scene.phrases.moves.recycleOnBoard(action, activeView(scene), cheapestFor(scene.world, activePlayer(scene))),
  recycleOnBuilding,
  checkProphecies: scene => {
    const { phrases, text, view } = scene;
    return phrases.moves.checkProphecies(propheciesMet(view, activePlayer(scene)).map(id => text.prophecies[id]));
  },
  endTurn: plainly,
  callElder,
  discardChip: (scene, { chip }) => scene.phrases.moves.discardChip(chipWords(scene, chip)),
  insertChip: (scene, { chip }) => scene.phrases.moves.insertChip(chipWords(scene, chip)),
  moveDunaia: (scene, { dunaia, circle }) =>
    scene.phrases.moves.moveDunaia(wakes(scene, activePlayer(scene), dunaia, circle)),
  advance: (scene, { square }) => scene.phrases.moves.advance(siteWords(scene, square)),
  buyTile,
  searchPile: (scene, { tile }) => {
    const { card, price } = tileWords(scene, tile, 'search');
    return scene.phrases.moves.buyTile(card, 'search', price);
  },
  placeTile,
  placeColour: (scene, { square, colour }) => {
    const building = scene.text.building(at(activePlayer(scene).tiles, square)).name;
    return scene.phrases.moves.placeColour(building, at(scene.text.squares, square), colour);
  },
  stop,
  hasten: (scene, { square }) => scene.phrases.moves.hasten(siteWords(scene, square)),
  trade: plainly,
  moveAwakened: (scene, { circle }) =>
    scene.phrases.moves.moveAwakened(wakes(scene, activePlayer(scene), scene.view.awakened, circle)),
  book,
};

export const sayMove = (scene: Scene, move: Move): string =>
  // TypeScript cannot see that a move and its words are of the same kind.
  (SAID[move.type] as (scene: Scene, move: Move) => string)(scene, move);

/** Long lists are divided: by the Dunaia that moves, by the pile that is searched. */
export const groupOf = (scene: Scene, move: Move): string => {
  const { phrases, text } = scene;
  switch (move.type) {
    case 'moveDunaia':
      return phrases.dunaiaGroup(move.dunaia, text.circle(circleOf(activePlayer(scene), move.dunaia)));
    case 'searchPile':
      return phrases.pileGroup(levelOf(move.tile));
    default:
      return phrases.groups[move.type];
  }
};
