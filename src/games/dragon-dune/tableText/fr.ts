// Prompts, the table described in words, component sheets; names and refusals are in `../text/`, the log in `../log/`.
import { HIDDEN, typesetFrench, countFrench, de, type NameOf } from '#kernel';
import { CASTLE_PRICE, CASTLES_TO_WIN, DIE_SIDES, FIELD_PRICE, INCOME, ORC_UNITS, TURNS } from '../components/box.ts';
import { colourOf, isAce, valueOf, type Colour } from '../components/cards.ts';
import type { Faction } from '../components/factions.ts';
import { idOf, MOUNTAIN, nextNumber, type Territory } from '../components/territories.ts';
import type { Account } from '../events.ts';
import type { Move } from '../moves/types.ts';
import type { About } from '../steps.ts';
import { fr as text } from '../text/fr.ts';
import { NOBODY, type Answer, type Plan } from '../types.ts';
import type { PlayerView, View } from '../view.ts';
import {
  acesOf,
  agreementIn,
  bankOf,
  mostBid,
  artifactPrice,
  draftOf,
  factionOf,
  goneOf,
  graveyardOf,
  hasDiscount,
  hirePrice,
  legible,
  handLimit,
  rangeOf,
  nextNumbers,
  openActions,
  playerAt,
  rivalIn,
  rivalsIn,
  seatsIn,
  sellerTo,
  treacheriesOf,
  trollTolls,
  unitsIn,
  visibleIn,
  worthOf,
  type Army,
  type Toll,
  type TurnAction,
} from '../facts.ts';
import type { OwnScene, Phrases, Scene } from './phrases.ts';
import { makeTableText, type DragonDuneTableText } from './table.ts';

const units = (number: number): string => countFrench(number, 'unité', 'unités');
const artifacts = (number: number): string => countFrench(number, 'artefact', 'artefacts');
const territories = (number: number): string => countFrench(number, 'territoire', 'territoires');
const gold = (amount: number): string => countFrench(amount, 'pièce d’or', 'pièces d’or');
const group = (number: number, elites: number): string =>
  elites === 0 ? units(number) : `${units(number)}, dont ${elites} d’élite`;
const isMountain = (where: Territory): boolean => where === MOUNTAIN;
const place = (where: Territory): string => (isMountain(where) ? 'la Grande Montagne' : idOf(where));
const into = (where: Territory): string => (isMountain(where) ? 'sur la Grande Montagne' : `en ${idOf(where)}`);
const from = (where: Territory): string => (isMountain(where) ? 'de la Grande Montagne' : `de ${idOf(where)}`);
const faction = (id: Faction): string => text.factions[id].name;

