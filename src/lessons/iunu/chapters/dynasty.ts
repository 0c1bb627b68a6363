import type { Event, Move } from '#games/iunu';
import type { LessonChapter } from '../../lesson.ts';

export const dynasty: LessonChapter<Move, Event> = {
  id: 'dynasty',
  title: { en: 'A dynasty is born', fr: 'Naissance d’une dynastie' },
  minutes: 7,
  table: {
    seats: 2,
    options: { variant: 'standard' },
    luck: [
      {
        top: [
          'merchant',
          'merchant',
          'soldier',
          'artisan',
          'farmer',
          'farmer',
          'farmer',
          'baker',
          'artisan',
          'merchant',
          'noble',
          'farmer',
          'priest',
          'baker',
          'priest',
          'merchant',
          'farmer',
          'artisan',
          'soldier',
          'merchant',
          'farmer',
          'artisan',
          'noble',
          'baker',
          'farmer',
          'soldier',
          'merchant',
          'baker',
          'scribe',
          'farmer',
          'priest',
          'baker',
          'merchant',
          'artisan',
          'noble',
        ],
      },
      0,
      { order: ['osiris', 'khufu', 'akhet', 'nephthys', 'anubis'] },
      4,
      2,
      1,
    ],
  },
  steps: [
    {
      id: 'welcome',
      say: {
        en: 'You head a dynasty of ancient Egypt. Win citizens over, feed them and prepare their afterlife. When the deck runs out, the most points win.',
        fr: 'Vous êtes à la tête d’une dynastie de l’Égypte antique. Ralliez des citoyens, nourrissez-les, préparez leur au-delà. Quand la pioche est épuisée, le meilleur total l’emporte.',
      },
      focus: ['ui/next'],
      rule: '1.1',
    },
    {
      id: 'pair',
      say: {
        en: 'Each turn you play one citizen, or two of the same class for 1 Deben. You hold two Merchants: play both.',
        fr: 'À chaque tour, vous posez un citoyen, ou deux de la même classe pour 1 deben. Vous avez deux Marchands en main : posez les deux.',
      },
      focus: ['hand/merchant/0', 'hand/merchant/1'],
      rule: '4.2',
      accept: [{ move: { type: 'playCitizens', citizen: 'merchant', count: 2 } }],
      hints: [
        {
          when: { type: 'playCitizens', citizen: 'merchant', count: 1 },
          say: {
            en: 'One is allowed, and free. But a pair puts two cards down in one turn, and turns are few. Play both.',
            fr: 'Un seul, c’est permis, et gratuit. Mais une paire pose deux cartes en un tour, et les tours sont comptés. Posez les deux.',
          },
        },
      ],
      hint: {
        en: 'A fair move, but let us start with money: play the two Merchants.',
        fr: 'Un coup honnête, mais commençons par l’argent : posez les deux Marchands.',
      },
      expect: [
        ['players.0.debens', 2],
        ['players.0.cards.merchant', 2],
      ],
    },
    {
      id: 'trade',
      say: {
        en: 'Now their ability, once, even for two cards. Merchants earn the highest die, 4, plus 1 for each Merchant you have: 6 Debens. Then that die drops by one.',
        fr: 'Place à leur capacité, une seule fois même pour deux cartes. Les Marchands rapportent le dé le plus haut, 4, plus 1 par Marchand : 6 debens. Puis ce dé baisse de 1.',
      },
      focus: ['die/0', 'ui/prompt'],
      rule: '5.16',
      accept: [{ move: { type: 'useAbility' } }],
      hint: {
        en: 'You may decline an ability. But 6 Debens buy a lot of bread: take them.',
        fr: 'On peut renoncer à une capacité. Mais 6 debens achètent bien des pains : prenez-les.',
      },
      expect: [
        ['players.0.debens', 8],
        ['dice', [3, 2, 1]],
      ],
    },
    {
      id: 'give',
      say: {
        en: 'The second half of a turn renews your hand. Two cards go face up to the Forum, where Nefer may take them. After a pair, only two are left.',
        fr: 'La seconde moitié du tour renouvelle votre main. Deux cartes vont au Forum, face visible, et Néfer pourra les prendre. Après une paire, il n’en reste que deux.',
      },
      focus: ['hand/soldier/0', 'hand/artisan/0'],
      rule: '6.1',
      accept: [{ move: { type: 'place' } }],
      times: 2,
      show: { type: 'place' },
      hint: {
        en: 'First place two cards in the Forum, then you will take three.',
        fr: 'Placez d’abord deux cartes au Forum ; vous en prendrez ensuite trois.',
      },
    },
    {
      id: 'take',
      say: {
        en: 'Now take one card more than you placed: three, from those that were there before. Start with the Priest and the Farmer.',
        fr: 'Prenez une carte de plus que vous n’en avez placé : trois, parmi celles qui étaient déjà là. Commencez par le Prêtre et le Fermier.',
      },
      focus: ['forum/priest/0', 'forum/farmer/0'],
      rule: '6.3',
      accept: [{ move: { type: 'take', slot: { at: 'forum', is: ['priest', 'farmer'] } } }],
      times: 2,
      hint: {
        en: 'A good card too: it may be your third. First the Priest and the Farmer.',
        fr: 'Une bonne carte aussi : ce sera peut-être la troisième. D’abord le Prêtre et le Fermier.',
      },
    },
    {
      id: 'third',
      say: {
        en: 'The third is up to you. Every card is worth points: Noble 7, Artisan 5, Merchant 2. The deck then fills your hand to four.',
        fr: 'La troisième est à votre choix. Chaque carte vaut des points : Noble 7, Artisan 5, Marchand 2. La pioche complète ensuite votre main à quatre.',
      },
      focus: ['forum/noble/0'],
      rule: '1.2',
      accept: [
        {
          move: { type: 'take', slot: { at: 'forum', is: ['noble'] } },
          say: { en: '7 points, and money when you play him.', fr: '7 points, et de l’argent quand on le pose.' },
        },
        {
          move: { type: 'take', slot: { at: 'forum', is: ['artisan'] } },
          say: {
            en: '5 points, and for 1 Deben he lets you keep a card.',
            fr: '5 points, et pour 1 deben il vous évite de donner une carte.',
          },
        },
        {
          move: { type: 'take', slot: { at: 'forum', is: ['merchant'] } },
          say: {
            en: 'A third Merchant: once played, trade pays even better.',
            fr: 'Un troisième Marchand : une fois posé, le commerce rapporte encore mieux.',
          },
        },
      ],
      hint: {
        en: 'Take any of the cards that were already there.',
        fr: 'Prenez n’importe laquelle des cartes qui étaient déjà là.',
      },
      script: [
        {
          seat: 1,
          move: { type: 'playCitizens', citizen: 'farmer', count: 2 },
          say: { en: 'Nefer plays two Farmers.', fr: 'Néfer pose deux Fermiers.' },
        },
        { seat: 1, move: { type: 'place', citizen: 'farmer' } },
        { seat: 1, move: { type: 'place', citizen: 'baker' } },
        {
          seat: 1,
          move: { type: 'take', slot: { at: 'forum', is: ['soldier'] } },
          say: { en: 'She takes the Soldier you gave away.', fr: 'Elle prend le Soldat que vous avez laissé.' },
        },
        { seat: 1, move: { type: 'take', slot: { at: 'forum', is: ['priest'] } } },
        { seat: 1, move: { type: 'take', slot: { at: 'forum', is: ['artisan'] } }, luck: [3, 2, 2] },
        {
          seat: 1,
          move: { type: 'playCitizens', citizen: 'priest', count: 1 },
          say: {
            en: 'A new round: she plays a Priest and looks for an Afterlife card.',
            fr: 'Nouvelle manche : elle pose un Prêtre et cherche une carte Au-delà.',
          },
        },
        { seat: 1, move: { type: 'consult', die: 1 } },
        {
          seat: 1,
          move: { type: 'keepAfterlife', card: 'anubis' },
          luck: [{ top: ['nephthys', 'akhet', 'khufu', 'osiris'] }],
        },
        { seat: 1, move: { type: 'place', citizen: 'artisan' } },
        { seat: 1, move: { type: 'place', citizen: 'merchant' } },
        { seat: 1, move: { type: 'take', slot: { at: 'forum', is: ['farmer'] } } },
        { seat: 1, move: { type: 'take', slot: 0 } },
        { seat: 1, move: { type: 'take', slot: 0 } },
      ],
      expect: [
        ['turn', 0],
        ['dice', [3, 1, 2]],
        ['players.1.debens', 0],
        ['players.1.cards.farmer', 2],
      ],
    },
    {
      id: 'majority',
      say: {
        en: 'Nefer has two Farmers, worth 1 point each. But having more of a class than anyone else scores too, and the majority in Farmers is worth 9.',
        fr: 'Néfer a deux Fermiers, 1 point chacun. Mais posséder plus de cartes d’une classe que quiconque rapporte aussi, et la majorité des Fermiers vaut 9 points.',
      },
      focus: ['dynasty/1/farmer'],
      rule: '8.4',
    },
    {
      id: 'rounds',
      say: {
        en: 'Each round a new player rolls the dice and goes first. With two players, Nefer has just played twice in a row; now you will.',
        fr: 'À chaque manche, le premier joueur change et les dés sont relancés. À deux, Néfer vient donc de jouer deux fois de suite ; à votre tour d’en faire autant.',
      },
      focus: ['die/0'],
      rule: '3.1',
    },
    {
      id: 'priest',
      say: {
        en: 'Play your Priest: 6 points, and access to an Afterlife card, a secret goal that scores at the end.',
        fr: 'Posez votre Prêtre : 6 points, et l’accès à une carte Au-delà, un objectif secret qui compte à la fin.',
      },
      focus: ['hand/priest/0'],
      rule: '5.6',
      accept: [{ move: { type: 'playCitizens', citizen: 'priest', count: 1 } }],
      hint: {
        en: 'That one can wait. First the Priest, while your purse is full.',
        fr: 'Celui-là peut attendre. D’abord le Prêtre, tant que votre bourse est pleine.',
      },
    },
    {
      id: 'consult',
      say: {
        en: 'Choose a die and pay its value: you look at that many cards and keep one. 3 Debens show three, 2 show two.',
        fr: 'Choisissez un dé et payez sa valeur : vous regardez autant de cartes et en gardez une. 3 debens en montrent trois, 2 en montrent deux.',
      },
      focus: ['die/0', 'die/2'],
      rule: '5.6',
      accept: [{ move: { type: 'consult', die: 0 } }, { move: { type: 'consult', die: 2 } }],
      hints: [
        {
          when: { type: 'consult', die: 1 },
          say: {
            en: 'Cheap, but one card is no choice. Pay 2 or 3.',
            fr: 'Bon marché, mais une seule carte, ce n’est pas un choix. Payez 2 ou 3.',
          },
        },
        {
          when: { type: 'skipAbility' },
          say: {
            en: 'Then he is worth just his 6 points. An Afterlife card can add 5, 7, even 9.',
            fr: 'Il ne vaudrait alors que ses 6 points. Une carte Au-delà peut en ajouter 5, 7, voire 9.',
          },
        },
      ],
      hint: { en: 'Choose a die that shows 3 or 2.', fr: 'Choisissez un dé qui montre 3 ou 2.' },
      expect: [['players.0.debens', { in: [5, 6] }]],
    },
    {
      id: 'keep',
      say: {
        en: 'Only you see these. Keep the one you believe in; it stays secret until the end. Any of them can pay off here.',
        fr: 'Vous seul voyez ces cartes. Gardez celle en laquelle vous croyez ; elle reste secrète jusqu’à la fin. Toutes peuvent rapporter ici.',
      },
      focus: ['drawn/nephthys', 'drawn/akhet'],
      rule: '5.7',
      accept: [
        {
          move: { type: 'keepAfterlife', card: 'nephthys' },
          say: {
            en: '5 points if you feed more citizens than anyone. So: bread!',
            fr: '5 points si vous nourrissez plus de citoyens que quiconque. Donc : du pain !',
          },
        },
        {
          move: { type: 'keepAfterlife', card: 'akhet' },
          say: {
            en: 'Your best majority counts twice. With the Farmers, that makes 18!',
            fr: 'Votre meilleure majorité compte double. Avec les Fermiers, cela fait 18 !',
          },
        },
        {
          move: { type: 'keepAfterlife', card: 'khufu' },
          say: {
            en: '7 points for more different classes than anyone. Variety pays.',
            fr: '7 points si vous avez plus de classes différentes que quiconque. Variez vos citoyens.',
          },
        },
      ],
      show: { type: 'keepAfterlife', card: 'akhet' },
      hint: { en: 'Keep one of the cards shown.', fr: 'Gardez une des cartes montrées.' },
      luck: [['any']],
    },
    {
      id: 'keepFarmer',
      say: {
        en: 'Two of your three cards must go to the Forum. Keep the Farmer: we want a pair.',
        fr: 'Deux de vos trois cartes doivent aller au Forum. Gardez le Fermier : nous voulons une paire.',
      },
      focus: ['hand/farmer/0'],
      rule: '6.1',
      accept: [{ move: { type: 'place', citizen: { in: ['baker', 'noble', 'artisan', 'merchant'] } } }],
      times: 2,
      hints: [
        {
          when: { type: 'place', citizen: 'farmer' },
          say: {
            en: 'Keep him: there is another Farmer in the Forum, and two make a pair.',
            fr: 'Gardez-le : il y a un autre Fermier au Forum, et à deux ils font une paire.',
          },
        },
      ],
      hint: { en: 'Place the other two.', fr: 'Placez les deux autres.' },
    },
    {
      id: 'secondFarmer',
      say: { en: 'There he is. Take the Farmer.', fr: 'Le voici. Prenez le Fermier.' },
      focus: ['forum/farmer/0'],
      rule: '6.3',
      accept: [{ move: { type: 'take', slot: { at: 'forum', is: ['farmer'] } } }],
      hint: { en: 'The Farmer first: he completes the pair.', fr: 'Le Fermier d’abord : il complète la paire.' },
      script: [
        {
          seat: 0,
          move: { type: 'take', slot: 0 },
          say: {
            en: 'Two more cards are taken for you. New round, new dice!',
            fr: 'Deux autres cartes sont prises pour vous. Nouvelle manche, nouveaux dés !',
          },
        },
        { seat: 0, move: { type: 'take', slot: 0 }, luck: [4, 2, 1] },
      ],
      expect: [
        ['turn', 0],
        ['round', 3],
        ['dice', [4, 2, 1]],
      ],
    },
    {
      id: 'farmers',
      say: {
        en: 'Your turn again. Play both Farmers. Nothing happens at once, but every pair of Farmers makes each loaf of bread 1 Deben cheaper for you.',
        fr: 'Encore à vous. Posez les deux Fermiers. Rien dans l’immédiat, mais chaque paire de Fermiers réduit de 1 deben le prix de vos pains.',
      },
      focus: ['hand/farmer/0', 'hand/farmer/1'],
      rule: '5.18',
      accept: [{ move: { type: 'playCitizens', citizen: 'farmer', count: 2 } }],
      hints: [
        {
          when: { type: 'playCitizens', citizen: 'farmer', count: 1 },
          say: {
            en: 'A single Farmer makes no bread cheaper. Play the pair.',
            fr: 'Un seul Fermier ne réduit pas le prix du pain. Posez la paire.',
          },
        },
      ],
      hint: {
        en: 'A fine card for later. Now the two Farmers.',
        fr: 'Une bonne carte pour plus tard. Maintenant, les deux Fermiers.',
      },
      script: [
        {
          seat: 0,
          move: { type: 'place' },
          say: {
            en: 'After a pair your last two cards go to the Forum; this is done for you.',
            fr: 'Après une paire, vos deux dernières cartes vont au Forum ; c’est fait pour vous.',
          },
        },
        { seat: 0, move: { type: 'place' } },
      ],
      expect: [
        ['players.0.debens', { in: [4, 5] }],
        ['players.0.cards.farmer', 2],
        ['step.at', 'taking'],
      ],
    },
    {
      id: 'takeBaker',
      say: { en: 'Take a Baker: he will bring the bread.', fr: 'Prenez un Boulanger : il fournira le pain.' },
      focus: ['forum/baker/0'],
      rule: '6.3',
      accept: [{ move: { type: 'take', slot: { at: 'forum', is: ['baker'] } } }],
      hint: { en: 'The Baker first.', fr: 'Le Boulanger d’abord.' },
    },
    {
      id: 'takeSoldier',
      say: {
        en: 'And the Soldier: do not leave this one to Nefer.',
        fr: 'Et le Soldat : celui-ci, ne le laissez pas à Néfer.',
      },
      focus: ['forum/soldier/0'],
      rule: '6.3',
      accept: [{ move: { type: 'take', slot: { at: 'forum', is: ['soldier'] } } }],
      hint: {
        en: 'The Soldier next; the last card is up to you.',
        fr: 'Ensuite le Soldat ; la dernière carte est à votre choix.',
      },
    },
    {
      id: 'lastOne',
      say: { en: 'The last one is up to you.', fr: 'La dernière est à votre choix.' },
      focus: [],
      rule: '6.3',
      accept: [{ move: { type: 'take' } }],
      hint: { en: 'Any of the older cards will do.', fr: 'N’importe quelle carte déjà présente convient.' },
      script: [
        {
          seat: 1,
          move: { type: 'playCitizens', citizen: 'soldier', count: 1 },
          say: { en: 'Nefer plays the Soldier.', fr: 'Néfer pose le Soldat.' },
        },
        { seat: 1, move: { type: 'rob', victim: 0 } },
      ],
      expect: [
        ['step.at', 'tribute'],
        ['step.victim', 0],
      ],
    },
    {
      id: 'tribute',
      say: {
        en: 'Her Soldier, the very one you gave away, is after one of your Farmers! Pay her 1 Deben or lose him. He is worth far more: pay.',
        fr: 'Son Soldat, celui-là même que vous aviez laissé, s’en prend à un de vos Fermiers ! Payez 1 deben à Néfer ou perdez-le. Il vaut bien plus : payez.',
      },
      focus: ['dynasty/0/farmer', 'ui/prompt'],
      rule: '5.10',
      accept: [{ move: { type: 'answerTribute', pays: true } }],
      hints: [
        {
          when: { type: 'answerTribute', pays: false },
          say: {
            en: 'He would join hers: three Farmers to one, and no more cheap bread. A Deben is a third of a point. Pay.',
            fr: 'Il rejoindrait les siens : trois Fermiers contre un, et adieu le pain moins cher. Un deben, c’est un tiers de point. Payez.',
          },
        },
      ],
      hint: { en: 'Answer the Soldier: pay the Deben.', fr: 'Répondez au Soldat : payez le deben.' },
      script: [
        { seat: 1, move: { type: 'place', citizen: { in: ['noble', 'artisan', 'merchant', 'baker', 'priest'] } } },
        { seat: 1, move: { type: 'place', citizen: { in: ['noble', 'artisan', 'merchant', 'baker', 'priest'] } } },
        { seat: 1, move: { type: 'take', slot: { at: 'forum', is: ['farmer'] } } },
        { seat: 1, move: { type: 'take', slot: 0 } },
        { seat: 1, move: { type: 'take', slot: 0 }, luck: [2, 2, 1] },
        {
          seat: 1,
          move: { type: 'playCitizens', citizen: 'farmer', count: 2 },
          say: {
            en: 'Two more Farmers for Nefer, with her last Deben.',
            fr: 'Deux Fermiers de plus pour Néfer, avec son dernier deben.',
          },
        },
        { seat: 1, move: { type: 'place' } },
        { seat: 1, move: { type: 'place' } },
        { seat: 1, move: { type: 'take', slot: 0 } },
        { seat: 1, move: { type: 'take', slot: 0 } },
        { seat: 1, move: { type: 'take', slot: 0 } },
      ],
      expect: [
        ['turn', 0],
        ['players.0.debens', { in: [3, 4] }],
        ['players.1.debens', 0],
        ['players.1.cards.farmer', 4],
        ['dice', [2, 2, 1]],
      ],
    },
    {
      id: 'price',
      say: {
        en: 'A loaf costs the highest die, now 2, less 1 for your pair of Farmers: just 1 Deben! Low dice are the Baker’s hour.',
        fr: 'Un pain coûte la valeur du dé le plus haut, ici 2, moins 1 pour votre paire de Fermiers : 1 deben ! Les dés bas, c’est l’heure du Boulanger.',
      },
      focus: ['die/0', 'bread'],
      rule: '5.13',
    },
    {
      id: 'baker',
      say: { en: 'Play the Baker.', fr: 'Posez le Boulanger.' },
      focus: ['hand/baker/0'],
      rule: '5.14',
      accept: [{ move: { type: 'playCitizens', citizen: 'baker', count: 1 } }],
      hint: {
        en: 'Bread will not get cheaper. Play the Baker now.',
        fr: 'Le pain ne sera jamais moins cher. Posez le Boulanger maintenant.',
      },
      expect: [['step.at', 'ability']],
    },
    {
      id: 'feedFarmers',
      say: {
        en: 'Buy up to three loaves, one per citizen. The humbler the citizen, the more bread is worth: 5 points on a Farmer. And a fed Farmer cannot be stolen. Feed both.',
        fr: 'Achetez jusqu’à trois pains, un par citoyen. Plus il est humble, plus le pain rapporte : 5 points sur un Fermier. Et un Fermier nourri ne se vole pas. Nourrissez les deux.',
      },
      focus: ['dynasty/0/farmer'],
      rule: '5.14',
      accept: [{ move: { type: 'feed', citizen: 'farmer' } }],
      times: 2,
      hints: [
        {
          when: { type: 'feed', citizen: 'priest' },
          say: {
            en: 'A loaf on the Priest brings 2 points; on a Farmer, 5.',
            fr: 'Un pain sur le Prêtre rapporte 2 points ; sur un Fermier, 5.',
          },
        },
      ],
      hint: { en: 'The Farmers first: 5 points each.', fr: 'Les Fermiers d’abord : 5 points chacun.' },
      expect: [['players.0.loaves.farmer', 2]],
    },
    {
      id: 'feedThird',
      say: {
        en: 'One more loaf, for a Merchant or the Baker himself: 4 points either way.',
        fr: 'Encore un pain, pour un Marchand ou pour le Boulanger lui-même : 4 points dans les deux cas.',
      },
      focus: ['dynasty/0/merchant', 'dynasty/0/baker'],
      rule: '5.14',
      accept: [
        {
          move: { type: 'feed', citizen: 'merchant' },
          say: { en: '14 points for 3 Debens.', fr: '14 points pour 3 debens.' },
        },
        {
          move: { type: 'feed', citizen: 'baker' },
          say: { en: '14 points for 3 Debens.', fr: '14 points pour 3 debens.' },
        },
      ],
      hints: [
        {
          when: { type: 'stopBaking' },
          say: {
            en: '4 points for 1 Deben, a third of a point: one more loaf!',
            fr: '4 points pour 1 deben, soit un tiers de point : encore un pain !',
          },
        },
      ],
      hint: {
        en: 'That one brings only 2. A Merchant or the Baker brings 4.',
        fr: 'Celui-là ne rapporte que 2. Un Marchand ou le Boulanger rapporte 4.',
      },
      expect: [
        ['players.0.debens', { in: [0, 1] }],
        ['step.at', 'placing'],
      ],
    },
    {
      id: 'keepSoldier',
      say: {
        en: 'Place two cards in the Forum. Keep the Soldier.',
        fr: 'Placez deux cartes au Forum. Gardez le Soldat.',
      },
      focus: ['hand/soldier/0'],
      rule: '6.1',
      accept: [
        {
          move: {
            type: 'place',
            citizen: { in: ['pharaoh', 'scribe', 'noble', 'priest', 'artisan', 'baker', 'merchant', 'farmer'] },
          },
        },
      ],
      times: 2,
      hint: {
        en: 'He has work to do next turn. Place another card.',
        fr: 'Il aura du travail au prochain tour. Placez une autre carte.',
      },
    },
    {
      id: 'freeTake',
      say: {
        en: 'Take any three. Two of a kind are worth a look.',
        fr: 'Prenez-en trois, à votre guise. Deux cartes de la même classe méritent un regard.',
      },
      focus: [],
      rule: '6.3',
      accept: [{ move: { type: 'take' } }],
      times: 3,
      hint: { en: 'Any of the older cards will do.', fr: 'N’importe quelle carte déjà présente convient.' },
      luck: [[], [], [4, 3, 2]],
      expect: [
        ['turn', 0],
        ['round', 5],
      ],
    },
    {
      id: 'soldier',
      say: {
        en: 'Your turn again, and Nefer is careless: four hungry Farmers, one Soldier, who guards only two, and an empty purse. Play your Soldier.',
        fr: 'Encore à vous, et Néfer est imprudente : quatre Fermiers affamés, un Soldat qui n’en garde que deux et la bourse vide. Posez votre Soldat.',
      },
      focus: ['hand/soldier/0', 'dynasty/1/farmer'],
      rule: '5.9',
      accept: [{ move: { type: 'playCitizens', citizen: 'soldier' } }],
      hint: {
        en: 'Tempting. But a chance to rob her like this will not come again: the Soldier.',
        fr: 'Tentant. Mais pareille occasion de la voler ne reviendra pas : posez le Soldat.',
      },
    },
    {
      id: 'rob',
      say: {
        en: 'Take a Farmer from her. She cannot pay, so he comes at once.',
        fr: 'Prenez-lui un Fermier. Elle ne peut pas payer : il vient aussitôt.',
      },
      focus: ['dynasty/1/farmer'],
      rule: '5.10',
      accept: [{ move: { type: 'rob', victim: 1 } }],
      hint: {
        en: 'Mercy is allowed, but 9 points are at stake. Rob her.',
        fr: 'La clémence est permise, mais 9 points sont en jeu. Volez-lui un Fermier.',
      },
      expect: [
        ['players.0.cards.farmer', 3],
        ['players.1.cards.farmer', 3],
      ],
    },
    {
      id: 'tie',
      say: {
        en: 'Three Farmers each. A tie scores for nobody, so you have just taken 9 points from her. One more Farmer, and they are yours.',
        fr: 'Trois Fermiers partout. À égalité, personne ne marque : vous venez de lui ôter 9 points. Un Fermier de plus, et ils sont à vous.',
      },
      focus: ['dynasty/0/farmer', 'dynasty/1/farmer'],
      rule: '8.4',
    },
    {
      id: 'renew',
      say: {
        en: 'Renew your hand on your own: place two cards, take three. There is a Farmer in the Forum.',
        fr: 'À vous de renouveler votre main : placez deux cartes, prenez-en trois. Il y a un Fermier au Forum.',
      },
      focus: ['forum/farmer/0'],
      rule: '6.1',
      accept: [{ move: { type: 'place' } }],
      times: 2,
      hint: { en: 'First place two cards in the Forum.', fr: 'Placez d’abord deux cartes au Forum.' },
    },
    {
      id: 'renewTake',
      say: { en: 'Now take three from the Forum.', fr: 'Maintenant, prenez-en trois au Forum.' },
      focus: ['forum/farmer/0'],
      rule: '6.3',
      accept: [{ move: { type: 'take' } }],
      times: 3,
      show: { type: 'take' },
      hint: { en: 'Any of the older cards will do.', fr: 'N’importe quelle carte déjà présente convient.' },
      expect: [
        ['turn', 1],
        ['round', 5],
      ],
    },
  ],
  expect: [['players.0.cards.farmer', 3]],
};
