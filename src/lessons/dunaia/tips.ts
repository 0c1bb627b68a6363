import type { Tip } from '../tips.ts';

export const tips: readonly Tip[] = [
  {
    id: 'three',
    say: {
      en: 'Keep three constructions going. A token in your reserve builds nothing.',
      fr: 'Gardez trois constructions en cours. Un Marqueur de construction en réserve ne construit rien.',
    },
    fact: {
      en: 'With one construction at a time a bot wins 13% against its equal, with two at most 36%. Par is 50%.',
      fr: 'Avec une seule construction à la fois, un robot gagne 13 % de ses parties contre son égal ; avec deux au plus, 36 %. L’équilibre est à 50 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'levelOne',
    say: {
      en: 'Complete a Level 1 early, and put your die on it as often as you can: at home, it is free.',
      fr: 'Construisez tôt un niveau 1 et posez-y votre dé le plus souvent possible : chez vous, c’est gratuit.',
    },
    fact: {
      en: 'A bot that never uses its own Level 1 Buildings wins 22%. Bots put two dice in five there.',
      fr: 'Un robot qui n’utilise jamais ses propres niveaux 1 gagne 22 % de ses parties. Les robots y posent deux dés sur cinq.',
    },
    evidence: 'measured',
  },
  {
    id: 'beside',
    say: {
      en: 'Choose a die for what stands beside its Dunaia, not for its number.',
      fr: 'Choisissez un dé pour ce qui entoure son Dunaïa, pas pour son chiffre.',
    },
    fact: {
      en: 'A bot that takes a die at random wins 34% instead of 50%.',
      fr: 'Un robot qui prend son dé au hasard gagne 34 % de ses parties au lieu de 50 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'move',
    say: {
      en: 'Bring the Dunaias to the work: with two or three around one construction, almost every die advances it.',
      fr: 'Menez les Dunaïas au travail : à deux ou trois autour d’une construction, presque tout dé la fait avancer.',
    },
    fact: {
      en: 'A bot that never moves a Dunaia wins 32% instead of 50%. The rulebook advises it, too.',
      fr: 'Un robot qui ne déplace jamais de Dunaïa gagne 32 % de ses parties au lieu de 50 %. La règle du jeu le conseille aussi.',
    },
    evidence: 'measured',
  },
  {
    id: 'prophecy',
    say: {
      en: 'Race for the Prophecy. Its tiles make half of the difference between winner and loser.',
      fr: 'Courez après la Prophétie. Ses tuiles font la moitié de l’écart entre vainqueur et vaincu.',
    },
    fact: {
      en: 'Winners get 5.4 points from 1.8 tiles, losers 2.4 from 0.8; the average margin is 6.2 points.',
      fr: 'Les vainqueurs en tirent 5,4 points avec 1,8 tuile, les vaincus 2,4 avec 0,8 ; l’écart moyen est de 6,2 points.',
    },
    evidence: 'measured',
  },
  {
    id: 'elders',
    say: {
      en: 'Call on an Elder as soon as a pair and a third chip are inserted. The power is worth more than the fragment.',
      fr: 'Faites appel à un Ancien dès qu’une paire et une troisième Puce sont enfichées. Le pouvoir vaut plus que le Fragment.',
    },
    fact: {
      en: 'Without Elders a bot wins 37% instead of 50%; with Elders but without fragments, 47%.',
      fr: 'Sans Anciens, un robot gagne 37 % de ses parties au lieu de 50 % ; avec eux mais sans Fragments, 47 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'touched',
    say: {
      en: 'Place a tile where two Dunaias touch it already, best between two of your constructions.',
      fr: 'Placez une tuile là où deux Dunaïas la touchent déjà, au mieux près d’une autre de vos constructions.',
    },
    fact: {
      en: 'A bot that places its tiles at random wins 39% instead of 50%.',
      fr: 'Un robot qui place ses tuiles au hasard gagne 39 % de ses parties au lieu de 50 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'piles',
    say: {
      en: 'Buy the tiles beside the piles. The top of a pile costs one flower more and rarely earns it back.',
      fr: 'Achetez les tuiles à côté des piles. Le dessus d’une pile coûte une Fleur de plus, rarement rentable.',
    },
    fact: {
      en: 'A bot that never buys from a pile wins 54%: nothing is lost by it.',
      fr: 'Un robot qui n’achète jamais sur une pile gagne 54 % de ses parties : il n’y perd rien.',
    },
    evidence: 'measured',
  },
  {
    id: 'ownDie',
    say: {
      en: 'Look at the die of your own colour at once: you will have to take it. Make its Dunaia useful before.',
      fr: 'Regardez d’emblée le dé à votre couleur : il faudra le prendre. Rendez son Dunaïa utile avant.',
    },
    fact: {
      en: 'The rulebook advises it (rule 5.2); it was not measured.',
      fr: 'La règle du jeu le conseille (règle 5.2) ; cela n’a pas été mesuré.',
    },
    evidence: 'rule',
  },
  {
    id: 'borrow',
    say: {
      en: 'Use a rival’s Building only if it gives a lot: you pay a flower, and your rival gets it.',
      fr: 'N’utilisez le Bâtiment d’un adversaire que s’il rapporte gros : vous payez une Fleur, et c’est lui qui la reçoit.',
    },
    fact: {
      en: 'Never doing so makes no difference (50%). Losers do it more often: 2.3 times a game against 1.7.',
      fr: 'S’en passer ne change rien (50 %). Les vaincus le font plus souvent : 2,3 fois par partie contre 1,7.',
    },
    evidence: 'measured',
  },
];