const list = (items: readonly string[], word = 'et'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

const account = (who: Account, name: NameOf): string => (who === 'bank' ? 'à la banque' : `à ${name(who)}`);
const tolls = (losses: readonly Toll[]): string => list(losses.map(loss => `${units(loss.count)} ${into(loss.where)}`));
const against = (armies: readonly Army[], name: NameOf): string =>
  list(armies.map(army => `${name(army.seat)} avec ${units(army.count)}`));

/** Whether the player can do anything but say no; nobody else can tell. */
const aces = (own: PlayerView, least = 1): string => {
  const held = acesOf(own);
  if (held.length >= least) return `Vous avez ${list(held)}.`;
  return least === 1
    ? 'Vous n’avez pas d’As, mais personne ne le sait.'
    : 'Vous n’avez pas deux As, mais personne ne le sait.';
};

const ABOUT: { readonly [A in About]: string } = {
  colour: 'la couleur de l’artefact',
  number: 'le nombre d’unités',
  both: 'la couleur et le nombre',
};

const COLOURS: { readonly [C in Colour]: string } = { red: 'rouge', black: 'noir' };
/** Of a card, which is feminine. */
const CARD_COLOURS: { readonly [C in Colour]: string } = { red: 'rouge', black: 'noire' };

const TURN_ACTIONS: { readonly [A in TurnAction]: string } = {
  disbandEarly: 'dissolvez d’avance',
  conscript: 'conscrivez',
  hire: 'engagez',
  raise: 'levez une armée',
  move: 'déplacez-vous',
  disband: 'dissolvez',
};

const purse = ({ own }: OwnScene): string => `Vous avez ${gold(own.gold)} et ${units(bankOf(own))} en banque.`;

const prices = ({ view, seat }: OwnScene): string =>
  `Un mercenaire coûte ${gold(CASTLE_PRICE)} dans un château, ${FIELD_PRICE} ailleurs ; ${hasDiscount(view, seat) ? 'vous payez la moitié de la somme, arrondie au supérieur' : 'un As réduit la somme de moitié'}.`;

const answerOf = ({ colour, units: sent }: Answer): string =>
  list([
    ...(colour === 'any' ? [] : [colour === 'none' ? 'aucun artefact' : `un artefact ${COLOURS[colour]}`]),
    ...(sent === -1 ? [] : [units(sent)]),
  ]);

const planOf = ({ units: sent, elites, card, isBlessed }: Omit<Plan, 'type'>): string =>
  `${group(sent, elites)} et ${card === 'none' ? 'aucun artefact' : card}${isBlessed ? ', avec bénédiction' : ''}`;

const bidding = (view: View, name: NameOf): string => {
  const { step, upForBid } = view;
  if (step.at !== 'bidding' && step.at !== 'payment') return '';
  const { lot, lots, high, leader } = step.auction;
  const card = upForBid === HIDDEN || upForBid === 'none' ? '' : `, ${upForBid}`;
  const best = leader === NOBODY ? 'Aucune enchère' : `La plus haute enchère est ${high}, par ${name(leader)}`;
  return `Artefact ${lot + 1} sur ${lots}${card}. ${best}.`;
};

/** The rival's artifact, which treachery is about. */
const playedBy = ({ view, seat }: OwnScene): string => {
  const { battle } = view;
  if (battle === 'none') return 'un artefact';
  const card = battle.plans[battle.fighters[0] === seat ? 1 : 0]?.card ?? 'none';
  return card === 'none' ? 'aucun artefact' : card;
};

const rivalName = ({ view, seat, name }: OwnScene): string => {
  const rival = rivalIn(view, seat);
  return rival === undefined ? 'l’adversaire' : name(rival);
};

const forces = (scene: OwnScene): string => {
  const { view, seat, name } = scene;
  const { battle } = view;
  const rival = rivalIn(view, seat);
  if (battle === 'none' || rival === undefined) return '';
  const [own, other] = [visibleIn(view, seat, battle.territory), visibleIn(view, rival, battle.territory)];
  const tie =
    battle.fighters[0] === seat
      ? 'Vous attaquez et gagnez en cas d’égalité.'
      : `${name(rival)} attaque et gagne en cas d’égalité.`;
  return `Vous y avez ${units(own)}, ${name(rival)} en a ${other}, avec ${artifacts(playerAt(view, rival).hand.length)} en main. ${tie}`;
};

const bound = ({ view, seat, name }: OwnScene): string => {
  const { battle } = view;
  if (battle === 'none') return '';
  return battle.answers
    .flatMap((answer, side) => {
      if (answer.colour === 'any' && answer.units === -1) return [];
      const fighter = battle.fighters[side === 0 ? 0 : 1];
      return [
        fighter === seat ? ` Vous avez dit : ${answerOf(answer)}.` : ` ${name(fighter)} a dit : ${answerOf(answer)}.`,
      ];
    })
    .join('');
};

const prompts: Phrases['prompts'] = {
  deploying: () => ({
    title: `Placez vos ${ORC_UNITS} Orques`,
    detail: 'En 1★, 9• et 16•, comme vous voulez. Rien n’est encore tiré, lancé ni distribué.',
  }),
  flight: ({ isBefore }, { view, own }) => ({
    title: 'Voler avec un As ?',
    detail: `Un groupe va dans n’importe quel territoire. ${isBefore ? `Les dragons sont sur ${view.dragon} et peuvent entrer en ${list(nextNumbers(view).map(String), 'ou')}.` : `Les dragons sont arrivés en ${view.dragon}.`} ${aces(own)}`,
  }),
  landing: step => ({
    title: `Où ${step.count === 1 ? 'atterrit' : 'atterrissent'} ${units(step.count)} ${from(step.from)} ?`,
    detail:
      step.how === 'fly'
        ? 'Dans tout territoire où il y a place ; l’As est dépensé même si elles restent.'
        : 'Dans tout territoire où il y a place, ou elles restent indemnes.',
  }),
  hide: ({ territory }, { view, seat, own, name }) => ({
    title: `Cacher vos unités ${into(territory)} (${unitsIn(view, seat, territory)}) ?`,
    detail: `À découvert au même endroit : ${against(rivalsIn(view, seat, territory), name)}. ${own.faction === 'elves' ? 'Aux Elfes, cela ne coûte rien.' : `Cela coûte un As. ${aces(own)}`}`,
  }),
  control: (_, { view, own }) => ({
    title: 'Choisir le dé des dragons, pour deux As ?',
    detail: `Ils sont sur ${view.dragon} ; de 1 à ${DIE_SIDES}, ils iraient en ${list(nextNumbers(view).map(String), 'ou')}. ${aces(own, 2)}`,
  }),
  survival: ({ territory }, { own }) => ({
    title: 'Jouer un As pour que les Orques ne survivent pas ?',
    detail: `Le Dragon rouge frappe ${place(territory)} ; si personne ne joue d’As, les Orques y survivent. ${aces(own)}`,
  }),
  ride: ({ territory }, { view, seat }) => ({
    title: 'Chevaucher le Dragon rouge ?',
    detail: `Jusqu’à ${units(visibleIn(view, seat, territory))} ${from(territory)} vers le territoire de votre choix.`,
  }),
  council: (_, { own, name }) => ({
    title: 'Grand Conseil : parlez, ou passez',
    detail:
      own.ally === NOBODY
        ? 'Vous n’avez pas d’allié, et pouvez proposer une alliance à un joueur qui n’en a pas non plus.'
        : `Vous êtes en alliance avec ${name(own.ally)}, et pouvez rompre.`,
  }),
  proposal: (step, { view, name }) => ({
    title: `S’allier à ${name(step.from)} ?`,
    detail: `${faction(factionOf(view, step.from))} : ${text.factions[factionOf(view, step.from)].rule} Un seul de vous deux peut gagner.`,
  }),
  bidding: (_, { view, name, seat, own }) => ({
    title: 'Enchérissez, ou passez',
    detail: `${bidding(view, name)} Vous pouvez monter jusqu’à ${mostBid(view, seat)}. Vous avez ${artifacts(own.hand.length)} en main, ${handLimit(own)} au plus. L’or va ${account(sellerTo(view, seat, 'dwarves'), name)}.`,
  }),
  payment: ({ auction }, { view, name, seat, own }) => ({
    title: 'L’artefact est à vous : payer en or, ou avec un As ?',
    detail: `Il coûte ${gold(artifactPrice(view, seat, auction.high))}, ${account(sellerTo(view, seat, 'dwarves'), name)} ; vous en avez ${own.gold}. ${aces(own)}`,
  }),
  emerging: () => ({
    title: 'Lesquelles de vos unités sortent de leur cachette ?',
    detail: 'Celles qui restent cachées sont à l’abri, mais ne contrôlent et ne récoltent rien.',
  }),
  initiative: ({ next }, { name }) => ({
    title: 'Jouer votre tour maintenant, ou attendre ?',
    detail: `Si vous attendez, c’est à ${name(next)}.`,
  }),
  turn: (_, scene) => {
    const { view, seat } = scene;
    const open = openActions(view, seat);
    const stopped = view.progress.isHireStopped ? ' Vos engagements ont été arrêtés.' : '';
    return {
      title: `À vous : ${list([...open.map(action => TURN_ACTIONS[action]), 'terminez'], 'ou')}`,
      detail: `Dans cet ordre : on ne revient pas sur une étape passée. ${purse(scene)} Vos groupes vont jusqu’à ${territories(rangeOf(view, seat))}.${stopped}`,
    };
  },
  disband: (_, { view, own, name }) => ({
    title: `Empêcher la dissolution anticipée ${de(name(view.active))} ?`,
    detail: `Cela demande un As. ${aces(own)}`,
  }),
  disbanding: () => ({
    title: 'Dissolvez des unités dans un territoire',
    detail: 'Elles reviennent aussitôt dans votre banque.',
  }),
  hire: (_, { view, own, name }) => {
    const hirer = playerAt(view, view.active);
    return {
      title: `Empêcher les engagements ${de(name(view.active))} ce tour-ci ?`,
      detail: `${name(view.active)} a ${gold(hirer.gold)} et ${units(bankOf(hirer))} en banque. Cela demande un As. ${aces(own)}`,
    };
  },
  siting: (_, scene) => ({ title: 'Où engagez-vous ?', detail: `${purse(scene)} ${prices(scene)}` }),
  hiring: ({ territory }, scene) => ({
    title: `Combien de mercenaires ${into(territory)} ?`,
    detail: `${purse(scene)} ${prices(scene)}`,
  }),
  marching: (step, { own }) => ({
    title: `Où ${step.count === 1 ? 'va' : 'vont'} ${group(step.count, step.elites)} ${from(step.from)} ?`,
    detail: `À ${territories(step.range)} au plus, sans traverser ceux du dragon ni un château plein. Chaque As en ajoute un. ${aces(own)}`,
  }),
  honest: ({ asker }, { name }) => ({
    title: `Répondez honnêtement à ${name(asker)} : oui ou non ?`,
    detail: 'La question est dans le journal.',
  }),
  choosing: () => ({
    title: 'Choisissez votre prochaine bataille',
    detail: 'Vous attaquez, et gagnez en cas d’égalité.',
  }),
  ask: ({ isStopped }, scene) => ({
    title: `Poser une question à ${rivalName(scene)} ?`,
    detail: isStopped
      ? `Votre question a été arrêtée ; un As demande encore les deux. ${aces(scene.own)}`
      : `La réponse engage votre adversaire. ${forces(scene)}`,
  }),
  question: ({ asker, about }, { name, own }) => ({
    title: `Empêcher la question ${de(name(asker))} ?`,
    detail: `${name(asker)} demande ${ABOUT[about]}. Cela demande un As. ${aces(own)}`,
  }),
  answering: ({ asker, about }, scene) => ({
    title: `${scene.name(asker)} demande ${ABOUT[about]}`,
    detail: `Votre plan devra respecter votre réponse. ${forces(scene)}`,
  }),
  planning: (_, scene) => ({
    title: `Bataille contre ${rivalName(scene)} : décidez en secret`,
    detail: `Une unité envoyée compte 2 et tombe même en cas de victoire ; un artefact ajoute sa valeur, sauf si celui d’en face est de même couleur et pas plus haut. ${forces(scene)}${bound(scene)}`,
  }),
  chaos: (_, { own }) => ({
    title: 'Appeler le monstre du chaos, pour deux As ?',
    detail: `Tout ce qui s’y trouve à découvert est perdu, et personne ne gagne. ${aces(own, 2)}`,
  }),
  treachery: (_, scene) => ({
    title: `Trahir ${rivalName(scene)} ?`,
    detail: `${rivalName(scene)} a joué ${playedBy(scene)}. ${treacheriesOf(scene.view, scene.own)
      .map(treachery => treacheryText(treachery, scene.name))
      .join(' ')}`,
  }),
  swap: (_, { own }) => ({
    title: 'Empêcher la trahison aux cartes échangées ?',
    detail: `Cela demande un As. ${aces(own)}`,
  }),
  plunder: (_, { own }) => ({
    title: `Vous avez volé ${own.hand.at(-1) ?? 'une carte'} : la garder, ou la vendre ?`,
    detail: `Avec elle, vous avez ${artifacts(own.hand.length)} en main, ${handLimit(own)} au plus ; elle se vend ${gold(1)}.`,
  }),
  discard: (_, { own }) => ({
    title: 'Défausser des artefacts ?',
    detail: `Vous avez ${artifacts(own.hand.length)} en main, ${handLimit(own)} au plus. Défausser fait de la place pour les prochaines enchères.`,
  }),
};

const fight = ({ view, name }: Scene): string => {
  const { battle } = view;
  if (battle === 'none') return '';
  const [attacker, defender] = battle.fighters;
  return `${name(attacker)} attaque ${name(defender)} ${into(battle.territory)}.`;
};

const doing: Phrases['doing'] = {
  deploying: () => 'Les Orques placent leurs premières unités.',
  flight: () => 'Les Orques peuvent voler avec un As.',
  landing: step => `En l’air : ${units(step.count)} ${from(step.from)}.`,
  hide: ({ territory }) => `Des unités peuvent se cacher ${into(territory)}.`,
  control: () => 'Deux As choisiraient le dé des dragons.',
  survival: ({ territory }) => `Le Dragon rouge frappe ${place(territory)} ; un As y ferait tomber les Orques.`,
  ride: ({ territory }) => `Les Orques peuvent chevaucher le Dragon rouge ${into(territory)}.`,
  council: () => 'Le Grand Conseil est réuni.',
  proposal: (step, { name }) => `${name(step.from)} a proposé une alliance.`,
  bidding: (_, { view, name }) => bidding(view, name),
  payment: (_, { view, name }) => bidding(view, name),
  emerging: () => 'Les Elfes peuvent sortir de leur cachette.',
  initiative: ({ next }, { name }) => `Les Gobelins peuvent passer avant ${name(next)}.`,
  turn: () => 'Recrutement et mouvement.',
  disband: (_, { view, name }) => `${name(view.active)} veut dissoudre d’avance ; un As l’en empêcherait.`,
  disbanding: () => 'Dissolution anticipée.',
  hire: (_, { view, name }) => `${name(view.active)} veut engager ; un As des Gobelins l’en empêcherait.`,
  siting: () => 'Choix du lieu où engager.',
  hiring: ({ territory }) => `Engagement ${into(territory)}.`,
  marching: step => `En route : ${units(step.count)} ${from(step.from)}.`,
  honest: ({ asker }, { name }) => `${name(asker)} a posé une question honnête.`,
  choosing: () => 'Choix de la prochaine bataille.',
  ask: (_, scene) => `${fight(scene)} Une question est possible.`,
  question: ({ asker, about }, { name }) => `${name(asker)} demande ${ABOUT[about]} ; un As l’en empêcherait.`,
  answering: ({ asker, about }, { name }) => `${name(asker)} demande ${ABOUT[about]}.`,
  planning: (_, scene) => `${fight(scene)} Les plans se font en secret.`,
  chaos: (_, scene) => `${fight(scene)} Deux As appelleraient le monstre du chaos.`,
  treachery: (_, scene) => `${fight(scene)} Une trahison est possible.`,
  swap: () => 'Un As empêcherait la trahison aux cartes échangées.',
  plunder: () => 'Les Orques ont volé un artefact.',
  discard: () => 'On peut défausser des artefacts.',
};

const treacheryText: Phrases['treachery'] = ({ pair, queen, jack, victim }, name) => {
  const held =
    pair === 'printed' ? `Avec D${queen} et V${jack}` : `Avec vos cartes échangées, comme D${queen} et V${jack}`;
  return victim === NOBODY
    ? `${held}, vous ne pouvez trahir personne ici.`
    : `${held}, vous pouvez trahir ${name(victim)} sur un artefact de ${jack}.`;
};

const ACE_POWERS: { readonly [F in Faction]: string } = {
  dwarves: 'ramener 2 unités du cimetière',
  elves: 'poser les deux questions avant une bataille',
  goblins: 'empêcher un autre d’engager',
  orcs: 'voler avec un groupe à la manche du dragon',
};

const GROUPS: { readonly [T in Move['type']]: string } = {
  deployOrcs: 'Placer vos Orques',
  decline: 'Laisser passer',
  steerDragons: 'Guider les dragons',
  fly: 'Voler',
  ride: 'Chevaucher le Dragon rouge',
  land: 'Atterrir',
  halt: 'Rester',
  hide: 'Se cacher',
  stop: 'Jouer un As',
  passCouncil: 'Passer',
  breakAlliance: 'Alliance',
  proposeAlliance: 'Alliance',
  answerProposal: 'Alliance',
  bid: 'Enchérir',
  passBid: 'Passer',
  payWithAce: 'Payer avec un As',
  emerge: 'Sortir de la cachette',
  endEmerging: 'Terminer',
  takeInitiative: 'Initiative',
  disbandEarly: 'Dissoudre d’avance',
  disband: 'Dissoudre',
  conscript: 'Conscrire',
  declareHire: 'Engager',
  hireIn: 'Engager',
  hire: 'Engager',
  dropHire: 'N’engager personne',
  raise: 'Lever une armée',
  march: 'Se déplacer de',
  goTo: 'Aller',
  extend: 'Jouer un As',
  reviveByAce: 'Jouer un As',
  buyMarch: 'Jouer deux As',
  breachWalls: 'Jouer deux As',
  askHonestly: 'Jouer deux As',
  answerHonestly: 'Répondre',
  endTurn: 'Tour',
  attack: 'Combattre',
  ask: 'Demander',
  answer: 'Répondre',
  plan: 'Envoyer',
  summonChaos: 'Jouer deux As',
  betray: 'Trahison',
  keepLoot: 'Artefact volé',
  sellLoot: 'Artefact volé',
  discard: 'Défausser',
  giveGold: 'Donner de l’or',
  setStanding: 'Questions qu’on me pose',
  draftClause: 'Rédiger un accord',
  setClause: 'Changer la dernière clause du brouillon',
  dropClause: 'Rédiger un accord',
  offerAgreement: 'Rédiger un accord',
  acceptAgreement: 'Accords',
  declineAgreement: 'Accords',
  endAgreement: 'Accords',
};

const STOPS: { readonly [At in OwnScene['view']['step']['at']]?: (scene: OwnScene) => string } = {
  survival: () => 'les Orques tombent aussi',
  disband: ({ view, name }) => `${name(view.active)} ne dissout pas d’avance`,
  hire: ({ view, name }) => `${name(view.active)} n’engage personne ce tour-ci`,
  question: () => 'la question n’est pas posée',
  swap: () => 'les cartes échangées ne valent pas',
};

const moves: Phrases['moves'] = {
  decline: (move, { view, name, seat }) => {
    const { step } = view;
    if (step.at === 'hide')
      return `Rester à découvert ${into(step.territory)} avec ${units(unitsIn(view, seat, step.territory))}`;
    return step.at === 'payment'
      ? `Payer ${gold(artifactPrice(view, seat, step.auction.high))}`
      : text.moves.decline(move, name);
  },
  steerDragons: ({ roll, first, second }, { view }) => {
    let { dragon } = view;
    for (let step = 0; step < roll; step++) dragon = nextNumber(dragon);
    return `Défausser ${first} et ${second} : les dragons avancent de ${roll}, en ${dragon}`;
  },
  ride: ({ count: number }, { view }) =>
    `Chevaucher avec ${units(number)}${view.step.at === 'ride' ? ` ${from(view.step.territory)}` : ''}`,
  land: ({ to }) => `Atterrir ${into(to)}`,
  halt: (_, { view }) =>
    view.step.at === 'marching' || view.step.at === 'landing'
      ? `Finalement, rester ${into(view.step.from)} ; le déplacement est perdu`
      : 'Finalement, rester',
  hide: ({ card }, { view, seat }) => {
    const { step } = view;
    const what =
      step.at === 'hide' ? ` ${into(step.territory)} avec ${units(unitsIn(view, seat, step.territory))}` : '';
    return card === 'free' ? `Se cacher${what}` : `Défausser ${card} pour se cacher${what}`;
  },
  stop: ({ card }, scene) => `Défausser ${card} : ${STOPS[scene.view.step.at]?.(scene) ?? 'l’empêcher'}`,
  breakAlliance: (_, { own, name }) =>
    own.ally === NOBODY ? 'Rompre l’alliance' : `Rompre l’alliance avec ${name(own.ally)}`,
  proposeAlliance: ({ to }, { view, name }) => `Proposer une alliance à ${name(to)} (${faction(factionOf(view, to))})`,
  answerProposal: ({ accepts }, { view, name }) => {
    const other = view.step.at === 'proposal' ? ` avec ${name(view.step.from)}` : '';
    return `${accepts ? 'Accepter' : 'Refuser'} l’alliance${other}`;
  },
  bid: ({ amount }, { view, seat, own }) => {
    const cost = artifactPrice(view, seat, amount);
    if (cost > own.gold) return `Enchérir à ${amount}, à payer avec un As`;
    return `Enchérir à ${amount}${cost === amount ? '' : `, soit ${cost} pour vous`} ; il vous resterait ${gold(own.gold - cost)}`;
  },
  payWithAce: ({ card }, { view, seat }) =>
    view.step.at === 'payment'
      ? `Défausser ${card} au lieu de payer ${gold(artifactPrice(view, seat, view.step.auction.high))}`
      : `Payer avec ${card}`,
  emerge: ({ territory }, { view, seat }) => `Sortir ${into(territory)} avec ${units(unitsIn(view, seat, territory))}`,
  disband: (move, { view, seat }) =>
    `Dissoudre ${group(move.count, move.elites)} ${into(move.from)}, où vous en avez ${unitsIn(view, seat, move.from)}`,
  hireIn: ({ territory }, { view, seat }) =>
    `Engager ${into(territory)}, dès ${gold(hirePrice(view, seat, territory, { count: 1, ace: 'none' }))}`,
  hire: ({ count: number, elites, ace }, { view, seat }) => {
    const { step } = view;
    if (step.at !== 'hiring') return `Engager ${number}`;
    const cost = gold(hirePrice(view, seat, step.territory, { count: number, ace }));
    const many = `${countFrench(number, 'mercenaire', 'mercenaires')}${elites > 0 ? `, dont ${elites} d’élite,` : ''}`;
    return `Engager ${many} ${into(step.territory)} pour ${cost}${ace === 'none' ? '' : ` et ${ace}`}`;
  },
  march: (move, { view, seat }) =>
    `Partir ${from(move.from)} avec ${group(move.count, move.elites)} sur ${unitsIn(view, seat, move.from)}`,
  goTo: ({ to, emerges }, { view }) => {
    const { step } = view;
    const who = step.at === 'marching' ? ` avec ${group(step.count, step.elites)} ${from(step.from)}` : '';
    return `Aller ${into(to)}${who}${emerges ? ', et sortir de la cachette' : ''}`;
  },
  answerHonestly: ({ isYes }) => (isYes ? 'Répondre oui' : 'Répondre non'),
  endTurn: (_, { view, seat }) => {
    const losses = trollTolls(view, seat);
    return losses.length === 0 ? 'Terminer votre tour' : `Terminer votre tour ; le Troll tue ${tolls(losses)}`;
  },
  attack: ({ territory, defender }, { view, name, seat }) =>
    `Combattre ${name(defender)} ${into(territory)} : ${visibleIn(view, seat, territory)} contre ${visibleIn(view, defender, territory)}`,
  ask: ({ about, card }, scene) =>
    `${card === 'none' ? 'Demander' : `Défausser ${card} : demander`} à ${rivalName(scene)} ${ABOUT[about]}`,
  plan: move => `Envoyer ${planOf(move)} : ${worthOf(move)} au plus`,
  betray: ({ pair }, scene) => {
    const found = treacheriesOf(scene.view, scene.own).find(treachery => treachery.pair === pair);
    const cards = found === undefined ? '' : ` avec D${found.queen} et V${found.jack}`;
    return `Trahir ${rivalName(scene)}${cards}${pair === 'swapped' ? ', cartes échangées' : ''}`;
  },
  keepLoot: (_, { own }) => `Garder l’artefact volé, ${own.hand.at(-1) ?? 'une carte'}`,
  sellLoot: (_, { own }) => `Défausser l’artefact volé, ${own.hand.at(-1) ?? 'une carte'}, pour ${gold(1)}`,
  discard: ({ card }) => `Défausser ${card}, qui vaut ${valueOf(card)}`,
  offerAgreement: (_, { own, name }) =>
    `Proposer l’accord : ${draftOf(own)
      .map(clause => text.clause(legible(clause), name))
      .join(' ')}`,
  acceptAgreement: ({ agreement }, { view, name }) =>
    `Accepter l’accord ${agreement} : ${(agreementIn(view, agreement)?.clauses ?? [])
      .map(clause => text.clause(legible(clause), name))
      .join(' ')}`,
};

const phrases: Phrases = {
  list,
  place,
  semicolon: ' ; ',
  prompts,
  doing,
  waiting: names => (names.length === 0 ? 'La partie continue' : `On attend ${list(names)}`),
  standingNo: 'Votre « non » permanent est donné quand les autres ont décidé ; d’ici là, vous pouvez encore répondre.',
  decided: sealed => {
    switch (sealed.type) {
      case 'plan':
        return `Vous avez décidé d’envoyer ${planOf(sealed)}.`;
      case 'aces':
        return `Vous avez décidé de jouer ${list(sealed.cards)}.`;
      case 'betrayal':
        return 'Vous avez décidé de trahir.';
      case 'no':
        return 'Vous avez laissé passer.';
      case 'nothing':
        return '';
    }
  },
  over: winner => (winner === undefined ? 'La partie est finie' : `La partie est finie : victoire ${de(winner)}`),
  groups: GROUPS,
  targets: {
    castle: 'dans un château',
    own: 'près de vos unités',
    gold: 'là où il y a de l’or',
    other: 'ailleurs',
  },
  groupOf: (title, what) => `${title} : ${what}`,
  noArtifact: 'sans artefact',
  sections: {
    turn: 'Le tour',
    battle: 'La bataille',
    own: 'À vous',
    castles: 'Châteaux',
    armies: 'Armées et or ailleurs',
    players: 'Joueurs',
    agreements: 'Accords',
    empty: 'Territoires vides',
  },
  labels: {
    turn: 'Tour',
    dragon: 'Dragon',
    lastEvent: 'Dernier événement',
    nextEvent: 'Prochaine carte de contrôle',
    auction: 'Enchère',
    decks: 'Pioches',
    discards: 'Artefacts défaussés',
    lastBattle: 'Dernière bataille',
    fighters: 'Combattants',
    answers: 'Réponses',
    plans: 'Plans',
    gold: 'Or',
    units: 'Unités',
    castles: 'Châteaux',
    treachery: 'Dame et Valet',
    power: 'Vos pouvoirs',
    standing: 'On ne vous demande plus',
    draft: 'Votre brouillon',
    agreement: id => `Accord ${id}`,
  },
  turn: ({ view, name }) =>
    view.turn === 0
      ? 'La mise en place est en cours.'
      : `${view.turn} sur ${TURNS}, ${text.rounds[view.round]}. Premier joueur : ${name(view.starter)}.`,
  dragon: (dragon, numbers, dangers) =>
    dragon === 0
      ? 'Pas encore placé.'
      : `En ${dragon} : nul n’y entre ni n’y recrute. Ses six prochains numéros sont ${list(numbers.map(String))}.${dangers.length === 0 ? '' : ` Chez vous, il pourrait tuer ${tolls(dangers)}.`}`,
  lastEvent: event =>
    event === undefined
      ? 'Aucun encore ; le Dragon rouge ne vient donc pas.'
      : `${event.card}, pour ${place(event.where)} (${gold(event.gold)}). Si la prochaine carte de contrôle est ${CARD_COLOURS[colourOf(event.card)]}, le Dragon rouge y frappe.`,
  nextEvent: (card, last) =>
    last !== undefined && colourOf(card) === colourOf(last.card)
      ? `${card}, que vous seul connaissez : le Dragon rouge frappera ${place(last.where)} au prochain tour.`
      : `${card}, que vous seul connaissez : pas de Dragon rouge au prochain tour.`,
  decks: ({ artifactDeck, eventDeckSize }) =>
    `${artifacts(artifactDeck.length)} à piocher, ${countFrench(eventDeckSize, 'carte d’événement', 'cartes d’événement')}.`,
  auction: (_, { view, name }) => bidding(view, name),
  fighters: ({ territory, fighters: [attacker, defender] }, { view, name }) =>
    `${name(attacker)} (${faction(factionOf(view, attacker))}) contre ${name(defender)} (${faction(factionOf(view, defender))}) ${into(territory)} ; ${name(attacker)} attaque.`,
  answer: (who, answer) => `La réponse ${de(who)} l’engage : ${answerOf(answer)}.`,
  plan: (who, plan) => `${who} a envoyé ${planOf(plan)}.`,
  card: (card, own) =>
    isAce(card)
      ? `un As ${COLOURS[colourOf(card)]}, qui vaut 1 en bataille. À défausser pour payer un artefact, engager à moitié prix, aller un territoire plus loin, ${own === 'elves' ? '' : 'se cacher, '}arrêter le pouvoir d’un autre, ou ${ACE_POWERS[own]}.`
      : `artefact ${COLOURS[colourOf(card)]}, qui vaut ${valueOf(card)} en bataille.`,
  treachery: treacheryText,
  ownGold: (owned, free) =>
    `${owned}${free === owned ? '' : `, dont ${free} à donner : le reste est misé ou promis`} ; vous en recevez ${INCOME} à chaque récolte, et 2 par unité là où il y a de l’or.`,
  ownUnits: (own, range) =>
    `${bankOf(own)} en banque, ${graveyardOf(own)} au cimetière${goneOf(own) > 0 ? `, ${goneOf(own)} hors du jeu` : ''}. Un groupe va jusqu’à ${territories(range)}.`,
  ownCastles: held => `Vous en tenez ${held} sur les ${CASTLES_TO_WIN} qu’il vous faut.`,
  army: ({ seat, count: number, elites, isHiding }, { view, name }) =>
    `${name(seat)} (${faction(factionOf(view, seat))}) ${group(number, elites)}${isHiding ? (number < 2 ? ' cachée' : ' cachées') : ''}`,
  territory: {
    kinds: { plain: 'plaine', castle: 'château', forest: 'forêt', mountain: 'terrain neutre' },
    mountain: '0•, la Grande Montagne',
    nobody: 'personne',
    gold: amount => `${gold(amount)} au sol`,
    troll: 'un Troll, qui tue jusqu’à 5 de vos unités à la fin de votre tour',
    dragon: 'le dragon y est',
    breached: 'les murs sont abattus',
    griffins: 'griffons : qui le tient se déplace de 4',
    orcish: 'orque',
    beside: places => `à côté de ${list(places)}`,
  },
  holding: {
    gold,
    artifacts,
    known: cards => `dont on connaît ${list(cards)}`,
    castles: number => countFrench(number, 'château', 'châteaux'),
    bank: number => `banque ${number}`,
    graveyard: number => `cimetière ${number}`,
    gone: number => `${number} hors du jeu`,
    ally: who => `en alliance avec ${who}`,
    unmasked: (queen, jack) => `a montré D${queen} et V${jack}`,
    losses: number => countFrench(number, 'unité perdue au combat', 'unités perdues au combat'),
    starts: 'commence',
  },
  agreement: ({ author, parties, accepted, isBinding, ending }, { name }) => {
    if (isBinding)
      return ending === 0 ? '(il engage)' : `(il engage ; fin souhaitée par ${list(seatsIn(ending).map(name))})`;
    const missing = seatsIn(parties & ~accepted).map(name);
    return `(proposé par ${name(author)} ; pas encore accepté par ${list(missing)})`;
  },
  draft: clauses => `${clauses.join(' ')} Vous seul le voyez tant que vous ne le proposez pas.`,
  moves,
  sheets: async () => (await import('./sheetTitles.ts')).SHEET_TITLES.fr,
};

export const fr: DragonDuneTableText = typesetFrench(makeTableText(text, phrases));
