// Prompts, the table described in words, component sheets; names and refusals are in `../text/`, the log in `../log/`.
import { HIDDEN, countEnglish, type NameOf } from '#kernel';
import { CASTLE_PRICE, CASTLES_TO_WIN, DIE_SIDES, FIELD_PRICE, INCOME, ORC_UNITS, TURNS } from '../components/box.ts';
import { colourOf, isAce, valueOf, type Colour } from '../components/cards.ts';
import type { Faction } from '../components/factions.ts';
import { idOf, MOUNTAIN, nextNumber, type Territory } from '../components/territories.ts';
import type { Account } from '../events.ts';
import type { Move } from '../moves/types.ts';
import type { About } from '../steps.ts';
import { en as text } from '../text/en.ts';
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

const units = (number: number): string => countEnglish(number, 'unit', 'units');
const artifacts = (number: number): string => countEnglish(number, 'artifact', 'artifacts');
const territories = (number: number): string => countEnglish(number, 'territory', 'territories');
const gold = (amount: number): string => `${amount} gold`;
const group = (number: number, elites: number): string =>
  elites === 0 ? units(number) : `${units(number)}, ${elites} of them elite`;
const place = (where: Territory): string => (where === MOUNTAIN ? 'the Great Mountain' : idOf(where));
const within = (where: Territory): string => (where === MOUNTAIN ? 'on the Great Mountain' : `in ${idOf(where)}`);
const into = (where: Territory): string => (where === MOUNTAIN ? 'onto the Great Mountain' : `into ${idOf(where)}`);
const faction = (id: Faction): string => text.factions[id].name;

const list = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

const account = (who: Account, name: NameOf): string => (who === 'bank' ? 'the bank' : name(who));
const tolls = (losses: readonly Toll[]): string => list(losses.map(loss => `${loss.count} ${within(loss.where)}`));
const against = (armies: readonly Army[], name: NameOf): string =>
  list(armies.map(army => `${name(army.seat)} with ${units(army.count)}`));

/** Whether the player can do anything but say no; nobody else can tell. */
const aces = (own: PlayerView, least = 1): string => {
  const held = acesOf(own);
  if (held.length >= least) return `You hold ${list(held)}.`;
  return least === 1 ? 'You hold no Ace, but nobody knows that.' : 'You do not hold two Aces, but nobody knows that.';
};

const ABOUT: { readonly [A in About]: string } = {
  colour: 'the colour of the artifact',
  number: 'the number of units',
  both: 'both colour and number',
};

const COLOURS: { readonly [C in Colour]: string } = { red: 'red', black: 'black' };

const TURN_ACTIONS: { readonly [A in TurnAction]: string } = {
  disbandEarly: 'disband early',
  conscript: 'conscript',
  hire: 'hire',
  raise: 'raise an army',
  move: 'move',
  disband: 'disband',
};

const purse = ({ own }: OwnScene): string => `You have ${gold(own.gold)} and ${units(bankOf(own))} in the bank.`;

const prices = ({ view, seat }: OwnScene): string =>
  `A mercenary costs ${CASTLE_PRICE} gold in a castle, ${FIELD_PRICE} elsewhere${hasDiscount(view, seat) ? '; you pay half of the sum, rounded up' : '; an Ace halves the sum'}.`;

const answerOf = ({ colour, units: sent }: Answer): string =>
  list([
    ...(colour === 'any' ? [] : [colour === 'none' ? 'no artifact' : `a ${COLOURS[colour]} artifact`]),
    ...(sent === -1 ? [] : [units(sent)]),
  ]);

const planOf = ({ units: sent, elites, card, isBlessed }: Omit<Plan, 'type'>): string =>
  `${group(sent, elites)} and ${card === 'none' ? 'no artifact' : card}${isBlessed ? ', blessed' : ''}`;

const bidding = (view: View, name: NameOf): string => {
  const { step, upForBid } = view;
  if (step.at !== 'bidding' && step.at !== 'payment') return '';
  const { lot, lots, high, leader } = step.auction;
  const card = upForBid === HIDDEN || upForBid === 'none' ? '' : `, ${upForBid}`;
  const best = leader === NOBODY ? 'No bid yet' : `The highest bid is ${high}, by ${name(leader)}`;
  return `Artifact ${lot + 1} of ${lots}${card}. ${best}.`;
};

