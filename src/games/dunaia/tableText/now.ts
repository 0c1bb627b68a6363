import { at } from '#kernel';
import { COLOURS } from '../components/colours.ts';
import { doesOrderMatter } from '../effects/awakening.ts';
import { canInterrupt } from '../elders.ts';
import { besideCircle, circleOf } from '../queries.ts';
import type { Step } from '../types.ts';
import { cheapestFor, faceInHand, neutralFaces, propheciesMet } from './facts.ts';
import type { Now } from './phrases.ts';
import { activePlayer, activeView, tileWords, type Scene } from './scene.ts';

const leftIn = (step: Step): number => ('left' in step ? step.left : 1);

const chosenTile = (scene: Scene): Now['tile'] => {
  const { step } = scene.view;
  if (step.at !== 'placing') return undefined;
  const { card, price } = tileWords(scene, step.tile, step.from);
  return { ...card, price };
};

/** Rule 6.9: the second effect is still to come, and is lost if the awakened Dunaia leaves. */
const mayLoseSecond = (scene: Scene): boolean => {
  const { step, awakened } = scene.view;
  if (step.at !== 'moving' || step.next.at !== 'secondEffect') return false;
  return circleOf(activePlayer(scene), awakened) === step.next.circle;
};

/** What whoever must act has before them. */
export const nowOf = (scene: Scene): Now => {
  const { text, phrases, view, world } = scene;
  const player = activePlayer(scene);
  const dunaia = view.awakened === 0 ? faceInHand(view) : view.awakened;
  const circle = dunaia === 0 ? undefined : circleOf(player, dunaia);
  return {
    own: activeView(scene),
    left: leftIn(view.step),
    row: neutralFaces(view),
    ownFace: at(view.dice, view.turn).face,
    dunaia,
    circle: circle === undefined ? phrases.none : text.circle(circle),
    isOrderFree: circle !== undefined && doesOrderMatter(player, besideCircle(circle)),
    mayInterrupt: canInterrupt(world, player),
    mayLoseSecond: mayLoseSecond(scene),
    cheapest: cheapestFor(world, player),
    met: propheciesMet(view, player).map(id => text.prophecies[id]),
    tile: chosenTile(scene),
    colours: COLOURS.map((colour, index) =>
      phrases.colourLeft(text.colours[colour], at(view.colourTokens, index)),
    ).join(', '),
    ending: view.endCause === 'none' ? undefined : text.endings[view.endCause],
  };
};
