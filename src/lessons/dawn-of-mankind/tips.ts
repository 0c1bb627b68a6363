import type { Tip } from '../tips.ts';

export const tips: readonly Tip[] = [
  {
    id: 'births',
    say: {
      en: 'Follow the lines with a newborn sign. Without children a clan dies out.',
      fr: 'Suivez les lignes au signe de naissance. Sans enfants, un clan s’éteint.',
    },
    fact: {
      en: 'A bot that avoids them wins 1% against its equal, with 37 points to 85. Par is 50%.',
      fr: 'Un robot qui les évite gagne 1 % de ses parties contre son égal, avec 37 points contre 85. L’équilibre est à 50 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'enough',
    say: {
      en: 'Five or six people are enough. A newborn line is no reason to give up a better tile.',
      fr: 'Cinq ou six meeples suffisent. Un signe de naissance ne vaut pas de renoncer à une meilleure tuile.',
    },
    fact: {
      en: 'A bot that always takes newborn lines wins 39% instead of 50%; one that takes none after round 14, 38%.',
      fr: 'Un robot qui suit toujours ces lignes gagne 39 % de ses parties au lieu de 50 % ; un autre qui les évite après la manche 14, 38 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'lateRest',
    say: {
      en: 'Rest late: when nobody who is ready can do anything useful. But do not run around in vain to avoid it.',
      fr: 'Reposez-vous tard : quand plus personne ne peut agir utilement. Mais ne courez pas pour rien afin de l’éviter.',
    },
    fact: {
      en: 'Resting with two people on tiles wins 8%; resting only when nobody can move, 42%. Winners rest 1.9 times a game, losers 2.2.',
      fr: 'Se reposer avec deux meeples sur des tuiles gagne 8 % ; seulement quand personne ne peut avancer, 42 %. Les vainqueurs se reposent 1,9 fois par partie, les vaincus 2,2.',
    },
    evidence: 'measured',
  },
  {
    id: 'bump',
    say: {
      en: 'Bump for the tile, not out of spite: whoever is bumped moves on for nothing.',
      fr: 'Poussez pour la tuile, pas par malice : le meeple poussé avance gratuitement.',
    },
    fact: {
      en: 'Always bumping wins 14% instead of 50%, never bumping 24%.',
      fr: 'Toujours pousser gagne 14 % des parties au lieu de 50 %, ne jamais pousser 24 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'art',
    say: {
      en: 'Paint whenever a line to the elders carries the art sign. Art costs no action.',
      fr: 'Peignez dès qu’une ligne vers les anciens porte le signe d’art. L’art ne coûte pas d’action.',
    },
    fact: {
      en: 'Without art a bot wins 23% instead of 50%. Art brings 28% of all points: 16.8 to winners, 12.5 to losers.',
      fr: 'Sans art, un robot gagne 23 % de ses parties au lieu de 50 %. L’art donne 28 % de tous les points : 16,8 aux vainqueurs, 12,5 aux vaincus.',
    },
    evidence: 'measured',
  },
  {
    id: 'elders',
    say: {
      en: 'Let elders end on a tile that pays for their leaving: EXPLORE, BURIAL, IMPART WISDOM or FINAL EXCURSION.',
      fr: 'Que vos anciens finissent sur une tuile qui paie leur départ : EXPLORATION, SÉPULTURE, SAGESSE ou DERNIÈRE SORTIE.',
    },
    fact: {
      en: 'A bot that never uses those tiles wins 20% instead of 50%.',
      fr: 'Un robot qui n’utilise jamais ces tuiles gagne 20 % de ses parties au lieu de 50 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'goods',
    say: {
      en: 'Goods are points in waiting: EXPLORE turns up to seven of them into 2 points each. Save up for it.',
      fr: 'Les ressources sont des points en attente : EXPLORATION en change jusqu’à sept, à 2 points chacune. Épargnez.',
    },
    fact: {
      en: 'EXPLORE brings 19% of all points. Never exploring wins 42% instead of 50%, a small loss.',
      fr: 'EXPLORATION donne 19 % de tous les points. Ne jamais explorer gagne 42 % au lieu de 50 %, une petite perte.',
    },
    evidence: 'measured',
  },
  {
    id: 'study',
    say: {
      en: 'Take a Progress card when STUDY lies on your way. Do not go out of your way for one.',
      fr: 'Prenez une carte Progrès quand ÉTUDE est sur votre chemin. Ne faites pas de détour pour elle.',
    },
    fact: {
      en: 'With no card at all a bot wins 32% instead of 50%; taking every card it can in 15 rounds, 36%.',
      fr: 'Sans aucune carte, un robot gagne 32 % de ses parties au lieu de 50 % ; en prenant toutes celles qu’il peut en 15 manches, 36 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'inVain',
    say: {
      en: 'Read the tile before you move: if you cannot pay, nothing happens.',
      fr: 'Lisez la tuile avant d’avancer : si vous ne pouvez pas payer, il ne se passe rien.',
    },
    fact: {
      en: 'Losers move onto tiles in vain nearly twice as often: 0.87 times a game against 0.47.',
      fr: 'Les vaincus avancent pour rien presque deux fois plus souvent : 0,87 fois par partie contre 0,47.',
    },
    evidence: 'measured',
  },
  {
    id: 'count',
    say: {
      en: 'Count before you end the game: goods, people and cards still bring two dozen points, and one game in four goes to the other player.',
      fr: 'Comptez avant de finir la partie : ressources, meeples et cartes rapportent encore deux douzaines de points, et une partie sur quatre revient à l’autre.',
    },
    fact: {
      en: 'Whoever reached sixty won 151 of 200 games. At the end tools and hides bring 10.4 points, people 7.3, food 3.3, cards 3.3.',
      fr: 'Qui a atteint soixante points a gagné 151 parties sur 200. À la fin, outils et peaux rapportent 10,4 points, les meeples 7,3, la nourriture 3,3, les cartes 3,3.',
    },
    evidence: 'measured',
  },
];