/** The rival's artifact, which treachery is about. */
const playedBy = ({ view, seat }: OwnScene): string => {
  const { battle } = view;
  if (battle === 'none') return 'an artifact';
  const card = battle.plans[battle.fighters[0] === seat ? 1 : 0]?.card ?? 'none';
  return card === 'none' ? 'no artifact' : card;
};

const rivalName = ({ view, seat, name }: OwnScene): string => {
  const rival = rivalIn(view, seat);
  return rival === undefined ? 'your rival' : name(rival);
};

const forces = (scene: OwnScene): string => {
  const { view, seat, name } = scene;
  const { battle } = view;
  const rival = rivalIn(view, seat);
  if (battle === 'none' || rival === undefined) return '';
  const [own, other] = [visibleIn(view, seat, battle.territory), visibleIn(view, rival, battle.territory)];
  const tie = battle.fighters[0] === seat ? 'You attack and win a tie.' : `${name(rival)} attacks and wins a tie.`;
  return `You have ${units(own)} there, ${name(rival)} has ${other}, with ${artifacts(playerAt(view, rival).hand.length)} in hand. ${tie}`;
};

const bound = ({ view, seat, name }: OwnScene): string => {
  const { battle } = view;
  if (battle === 'none') return '';
  return battle.answers
    .flatMap((answer, side) => {
      if (answer.colour === 'any' && answer.units === -1) return [];
      const fighter = battle.fighters[side === 0 ? 0 : 1];
      return [fighter === seat ? ` You said: ${answerOf(answer)}.` : ` ${name(fighter)} said: ${answerOf(answer)}.`];
    })
    .join('');
};

