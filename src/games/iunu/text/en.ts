// Names, buttons, refusals and options; the log is in `../log/`, the table described in words in `../tableText/`.
import { an } from '#kernel';
import type { Afterlife } from '../components/afterlife.ts';
import type { Citizen } from '../components/citizens.ts';
import type { IunuText } from './text.ts';

const debens = (count: number): string => (count === 1 ? '1 Deben' : `${count} Debens`);

const citizen = (id: Citizen): string => en.citizens[id].name;
const a = (id: Citizen): string => an(citizen(id));
const afterlife = (id: Afterlife): string => en.afterlives[id].name;
const several = (id: Citizen, count: number): string => (count === 1 ? a(id) : `${count} ${en.citizens[id].plural}`);
const die = (index: number): string => `die ${index + 1}`;

export const en: IunuText = {
  title: 'IUNU',
  citizens: {
    pharaoh: {
      name: 'Pharaoh',
      plural: 'Pharaohs',
      rule: 'At the start of your later turns, you may roll one die again.',
    },
    scribe: {
      name: 'Scribe',
      plural: 'Scribes',
      rule: 'Pay 1 Deben: put a card of your hand under the Scribe and draw one. It counts at the end.',
    },
    noble: { name: 'Noble', plural: 'Nobles', rule: 'Gain the sum of the dice in Debens; each die goes down by one.' },
    priest: {
      name: 'Priest',
      plural: 'Priests',
      rule: 'Pay a die: look at as many Afterlife cards and keep one. The die goes down by one.',
    },
    artisan: {
      name: 'Artisan',
      plural: 'Artisans',
      rule: 'In the Rejuvenation phase you may pay each Artisan 1 Deben, once, to place one card fewer.',
    },
    soldier: {
      name: 'Soldier',
      plural: 'Soldiers',
      rule: 'Steal a Farmer without bread, unless you are given 1 Deben. Each Soldier guards two Farmers.',
    },
    baker: {
      name: 'Baker',
      plural: 'Bakers',
      rule: 'Buy up to three loaves at the highest die each. The die goes down by one.',
    },
    merchant: {
      name: 'Merchant',
      plural: 'Merchants',
      rule: 'Gain the highest die plus 1 for each of your Merchants. The die goes down by one.',
    },
    farmer: { name: 'Farmer', plural: 'Farmers', rule: 'For every two Farmers, each loaf costs 1 Deben less.' },
  },
  afterlives: {
    peret: { name: 'Peret, the Season of Emergence', rule: 'Your best majority counts double.' },
    akhet: { name: 'Akhet, the Season of Inundation', rule: 'Your best majority counts double.' },
    shemu: { name: 'Shemu, the Season of Harvest', rule: 'Your best majority counts double.' },
    hatshepsut: { name: 'The Dynasty of Hatshepsut', rule: '6 points for each set of Scribe, Noble and Priest.' },
    amenhotep: { name: 'The Dynasty of Amenhotep I', rule: '4 points for each set of Baker, Merchant and Farmer.' },
    anubis: {
      name: 'The Guardians of Anubis',
      rule: 'With at least as many Soldiers as Farmers, the points of your Soldiers count twice.',
    },
    osiris: { name: 'The Judgment of Osiris', rule: 'Each Deben is worth 1 point.' },
    nephthys: {
      name: 'Birth of Nephthys',
      rule: '5 points if you have fed more citizens than anybody else; a tie gives nothing.',
    },
    khufu: {
      name: 'The Glory of Khufu',
      rule: '7 points if you have more different classes than anybody else; a tie gives nothing.',
    },
  },
  soldierAlone: {
    tribute: 'Take 1 Deben from the supply. There is nobody to rob.',
    nothing: 'Nothing when laid: there is nobody to rob.',
  },
  seasonThrice: 'Your best majority counts three times.',
  cities: { heliopolis: 'Heliopolis', memphis: 'Memphis', thebes: 'Thebes' },
  options: {
    variant: {
      name: 'Two-player variant',
      help: 'How two players play.',
      choices: { standard: 'None', aten: 'The Rise of Aten', heliopolis: 'Memphis and Thebes' },
    },
    soloLevel: {
      name: 'Solo level',
      help: 'Our own solo rules: how many cards the two cities begin with.',
      choices: { easy: 'Easy', normal: 'Normal', hard: 'Hard', expert: 'Expert' },
    },
    soloTribute: { name: 'Tribute alone', help: 'A Soldier may take 1 Deben from the supply.', choices: undefined },
    guardsCoverUnfedFirst: {
      name: 'Guards stand by the hungry',
      help: 'Soldiers guard Farmers without bread first.',
      choices: undefined,
    },
    merchantNeedsDie: {
      name: 'A Merchant needs a die',
      help: 'With no die in play a Merchant earns nothing.',
      choices: undefined,
    },
    seasonTotal: {
      name: 'Seasons',
      help: 'How often a season card counts the best majority in all.',
      choices: { 2: 'Twice', 3: 'Three times' },
    },
    breadLimited: { name: 'Twenty loaves', help: 'When 20 loaves are out, there are no more.', choices: undefined },
    citiesTestEnd: {
      name: 'Cities test the end',
      help: 'An empty deck at a city’s turn makes this round the last.',
      choices: undefined,
    },
  },
  moves: {
    reroll: move => `Roll ${die(move.die)} again`,
    playCitizens: move => `Lay ${several(move.citizen, move.count)}${move.count === 2 ? ' for 1 Deben' : ''}`,
    useAbility: () => 'Use the ability',
    skipAbility: () => 'Do not use the ability',
    stash: move => `Put ${a(move.citizen)} under the Scribe`,
    consult: move => `Pay ${die(move.die)} for Afterlife cards`,
    keepAfterlife: ({ card }) => `Keep ${afterlife(card)}`,
    rob: ({ victim }, name) => `Go for a Farmer of ${name(victim)}`,
    answerTribute: ({ pays }) => (pays ? 'Pay 1 Deben' : 'Give up the Farmer'),
    feed: move => `Feed ${a(move.citizen)}`,
    stopBaking: () => 'No more bread',
    place: move => `Place ${a(move.citizen)} in the Forum`,
    hireArtisan: () => 'Pay an Artisan 1 Deben to place one card fewer',
    take: ({ slot }) => `Take card ${slot + 1} of the Forum`,
    endTurn: () => 'End turn',
    setStanding: ({ answer }) =>
      ({
        ask: 'Ask me when I am robbed',
        pay: 'Always pay when I am robbed',
        yield: 'Never pay when I am robbed',
      })[answer],
  },
  refusals: {
    notYourTurn: ({ turn }, name) => `It is ${name(turn)}’s turn.`,
    notNow: () => 'This comes at another step of the turn.',
    gameOver: () => 'The game is over.',
    noReroll: () => 'Only a Pharaoh of an earlier turn may roll a die again, once, before any card is laid.',
    noSuchDie: () => 'That die is out of play until the next round.',
    notInHand: () => 'That card is not in your hand.',
    notAPair: ({ citizen: id }) => `You have only one ${citizen(id)} in hand.`,
    pairCostsDeben: () => 'A second card costs 1 Deben; you have none.',
    noSuchCount: () => 'Lay one card, or two of a class.',
    otherAbility: ({ citizen: id }) => `You have just laid ${a(id)}, which does something else.`,
    scribeCostsDeben: () => 'The Scribe costs 1 Deben; you have none.',
    dieTooDear: ({ cost, debens: owned }) => `That die costs ${debens(cost)}; you have ${owned}.`,
    notDrawn: () => 'Keep one of the cards you looked at, or the one you held.',
    nothingToSteal: ({ victim }, name) =>
      `${name(victim)} has no Farmer to steal: bread protects a Farmer, and each Soldier guards two.`,
    nothingToFeed: ({ citizen: id }) => `You have no ${citizen(id)} without bread.`,
    noBreadLeft: () => 'There is no bread left.',
    breadTooDear: ({ price, debens: owned }) => `A loaf costs ${debens(price)}; you have ${owned}.`,
    answerYesOrNo: () => 'Pay the tribute, or give up the Farmer.',
    noArtisanToHire: ({ artisans }) =>
      artisans === 0 ? 'You have no Artisan.' : 'Each Artisan can be paid once, and you have paid all of yours.',
    artisanCostsDeben: () => 'An Artisan costs 1 Deben; you have none.',
    cannotTake: () => 'You can only take a card that lay in the Forum before this turn.',
    noSuchAnswer: () => 'That is no answer to a thief.',
    sameAnswer: () => 'That is your answer already.',
  },
  score: {
    citizens: 'Citizens',
    bread: 'Bread',
    majorities: 'Majorities',
    afterlife: 'Afterlife',
    debens: 'Debens',
    merchants: 'Merchants of the cities',
    total: 'Total',
  },
};
