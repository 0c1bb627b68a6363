import { at } from '#kernel';
import { COLOURS } from '../components/colours.ts';
import { doesOrderMatter } from '../effects/awakening.ts';
import { canInterrupt } from '../elders.ts';
import { cheapestFor, faceInHand, neutralFaces, propheciesMet } from '../facts.ts';
import { besideCircle, circleOf } from '../queries.ts';
import type { Step } from '../types.ts';
import type { PromptFacts } from './phrases.ts';
import { activePlayer, activeView, tileFacts, type TextContext } from './textContext.ts';

const leftIn = (step: Step): number => ('left' in step ? step.left : 1);

const chosenTile = (context: TextContext): PromptFacts['tile'] => {
  const { step } = context.view;
  if (step.at !== 'placing') return undefined;
  const { card, price } = tileFacts(context, step.tile, step.from);
  return { ...card, price };
};

/** Rule 6.9: the second effect is still to come, and is lost if the awakened Dunaia leaves. */
const mayLoseSecond = (context: TextContext): boolean => {
  const { step, awakened } = context.view;
  if (step.at !== 'moving' || step.next.at !== 'secondEffect') return false;
  return circleOf(activePlayer(context), awakened) === step.next.circle;
};

/** What whoever must act has before them. */
export const promptFactsOf = (context: TextContext): PromptFacts => {
  const { text, phrases, view, state } = context;
  const player = activePlayer(context);
  const dunaia = view.awakened === 0 ? faceInHand(view) : view.awakened;
  const circle = dunaia === 0 ? undefined : circleOf(player, dunaia);
  return {
    own: activeView(context),
    left: leftIn(view.step),
    row: neutralFaces(view),
    ownFace: at(view.dice, view.turn).face,
    dunaia,
    circle: circle === undefined ? phrases.none : text.circle(circle),
    isOrderFree: circle !== undefined && doesOrderMatter(player, besideCircle(circle), dunaia),
    mayInterrupt: canInterrupt(state, player),
    mayLoseSecond: mayLoseSecond(context),
    cheapest: cheapestFor(view, view.turn),
    met: propheciesMet(view, view.turn).map(id => text.prophecies[id]),
    tile: chosenTile(context),
    colours: COLOURS.map((colour, index) =>
      phrases.colourLeft(text.colours[colour], at(view.colourTokens, index)),
    ).join(', '),
    ending: view.endCause === 'none' ? undefined : text.endings[view.endCause],
  };
};