const prompts: Phrases['prompts'] = {
  deploying: () => ({
    title: `Place your ${ORC_UNITS} Orcs`,
    detail: 'In 1★, 9• and 16•, as you like. Nothing has been drawn, rolled or dealt yet.',
  }),
  flight: ({ isBefore }, { view, own }) => ({
    title: 'Fly with an Ace?',
    detail: `One group goes to any territory. ${isBefore ? `The dragons are on ${view.dragon} and may enter ${list(nextNumbers(view).map(String), 'or')}.` : `The dragons have moved to ${view.dragon}.`} ${aces(own)}`,
  }),
  landing: ({ from, count: number, how }) => ({
    title: `Where ${number === 1 ? 'does' : 'do'} ${units(number)} from ${place(from)} land?`,
    detail:
      how === 'fly'
        ? 'In any territory with room; the Ace is spent even if they stay.'
        : 'In any territory with room, or they stay unharmed.',
  }),
  hide: ({ territory }, { view, seat, own, name }) => ({
    title: `Hide your ${units(unitsIn(view, seat, territory))} ${within(territory)}?`,
    detail: `In the open there: ${against(rivalsIn(view, seat, territory), name)}. ${own.faction === 'elves' ? 'It costs Elves nothing.' : `It costs an Ace. ${aces(own)}`}`,
  }),
  control: (_, { view, own }) => ({
    title: 'Choose the dragons’ roll, for two Aces?',
    detail: `They are on ${view.dragon}; 1 to ${DIE_SIDES} take them to ${list(nextNumbers(view).map(String), 'or')}. ${aces(own, 2)}`,
  }),
  survival: ({ territory }, { own }) => ({
    title: 'Play an Ace, so that the Orcs do not survive?',
    detail: `The Red Dragon strikes ${place(territory)}; unless an Ace is played, the Orcs there survive. ${aces(own)}`,
  }),
  ride: ({ territory }, { view, seat }) => ({
    title: 'Ride the Red Dragon?',
    detail: `Up to ${units(visibleIn(view, seat, territory))} may go from ${place(territory)} to any one territory.`,
  }),
  council: (_, { own, name }) => ({
    title: 'The Great Council: speak, or pass',
    detail:
      own.ally === NOBODY
        ? 'You have no ally, and may propose an alliance to another player without one.'
        : `You are allied with ${name(own.ally)}, and may break the alliance.`,
  }),
  proposal: ({ from }, { view, name }) => ({
    title: `Ally with ${name(from)}?`,
    detail: `${faction(factionOf(view, from))}: ${text.factions[factionOf(view, from)].rule} Only one of you can win.`,
  }),
  bidding: (_, { view, name, seat, own }) => ({
    title: 'Bid, or pass',
    detail: `${bidding(view, name)} You can bid up to ${mostBid(view, seat)}. You hold ${artifacts(own.hand.length)}; ${handLimit(own)} is the limit. The gold goes to ${account(sellerTo(view, seat, 'dwarves'), name)}.`,
  }),
  payment: ({ auction }, { view, name, seat, own }) => ({
    title: 'You have won the artifact: pay in gold, or with an Ace?',
    detail: `It costs ${gold(artifactPrice(view, seat, auction.high))}, to ${account(sellerTo(view, seat, 'dwarves'), name)}; you have ${own.gold}. ${aces(own)}`,
  }),
  emerging: () => ({
    title: 'Which of your units come out of hiding?',
    detail: 'Those that stay hidden are safe, but control and collect nothing.',
  }),
  initiative: ({ next }, { name }) => ({
    title: 'Take your turn now, or wait?',
    detail: `If you wait, ${name(next)} is next.`,
  }),
  turn: (_, scene) => {
    const { view, seat } = scene;
    const open = openActions(view, seat);
    const stopped = view.progress.isHireStopped ? ' Your hiring was stopped.' : '';
    return {
      title: `Your turn: ${list([...open.map(action => TURN_ACTIONS[action]), 'end it'], 'or')}`,
      detail: `In this order: once you go on, earlier steps are closed. ${purse(scene)} Your groups move up to ${territories(rangeOf(view, seat))}.${stopped}`,
    };
  },
  disband: (_, { view, own, name }) => ({
    title: `Stop ${name(view.active)} from disbanding early?`,
    detail: `It takes an Ace. ${aces(own)}`,
  }),
  disbanding: () => ({ title: 'Disband units in one territory', detail: 'They return to your bank at once.' }),
  hire: (_, { view, own, name }) => {
    const hirer = playerAt(view, view.active);
    return {
      title: `Stop ${name(view.active)} from hiring this turn?`,
      detail: `${name(view.active)} has ${gold(hirer.gold)} and ${units(bankOf(hirer))} in the bank. It takes an Ace. ${aces(own)}`,
    };
  },
  siting: (_, scene) => ({ title: 'Where do you hire?', detail: `${purse(scene)} ${prices(scene)}` }),
  hiring: ({ territory }, scene) => ({
    title: `How many mercenaries ${into(territory)}?`,
    detail: `${purse(scene)} ${prices(scene)}`,
  }),
  marching: ({ from, count: number, elites, range }, { own }) => ({
    title: `Where ${number === 1 ? 'does' : 'do'} ${group(number, elites)} from ${place(from)} go?`,
    detail: `Up to ${territories(range)} away, not through the dragon’s territories or full castles. Each Ace adds one. ${aces(own)}`,
  }),
  honest: ({ asker }, { name }) => ({
    title: `Answer ${name(asker)} honestly: yes or no?`,
    detail: 'The question is in the log.',
  }),
  choosing: () => ({ title: 'Choose your next battle', detail: 'You attack, and win ties.' }),
  ask: ({ isStopped }, scene) => ({
    title: `Ask ${rivalName(scene)} a question?`,
    detail: isStopped
      ? `Your question was stopped; an Ace still asks for both. ${aces(scene.own)}`
      : `The answer is binding. ${forces(scene)}`,
  }),
  question: ({ asker, about }, { name, own }) => ({
    title: `Stop ${name(asker)}’s question?`,
    detail: `${name(asker)} asks for ${ABOUT[about]}. It takes an Ace. ${aces(own)}`,
  }),
  answering: ({ asker, about }, scene) => ({
    title: `${scene.name(asker)} asks for ${ABOUT[about]}`,
    detail: `Your plan will have to match your answer. ${forces(scene)}`,
  }),
  planning: (_, scene) => ({
    title: `Battle with ${rivalName(scene)}: decide in secret`,
    detail: `A unit sent counts 2 and falls even if you win; an artifact adds its value, unless theirs is of the same colour and not higher. ${forces(scene)}${bound(scene)}`,
  }),
  chaos: (_, { own }) => ({
    title: 'Call the chaos monster, for two Aces?',
    detail: `Everything in the open there is lost, and nobody wins. ${aces(own, 2)}`,
  }),
  treachery: (_, scene) => ({
    title: `Betray ${rivalName(scene)}?`,
    detail: `${rivalName(scene)} played ${playedBy(scene)}. ${treacheriesOf(scene.view, scene.own)
      .map(treachery => treacheryText(treachery, scene.name))
      .join(' ')}`,
  }),
  swap: (_, { own }) => ({
    title: 'Stop the treachery with swapped cards?',
    detail: `It takes an Ace. ${aces(own)}`,
  }),
  plunder: (_, { own }) => ({
    title: `You stole ${own.hand.at(-1) ?? 'a card'}: keep it, or sell it?`,
    detail: `With it you hold ${artifacts(own.hand.length)}; ${handLimit(own)} is the limit. It sells for 1 gold.`,
  }),
  discard: (_, { own }) => ({
    title: 'Discard artifacts?',
    detail: `You hold ${artifacts(own.hand.length)}; ${handLimit(own)} is the limit. Discarding makes room for the next auctions.`,
  }),
};

