import { territory, type Event, type Move } from '#games/dragon-dune';
import type { LessonChapter } from '../../lesson.ts';
import { army, goldIn, land, unitsOf } from '../places.ts';

export const arms: LessonChapter<Move, Event> = {
  id: 'arms',
  title: { en: 'To arms', fr: 'Aux armes' },
  minutes: 3,
  rivals: [{ type: 'decline' }],
  steps: [
    {
      id: 'conscript',
      say: {
        en: 'Now you recruit and march. First a free unit, where you already have one: conscript it in 5★.',
        fr: 'À vous de recruter et de marcher. D’abord une unité gratuite, là où vous en avez déjà : conscrivez-la en 5★.',
      },
      focus: [land('5★')],
      rule: '10.5',
      accept: [{ move: { type: 'conscript', territory: territory('5★'), count: 1 } }],
      hint: {
        en: 'The steps come in order, and a step you skip is over. Take the free unit first.',
        fr: 'Les étapes se suivent, et celle que l’on saute est perdue. Prenez d’abord l’unité gratuite.',
      },
      expect: [[unitsOf(1, '5★'), 6]],
    },
    {
      id: 'declareHire',
      say: {
        en: 'Then mercenaries: 1 gold each in a castle, 2 elsewhere, paid to the Goblins. Announce that you are hiring.',
        fr: 'Puis les mercenaires : 1 pièce d’or chacun dans un château, 2 ailleurs, payées aux Gobelins. Annoncez que vous engagez.',
      },
      focus: ['ui/panel'],
      rule: '10.7',
      accept: [{ move: { type: 'declareHire' } }],
      hint: { en: 'Hiring comes before marching. Hire first.', fr: 'On engage avant de marcher. Engagez d’abord.' },
    },
    {
      id: 'hireIn',
      say: {
        en: 'They appear wherever you like, even where you have nobody. Remember that! Today: 5★.',
        fr: 'Ils apparaissent où vous voulez, même là où vous n’avez personne. Retenez-le ! Aujourd’hui : 5★.',
      },
      focus: [land('5★')],
      rule: '10.7',
      accept: [{ move: { type: 'hireIn', territory: territory('5★') } }],
      hint: {
        en: 'Possible, and one day it will be brilliant. Today we gather in 5★.',
        fr: 'Possible, et un jour ce sera brillant. Aujourd’hui, rassemblement en 5★.',
      },
    },
    {
      id: 'hire',
      say: {
        en: 'You have 2 gold. Hire one, and keep a coin for later.',
        fr: 'Vous avez 2 pièces d’or. Engagez un mercenaire, et gardez une pièce pour plus tard.',
      },
      focus: ['ui/panel', 'purse/1'],
      rule: '10.7',
      accept: [{ move: { type: 'hire', count: 1, ace: 'none' } }],
      hint: {
        en: 'One is enough; that last coin will win you the game.',
        fr: 'Un seul suffit ; cette dernière pièce vous fera gagner la partie.',
      },
      expect: [
        ['players.1.gold', 1],
        [unitsOf(1, '5★'), 7],
      ],
    },
    {
      id: 'march',
      say: {
        en: 'Whoever holds 5★ has griffins: a group may then move four territories instead of two. Set out with five; somebody must stay to hold the castle.',
        fr: 'Qui tient 5★ a des griffons : un groupe peut alors avancer de quatre territoires au lieu de deux. Partez à cinq ; quelqu’un doit garder le château.',
      },
      focus: [army('5★', 1)],
      rule: '2.6',
      accept: [
        {
          move: { type: 'march', from: territory('5★'), count: 4 },
          say: { en: 'Four will just do.', fr: 'À quatre, cela suffira tout juste.' },
        },
        { move: { type: 'march', from: territory('5★'), count: 5 } },
        {
          move: { type: 'march', from: territory('5★'), count: 6 },
          say: { en: 'Bold: a single guard stays behind.', fr: 'Audacieux : il ne reste qu’un garde.' },
        },
      ],
      show: { type: 'march', count: 5 },
      hints: [
        {
          when: { type: 'march', count: 7 },
          say: {
            en: 'An empty castle belongs to nobody. Leave at least one unit.',
            fr: 'Un château vide n’est à personne. Laissez-y au moins une unité.',
          },
        },
        {
          when: { type: 'march', count: { in: [1, 2, 3] } },
          say: {
            en: 'The battle alone will cost you three. Take five.',
            fr: 'La bataille en coûtera trois à elle seule. Prenez-en cinq.',
          },
        },
      ],
      hint: { en: 'First march on 10★.', fr: 'D’abord, marchez sur 10★.' },
    },
    {
      id: 'goTo',
      say: {
        en: 'Where to? The lit territories are within four steps. Castles win the game: go to 10★, where three Goblins are waiting.',
        fr: 'Où aller ? Les territoires éclairés sont à quatre pas au plus. Ce sont les châteaux qui font gagner : allez en 10★, où attendent trois Gobelins.',
      },
      focus: [land('10★')],
      rule: '10.11',
      accept: [{ move: { type: 'goTo', to: territory('10★') } }],
      hint: {
        en: 'You could. But castles are what counts: 10★.',
        fr: 'Vous le pourriez. Mais ce sont les châteaux qui comptent : 10★.',
      },
    },
    {
      id: 'endTurn',
      say: {
        en: 'One march a turn: you are done. End your turn and let the others move.',
        fr: 'Une marche par tour : c’est fait. Terminez votre tour, les autres vont bouger.',
      },
      focus: ['ui/prompt'],
      rule: '10.16',
      accept: [{ move: { type: 'endTurn' } }],
      hint: {
        en: 'Disbanding sends units back to your bank. Not now: end your turn.',
        fr: 'Dissoudre renvoie des unités à votre banque. Pas maintenant : terminez votre tour.',
      },
      script: [
        { seat: 2, move: { type: 'conscript', territory: territory('10★'), count: 1 } },
        { seat: 2, move: { type: 'march', from: territory('10★'), count: 1 } },
        {
          seat: 2,
          move: { type: 'goTo', to: territory('10') },
          say: { en: 'One Goblin runs for the gold on 10.', fr: 'Un Gobelin court vers l’or en 10.' },
        },
        { seat: 2, move: { type: 'endTurn' } },
        { seat: 3, move: { type: 'raise', territory: territory('16•'), count: 2 } },
        { seat: 3, move: { type: 'endTurn' } },
        { seat: 0, move: { type: 'declareHire' } },
        { seat: 0, move: { type: 'hireIn', territory: territory('12•') } },
        { seat: 0, move: { type: 'hire', count: 2, ace: 'none' } },
        { seat: 0, move: { type: 'endTurn' } },
      ],
      expect: [
        ['round', 'battle'],
        ['step.at', 'ask'],
        [unitsOf(2, '10★'), 3],
        [unitsOf(2, '10'), 1],
      ],
    },
    {
      id: 'ask',
      say: {
        en: 'Battle! Both sides plan in secret: units at 2 points each, and one artifact. Of two in the same colour, only the lower counts. Elves may ask first: ask the colour.',
        fr: 'Bataille ! Chacun prévoit en secret ses unités, 2 points chacune, et un artefact. De deux de même couleur, seul le plus bas compte. Les Elfes peuvent questionner : demandez la couleur.',
      },
      focus: ['ui/panel', land('10★')],
      rule: '12.3',
      accept: [{ move: { type: 'ask', about: 'colour', card: 'none' } }],
      hints: [
        {
          when: { type: 'ask', about: 'number' },
          say: {
            en: 'Useful at times. But everyone sees the three units there; the colour of the card is the secret.',
            fr: 'Utile parfois. Mais tout le monde voit les trois unités ; le secret, c’est la couleur de la carte.',
          },
        },
      ],
      hint: { en: 'A question is free: ask the colour.', fr: 'Une question ne coûte rien : demandez la couleur.' },
      script: [
        {
          seat: 2,
          move: { type: 'answer', colour: 'black' },
          say: { en: 'The Goblins answer: black.', fr: 'Les Gobelins répondent : noir.' },
        },
      ],
      expect: [
        ['step.at', 'planning'],
        ['battle.answers.1.colour', 'black'],
      ],
    },
    {
      id: 'plan',
      say: {
        en: 'Black, and the answer binds: your red 6 is safe. At most they have 6 in units and a card of 6: 12. Ties go to the attacker, you. So: three units and the 6.',
        fr: 'Noir, et la réponse engage : votre 6 rouge ne craint rien. Au plus, ils ont 6 d’unités et une carte de 6 : 12. L’égalité va à l’attaquant, vous. Donc : trois unités et le 6.',
      },
      focus: ['ui/panel', 'card/6♥'],
      rule: '12.8',
      accept: [{ move: { type: 'plan', units: 3, card: '6♥' } }],
      tries: [
        {
          when: { type: 'plan', units: { in: [0, 1, 2] } },
          script: [
            { seat: 2, move: { type: 'plan', units: 3, card: '5♠' } },
            { auto: true, until: { seat: 0, move: { type: 'decline', window: 'discard' } } },
          ],
          say: {
            en: 'They had 11, you had less: every Elf in 10★ falls, sent or not. That is what a point can cost. Let us go back.',
            fr: 'Ils avaient 11, vous moins : tous les Elfes en 10★ tombent, envoyés ou non. Voilà ce que peut coûter un point. Revenons en arrière.',
          },
          expect: [
            [unitsOf(1, '10★'), 0],
            [unitsOf(2, '10★'), 0],
          ],
        },
      ],
      hints: [
        {
          when: { type: 'plan', units: { in: [4, 5, 6] }, card: '6♥' },
          say: {
            en: 'That wins too. But the winner loses every unit sent: three are enough.',
            fr: 'Cela gagne aussi. Mais le vainqueur perd chaque unité envoyée : trois suffisent.',
          },
        },
        {
          when: { type: 'plan', card: 'none' },
          say: {
            en: 'Without an artifact you pay in lives. Add the 6: the winner keeps it.',
            fr: 'Sans artefact, vous payez en vies. Ajoutez le 6 : le vainqueur le garde.',
          },
        },
        {
          when: { type: 'plan', card: '4♥' },
          say: {
            en: 'The 6 gives two points more, and you keep it if you win.',
            fr: 'Le 6 donne deux points de plus, et vous le gardez si vous gagnez.',
          },
        },
      ],
      hint: { en: 'Three units and the red 6.', fr: 'Trois unités et le 6 rouge.' },
      script: [{ seat: 2, move: { type: 'plan', units: 3, card: '5♠' } }],
      expect: [['step.at', 'treachery']],
    },
    {
      id: 'reveal',
      say: {
        en: 'Revealed: 12 to 11! You lose the three you sent; they lose everything there. The loser’s card is gone, yours comes back.',
        fr: 'On dévoile : 12 à 11 ! Vous perdez les trois unités envoyées ; eux, tout ce qu’ils ont là. La carte du vaincu est perdue, la vôtre revient.',
      },
      focus: [land('10★')],
      rule: '12.9',
      script: [{ seat: 2, move: { type: 'decline' }, say: { en: '10★ is yours.', fr: '10★ est à vous.' } }],
      expect: [
        [unitsOf(1, '10★'), { in: [1, 2, 3] }],
        [unitsOf(2, '10★'), 0],
        ['players.1.hand', ['4♥', '6♥']],
        ['step.at', 'discard'],
        ['players.1.gold', 2],
        [goldIn('10'), 3],
      ],
    },
    {
      id: 'collect',
      say: {
        en: 'Everyone then gets 1 gold, and the Goblin on 10 takes 2 of the 5, the most one unit may take. The fallen return, two a turn. You hold two castles!',
        fr: 'Puis chacun reçoit 1 pièce d’or, et le Gobelin en 10 en prend 2 sur 5, le maximum pour une unité. Les morts reviennent, deux par tour. Vous tenez deux châteaux !',
      },
      focus: [land('5★'), land('10★'), 'grave/1'],
      rule: '13.2',
      expect: [
        ['players.1.units.29', 3],
        [goldIn('10'), 3],
      ],
    },
  ],
};
