import { at, HIDDEN, seat as toSeat, type NameOf, type Prompt, type Row, type Section, type TableWords } from '#kernel';
import { CITIZEN_CARDS, type Citizen } from '../components/citizens.ts';
import { breadPrice } from '../queries.ts';
import { en as text } from '../text/en.ts';
import { CITIES, type CityName, type Move } from '../types.ts';
import type { DynastyView, PlayerView, View } from '../view.ts';
import { actorOf, columnsOf, open, ownPlayer, tally } from './facts.ts';
import { sheetsOf, type SheetTitles } from './sheets.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const name = (citizen: Citizen): string => text.citizens[citizen].name;
const debens = (number: number): string => count(number, 'Deben', 'Debens');

const cards = (list: readonly Citizen[]): string =>
  list.length === 0
    ? 'none'
    : tally(list)
        .map(([citizen, number]) => (number === 1 ? name(citizen) : `${number} ${text.citizens[citizen].plural}`))
        .join(', ');

const dice = (faces: readonly number[]): string =>
  faces.map((face, index) => `die ${index + 1} ${face === 0 ? 'out of play' : `shows ${face}`}`).join(', ');

const columns = (view: View, index: number): string => {
  const parts = columnsOf(view, index).map(({ citizen, count: number, loaves, leads }) => {
    const fed = loaves > 0 ? `, ${loaves} with bread` : '';
    const crown = leads ? ', the most' : '';
    return `${number === 1 ? name(citizen) : `${number} ${text.citizens[citizen].plural}`}${fed}${crown}`;
  });
  return parts.length === 0 ? 'no citizens yet' : parts.join('; ');
};

const holdings = ({ debens: owned, handSize, stashSize, afterlife }: PlayerView): string =>
  [
    debens(owned),
    count(handSize, 'card in hand', 'cards in hand'),
    ...(stashSize > 0 ? [`${stashSize} under a Scribe`] : []),
    ...(afterlife === 'none' ? [] : ['an Afterlife card']),
  ].join(', ');

/** What the actor is asked at each step of a turn. */
const asked = (view: View, own: PlayerView): Prompt => {
  const { step } = view;
  switch (step.at) {
    case 'dynasty':
      return {
        title: 'Lay a citizen',
        detail: step.mayReroll
          ? 'Your Pharaoh may roll one die again first.'
          : 'A second of the same class costs 1 Deben.',
      };
    case 'ability':
      return { title: `Use the ${name(step.citizen)}?`, detail: text.citizens[step.citizen].rule };
    case 'baking':
      return {
        title: `Feed up to ${3 - step.loaves} more`,
        detail: `A loaf costs ${debens(step.price)}; you have ${own.debens}.`,
      };
    case 'consulting':
      return { title: 'Keep one Afterlife card', detail: 'The others are shuffled back.' };
    case 'tribute':
      return { title: 'Pay 1 Deben, or give up a Farmer?', detail: `You have ${debens(own.debens)}.` };
    case 'placing':
      return {
        title: step.left === 1 ? 'Place one more card in the Forum' : `Place ${step.left} cards in the Forum`,
        detail:
          own.cards.artisan > step.hired
            ? 'An Artisan may save you one for 1 Deben.'
            : 'You then take one card more than you placed.',
      };
    case 'taking':
      return {
        title: step.left === 1 ? 'Take one more card' : `Take ${step.left} cards`,
        detail: 'Of those that lay in the Forum before.',
      };
    case 'ending':
      return { title: 'End your turn', detail: 'Until then you may still take steps back.' };
    case 'over':
      return { title: 'The game is over' };
  }
};

const prompt = (view: View, nameOf: NameOf): Prompt => {
  const actor = actorOf(view);
  if (actor === undefined) return { title: 'The game is over' };
  const own = ownPlayer(view);
  if (own !== undefined && actor === view.viewer) return asked(view, own);
  if (view.step.at === 'tribute') return { title: `Waiting for ${nameOf(actor)} to answer a thief` };
  return { title: `${nameOf(actor)} is playing` };
};

const tableRows = (view: View): readonly Row[] => [
  { label: 'Forum', text: view.forum.map(name).join(', ') },
  { label: 'Dice', text: dice(view.dice) },
  {
    label: 'Decks',
    text: `${count(view.deckSize, 'citizen', 'citizens')}, ${count(view.afterlifeSize, 'Afterlife card', 'Afterlife cards')}`,
  },
  { label: 'Bread left', text: String(view.bread) },
  ...(view.gone.length > 0 ? [{ label: 'Gone from the game', text: cards(view.gone) }] : []),
  { label: 'Round', text: `${view.round}${view.ending ? ', the last' : ''}` },
];