const fight = ({ view, name }: Scene): string => {
  const { battle } = view;
  if (battle === 'none') return '';
  const [attacker, defender] = battle.fighters;
  return `${name(attacker)} attacks ${name(defender)} ${within(battle.territory)}.`;
};

const doing: Phrases['doing'] = {
  deploying: () => 'The Orcs are placing their first units.',
  flight: () => 'The Orcs may fly with an Ace.',
  landing: ({ count: number, from }) => `In the air: ${units(number)} from ${place(from)}.`,
  hide: ({ territory }) => `Units ${within(territory)} may hide.`,
  control: () => 'Two Aces would choose the dragons’ roll.',
  survival: ({ territory }) => `The Red Dragon strikes ${place(territory)}; an Ace would make the Orcs there fall.`,
  ride: ({ territory }) => `The Orcs ${within(territory)} may ride the Red Dragon.`,
  council: () => 'The Great Council is meeting.',
  proposal: ({ from }, { name }) => `${name(from)} has proposed an alliance.`,
  bidding: (_, { view, name }) => bidding(view, name),
  payment: (_, { view, name }) => bidding(view, name),
  emerging: () => 'The Elves may come out of hiding.',
  initiative: ({ next }, { name }) => `The Goblins may go before ${name(next)}.`,
  turn: () => 'Recruiting and moving.',
  disband: (_, { view, name }) => `${name(view.active)} wants to disband early; an Ace would stop it.`,
  disbanding: () => 'Disbanding early.',
  hire: (_, { view, name }) => `${name(view.active)} wants to hire; an Ace of the Goblins would stop it.`,
  siting: () => 'Choosing where to hire.',
  hiring: ({ territory }) => `Hiring ${within(territory)}.`,
  marching: ({ count: number, from }) => `On the way: ${units(number)} from ${place(from)}.`,
  honest: ({ asker }, { name }) => `${name(asker)} has asked an honest question.`,
  choosing: () => 'Choosing the next battle.',
  ask: (_, scene) => `${fight(scene)} There may be a question.`,
  question: ({ asker, about }, { name }) => `${name(asker)} asks for ${ABOUT[about]}; an Ace would stop it.`,
  answering: ({ asker, about }, { name }) => `${name(asker)} asks for ${ABOUT[about]}.`,
  planning: (_, scene) => `${fight(scene)} Plans are made in secret.`,
  chaos: (_, scene) => `${fight(scene)} Two Aces would call the chaos monster.`,
  treachery: (_, scene) => `${fight(scene)} There may be treachery.`,
  swap: () => 'An Ace would stop the treachery with swapped cards.',
  plunder: () => 'The Orcs have stolen an artifact.',
  discard: () => 'Artifacts may be discarded.',
};

