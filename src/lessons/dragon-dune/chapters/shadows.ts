import { territory, type Event, type Move } from '#games/dragon-dune';
import type { LessonChapter } from '../../lesson.ts';
import { army, land, unitsOf } from '../places.ts';

/** Whoever is not named is asked, and answered for by the script. */
const STANDING: readonly (readonly [
  seat: number,
  window: 'payment' | 'question' | 'hide' | 'discard' | 'hire' | 'disband',
])[] = [
  [0, 'payment'],
  [0, 'question'],
  [0, 'hide'],
  [0, 'discard'],
  [1, 'payment'],
  [1, 'discard'],
  [1, 'disband'],
  [2, 'payment'],
  [2, 'hide'],
  [2, 'hire'],
  [2, 'question'],
  [3, 'payment'],
  [3, 'question'],
  [3, 'hide'],
  [3, 'discard'],
];

export const shadows: LessonChapter<Move, Event> = {
  id: 'shadows',
  title: { en: 'Aces, shadows and treachery', fr: 'As, ombres et trahisons' },
  minutes: 2,
  isOptional: true,
  table: { seats: 4, options: { seating: 'inOrder' }, luck: [] },
  prologue: [
    {
      seat: 3,
      move: { type: 'deployOrcs', in1: 2, in9: 3, in16: 0 },
      luck: [
        1,
        4,
        4,
        4,
        { order: ['♥', '♣', '♦', '♠'] },
        { order: ['♣', '♠', '♦', '♥'] },
        { top: ['3♠', 'A♥', '5♠', '4♦', '2♦', '6♣', '3♦', '4♠', '2♣', '5♦'] },
        { top: ['7♦', '10♣', '8♥', '9♠'] },
      ],
    },
    ...STANDING.map(([seat, window]) => ({ seat, move: { type: 'setStanding', window, isOn: true } }) as const),
    { seat: 3, move: { type: 'decline', window: 'flight' }, luck: [2] },
    { seat: 3, move: { type: 'decline', window: 'flight' } },
    { auto: true, pupil: [{ type: 'passBid' }], until: { seat: 1, move: { type: 'conscript' } } },
  ],
  rivals: [{ type: 'passBid' }, { type: 'decline' }],
  steps: [
    {
      id: 'cards',
      say: {
        en: 'Another war, three tricks. You hold an Ace. And everybody has two secret cards: yours are the Queen of ♣, the Goblins’ suit, and the Jack of ♠. Keep them in mind.',
        fr: 'Une autre guerre, trois ruses. Vous avez un As. Et chacun a deux cartes secrètes : les vôtres sont la Dame de ♣, l’enseigne des Gobelins, et le Valet de ♠. Gardez-les en tête.',
      },
      focus: ['card/A♥'],
      rule: '5.5',
      script: [
        {
          seat: 1,
          move: { type: 'conscript', territory: territory('5★'), count: 1 },
          say: {
            en: 'Your free unit joins 5★, where you also hire.',
            fr: 'Votre unité gratuite rejoint 5★, où vous engagez aussi.',
          },
        },
        { seat: 1, move: { type: 'declareHire' } },
        { seat: 1, move: { type: 'hireIn', territory: territory('5★') } },
      ],
      expect: [
        ['players.1.queen', '♣'],
        ['players.1.jack', '♠'],
        ['players.1.gold', 5],
        [unitsOf(1, '5★'), 6],
      ],
    },
    {
      id: 'ace',
      say: {
        en: 'You are hiring in 5★. An Ace halves the price: four mercenaries for 2 gold instead of 4. Hire four with the Ace.',
        fr: 'Vous engagez en 5★. Un As réduit le prix de moitié : quatre mercenaires pour 2 pièces d’or au lieu de 4. Engagez-en quatre avec l’As.',
      },
      focus: ['ui/panel', 'card/A♥'],
      rule: '10.8',
      accept: [{ move: { type: 'hire', count: 4, ace: 'A♥' } }],
      hints: [
        {
          when: { type: 'hire', ace: 'A♥' },
          say: {
            en: 'The Ace halves the whole sum, so make it count: hire four.',
            fr: 'L’As réduit toute la somme de moitié, alors profitez-en : engagez-en quatre.',
          },
        },
        {
          when: { type: 'hire', ace: 'none' },
          say: {
            en: 'At full price your gold is soon gone. Use the Ace, and hire four.',
            fr: 'Au prix fort, votre or sera vite épuisé. Servez-vous de l’As et engagez-en quatre.',
          },
        },
      ],
      hint: { en: 'Hire four mercenaries with the Ace.', fr: 'Engagez quatre mercenaires avec l’As.' },
      expect: [
        ['players.1.gold', 3],
        ['players.1.hand', []],
        [unitsOf(1, '5★'), 10],
      ],
    },
    {
      id: 'march',
      say: {
        en: 'An Ace is spent when used. It can also pay for an artifact, carry a march one territory further, or stop a rival’s power. Now set out with five.',
        fr: 'Un As joué est défaussé. Il peut aussi payer un artefact, prolonger une marche d’un territoire ou arrêter un pouvoir adverse. Maintenant, partez à cinq.',
      },
      focus: [army('5★', 1)],
      rule: '4.4',
      accept: [{ move: { type: 'march', from: territory('5★'), count: { in: [4, 5, 6] } } }],
      show: { type: 'march', count: 5 },
      hints: [
        {
          when: { type: 'march' },
          say: {
            en: 'Five is a good number: enough to march, enough to stay.',
            fr: 'Cinq, c’est bien : assez pour partir, assez pour rester.',
          },
        },
      ],
      hint: { en: 'First the march: set out with five.', fr: 'D’abord la marche : partez à cinq.' },
    },
    {
      id: 'goTo',
      say: {
        en: 'The griffins of 5★ take you four territories far: to the three Goblins in 10★.',
        fr: 'Les griffons de 5★ vous mènent à quatre territoires : allez en 10★, chez les trois Gobelins.',
      },
      focus: [land('10★')],
      rule: '2.6',
      accept: [{ move: { type: 'goTo', to: territory('10★') } }],
      hint: { en: 'Today it is 10★ again.', fr: 'Aujourd’hui, c’est encore 10★.' },
      script: [
        { seat: 1, move: { type: 'decline', window: 'hide' } },
        { seat: 1, move: { type: 'endTurn' } },
        { seat: 2, move: { type: 'endTurn' } },
        { seat: 3, move: { type: 'conscript', territory: territory('9•'), count: 2 } },
        { seat: 3, move: { type: 'march', from: territory('9•'), count: 5 } },
        {
          seat: 3,
          move: { type: 'goTo', to: territory('5★') },
          say: { en: 'Five Orcs march on 5★!', fr: 'Cinq Orques marchent sur 5★ !' },
        },
      ],
      expect: [
        ['step.at', 'hide'],
        [unitsOf(3, '5★'), 5],
        [unitsOf(2, '10★'), 3],
      ],
    },
    {
      id: 'hide',
      say: {
        en: 'Five Orcs enter 5★. The moment others arrive, Elves may hide, for free: no battle and no losses, but no control of the castle either. Hide.',
        fr: 'Cinq Orques entrent en 5★. Dès que d’autres arrivent, les Elfes peuvent se cacher, gratuitement : ni bataille ni pertes, mais plus de contrôle sur le château. Cachez-vous.',
      },
      focus: [army('5★', 1), 'ui/panel'],
      rule: '11.2',
      accept: [{ move: { type: 'hide', card: 'free' } }],
      hints: [
        {
          when: { type: 'decline' },
          say: {
            en: 'Brave! But the loser of a battle loses everything there, and you have no artifact left. Hide.',
            fr: 'Courageux ! Mais le vaincu d’une bataille perd tout sur place, et vous n’avez plus d’artefact. Cachez-vous.',
          },
        },
      ],
      hint: { en: 'Hide your Elves.', fr: 'Cachez vos Elfes.' },
      script: [
        { seat: 3, move: { type: 'endTurn' } },
        { seat: 0, move: { type: 'endTurn' } },
        {
          seat: 1,
          move: { type: 'decline', window: 'ask' },
          say: { en: 'Only 10★ sees a battle.', fr: 'Il n’y a de bataille qu’en 10★.' },
        },
      ],
      expect: [
        ['round', 'battle'],
        ['step.at', 'planning'],
        ['battle.territory', territory('10★')],
        [unitsOf(1, '5★'), { in: [4, 5, 6] }],
      ],
    },
    {
      id: 'plan',
      say: {
        en: 'Battle in 10★. You have no artifact left, and three Goblins with a card are strong. Send a single unit all the same: you have a plan.',
        fr: 'Bataille en 10★. Vous n’avez plus d’artefact, et trois Gobelins avec une carte sont redoutables. N’envoyez pourtant qu’une unité : vous avez une idée.',
      },
      focus: ['ui/panel', land('10★')],
      rule: '12.6',
      accept: [{ move: { type: 'plan', units: { in: [0, 1] } } }],
      show: { type: 'plan', units: 1 },
      hint: {
        en: 'Not by force this time: send one unit.',
        fr: 'Pas par la force, cette fois : envoyez une unité.',
      },
      script: [
        {
          seat: 2,
          move: { type: 'plan', units: 3, card: '5♠' },
          say: { en: 'The Goblins send three units and 5♠.', fr: 'Les Gobelins envoient trois unités et 5♠.' },
        },
      ],
      expect: [
        ['step.at', 'treachery'],
        ['battle.plans.1.units', 3],
        ['battle.plans.1.card', '5♠'],
      ],
    },
    {
      id: 'betray',
      say: {
        en: 'Three units and 5♠: 11 points, far more than yours. But you hold the Queen of their suit and the Jack of ♠, the suit they played. Betray them!',
        fr: 'Trois unités et 5♠ : 11 points, bien plus que vous. Mais vous avez la Dame de leur enseigne et le Valet de ♠, l’enseigne de leur artefact. Trahissez-les !',
      },
      focus: ['ui/panel'],
      rule: '12.11',
      accept: [{ move: { type: 'betray', pair: 'printed' } }],
      hints: [
        {
          when: { type: 'decline' },
          say: {
            en: 'Then they win by force, and every Elf in 10★ falls. Queen and Jack are in your hand: betray!',
            fr: 'Ils gagneraient par la force, et tous les Elfes en 10★ tomberaient. Vous avez la Dame et le Valet : trahissez !',
          },
        },
      ],
      hint: { en: 'Declare the treachery.', fr: 'Déclarez la trahison.' },
      expect: [
        [unitsOf(1, '10★'), { in: [4, 5, 6] }],
        [unitsOf(2, '10★'), 0],
        ['players.1.isUnmasked', true],
      ],
    },
    {
      id: 'betrayed',
      say: {
        en: 'A treachery wins at once: the Goblins lose all their units there and the card, you lose nothing. Queen and Jack stay yours, but now everybody knows them.',
        fr: 'Une trahison l’emporte aussitôt : les Gobelins perdent toutes leurs unités là et la carte, vous ne perdez rien. Dame et Valet restent à vous, mais tous les connaissent.',
      },
      focus: [land('10★')],
      rule: '12.11',
    },
    {
      id: 'comeOut',
      say: {
        en: 'Your hidden Elves in 5★ may come out next turn, when recruitment begins, or stay hidden. Other factions pay an Ace to hide, and must come out then.',
        fr: 'Vos Elfes cachés en 5★ pourront sortir au prochain tour, au début du recrutement, ou rester cachés. Les autres factions paient un As pour se cacher, et devront alors sortir.',
      },
      focus: [army('5★', 1)],
      rule: '11.5',
    },
  ],
};
