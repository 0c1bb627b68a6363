import { at, HIDDEN, seat as toSeat, type NameOf, type Prompt, type Row, type Section, type TableWords } from '#kernel';
import { CITIZEN_CARDS, type Citizen } from '../components/citizens.ts';
import { breadPrice } from '../queries.ts';
import { fr as text } from '../text/fr.ts';
import { CITIES, type CityName, type Move } from '../types.ts';
import type { DynastyView, PlayerView, View } from '../view.ts';
import { actorOf, columnsOf, open, ownPlayer, tally } from './facts.ts';
import { sheetsOf, type SheetTitles } from './sheets.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;
const name = (citizen: Citizen): string => text.citizens[citizen].name;
const debens = (number: number): string => count(number, 'deben', 'debens');

const cards = (list: readonly Citizen[]): string =>
  list.length === 0
    ? 'aucune carte'
    : tally(list)
        .map(([citizen, number]) => (number === 1 ? name(citizen) : `${number} ${text.citizens[citizen].plural}`))
        .join(', ');

const dice = (faces: readonly number[]): string =>
  faces.map((face, index) => `dé ${index + 1} ${face === 0 ? 'hors jeu' : `: ${face}`}`).join(', ');

const columns = (view: View, index: number): string => {
  const parts = columnsOf(view, index).map(({ citizen, count: number, loaves, leads }) => {
    const fed = loaves > 0 ? `, ${loaves} avec du pain` : '';
    const crown = leads ? ', le plus' : '';
    return `${number === 1 ? name(citizen) : `${number} ${text.citizens[citizen].plural}`}${fed}${crown}`;
  });
  return parts.length === 0 ? 'aucun citoyen' : parts.join(' ; ');
};

const holdings = ({ debens: owned, handSize, stashSize, afterlife }: PlayerView): string =>
  [
    debens(owned),
    count(handSize, 'carte en main', 'cartes en main'),
    ...(stashSize > 0 ? [`${stashSize} sous un Scribe`] : []),
    ...(afterlife === 'none' ? [] : ['une carte Au-delà']),
  ].join(', ');

/** What the actor is asked at each step of a turn. */
const asked = (view: View, own: PlayerView): Prompt => {
  const { step } = view;
  switch (step.at) {
    case 'dynasty':
      return {
        title: 'Posez un citoyen',
        detail: step.mayReroll
          ? 'Votre Pharaon peut d’abord relancer un dé.'
          : 'Un second de la même classe coûte 1 deben.',
      };
    case 'ability':
      return { title: `Utiliser le ${name(step.citizen)} ?`, detail: text.citizens[step.citizen].rule };
    case 'baking':
      return {
        title: `Nourrissez encore ${3 - step.loaves} citoyen${step.loaves < 2 ? 's' : ''} au plus`,
        detail: `Un pain coûte ${debens(step.price)} ; vous en avez ${own.debens}.`,
      };
    case 'consulting':
      return { title: 'Gardez une carte Au-delà', detail: 'Les autres sont remises et mélangées.' };
    case 'tribute':
      return { title: 'Payer 1 deben, ou céder un Fermier ?', detail: `Vous avez ${debens(own.debens)}.` };
    case 'placing':
      return {
        title: step.left === 1 ? 'Placez encore une carte dans le Forum' : `Placez ${step.left} cartes dans le Forum`,
        detail:
          own.cards.artisan > step.hired
            ? 'Un Artisan peut vous en épargner une pour 1 deben.'
            : 'Vous prendrez ensuite une carte de plus que vous n’en avez placé.',
      };
    case 'taking':
      return {
        title: step.left === 1 ? 'Prenez encore une carte' : `Prenez ${step.left} cartes`,
        detail: 'Parmi celles qui étaient déjà au Forum.',
      };
    case 'ending':
      return { title: 'Finissez votre tour', detail: 'Jusque-là, vous pouvez encore revenir en arrière.' };
    case 'over':
      return { title: 'La partie est finie' };
  }
};

const prompt = (view: View, nameOf: NameOf): Prompt => {
  const actor = actorOf(view);
  if (actor === undefined) return { title: 'La partie est finie' };
  const own = ownPlayer(view);
  if (own !== undefined && actor === view.viewer) return asked(view, own);
  if (view.step.at === 'tribute') return { title: `On attend la réponse de ${nameOf(actor)} au voleur` };
  return { title: `${nameOf(actor)} joue` };
};

