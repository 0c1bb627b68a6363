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
import { MOST_LOAVES } from '../components/box.ts';
import { CITIZEN_CARDS, type Citizen } from '../components/citizens.ts';
import { actorOf, columnsOf, countByClass, ownPlayer, visibleCards } from '../facts.ts';
import { breadPrice, hasFreeArtisan } from '../queries.ts';
import { afterlifeTextAt, citizenTextAt } from '../text/cardText.ts';
import type { IunuText } from '../text/text.ts';
import { CITIES, type Move } from '../types.ts';
import type { DynastyView, PlayerView, View } from '../view.ts';
import type { Phrases } from './phrases.ts';

/** One language: the game text, and the phrases of the table text. */
interface LanguagePack {
  readonly text: IunuText;
  readonly phrases: Phrases;
}

const several = ({ text }: LanguagePack, citizen: Citizen, count: number): string =>
  count === 1 ? text.citizens[citizen].name : `${count} ${text.citizens[citizen].plural}`;

const cards = (pack: LanguagePack, list: readonly Citizen[]): string =>
  countByClass(list)
    .map(([citizen, count]) => several(pack, citizen, count))
    .join(', ') || pack.phrases.none;

const columns = (pack: LanguagePack, view: View, index: number): string => {
  const { phrases } = pack;
  return (
    columnsOf(view, index)
      .map(({ citizen, count, loaves, leads }) =>
        phrases.column({ citizens: several(pack, citizen, count), loaves, leads }),
      )
      .join(phrases.between) || phrases.noCitizens
  );
};

const holdings = ({ phrases }: LanguagePack, { debens, handSize, stashSize, afterlife }: PlayerView): string =>
  phrases.holdings({ debens, hand: handSize, stash: stashSize, hasAfterlife: afterlife !== 'none' });

/** What the actor is asked at each step of a turn. */
const ownPrompt = ({ text, phrases: { prompts } }: LanguagePack, view: View, own: PlayerView): Prompt => {
  const { step } = view;
  switch (step.at) {
    case 'dynasty':
      return prompts.dynasty(step.mayReroll);
    case 'ability':
      return prompts.ability(citizenTextAt(text, step.citizen, view));
    case 'baking':
      return prompts.baking(MOST_LOAVES - step.loaves, step.price, own.debens);
    case 'tribute':
      return prompts.tribute(own.debens);
    case 'placing':
      return prompts.placing(step.left, own.debens > 0 && hasFreeArtisan({ step }, own));
    case 'taking':
      return prompts.taking(step.left);
    case 'consulting':
    case 'ending':
    case 'over':
      return prompts[step.at];
  }
};

const prompt = (pack: LanguagePack, view: View, nameOf: NameOf): Prompt => {
  const { prompts } = pack.phrases;
  const actor = actorOf(view);
  if (actor === undefined) return prompts.over;
  const own = ownPlayer(view);
  if (own !== undefined && actor === view.viewer) return ownPrompt(pack, view, own);
  return view.step.at === 'tribute' ? prompts.answering(nameOf(actor)) : prompts.playing(nameOf(actor));
};

const tableRows = (pack: LanguagePack, view: View): readonly TextRow[] => {
  const { text, phrases } = pack;
  const { rows } = phrases;
  return [
    { label: rows.forum, text: view.forum.map(citizen => text.citizens[citizen].name).join(', ') },
    { label: rows.dice, text: view.dice.map((face, index) => phrases.die(index + 1, face)).join(', ') },
    { label: rows.decks, text: phrases.decks(view.deckSize, view.afterlifeSize) },
    { label: rows.bread, text: String(view.bread) },
    ...(view.gone.length > 0 ? [{ label: rows.gone, text: cards(pack, view.gone) }] : []),
    { label: rows.round, text: phrases.round(view.round, view.ending) },
  ];
};

const afterlife = ({ text, phrases }: LanguagePack, view: View, { afterlife: card }: DynastyView): string => {
  if (card === 'none') return phrases.noAfterlife;
  return card === HIDDEN ? phrases.hidden : phrases.card(afterlifeTextAt(text, card, view));
};

const ownRows = (pack: LanguagePack, view: View, own: PlayerView): readonly TextRow[] => {
  const { rows, ownDebens } = pack.phrases;
  const price = breadPrice(view, own);
  return [
    { label: rows.hand, text: cards(pack, visibleCards(own.hand)), isOwn: true },
    { label: rows.debens, text: ownDebens(own.debens, price), isOwn: true },
    { label: rows.afterlife, text: afterlife(pack, view, own), isOwn: true },
    ...(own.stashSize > 0 ? [{ label: rows.stash, text: cards(pack, visibleCards(own.stash)), isOwn: true }] : []),
  ];
};

const playerRow = (pack: LanguagePack, view: View, index: number, nameOf: NameOf): TextRow => {
  const player = at(view.players, index);
  const isOwn = index === view.viewer;
  const seen = player.known.length > 0 && !isOwn ? pack.phrases.seenToHold(cards(pack, player.known)) : '';
  return {
    label: nameOf(toSeat(index)),
    text: `${columns(pack, view, index)}. ${holdings(pack, player)}${seen}.`,
    isOwn,
  };
};

const describe = (pack: LanguagePack, view: View, nameOf: NameOf): readonly TextSection[] => {
  const { sections } = pack.phrases;
  const own = ownPlayer(view);
  const players = view.players.map((_, index) => playerRow(pack, view, index, nameOf));
  const cities = view.cities.map(
    ({ name }, index): TextRow => ({
      label: pack.text.cities[name],
      text: `${columns(pack, view, view.players.length + index)}.`,
    }),
  );
  return [
    ...(own === undefined ? [] : [{ title: sections.yours, rows: ownRows(pack, view, own) }]),
    { title: sections.table, rows: tableRows(pack, view) },
    { title: sections.dynasties, rows: [...players, ...cities] },
  ];
};

const move = ({ text, phrases: { moves } }: LanguagePack, chosen: Move, view: View, nameOf: NameOf): string => {
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
      return moves.keepAfterlife(afterlifeTextAt(text, chosen.card, view));
    default:
      // Every move is in the table; TypeScript loses which one it is.
      return (text.moves[chosen.type] as (move: Move, name: NameOf) => string)(chosen, nameOf);
  }
};

/** IUNU's table text in one language, from its phrases. */
export const makeTableText = (text: IunuText, phrases: Phrases): TableText<View, Move> => {
  const pack: LanguagePack = { text, phrases };
  return {
    prompt: (view, nameOf) => prompt(pack, view, nameOf),
    describe: (view, nameOf) => describe(pack, view, nameOf),
    group: ({ type }) => phrases.groups[type],
    move: (chosen, view, nameOf) => move(pack, chosen, view, nameOf),
    player: (view, index) => holdings(pack, at(view.players, index)),
    components: async () => (await import('./sheets.ts')).sheetsOf(text, phrases.sheets),
    neutral: id => {
      const city = CITIES.find(name => name === id);
      return city === undefined ? id : text.cities[city];
    },
  };
};