const treacheryText: Phrases['treachery'] = ({ pair, queen, jack, victim }, name) => {
  const held =
    pair === 'printed' ? `With Q${queen} and J${jack}` : `With your cards swapped, as Q${queen} and J${jack},`;
  return victim === NOBODY
    ? `${held} you can betray nobody here.`
    : `${held} you may betray ${name(victim)} over an artifact of ${jack}.`;
};

const ACE_POWERS: { readonly [F in Faction]: string } = {
  dwarves: 'bring 2 units back from the graveyard',
  elves: 'ask both questions before a battle',
  goblins: 'stop another player from hiring',
  orcs: 'fly with a group in the Dragon Round',
};

const GROUPS: { readonly [T in Move['type']]: string } = {
  deployOrcs: 'Place your Orcs',
  decline: 'Let it pass',
  steerDragons: 'Steer the dragons',
  fly: 'Fly',
  ride: 'Ride the Red Dragon',
  land: 'Land',
  halt: 'Stay',
  hide: 'Hide',
  stop: 'Play an Ace',
  passCouncil: 'Pass',
  breakAlliance: 'Alliance',
  proposeAlliance: 'Alliance',
  answerProposal: 'Alliance',
  bid: 'Bid',
  passBid: 'Pass',
  payWithAce: 'Pay with an Ace',
  emerge: 'Come out of hiding',
  endEmerging: 'Done',
  takeInitiative: 'Initiative',
  disbandEarly: 'Disband early',
  disband: 'Disband',
  conscript: 'Conscript',
  declareHire: 'Hire',
  hireIn: 'Hire',
  hire: 'Hire',
  dropHire: 'Hire nobody',
  raise: 'Raise an army',
  march: 'Move from',
  goTo: 'Go',
  extend: 'Play an Ace',
  reviveByAce: 'Play an Ace',
  buyMarch: 'Play two Aces',
  breachWalls: 'Play two Aces',
  askHonestly: 'Play two Aces',
  answerHonestly: 'Answer',
  endTurn: 'Turn',
  attack: 'Fight',
  ask: 'Ask',
  answer: 'Answer',
  plan: 'Send',
  summonChaos: 'Play two Aces',
  betray: 'Treachery',
  keepLoot: 'Stolen artifact',
  sellLoot: 'Stolen artifact',
  discard: 'Discard',
  giveGold: 'Give gold',
  setStanding: 'Questions to me',
  draftClause: 'Draft an agreement',
  setClause: 'Change the last clause of the draft',
  dropClause: 'Draft an agreement',
  offerAgreement: 'Draft an agreement',
  acceptAgreement: 'Agreements',
  declineAgreement: 'Agreements',
  endAgreement: 'Agreements',
};

const STOPS: { readonly [At in OwnScene['view']['step']['at']]?: (scene: OwnScene) => string } = {
  survival: () => 'the Orcs fall, too',
  disband: ({ view, name }) => `${name(view.active)} does not disband early`,
  hire: ({ view, name }) => `${name(view.active)} hires nobody this turn`,
  question: () => 'the question is not asked',
  swap: () => 'the swapped cards do not count',
};

