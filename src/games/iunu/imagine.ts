import { HIDDEN, type Hidden, type Rng } from '#kernel';
import { AFTERLIVES, type Afterlife } from './components/afterlife.ts';
import { AFTERLIFE_DEALT } from './components/box.ts';
import { allCitizens, CITIZENS, type Citizen } from './components/citizens.ts';
import type { Dynasty, Player, State, Step } from './types.ts';
import type { DynastyView, PlayerView, View } from './view.ts';

const onTable = ({ cards }: DynastyView): readonly Citizen[] =>
  CITIZENS.flatMap(citizen => Array<Citizen>(cards[citizen]).fill(citizen));

const open = <T>(items: readonly T[] | Hidden): readonly T[] => (items === HIDDEN ? [] : items);

const isHidden = ({ hand }: PlayerView): boolean => hand === HIDDEN;

/** The citizens of the box that this view cannot place, without those that rivals are known to hold. */
const unseenCitizens = ({ players, cities, forum, gone }: View, rng: Rng): Citizen[] => {
  const cards = allCitizens();
  const seen = [
    ...forum,
    ...gone,
    ...[...players, ...cities].flatMap(onTable),
    ...players.flatMap(player => (isHidden(player) ? player.known : [...open(player.hand), ...open(player.stash)])),
  ];
  for (const citizen of seen) cards.splice(cards.indexOf(citizen), 1);
  rng.shuffle(cards);
  return cards;
};

/** Hand and stash of a rival: what is known to be in them, filled up at random and mixed. */
const imagineCards = ({ known, handSize, stashSize }: PlayerView, unseen: Citizen[], rng: Rng): Citizen[] => {
  const cards = [...known, ...unseen.splice(0, handSize + stashSize - known.length)];
  rng.shuffle(cards);
  return cards;
};

const openAfterlives = ({ players, cities, step }: View): readonly Afterlife[] => [
  ...[...players, ...cities].flatMap(({ afterlife }) =>
    afterlife === 'none' || afterlife === HIDDEN ? [] : [afterlife],
  ),
  ...(step.at === 'consulting' ? open(step.drawn) : []),
];

/** The Afterlife cards in the game that this view cannot place: those the viewer has seen before are among them. */
const unseenAfterlives = (view: View, rng: Rng): Afterlife[] => {
  const visible = openAfterlives(view);
  const certain = view.players.flatMap(({ peeked }) => open(peeked)).filter(card => !visible.includes(card));
  const possible = AFTERLIVES.filter(card => !visible.includes(card) && !certain.includes(card));
  rng.shuffle(possible);
  const cards = [...certain, ...possible].slice(0, AFTERLIFE_DEALT - visible.length);
  rng.shuffle(cards);
  return cards;
};

const imagineAfterlife = (seen: DynastyView['afterlife'], unseen: Afterlife[]): Dynasty['afterlife'] =>
  seen === HIDDEN ? (unseen.pop() ?? 'none') : seen;

const imaginePlayer = (seen: PlayerView, citizens: Citizen[], afterlives: Afterlife[], rng: Rng): Player => {
  const afterlife = imagineAfterlife(seen.afterlife, afterlives);
  const cards = isHidden(seen) ? imagineCards(seen, citizens, rng) : [...open(seen.hand), ...open(seen.stash)];
  return {
    cards: { ...seen.cards },
    loaves: { ...seen.loaves },
    afterlife,
    debens: seen.debens,
    hand: cards.slice(0, seen.handSize),
    stash: cards.slice(seen.handSize),
    known: [...seen.known],
    peeked: seen.peeked === HIDDEN ? (afterlife === 'none' ? [] : [afterlife]) : [...seen.peeked],
    standing: seen.standing === HIDDEN ? 'ask' : seen.standing,
  };
};

const imagineStep = (step: Step, unseen: Afterlife[]): Step =>
  step.at === 'consulting' && step.drawn === HIDDEN ? { ...step, drawn: unseen.splice(0, step.count) } : step;

/** Deals what the viewer cannot know at random. It reads a view, so it could not cheat if it wanted to. */
export const imagine = (view: View, rng: Rng): State => {
  const citizens = unseenCitizens(view, rng);
  const afterlives = unseenAfterlives(view, rng);
  const step = imagineStep(view.step, afterlives);
  return {
    options: view.options,
    players: view.players.map(seen => imaginePlayer(seen, citizens, afterlives, rng)),
    cities: view.cities.map(({ name, cards, loaves, afterlife }) => ({
      name,
      cards: { ...cards },
      loaves: { ...loaves },
      afterlife: imagineAfterlife(afterlife, afterlives),
    })),
    deck: citizens,
    forum: [...view.forum],
    gone: [...view.gone],
    afterlifeDeck: afterlives,
    dice: [...view.dice],
    bread: view.bread,
    round: view.round,
    starter: view.starter,
    turn: view.turn,
    turnsTaken: view.turnsTaken,
    ending: view.ending,
    step,
  };
};