const afterlife = ({ afterlife: card }: DynastyView): string => {
  if (card === 'none') return 'none';
  return card === HIDDEN ? 'hidden' : `${text.afterlives[card].name}: ${text.afterlives[card].rule}`;
};

const ownRows = (view: View, own: PlayerView): readonly Row[] => [
  { label: 'Your hand', text: cards(open(own.hand)), isOwn: true },
  {
    label: 'Your Debens',
    text: `${own.debens}; a loaf would cost you ${breadPrice({ dice: [...view.dice] }, own)}`,
    isOwn: true,
  },
  { label: 'Your Afterlife card', text: afterlife(own), isOwn: true },
  ...(own.stashSize > 0 ? [{ label: 'Under your Scribes', text: cards(open(own.stash)), isOwn: true }] : []),
];

const describe = (view: View, nameOf: NameOf): readonly Section[] => {
  const own = ownPlayer(view);
  const players = view.players.map((player, index): Row => {
    const seen = player.known.length > 0 && index !== view.viewer ? `; seen to hold ${cards(player.known)}` : '';
    return {
      label: nameOf(toSeat(index)),
      text: `${columns(view, index)}. ${holdings(player)}${seen}.`,
      isOwn: index === view.viewer,
    };
  });
  const cities = view.cities.map(
    ({ name: city }, index): Row => ({
      label: text.cities[city],
      text: `${columns(view, view.players.length + index)}.`,
    }),
  );
  return [
    ...(own === undefined ? [] : [{ title: 'Yours', rows: ownRows(view, own) }]),
    { title: 'The table', rows: tableRows(view) },
    { title: 'Dynasties', rows: [...players, ...cities] },
  ];
};

const GROUPS: { readonly [T in Move['type']]: string } = {
  reroll: 'Roll a die again',
  playCitizens: 'Lay citizens',
  useAbility: 'Ability',
  skipAbility: 'Ability',
  stash: 'Put under the Scribe',
  consult: 'Look at Afterlife cards',
  keepAfterlife: 'Keep an Afterlife card',
  rob: 'Steal a Farmer',
  answerTribute: 'Tribute',
  feed: 'Give bread',
  stopBaking: 'Give bread',
  place: 'Place in the Forum',
  hireArtisan: 'Artisan',
  take: 'Take from the Forum',
  endTurn: 'Turn',
  setStanding: 'When I am robbed',
};

const move = (chosen: Move, view: View, nameOf: NameOf): string => {
  switch (chosen.type) {
    case 'take':
      return `Take ${name(at(view.forum, chosen.slot))}, place ${chosen.slot + 1} in the Forum`;
    case 'reroll':
      return `Roll die ${chosen.die + 1} again, which shows ${at(view.dice, chosen.die)}`;
    case 'consult':
      return `Pay ${debens(at(view.dice, chosen.die))} (die ${chosen.die + 1}) for as many Afterlife cards`;
    case 'feed':
      return `Feed ${name(chosen.citizen)}, +${CITIZEN_CARDS[chosen.citizen].bread.value}`;
    case 'keepAfterlife':
      return `Keep ${text.afterlives[chosen.card].name}: ${text.afterlives[chosen.card].rule}`;
    default:
      // Every move is in the table; TypeScript loses which one it is.
      return (text.moves[chosen.type] as (move: Move, name: NameOf) => string)(chosen, nameOf);
  }
};

const TITLES: SheetTitles = {
  citizens: 'The nine classes',
  citizensNote: 'Bread points are reconstructed: the pictures of the cards are lost.',
  columns: ['Copies', 'Points', 'Bread', 'Majority', 'Ability'],
  afterlives: 'Afterlife cards',
  effect: 'What it is worth',
};

export const en: TableWords<View, Move> = {
  prompt,
  describe,
  group: ({ type }) => GROUPS[type],
  move,
  player: (view, index) => holdings(at(view.players, index)),
  components: () => sheetsOf(text, TITLES),
  neutral: id => (CITIES.includes(id as CityName) ? text.cities[id as CityName] : id),
};
