import type { Tip } from '../tips.ts';

export const tips: readonly Tip[] = [
  {
    id: 'income',
    say: {
      en: 'Money first: a Merchant or a Noble in your first turns pays for everything that follows.',
      fr: 'L’argent d’abord : un Marchand ou un Noble dans vos premiers tours paie tout le reste.',
    },
    fact: {
      en: 'A bot that never uses an income ability wins 4 to 6% of its games against two others; one that does without it only in the first half of the deck, 18%. Par is 33%.',
      fr: 'Un robot qui n’utilise jamais de capacité de revenu gagne 4 à 6 % de ses parties contre deux autres ; s’il s’en passe seulement pendant la première moitié de la pioche, 18 %. L’équilibre est à 33 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'pairs',
    say: {
      en: 'Play pairs. Two cards for 1 Deben is the best bargain in Egypt.',
      fr: 'Posez des paires. Deux cartes pour 1 deben : la meilleure affaire d’Égypte.',
    },
    fact: {
      en: 'Without pairs a bot wins 13% instead of 33%. Winners play 2.3 pairs a game, the others 1.5.',
      fr: 'Sans paires, un robot gagne 13 % de ses parties au lieu de 33 %. Les vainqueurs posent 2,3 paires par partie, les autres 1,5.',
    },
    evidence: 'measured',
  },
  {
    id: 'bread',
    say: {
      en: 'Bake, and bake three: with a full purse a Baker is worth more than a Noble.',
      fr: 'Cuisez, et par trois : avec une bourse pleine, un Boulanger vaut plus qu’un Noble.',
    },
    fact: {
      en: 'Without bread a bot wins 20% instead of 33%, with one loaf at most 27%. Three loaves on humble citizens bring 12 to 15 points, a Noble 7.',
      fr: 'Sans pain, un robot gagne 20 % de ses parties au lieu de 33 % ; avec un seul pain, 27 %. Trois pains sur des citoyens humbles rapportent 12 à 15 points, un Noble 7.',
    },
    evidence: 'measured',
  },
  {
    id: 'late',
    say: {
      en: 'Bread comes late: first the citizens, then the loaves.',
      fr: 'Le pain vient tard : d’abord les citoyens, ensuite les pains.',
    },
    fact: {
      en: 'No bread in the first half of the deck costs nothing (36%, par 33%); none in the second half costs a lot (28%).',
      fr: 'Pas de pain pendant la première moitié de la pioche : rien de perdu (36 %, équilibre à 33 %) ; pas de pain pendant la seconde : 28 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'wait',
    say: {
      en: 'But do not wait for the perfect price. A loaf for 2 or 3 Debens still pays off.',
      fr: 'Mais n’attendez pas le prix parfait. Un pain à 2 ou 3 debens rapporte encore.',
    },
    fact: {
      en: 'A bot that bakes only at a price of 1 wins 23% instead of 33%. A Deben is a third of a point at the end, a loaf up to 5 points.',
      fr: 'Un robot qui ne cuit qu’à 1 deben gagne 23 % de ses parties au lieu de 33 %. À la fin, un deben vaut un tiers de point, un pain jusqu’à 5.',
    },
    evidence: 'measured',
  },
  {
    id: 'humble',
    say: {
      en: 'Feed the humble: 5 points on a Farmer, 4 on a Merchant or a Baker. Above the Soldier, let them fast.',
      fr: 'Nourrissez les humbles : 5 points sur un Fermier, 4 sur un Marchand ou un Boulanger. Au-dessus du Soldat, laissez-les jeûner.',
    },
    fact: {
      en: 'Never feeding anyone above the Soldier costs nothing (33%). Of 100 loaves, 92 lay on Bakers, Merchants and Farmers.',
      fr: 'Ne nourrir personne au-dessus du Soldat ne coûte rien (33 %). Sur 100 pains, 92 étaient sur des Boulangers, des Marchands et des Fermiers.',
    },
    evidence: 'measured',
  },
  {
    id: 'byOne',
    say: {
      en: 'Majorities are won by one card. Count before you play, and again before you give a card away.',
      fr: 'Une majorité se gagne d’une carte. Comptez avant de poser, et encore avant de donner une carte.',
    },
    fact: {
      en: 'Of 3,540 classes 55% were won by exactly one card, and 20% were tied and scored for nobody.',
      fr: 'Sur 3 540 classes, 55 % ont été gagnées d’une seule carte, et 20 % se sont jouées à égalité, sans rien rapporter.',
    },
    evidence: 'measured',
  },
  {
    id: 'margin',
    say: {
      en: 'A Farmer can be worth nineteen points: 1 of his own, 9 for you, 9 taken from a rival. Half of all games are closer than that.',
      fr: 'Un Fermier peut valoir dix-neuf points : 1 pour lui, 9 pour vous, 9 ôtés à un adversaire. La moitié des parties se joue à moins.',
    },
    fact: {
      en: '51% of 400 games were won by 9 points or fewer.',
      fr: '51 % des 400 parties ont été gagnées de 9 points ou moins.',
    },
    evidence: 'measured',
  },
  {
    id: 'stash',
    say: {
      en: 'A Scribe saves a card that you would have to give away: slip your best one under him.',
      fr: 'Un Scribe sauve une carte qu’il faudrait donner : glissez-y la meilleure.',
    },
    fact: {
      en: 'Without it a bot wins 28% instead of 33%.',
      fr: 'Sans cela, un robot gagne 28 % de ses parties au lieu de 33 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'soldiers',
    say: {
      en: 'Do not fear Soldiers, and do not live by them. Pay the Deben and move on.',
      fr: 'Ne craignez pas les Soldats, et ne comptez pas sur eux. Payez le deben et continuez.',
    },
    fact: {
      en: 'Without robbing 32%, never paying 32%, always paying 33%: no difference. There are 0.7 robberies a game.',
      fr: 'Sans voler 32 %, sans jamais payer 32 %, en payant toujours 33 % : aucune différence. Il y a 0,7 vol par partie.',
    },
    evidence: 'measured',
  },
];