const moves: Phrases['moves'] = {
  decline: (move, { view, name, seat }) => {
    const { step } = view;
    if (step.at === 'hide')
      return `Stay in the open ${within(step.territory)} with ${units(unitsIn(view, seat, step.territory))}`;
    return step.at === 'payment'
      ? `Pay ${gold(artifactPrice(view, seat, step.auction.high))}`
      : text.moves.decline(move, name);
  },
  steerDragons: ({ roll, first, second }, { view }) => {
    let { dragon } = view;
    for (let step = 0; step < roll; step++) dragon = nextNumber(dragon);
    return `Discard ${first} and ${second}: the dragons move ${roll}, to ${dragon}`;
  },
  ride: ({ count: number }, { view }) =>
    `Ride with ${units(number)}${view.step.at === 'ride' ? ` from ${place(view.step.territory)}` : ''}`,
  land: ({ to }) => `Land ${within(to)}`,
  halt: (_, { view }) =>
    view.step.at === 'marching' || view.step.at === 'landing'
      ? `Stay ${within(view.step.from)} after all; the move is used up`
      : 'Stay there after all',
  hide: ({ card }, { view, seat }) => {
    const { step } = view;
    const what =
      step.at === 'hide' ? `your ${units(unitsIn(view, seat, step.territory))} ${within(step.territory)}` : 'there';
    return card === 'free' ? `Hide ${what}` : `Discard ${card} and hide ${what}`;
  },
  stop: ({ card }, scene) => `Discard ${card}: ${STOPS[scene.view.step.at]?.(scene) ?? 'stop it'}`,
  breakAlliance: (_, { own, name }) =>
    own.ally === NOBODY ? 'Break the alliance' : `Break the alliance with ${name(own.ally)}`,
  proposeAlliance: ({ to }, { view, name }) =>
    `Propose an alliance to ${name(to)}, the ${faction(factionOf(view, to))}`,
  answerProposal: ({ accepts }, { view, name }) => {
    const other = view.step.at === 'proposal' ? ` with ${name(view.step.from)}` : '';
    return `${accepts ? 'Accept' : 'Refuse'} the alliance${other}`;
  },
  bid: ({ amount }, { view, seat, own }) => {
    const cost = artifactPrice(view, seat, amount);
    if (cost > own.gold) return `Bid ${amount}, to be paid with an Ace`;
    return `Bid ${amount}${cost === amount ? '' : `, which would cost you ${cost}`}, leaving ${own.gold - cost} gold`;
  },
  payWithAce: ({ card }, { view, seat }) =>
    view.step.at === 'payment'
      ? `Discard ${card} instead of paying ${gold(artifactPrice(view, seat, view.step.auction.high))}`
      : `Pay with ${card}`,
  emerge: ({ territory }, { view, seat }) =>
    `Come out ${within(territory)} with ${units(unitsIn(view, seat, territory))}`,
  disband: ({ from, count: number, elites }, { view, seat }) =>
    `Disband ${group(number, elites)} of your ${unitsIn(view, seat, from)} ${within(from)}`,
  hireIn: ({ territory }, { view, seat }) =>
    `Hire ${within(territory)}, from ${gold(hirePrice(view, seat, territory, { count: 1, ace: 'none' }))}`,
  hire: ({ count: number, elites, ace }, { view, seat }) => {
    const { step } = view;
    if (step.at !== 'hiring') return `Hire ${number}`;
    const cost = gold(hirePrice(view, seat, step.territory, { count: number, ace }));
    const many = `${countEnglish(number, 'mercenary', 'mercenaries')}${elites > 0 ? `, ${elites} of them elite,` : ''}`;
    return `Hire ${many} ${into(step.territory)} for ${cost}${ace === 'none' ? '' : ` and ${ace}`}`;
  },
  march: ({ from, count: number, elites }, { view, seat }) =>
    `Set out from ${place(from)} with ${group(number, elites)} of your ${unitsIn(view, seat, from)}`,
  goTo: ({ to, emerges }, { view }) => {
    const { step } = view;
    const who = step.at === 'marching' ? `${group(step.count, step.elites)} from ${place(step.from)}` : 'them';
    return `Move ${who} to ${place(to)}${emerges ? ' and come out of hiding' : ''}`;
  },
  answerHonestly: ({ isYes }) => (isYes ? 'Answer yes' : 'Answer no'),
  endTurn: (_, { view, seat }) => {
    const losses = trollTolls(view, seat);
    return losses.length === 0 ? 'End your turn' : `End your turn; the Troll kills ${tolls(losses)}`;
  },
  attack: ({ territory, defender }, { view, name, seat }) =>
    `Fight ${name(defender)} ${within(territory)}: your ${visibleIn(view, seat, territory)} against ${visibleIn(view, defender, territory)}`,
  ask: ({ about, card }, scene) =>
    `${card === 'none' ? 'Ask' : `Discard ${card}: ask`} ${rivalName(scene)} for ${ABOUT[about]}`,
  plan: move => `Send ${planOf(move)}: worth ${worthOf(move)} at most`,
  betray: ({ pair }, scene) => {
    const found = treacheriesOf(scene.view, scene.own).find(treachery => treachery.pair === pair);
    const cards = found === undefined ? '' : ` with Q${found.queen} and J${found.jack}`;
    return `Betray ${rivalName(scene)}${cards}${pair === 'swapped' ? ', your cards swapped' : ''}`;
  },
  keepLoot: (_, { own }) => `Keep the stolen ${own.hand.at(-1) ?? 'card'}`,
  sellLoot: (_, { own }) => `Discard the stolen ${own.hand.at(-1) ?? 'card'} for 1 gold`,
  discard: ({ card }) => `Discard ${card}, worth ${valueOf(card)}`,
  offerAgreement: (_, { own, name }) =>
    `Offer the agreement: ${draftOf(own)
      .map(clause => text.clause(legible(clause), name))
      .join(' ')}`,
  acceptAgreement: ({ agreement }, { view, name }) =>
    `Accept agreement ${agreement}: ${(agreementIn(view, agreement)?.clauses ?? [])
      .map(clause => text.clause(legible(clause), name))
      .join(' ')}`,
};

