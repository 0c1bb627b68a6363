import type { Tip } from '../tips.ts';

export const tips: readonly Tip[] = [
  {
    id: 'castles',
    say: {
      en: 'Castles win, not battles. Each turn, count everybody’s castles, and see who could reach a third.',
      fr: 'Ce sont les châteaux qui gagnent, pas les batailles. À chaque tour, comptez ceux de chacun, et voyez qui peut en prendre un troisième.',
    },
    fact: {
      en: 'Rule 1.1. There are 14 battles a game; 32 of 80 games ended by three castles, 25 of them in the last three turns.',
      fr: 'Règle 1.1. Il y a 14 batailles par partie ; 32 parties sur 80 se sont terminées par trois châteaux, dont 25 dans les trois derniers tours.',
    },
    evidence: 'measured',
  },
  {
    id: 'orcs',
    say: {
      en: 'Time is on the Orcs’ side. If nobody wins in six turns, they do: from the third turn on, somebody must push.',
      fr: 'Le temps joue pour les Orques. Si personne ne gagne en six tours, c’est eux : dès le troisième, il faut les presser.',
    },
    fact: {
      en: '48 of 80 games among bots ended that way. The Orcs won 54 of them in all, Goblins 18, Dwarves 6, Elves 2.',
      fr: '48 parties de robots sur 80 se sont terminées ainsi. En tout, les Orques en ont gagné 54, les Gobelins 18, les Nains 6, les Elfes 2.',
    },
    evidence: 'measured',
  },
  {
    id: 'cards',
    say: {
      en: 'Do not fight without an artifact if you can help it: a 5 or a 6 is worth almost three units.',
      fr: 'Ne vous battez pas sans artefact si vous pouvez l’éviter : un 5 ou un 6 vaut presque trois unités.',
    },
    fact: {
      en: 'A bot without artifacts in battle wins 11% against three others; par is 24%. Each unit is worth 2 points (rule 12.8).',
      fr: 'Sans artefact en bataille, un robot gagne 11 % de ses parties contre trois autres ; l’équilibre est à 24 %. Une unité vaut 2 points (règle 12.8).',
    },
    evidence: 'measured',
  },
  {
    id: 'bid',
    say: {
      en: 'Buy cards early and cheaply: 1 or 2 gold is the usual price.',
      fr: 'Achetez des cartes tôt et à bas prix : 1 ou 2 pièces d’or, c’est le prix courant.',
    },
    fact: {
      en: 'A bot that never bids wins 13% instead of 24%. 18 cards a game are sold, for 1.6 gold on average.',
      fr: 'Un robot qui n’enchérit jamais gagne 13 % de ses parties au lieu de 24 %. 18 cartes par partie sont vendues, à 1,6 pièce d’or en moyenne.',
    },
    evidence: 'measured',
  },
  {
    id: 'hire',
    say: {
      en: 'Mercenaries do not march: they appear. For 1 gold, one of them holds an empty castle.',
      fr: 'Les mercenaires ne marchent pas : ils apparaissent. Pour 1 pièce d’or, l’un d’eux tient un château vide.',
    },
    fact: {
      en: 'Without hiring, Dwarves, Elves and Goblins won none of 120 games. Three recruits in four are hired.',
      fr: 'Sans engager, Nains, Elfes et Gobelins n’ont gagné aucune de 120 parties. Trois recrues sur quatre sont engagées.',
    },
    evidence: 'measured',
  },
  {
    id: 'few',
    say: {
      en: 'Win with as few as will do. What you send is lost even in victory.',
      fr: 'Gagnez avec le moins possible. Ce qu’on envoie est perdu, même en cas de victoire.',
    },
    fact: {
      en: 'Always sending everything wins 18% instead of 24%. 40 units a game fall in battle, about 3 to the dragons.',
      fr: 'Toujours tout envoyer gagne 18 % des parties au lieu de 24 %. 40 unités par partie tombent au combat, environ 3 sous les dragons.',
    },
    evidence: 'measured',
  },
  {
    id: 'point',
    say: {
      en: 'Half of all battles are decided by one unit. Do the sum: 2 a unit, plus the artifact, and ties go to the attacker.',
      fr: 'La moitié des batailles se joue à une unité. Faites le compte : 2 par unité, plus l’artefact, et l’égalité va à l’attaquant.',
    },
    fact: {
      en: 'Of 1,058 battles, 48% were decided by 2 points or fewer, and 10% were ties.',
      fr: 'Sur 1 058 batailles, 48 % se sont jouées à 2 points ou moins, et 10 % étaient des égalités.',
    },
    evidence: 'measured',
  },
  {
    id: 'march',
    say: {
      en: 'March every turn: to a castle next door, to gold on a plain, or back behind walls.',
      fr: 'Marchez à chaque tour : vers un château voisin, vers l’or d’une plaine, ou de retour derrière les murs.',
    },
    fact: {
      en: 'A bot that never marches wins 18% instead of 24%.',
      fr: 'Un robot qui ne marche jamais gagne 18 % de ses parties au lieu de 24 %.',
    },
    evidence: 'measured',
  },
  {
    id: 'word',
    say: {
      en: 'Before you take your third castle, buy peace from whoever could take it back. Agreements bind.',
      fr: 'Avant de prendre le troisième château, achetez la paix à qui pourrait le reprendre. Un accord engage.',
    },
    fact: {
      en: 'A move that breaks a promise is refused (rule 14.6). Not measured: the bots do not negotiate.',
      fr: 'Un coup qui trahit une promesse est refusé (règle 14.6). Non mesuré : les robots ne négocient pas.',
    },
    evidence: 'rule',
  },
  {
    id: 'last',
    say: {
      en: 'Strike when you move last: nobody can answer this turn. The Starting Player changes every turn.',
      fr: 'Frappez quand vous jouez en dernier : personne ne peut répondre ce tour-ci. Le Premier joueur change à chaque tour.',
    },
    fact: {
      en: 'By the order of recruitment (rules 10.2 and 13.8); not measured.',
      fr: 'Par l’ordre du recrutement (règles 10.2 et 13.8) ; non mesuré.',
    },
    evidence: 'rule',
  },
];
