import { territory, type Event, type Move } from '#games/dragon-dune';
import type { LessonChapter } from '../../lesson.ts';
import { goldIn, land, unitsOf } from '../places.ts';

export const crown: LessonChapter<Move, Event> = {
  id: 'crown',
  title: { en: 'The word and the crown', fr: 'La parole et la couronne' },
  minutes: 3,
  rivals: [{ type: 'passBid' }, { type: 'decline' }, { type: 'passCouncil' }, { type: 'endTurn' }],
  steps: [
    {
      id: 'newTurn',
      say: {
        en: 'Nobody holds three castles, so a new turn begins. The dragon flies on by one; then comes the card that only you have seen.',
        fr: 'Personne ne tient trois châteaux : un nouveau tour commence. Le dragon avance d’un numéro ; puis vient la carte que vous seul avez vue.',
      },
      focus: ['dragon'],
      rule: '13.8',
      script: [
        { seat: 0, move: { type: 'decline' } },
        { seat: 3, move: { type: 'decline' }, luck: [1] },
        { seat: 3, move: { type: 'decline' } },
      ],
      expect: [
        ['turn', 2],
        ['dragon', 9],
        ['step.at', 'council'],
        [unitsOf(2, '10'), 0],
        [goldIn('10'), 0],
      ],
    },
    {
      id: 'redDragon',
      say: {
        en: 'Black after black: the Red Dragon burns territory 10, Goblin, gold and all. Now a Great Council meets: only here are alliances made or broken.',
        fr: 'Noir après noir : le Dragon rouge brûle 10, Gobelin et or compris. Un Grand Conseil se réunit : c’est là seulement que se nouent et se rompent les alliances.',
      },
      focus: ['red-dragon', land('10')],
      rule: '7.3',
      script: [
        { seat: 2, move: { type: 'draftClause', kind: 'keepPeace' } },
        { seat: 2, move: { type: 'setClause', field: 'to', value: 1 } },
        { seat: 2, move: { type: 'draftClause', kind: 'pay' } },
        { seat: 2, move: { type: 'setClause', field: 'by', value: 1 } },
        { seat: 2, move: { type: 'setClause', field: 'to', value: 2 } },
        {
          seat: 2,
          move: { type: 'offerAgreement' },
          say: { en: 'The Goblins offer you an agreement.', fr: 'Les Gobelins vous proposent un accord.' },
        },
      ],
      expect: [
        ['agreements.0.clauses.0.kind', 'keepPeace'],
        ['agreements.0.clauses.0.by', 2],
        ['agreements.0.clauses.0.to', 1],
        ['agreements.0.clauses.0.until', 2],
        ['agreements.0.clauses.1.kind', 'pay'],
        ['agreements.0.clauses.1.by', 1],
        ['agreements.0.clauses.1.to', 2],
        ['agreements.0.clauses.1.amount', 1],
      ],
    },
    {
      id: 'agreement',
      say: {
        en: 'The deal: you pay 1 gold now; they bring no units where you stand, all this turn. Agreements bind: the table itself enforces them. Accept.',
        fr: 'Le marché : vous payez 1 pièce d’or ; eux n’amènent personne là où vous êtes, de tout ce tour. Un accord engage : la table elle-même y veille. Acceptez.',
      },
      focus: ['pacts'],
      rule: '14.4',
      accept: [{ move: { type: 'acceptAgreement', agreement: 1 } }],
      hints: [
        {
          when: { type: 'declineAgreement' },
          say: {
            en: 'You are free to decline. But they have enough gold to come back for 10★, and one coin for a safe turn is cheap.',
            fr: 'Libre à vous de refuser. Mais ils ont assez d’or pour reprendre 10★, et un tour tranquille pour une pièce, c’est donné.',
          },
        },
        {
          when: { type: 'giveGold' },
          say: {
            en: 'A gift is allowed at any time, but it buys nothing. An agreement does.',
            fr: 'On peut donner de l’or à tout moment, mais un don n’achète rien. Un accord, si.',
          },
        },
      ],
      hint: {
        en: 'The Council can wait. First look at their offer: accept it.',
        fr: 'Le Conseil peut attendre. Voyez d’abord leur offre : acceptez-la.',
      },
      script: [
        { seat: 2, move: { type: 'passCouncil' } },
        {
          seat: 3,
          move: { type: 'proposeAlliance', to: 1 },
          say: { en: 'And the Orcs propose an alliance.', fr: 'Et les Orques proposent une alliance.' },
        },
      ],
      expect: [
        ['agreements.0.isBinding', true],
        ['players.1.gold', 1],
        ['step.at', 'proposal'],
      ],
    },
    {
      id: 'alliance',
      say: {
        en: 'The Orcs propose an alliance. Allies share some of their powers: with theirs, you conscript two units instead of one. There is still only one winner. Accept.',
        fr: 'Les Orques proposent une alliance. Des alliés partagent certains pouvoirs : avec le leur, vous conscrivez deux unités au lieu d’une. Il n’y a toujours qu’un vainqueur. Acceptez.',
      },
      focus: ['ui/panel', 'hold/3'],
      rule: '8.3',
      accept: [{ move: { type: 'answerProposal', accepts: true } }],
      hint: {
        en: 'You may refuse anybody. But this gift costs you nothing: accept.',
        fr: 'On peut toujours refuser. Mais ce cadeau ne vous coûte rien : acceptez.',
      },
      script: [
        {
          auto: true,
          pupil: [{ type: 'passBid' }],
          until: { seat: 2, move: { type: 'declareHire' } },
          say: {
            en: 'Nobody buys artifacts this turn; the armies move.',
            fr: 'Personne n’achète d’artefact ce tour-ci ; les armées bougent.',
          },
        },
        { seat: 2, move: { type: 'declareHire' } },
        { seat: 2, forbidden: { type: 'hireIn', territory: territory('10★') }, code: 'promised' },
        {
          seat: 2,
          move: { type: 'hireIn', territory: territory('11') },
          say: {
            en: 'The Goblins may not hire in 10★: they gave their word.',
            fr: 'Les Gobelins ne peuvent pas engager en 10★ : ils ont donné leur parole.',
          },
        },
        { seat: 2, move: { type: 'hire', count: 2, ace: 'none' } },
        { seat: 2, move: { type: 'endTurn' } },
        { seat: 3, move: { type: 'raise', territory: territory('17'), count: 2 } },
        { seat: 3, move: { type: 'endTurn' } },
        { seat: 0, move: { type: 'march', from: territory('12•'), count: 2 } },
        { seat: 0, move: { type: 'goTo', to: territory('0•') } },
        { seat: 0, move: { type: 'endTurn' } },
      ],
      expect: [
        ['active', 1],
        ['round', 'recruitment'],
        ['players.1.ally', 3],
        ['players.1.gold', 1],
        ['players.1.units.29', 0],
        [goldIn('17'), 5],
      ],
    },
    {
      id: 'puzzle',
      say: {
        en: 'Your turn, the last this round: nobody can answer it. You hold 5★ and 10★, you have 1 gold, and 15★ is still empty. Do you see it?',
        fr: 'À vous, en dernier : personne ne pourra répondre. Vous tenez 5★ et 10★, vous avez 1 pièce d’or, et 15★ est toujours vide. Vous voyez ?',
      },
      focus: [land('15★'), land('5★'), land('10★')],
      rule: '1.1',
    },
    {
      id: 'conscriptTwo',
      say: {
        en: 'First the free units, two of them thanks to the Orcs, in either castle.',
        fr: 'D’abord les unités gratuites, deux grâce aux Orques, dans l’un ou l’autre château.',
      },
      focus: [land('5★'), land('10★')],
      rule: '3.27',
      accept: [{ move: { type: 'conscript', count: 2 } }],
      hints: [
        {
          when: { type: 'endTurn' },
          say: { en: 'Not yet: two castles do not win.', fr: 'Pas encore : deux châteaux ne suffisent pas.' },
        },
      ],
      hint: { en: 'That comes later. First two free units.', fr: 'Cela vient après. D’abord deux unités gratuites.' },
    },
    {
      id: 'hireAgain',
      say: {
        en: 'Now: what can appear anywhere, for 1 gold in a castle?',
        fr: 'Et maintenant : qu’est-ce qui peut apparaître n’importe où, pour 1 pièce d’or dans un château ?',
      },
      focus: ['ui/panel'],
      rule: '10.7',
      accept: [
        { move: { type: 'declareHire' }, say: { en: 'Mercenaries, of course.', fr: 'Les mercenaires, bien sûr.' } },
      ],
      hints: [
        {
          when: { type: 'march' },
          say: {
            en: 'It is five steps from 10★ to 15★, and griffins fly four. There is another way: mercenaries.',
            fr: 'De 10★ à 15★, il y a cinq pas, et les griffons n’en font que quatre. Il y a un autre moyen : les mercenaires.',
          },
        },
        {
          when: { type: 'endTurn' },
          say: { en: 'Not yet: two castles do not win.', fr: 'Pas encore : deux châteaux ne suffisent pas.' },
        },
      ],
      hint: { en: 'Hire mercenaries.', fr: 'Engagez des mercenaires.' },
    },
    {
      id: 'fifteen',
      say: { en: 'Where?', fr: 'Où ?' },
      focus: [land('15★')],
      rule: '2.4',
      accept: [{ move: { type: 'hireIn', territory: territory('15★') } }],
      hints: [
        {
          when: { type: 'hireIn', territory: { in: [territory('5★'), territory('10★')] } },
          say: {
            en: 'That castle is yours already. You need a third!',
            fr: 'Ce château est déjà à vous. Il en faut un troisième !',
          },
        },
        {
          when: { type: 'hireIn', territory: territory('1★') },
          say: {
            en: 'Three Orcs stand there, and allies fight too when they meet. Is there no castle without a guard?',
            fr: 'Trois Orques y sont, et même des alliés se battent quand ils se rencontrent. N’y a-t-il pas un château sans garde ?',
          },
        },
        {
          when: { type: 'hireIn', territory: territory('3★') },
          say: {
            en: 'The Troll would devour him: it takes five units. Try the empty castle.',
            fr: 'Le Troll le dévorerait : il prend cinq unités. Essayez le château vide.',
          },
        },
      ],
      hint: { en: 'An empty castle: 15★.', fr: 'Un château vide : 15★.' },
    },
    {
      id: 'one',
      say: { en: 'One unit alone in a castle controls it.', fr: 'Une unité seule dans un château le contrôle.' },
      focus: ['ui/panel'],
      rule: '2.4',
      accept: [{ move: { type: 'hire', count: 1, ace: 'none' } }],
      hint: { en: 'Hire one.', fr: 'Engagez-en un.' },
      expect: [
        [unitsOf(1, '15★'), 1],
        ['players.1.gold', 0],
      ],
    },
    {
      id: 'finish',
      say: { en: 'Stay where you are, and end your turn.', fr: 'Ne bougez plus, et terminez votre tour.' },
      focus: ['ui/prompt'],
      rule: '13.4',
      accept: [{ move: { type: 'endTurn' } }],
      hint: {
        en: 'Every castle needs its guard. Just end your turn.',
        fr: 'Chaque château a besoin de son garde. Terminez simplement votre tour.',
      },
      script: [{ seat: 0, move: { type: 'decline' } }],
      expect: [
        ['winner', 1],
        ['outcome.places.1', 1],
      ],
    },
    {
      id: 'victory',
      say: {
        en: 'Three castles on the second turn: you win! One battle, one promise, one ally and one coin. Had everybody kept waiting, the Orcs would have won.',
        fr: 'Trois châteaux au deuxième tour : vous gagnez ! Une bataille, une promesse, un allié et une pièce. À force d’attendre, les Orques auraient gagné.',
      },
      focus: ['ui/score'],
      rule: '13.4',
    },
  ],
  expect: [['winner', 1]],
};