const phrases: Phrases = {
  list,
  place,
  semicolon: '; ',
  prompts,
  doing,
  waiting: names => (names.length === 0 ? 'The game goes on' : `Waiting for ${list(names)}`),
  standingNo: 'Your standing “no” is given once the others have decided; until then you can still answer.',
  decided: sealed => {
    switch (sealed.type) {
      case 'plan':
        return `You have decided to send ${planOf(sealed)}.`;
      case 'aces':
        return `You have decided to play ${list(sealed.cards)}.`;
      case 'betrayal':
        return 'You have decided to betray.';
      case 'no':
        return 'You have let it pass.';
      case 'nothing':
        return '';
    }
  },
  over: winner => (winner === undefined ? 'The game is over' : `The game is over: ${winner} has won`),
  groups: GROUPS,
  targets: {
    castle: 'into a castle',
    own: 'beside your own units',
    gold: 'where gold lies',
    other: 'elsewhere',
  },
  groupOf: (title, what) => `${title}: ${what}`,
  noArtifact: 'no artifact',
  sections: {
    turn: 'The turn',
    battle: 'The battle',
    own: 'Yours',
    castles: 'Castles',
    armies: 'Armies and gold elsewhere',
    players: 'Players',
    agreements: 'Agreements',
    empty: 'Empty territories',
  },
  labels: {
    turn: 'Turn',
    dragon: 'Dragon',
    lastEvent: 'Last event',
    nextEvent: 'Next check card',
    auction: 'Auction',
    decks: 'Decks',
    discards: 'Discarded artifacts',
    lastBattle: 'Last battle',
    fighters: 'Fighters',
    answers: 'Answers',
    plans: 'Plans',
    gold: 'Gold',
    units: 'Units',
    castles: 'Castles',
    treachery: 'Queen and Jack',
    power: 'Your powers',
    standing: 'Never asked about',
    draft: 'Your draft',
    agreement: id => `Agreement ${id}`,
  },
  turn: ({ view, name }) =>
    view.turn === 0
      ? 'The game is being set up.'
      : `${view.turn} of ${TURNS}, ${text.rounds[view.round]}. ${name(view.starter)} is the Starting Player.`,
  dragon: (dragon, numbers, dangers) =>
    dragon === 0
      ? 'Not placed yet.'
      : `On ${dragon}: nobody may enter or recruit there. Its next six numbers are ${list(numbers.map(String))}.${dangers.length === 0 ? '' : ` Of yours it might kill ${tolls(dangers)}.`}`,
  lastEvent: event =>
    event === undefined
      ? 'None yet, so the Red Dragon does not come.'
      : `${event.card}, for ${place(event.where)} (${gold(event.gold)}). If the next check card is ${COLOURS[colourOf(event.card)]}, the Red Dragon strikes there.`,
  nextEvent: (card, last) =>
    last !== undefined && colourOf(card) === colourOf(last.card)
      ? `${card}, which only you know: the Red Dragon will strike ${place(last.where)} next turn.`
      : `${card}, which only you know: no Red Dragon next turn.`,
  decks: ({ artifactDeck, eventDeckSize }) =>
    `${artifacts(artifactDeck.length)} to draw, ${countEnglish(eventDeckSize, 'event card', 'event cards')}.`,
  auction: (_, { view, name }) => bidding(view, name),
  fighters: ({ territory, fighters: [attacker, defender] }, { view, name }) =>
    `${name(attacker)} (${faction(factionOf(view, attacker))}) against ${name(defender)} (${faction(factionOf(view, defender))}) ${within(territory)}; ${name(attacker)} attacks.`,
  answer: (who, answer) => `${who} is bound to ${answerOf(answer)}.`,
  plan: (who, plan) => `${who} sent ${planOf(plan)}.`,
  card: (card, own) =>
    isAce(card)
      ? `an Ace, ${COLOURS[colourOf(card)]}, worth 1 in battle. Discard it to pay for an artifact, halve the price of mercenaries, move one territory further, ${own === 'elves' ? '' : 'hide, '}stop the power of another, or ${ACE_POWERS[own]}.`
      : `${COLOURS[colourOf(card)]}, worth ${valueOf(card)} in battle.`,
  treachery: treacheryText,
  ownGold: (owned, free) =>
    `${owned}${free === owned ? '' : `, of which you can give ${free} away: the rest is bid or promised`}; you get ${INCOME} each Collection Round, and 2 for each unit where gold lies.`,
  ownUnits: (own, range) =>
    `${bankOf(own)} in the bank, ${graveyardOf(own)} in the graveyard${goneOf(own) > 0 ? `, ${goneOf(own)} gone for good` : ''}. A group moves up to ${territories(range)}.`,
  ownCastles: held => `You hold ${held} of the ${CASTLES_TO_WIN} you need.`,
  army: ({ seat, count: number, elites, isHiding }, { view, name }) =>
    `${name(seat)} (${faction(factionOf(view, seat))}) ${group(number, elites)}${isHiding ? ' in hiding' : ''}`,
  territory: {
    kinds: { plain: 'plain', castle: 'castle', forest: 'forest', mountain: 'neutral ground' },
    mountain: '0•, the Great Mountain',
    nobody: 'nobody',
    gold: amount => `${gold(amount)} on the ground`,
    troll: 'a Troll, who kills up to 5 of yours when your turn ends',
    dragon: 'the dragon is here',
    breached: 'the walls are down',
    griffins: 'griffins: its holder moves up to 4',
    orcish: 'orcish',
    beside: places => `beside ${list(places)}`,
  },
  holding: {
    gold,
    artifacts,
    known: cards => `known to hold ${list(cards)}`,
    castles: number => countEnglish(number, 'castle', 'castles'),
    bank: number => `bank ${number}`,
    graveyard: number => `graveyard ${number}`,
    gone: number => `${number} gone for good`,
    ally: who => `allied with ${who}`,
    unmasked: (queen, jack) => `shown to hold Q${queen} and J${jack}`,
    losses: number => `${units(number)} lost in battle`,
    starts: 'starts',
  },
  agreement: ({ author, parties, accepted, isBinding, ending }, { name }) => {
    if (isBinding) return ending === 0 ? '(binding)' : `(binding; ${list(seatsIn(ending).map(name))} would end it)`;
    const missing = seatsIn(parties & ~accepted).map(name);
    return `(offered by ${name(author)}; not yet accepted by ${list(missing)})`;
  },
  draft: clauses => `${clauses.join(' ')} Only you see it until you offer it.`,
  moves,
  sheets: async () => (await import('./sheetTitles.ts')).SHEET_TITLES.en,
};

export const en: DragonDuneTableText = makeTableText(text, phrases);
