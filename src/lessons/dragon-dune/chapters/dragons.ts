import type { Event, Move } from '#games/dragon-dune';
import type { LessonChapter } from '../../lesson.ts';
import { army, goldIn, land, unitsOf } from '../places.ts';

export const dragons: LessonChapter<Move, Event> = {
  id: 'dragons',
  title: { en: 'Dragons, gold and artifacts', fr: 'Dragons, or et artefacts' },
  minutes: 2,
  table: { seats: 4, options: { seating: 'inOrder' }, luck: [] },
  prologue: [
    {
      seat: 3,
      move: { type: 'deployOrcs', in1: 3, in9: 0, in16: 2 },
      luck: [
        1,
        1,
        1,
        1,
        { order: ['♥', '♠', '♦', '♣'] },
        { order: ['♣', '♦', '♠', '♥'] },
        { top: ['3♠', '4♥', '5♠', '4♦', '2♦', '6♥', '2♠', 'A♣', '3♥', '4♣', '5♦', '3♣', '6♠', '2♥'] },
        { top: ['7♦', '9♣', '8♠', '10♥', '9♦', '8♣', '7♥', '10♠'] },
      ],
    },
    { seat: 1, move: { type: 'setStanding', window: 'hide', isOn: true } },
    { seat: 1, move: { type: 'setStanding', window: 'payment', isOn: true } },
    { seat: 1, move: { type: 'setStanding', window: 'treachery', isOn: true } },
    { seat: 1, move: { type: 'setStanding', window: 'discard', isOn: true } },
    { seat: 1, move: { type: 'setStanding', window: 'disband', isOn: true } },
    { seat: 0, move: { type: 'setStanding', window: 'payment', isOn: true } },
    { seat: 0, move: { type: 'setStanding', window: 'question', isOn: true } },
    { seat: 0, move: { type: 'setStanding', window: 'hide', isOn: true } },
    { seat: 2, move: { type: 'setStanding', window: 'payment', isOn: true } },
    { seat: 2, move: { type: 'setStanding', window: 'hide', isOn: true } },
    { seat: 2, move: { type: 'setStanding', window: 'hire', isOn: true } },
    { seat: 2, move: { type: 'setStanding', window: 'question', isOn: true } },
    { seat: 2, move: { type: 'setStanding', window: 'discard', isOn: true } },
    { seat: 3, move: { type: 'setStanding', window: 'payment', isOn: true } },
    { seat: 3, move: { type: 'setStanding', window: 'question', isOn: true } },
    { seat: 3, move: { type: 'setStanding', window: 'hide', isOn: true } },
    { seat: 3, move: { type: 'setStanding', window: 'discard', isOn: true } },
  ],
  steps: [
    {
      id: 'goal',
      say: {
        en: 'You lead the Elves. Whoever controls three castles at the end of a turn wins. After six turns without a winner, the Orcs win.',
        fr: 'Vous menez les Elfes. Qui contrôle trois châteaux à la fin d’un tour gagne. Après six tours sans vainqueur, les Orques l’emportent.',
      },
      focus: ['ui/next'],
      rule: '1.1',
      expect: [
        ['dragon', 3],
        ['starter', 1],
      ],
    },
    {
      id: 'castles',
      say: {
        en: 'There are five castles. 5★ is yours, with five units. The Goblins hold 10★, the Orcs 1★. A Troll squats in 3★, and 15★ is empty.',
        fr: 'Il y a cinq châteaux. 5★ est à vous, avec cinq unités. Les Gobelins tiennent 10★, les Orques 1★. Un Troll occupe 3★, et 15★ est vide.',
      },
      focus: [land('5★'), army('5★', 1), army('10★', 2), army('1★', 3), land('15★')],
      rule: '3.1',
      script: [
        {
          seat: 3,
          move: { type: 'decline' },
          luck: [5],
          say: { en: 'The dragon flies on by five numbers.', fr: 'Le dragon avance de cinq numéros.' },
        },
      ],
      expect: [
        ['dragon', 8],
        [unitsOf(1, '5★'), 5],
        [unitsOf(2, '10★'), 3],
        [unitsOf(3, '1★'), 3],
      ],
    },
    {
      id: 'dragon',
      say: {
        en: 'Every turn begins with the dragon: it flies as far as the die says and burns units and gold on the plains it enters. Castles, like yours, and forests are safe.',
        fr: 'Chaque tour commence par le dragon : il avance de la valeur du dé et brûle unités et or dans les plaines où il entre. Les châteaux, comme le vôtre, et les forêts sont à l’abri.',
      },
      focus: ['dragon', land('5★')],
      rule: '6.2',
      script: [
        {
          seat: 3,
          move: { type: 'decline' },
          say: {
            en: 'The event card 9♣ puts 5 gold on territory 10.',
            fr: 'La carte événement 9♣ place 5 pièces d’or en 10.',
          },
        },
      ],
      expect: [
        [goldIn('10'), 5],
        ['step.at', 'bidding'],
        [unitsOf(1, '5★'), 5],
      ],
    },
    {
      id: 'bid',
      say: {
        en: 'Next, artifacts for battle are auctioned. Only the Elves see each card before bidding: a red 6, the best there is! Open at 1.',
        fr: 'Viennent les enchères : des artefacts pour les batailles. Seuls les Elfes voient chaque carte avant : un 6 rouge, ce qu’il y a de mieux ! Ouvrez à 1.',
      },
      focus: ['lot'],
      rule: '9.3',
      accept: [{ move: { type: 'bid', amount: 1 } }],
      hints: [
        {
          when: { type: 'passBid' },
          say: {
            en: 'Then somebody else gets the 6 for next to nothing. Bid 1.',
            fr: 'Quelqu’un d’autre aurait le 6 pour presque rien. Enchérissez à 1.',
          },
        },
      ],
      hint: {
        en: 'You may, but why show them how good it is? Bid 1.',
        fr: 'C’est permis, mais pourquoi montrer qu’il est si bon ? Enchérissez à 1.',
      },
      script: [
        {
          seat: 2,
          move: { type: 'bid', amount: 2 },
          say: { en: 'The Goblins bid 2.', fr: 'Les Gobelins enchérissent à 2.' },
        },
        { seat: 3, move: { type: 'passBid' } },
        { seat: 0, move: { type: 'passBid' } },
      ],
      expect: [
        ['upForBid', '6♥'],
        ['step.auction.high', 2],
      ],
    },
    {
      id: 'overbid',
      say: {
        en: 'The Goblins bid 2. You have 5 gold; the winner pays the Dwarves, who profit from every sale. The 6 is well worth 3: bid 3.',
        fr: 'Les Gobelins proposent 2. Vous avez 5 pièces d’or ; le gagnant paie les Nains, qui profitent de chaque vente. Le 6 vaut bien 3 : enchérissez à 3.',
      },
      focus: ['lot', 'purse/1'],
      rule: '9.7',
      accept: [{ move: { type: 'bid', amount: 3 } }],
      hints: [
        {
          when: { type: 'passBid' },
          say: {
            en: 'Thrift is a virtue, but Goblins with a 6 would be your next problem. Bid 3.',
            fr: 'L’économie est une vertu, mais des Gobelins armés d’un 6 seraient votre prochain souci. Enchérissez à 3.',
          },
        },
      ],
      hint: {
        en: '3 will do; gold also hires soldiers. Bid 3.',
        fr: '3 suffit ; l’or paie aussi des soldats. Enchérissez à 3.',
      },
      script: [
        { seat: 2, move: { type: 'passBid' } },
        { seat: 3, move: { type: 'passBid' } },
        { seat: 0, move: { type: 'passBid' } },
        {
          seat: 2,
          move: { type: 'bid', amount: 1 },
          say: {
            en: 'Three more cards are auctioned; we let them go.',
            fr: 'Trois autres cartes sont mises aux enchères ; laissons-les.',
          },
        },
        { seat: 3, move: { type: 'passBid' } },
        { seat: 0, move: { type: 'passBid' } },
        { seat: 1, move: { type: 'passBid' } },
        { seat: 3, move: { type: 'passBid' } },
        { seat: 0, move: { type: 'bid', amount: 1 } },
        { seat: 1, move: { type: 'passBid' } },
        { seat: 2, move: { type: 'passBid' } },
        { seat: 3, move: { type: 'passBid' } },
        { seat: 0, move: { type: 'passBid' } },
        { seat: 1, move: { type: 'passBid' } },
        { seat: 2, move: { type: 'passBid' } },
        { seat: 3, move: { type: 'bid', amount: 1 } },
        { seat: 0, move: { type: 'passBid' } },
        { seat: 1, move: { type: 'passBid' } },
        { seat: 2, move: { type: 'passBid' } },
      ],
      expect: [
        ['players.1.gold', 2],
        ['players.1.hand', ['4♥', '6♥']],
        ['round', 'recruitment'],
        ['active', 1],
      ],
    },
    {
      id: 'peek',
      say: {
        en: 'The Elves also peek at the next event card: 8♠, black like the last one. Two of a colour call the Red Dragon, right onto 10. Stay away from there!',
        fr: 'Les Elfes voient aussi la prochaine carte événement : 8♠, noire comme la dernière. Deux de même couleur appellent le Dragon rouge, droit sur 10. Restez à l’écart !',
      },
      focus: ['ui/panel', 'pin', land('10')],
      rule: '7.1',
      expect: [['isEventSeen', true]],
    },
  ],
};
