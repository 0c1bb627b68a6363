import {
  at,
  HIDDEN,
  seat as toSeat,
  type NameOf,
  type Prompt,
  type TextRow,
  type TextSection,
  type TableText,
} from '#kernel';
import { CITIZEN_CARDS, type Citizen } from '../components/citizens.ts';
import { breadPrice } from '../queries.ts';
import type { IunuText } from '../text/text.ts';
import { CITIES, type CityName, type Move } from '../types.ts';
import type { DynastyView, PlayerView, View } from '../view.ts';
import { actorOf, columnsOf, open, ownPlayer, tally } from './facts.ts';
import type { Phrases } from './phrases.ts';
import { sheetsOf } from './sheets.ts';

/** A language: the game's own texts, and the phrases of the table. */
interface Tongue {
  readonly text: IunuText;
  readonly phrases: Phrases;
}

const several = ({ text }: Tongue, citizen: Citizen, count: number): string =>
  count === 1 ? text.citizens[citizen].name : `${count} ${text.citizens[citizen].plural}`;

const cards = (tongue: Tongue, list: readonly Citizen[]): string =>
  tally(list)
    .map(([citizen, count]) => several(tongue, citizen, count))
    .join(', ') || tongue.phrases.none;

const columns = (tongue: Tongue, view: View, index: number): string => {
  const { phrases } = tongue;
  return (
    columnsOf(view, index)
      .map(({ citizen, count, loaves, leads }) =>
        phrases.column({ citizens: several(tongue, citizen, count), loaves, leads }),
      )
      .join(phrases.between) || phrases.noCitizens
  );
};

const holdings = ({ phrases }: Tongue, { debens, handSize, stashSize, afterlife }: PlayerView): string =>
  phrases.holdings({ debens, hand: handSize, stash: stashSize, hasAfterlife: afterlife !== 'none' });

/** What the actor is asked at each step of a turn. */
const asked = ({ text, phrases: { prompts } }: Tongue, { step }: View, own: PlayerView): Prompt => {
  switch (step.at) {
    case 'dynasty':
      return prompts.dynasty(step.mayReroll);
    case 'ability':
      return prompts.ability(text.citizens[step.citizen]);
    case 'baking':
      return prompts.baking(3 - step.loaves, step.price, own.debens);
    case 'tribute':
      return prompts.tribute(own.debens);
    case 'placing':
      return prompts.placing(step.left, own.cards.artisan > step.hired);
    case 'taking':
      return prompts.taking(step.left);
    case 'consulting':
    case 'ending':
    case 'over':
      return prompts[step.at];
  }
};

const prompt = (tongue: Tongue, view: View, nameOf: NameOf): Prompt => {
  const { prompts } = tongue.phrases;
  const actor = actorOf(view);
  if (actor === undefined) return prompts.over;
  const own = ownPlayer(view);
  if (own !== undefined && actor === view.viewer) return asked(tongue, view, own);
  return view.step.at === 'tribute' ? prompts.answering(nameOf(actor)) : prompts.playing(nameOf(actor));
};

const tableRows = (tongue: Tongue, view: View): readonly TextRow[] => {
  const { text, phrases } = tongue;
  const { rows } = phrases;
  return [
    { label: rows.forum, text: view.forum.map(citizen => text.citizens[citizen].name).join(', ') },
    { label: rows.dice, text: view.dice.map((face, index) => phrases.die(index + 1, face)).join(', ') },
    { label: rows.decks, text: phrases.decks(view.deckSize, view.afterlifeSize) },
    { label: rows.bread, text: String(view.bread) },
    ...(view.gone.length > 0 ? [{ label: rows.gone, text: cards(tongue, view.gone) }] : []),
    { label: rows.round, text: phrases.round(view.round, view.ending) },
  ];
};

const afterlife = ({ text, phrases }: Tongue, { afterlife: card }: DynastyView): string => {
  if (card === 'none') return phrases.noAfterlife;
  return card === HIDDEN ? phrases.hidden : phrases.card(text.afterlives[card]);
};

const ownRows = (tongue: Tongue, view: View, own: PlayerView): readonly TextRow[] => {
  const { rows, ownDebens } = tongue.phrases;
  const price = breadPrice({ dice: [...view.dice] }, own);
  return [
    { label: rows.hand, text: cards(tongue, open(own.hand)), isOwn: true },
    { label: rows.debens, text: ownDebens(own.debens, price), isOwn: true },
    { label: rows.afterlife, text: afterlife(tongue, own), isOwn: true },
    ...(own.stashSize > 0 ? [{ label: rows.stash, text: cards(tongue, open(own.stash)), isOwn: true }] : []),
  ];
};

const playerRow = (tongue: Tongue, view: View, index: number, nameOf: NameOf): TextRow => {
  const player = at(view.players, index);
  const isOwn = index === view.viewer;
  const seen = player.known.length > 0 && !isOwn ? tongue.phrases.seenToHold(cards(tongue, player.known)) : '';
  return {
    label: nameOf(toSeat(index)),
    text: `${columns(tongue, view, index)}. ${holdings(tongue, player)}${seen}.`,
    isOwn,
  };
};

const describe = (tongue: Tongue, view: View, nameOf: NameOf): readonly TextSection[] => {
  const { sections } = tongue.phrases;
  const own = ownPlayer(view);
  const players = view.players.map((_, index) => playerRow(tongue, view, index, nameOf));
  const cities = view.cities.map(
    ({ name }, index): TextRow => ({
      label: tongue.text.cities[name],
      text: `${columns(tongue, view, view.players.length + index)}.`,
    }),
  );
  return [
    ...(own === undefined ? [] : [{ title: sections.yours, rows: ownRows(tongue, view, own) }]),
    { title: sections.table, rows: tableRows(tongue, view) },
    { title: sections.dynasties, rows: [...players, ...cities] },
  ];
};

const move = ({ text, phrases: { moves } }: Tongue, chosen: Move, view: View, nameOf: NameOf): string => {
  switch (chosen.type) {
    case 'take':
      return moves.take(text.citizens[at(view.forum, chosen.slot)].name, chosen.slot + 1);
    case 'reroll':
      return moves.reroll(chosen.die + 1, at(view.dice, chosen.die));
    case 'consult':
      return moves.consult(at(view.dice, chosen.die), chosen.die + 1);
    case 'feed':
      return moves.feed(text.citizens[chosen.citizen].name, CITIZEN_CARDS[chosen.citizen].bread.value);
    case 'keepAfterlife':
      return moves.keepAfterlife(text.afterlives[chosen.card]);
    default:
      // Every move is in the table; TypeScript loses which one it is.
      return (text.moves[chosen.type] as (move: Move, name: NameOf) => string)(chosen, nameOf);
  }
};

/** IUNU's table in words, from the phrases of one language. */
export const tableWords = (text: IunuText, phrases: Phrases): TableText<View, Move> => {
  const tongue: Tongue = { text, phrases };
  return {
    prompt: (view, nameOf) => prompt(tongue, view, nameOf),
    describe: (view, nameOf) => describe(tongue, view, nameOf),
    group: ({ type }) => phrases.groups[type],
    move: (chosen, view, nameOf) => move(tongue, chosen, view, nameOf),
    player: (view, index) => holdings(tongue, at(view.players, index)),
    components: () => sheetsOf(text, phrases.sheets),
    neutral: id => (CITIES.includes(id as CityName) ? text.cities[id as CityName] : id),
  };
};
