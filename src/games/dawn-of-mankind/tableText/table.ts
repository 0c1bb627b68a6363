import { at, seat as toSeat, type NameOf, type Prompt, type TextRow, type TextSection, type TableText } from '#kernel';
import { COLUMNS, isArea, SPACE_INFO, SPACES, type Area, type Space } from '../components/board.ts';
import { isMatCard, type Progress } from '../components/progress.ts';
import type { DawnText } from '../text/text.ts';
import type { Move, Step } from '../types.ts';
import type { PlayerView, View } from '../view.ts';
import {
  faceAt,
  faceBefore,
  mealFor,
  occupantOf,
  openArt,
  openStacks,
  ownPlayer,
  signsBetween,
  meeplesOf,
  studyPrice,
} from '../facts.ts';
import type { Phrases } from './phrases.ts';

/** What a table in words is made of: the words of the game, and those of the table. */
interface Texts {
  readonly text: DawnText;
  readonly phrases: Phrases;
}

const listed = ({ phrases }: Texts, items: readonly string[], separator = ', '): string =>
  items.length === 0 ? phrases.none : items.join(separator);

const cardsOf = (texts: Texts, { cards, slots }: PlayerView): string => {
  const { text, phrases } = texts;
  const named = (card: Progress): string => {
    const isWorking = isMatCard(card) || slots.includes(card);
    return isWorking ? text.progress[card].name : phrases.covered(text.progress[card].name);
  };
  return listed(texts, cards.map(named));
};

const standsIn = (texts: Texts, view: View, seat: number): string => {
  const { text, phrases } = texts;
  const placeName = (place: Area | Space): string =>
    isArea(place) ? text.area(place) : phrases.onTile(tileName(texts, view, place), text.space(place));
  const stands = meeplesOf(view, seat).map(([place, count]) => phrases.stand(placeName(place), count));
  return listed(texts, stands);
};

const tileName = ({ text }: Texts, view: View, space: Space): string => text.faces[faceAt(view, space)].name;

const ownRows = (texts: Texts, view: View, own: PlayerView, seat: number): readonly TextRow[] => {
  const { labels, stores, points } = texts.phrases;
  return [
    { label: labels.stores, text: stores(own), isOwn: true },
    { label: labels.points, text: points(own), isOwn: true },
    { label: labels.meeples, text: standsIn(texts, view, seat), isOwn: true },
    { label: labels.cards, text: cardsOf(texts, own), isOwn: true },
  ];
};

const untakenCards = ({ text }: Texts, { setupCards, players }: View): readonly string[] =>
  setupCards.filter(card => !players.some(({ setupCard }) => setupCard === card)).map(card => text.setupCards[card]);

const boardRows = (texts: Texts, view: View, name: NameOf): readonly TextRow[] => {
  const { text, phrases } = texts;
  const tile = (space: Space): string => {
    const occupant = occupantOf(view, space);
    return phrases.tile(tileName(texts, view, space), occupant === 'none' ? undefined : name(occupant));
  };
  const columns = COLUMNS.map(column => ({
    label: text.columns[column],
    text: SPACES.filter(space => SPACE_INFO[space].column.value === column)
      .map(tile)
      .join(', '),
  }));
  const isSettingUp = view.round === 0;
  return [
    ...(isSettingUp
      ? [{ label: phrases.labels.setupCards, text: listed(texts, untakenCards(texts, view), ' · ') }]
      : [{ label: phrases.labels.round, text: phrases.round(view.round, view.options.roundCap) }]),
    ...columns,
  ];
};

const clanRows = (texts: Texts, view: View, name: NameOf): readonly TextRow[] =>
  view.players.map((player, index) => ({
    label: name(toSeat(index)),
    text: [
      texts.phrases.stores(player),
      texts.phrases.points(player),
      standsIn(texts, view, index),
      cardsOf(texts, player),
    ].join(' · '),
    isOwn: index === view.viewer,
  }));