const tableRows = (view: View): readonly Row[] => [
  { label: 'Forum', text: view.forum.map(name).join(', ') },
  { label: 'Dés', text: dice(view.dice) },
  {
    label: 'Pioches',
    text: `${count(view.deckSize, 'citoyen', 'citoyens')}, ${count(view.afterlifeSize, 'carte Au-delà', 'cartes Au-delà')}`,
  },
  { label: 'Pains restants', text: String(view.bread) },
  ...(view.gone.length > 0 ? [{ label: 'Sorties du jeu', text: cards(view.gone) }] : []),
  { label: 'Manche', text: `${view.round}${view.ending ? ', la dernière' : ''}` },
];

const afterlife = ({ afterlife: card }: DynastyView): string => {
  if (card === 'none') return 'aucune';
  return card === HIDDEN ? 'cachée' : `${text.afterlives[card].name} : ${text.afterlives[card].rule}`;
};

const ownRows = (view: View, own: PlayerView): readonly Row[] => [
  { label: 'Votre main', text: cards(open(own.hand)), isOwn: true },
  {
    label: 'Vos debens',
    text: `${own.debens} ; un pain vous coûterait ${breadPrice({ dice: [...view.dice] }, own)}`,
    isOwn: true,
  },
  { label: 'Votre carte Au-delà', text: afterlife(own), isOwn: true },
  ...(own.stashSize > 0 ? [{ label: 'Sous vos Scribes', text: cards(open(own.stash)), isOwn: true }] : []),
];

const describe = (view: View, nameOf: NameOf): readonly Section[] => {
  const own = ownPlayer(view);
  const players = view.players.map((player, index): Row => {
    const seen = player.known.length > 0 && index !== view.viewer ? ` ; vu en main : ${cards(player.known)}` : '';
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
    ...(own === undefined ? [] : [{ title: 'À vous', rows: ownRows(view, own) }]),
    { title: 'La table', rows: tableRows(view) },
    { title: 'Dynasties', rows: [...players, ...cities] },
  ];
};

const GROUPS: { readonly [T in Move['type']]: string } = {
  reroll: 'Relancer un dé',
  playCitizens: 'Poser des citoyens',
  useAbility: 'Capacité',
  skipAbility: 'Capacité',
  stash: 'Glisser sous le Scribe',
  consult: 'Regarder des cartes Au-delà',
  keepAfterlife: 'Garder une carte Au-delà',
  rob: 'Voler un Fermier',
  answerTribute: 'Tribut',
  feed: 'Donner du pain',
  stopBaking: 'Donner du pain',
  place: 'Placer dans le Forum',
  hireArtisan: 'Artisan',
  take: 'Prendre du Forum',
  endTurn: 'Tour',
  setStanding: 'Quand on me vole',
};

const move = (chosen: Move, view: View, nameOf: NameOf): string => {
  switch (chosen.type) {
    case 'take':
      return `Prendre ${name(at(view.forum, chosen.slot))}, place ${chosen.slot + 1} du Forum`;
    case 'reroll':
      return `Relancer le dé ${chosen.die + 1}, qui montre ${at(view.dice, chosen.die)}`;
    case 'consult':
      return `Payer ${debens(at(view.dice, chosen.die))} (dé ${chosen.die + 1}) pour autant de cartes Au-delà`;
    case 'feed':
      return `Nourrir ${name(chosen.citizen)}, +${CITIZEN_CARDS[chosen.citizen].bread.value}`;
    case 'keepAfterlife':
      return `Garder ${text.afterlives[chosen.card].name} : ${text.afterlives[chosen.card].rule}`;
    default:
      // Every move is in the table; TypeScript loses which one it is.
      return (text.moves[chosen.type] as (move: Move, name: NameOf) => string)(chosen, nameOf);
  }
};

const TITLES: SheetTitles = {
  citizens: 'Les neuf classes',
  citizensNote: 'Les points de pain sont reconstitués : les images des cartes sont perdues.',
  columns: ['Exemplaires', 'Points', 'Pain', 'Majorité', 'Capacité'],
  afterlives: 'Cartes Au-delà',
  effect: 'Ce qu’elle vaut',
};

export const fr: TableWords<View, Move> = {
  prompt,
  describe,
  group: ({ type }) => GROUPS[type],
  move,
  player: (view, index) => holdings(at(view.players, index)),
  components: () => sheetsOf(text, TITLES),
  neutral: id => (CITIES.includes(id as CityName) ? text.cities[id as CityName] : id),
};