const describe = (texts: Texts, view: View, name: NameOf): readonly TextSection[] => {
  const { text, phrases } = texts;
  const { sections } = phrases;
  const own = ownPlayer(view);
  return [
    ...(own === undefined ? [] : [{ title: sections.own, rows: ownRows(texts, view, own, Number(view.viewer)) }]),
    { title: sections.board, rows: boardRows(texts, view, name) },
    {
      title: sections.art,
      rows: openArt(view).map(art => ({ label: text.art[art.card], text: phrases.artLine(art) })),
    },
    {
      title: sections.progress,
      rows: openStacks(view).map(stack => ({
        label: text.progress[stack.card].name,
        text: phrases.stack(stack, text.progress[stack.card].rule),
      })),
    },
    { title: sections.clans, rows: clanRows(texts, view, name) },
  ];
};

const wordWalk = (
  { text, phrases }: Texts,
  { from, to }: Extract<Move, { type: 'walk' }>,
  view: View,
  name: NameOf,
) => {
  const occupant = occupantOf(view, to);
  return phrases.walk({
    from: text.area(from),
    to: text.space(to),
    face: text.faces[faceAt(view, to)],
    signs: signsBetween(from, to),
    bumps: occupant === 'none' ? undefined : name(occupant),
  });
};

const wordMove = (texts: Texts, move: Move, view: View, name: NameOf): string => {
  const { text, phrases } = texts;
  switch (move.type) {
    case 'walk':
      return wordWalk(texts, move, view, name);
    case 'shift':
      return phrases.shift(text.space(move.to), text.faces[faceAt(view, move.to)]);
    case 'useMedicine': {
      const face = faceBefore(view, move.from);
      if (face !== undefined) return phrases.useMedicine(text.area(move.from), text.faces[face]);
      break;
    }
    case 'study':
      return phrases.study(text.progress[move.card], phrases.price(studyPrice(view, move.card)));
    case 'createArt': {
      const art = openArt(view).find(({ card }) => card === move.card);
      if (art !== undefined) return phrases.createArt(text.art[move.card], art);
      break;
    }
    case 'cook': {
      const own = ownPlayer(view);
      const meal = own === undefined ? undefined : mealFor(own);
      if (meal !== undefined) return phrases.cook(move.food, meal[move.food].value, meal.points.value);
      break;
    }
  }
  // Every move is in the table; TypeScript loses which one it is.
  return (text.moves[move.type] as (move: Move, name: NameOf) => string)(move, name);
};

/** In the set-up: what is left to do, once the card or all meeples have found their place. */
const setUpPrompt = ({ phrases }: Texts, view: View): Prompt | undefined => {
  const own = ownPlayer(view);
  if (view.step.at !== 'settingUp' || own === undefined) return undefined;
  if (own.setupCard !== 'none') return phrases.setUpRest.meeple;
  return own.onBoard === SETUP_COLUMNS ? phrases.setUpRest.card : undefined;
};

/** Rule 2.8: a meeple in each of the first three columns. */
const SETUP_COLUMNS = COLUMNS.length - 1;

const prompt = (texts: Texts, view: View, name: NameOf): Prompt => {
  const { phrases } = texts;
  const { step, turn, viewer } = view;
  if (step.at !== 'over' && turn !== viewer) return { title: phrases.isPlaying(name(turn)) };
  // TypeScript cannot see that a step and its question are of the same kind.
  return setUpPrompt(texts, view) ?? (phrases.prompts[step.at] as (step: Step) => Prompt)(step);
};

/** A table in the words of one language. */
export const makeTableText = (text: DawnText, phrases: Phrases): TableText<View, Move> => {
  const texts: Texts = { text, phrases };
  return {
    prompt: (view, name) => prompt(texts, view, name),
    describe: (view, name) => describe(texts, view, name),
    group: ({ type }) => phrases.groups[type],
    move: (move, view, name) => wordMove(texts, move, view, name),
    player: (view, index) => {
      const player = at(view.players, index);
      return `${phrases.stores(player)} · ${phrases.points(player)}`;
    },
    components: async () => (await import('./sheets.ts')).sheetsOf(text, phrases),
  };
};
