// Names, buttons, refusals and options; the log is in `../log/`, the table described in words in `../tableText/`.
import { HIDDEN, countEnglish, type Hidden, type Seat } from '#kernel';
import type { Clause } from '../agreements/types.ts';
import type { Artifact, EventCard } from '../components/cards.ts';
import { idOf, type Territory } from '../components/territories.ts';
import { type Answer, type Plan, type Window } from '../types.ts';
import type { DragonDuneText } from './text.ts';

const units = (count: number): string => countEnglish(count, 'unit', 'units');
const gold = (amount: number): string => `${amount} gold`;
const elite = (count: number): string =>
  count === 0 ? '' : count === 1 ? ', 1 of them elite' : `, ${count} of them elite`;
const group = (count: number, elites: number): string => `${units(count)}${elite(elites)}`;
const card = (id: Artifact | EventCard | Hidden | 'none'): string =>
  id === HIDDEN ? 'a card' : id === 'none' ? 'no artifact' : id;

const place = (where: Territory): string => (idOf(where) === '0•' ? 'the Great Mountain' : idOf(where));

const WHENS: { readonly [W in Clause['when']]: string } = {
  now: 'now',
  due: 'as soon as there is gold: a debt',
  card: 'on this card',
  turns: '',
  dragon: 'at the next Dragon Round',
  event: 'at the next Event Round',
  bidding: 'at the next Bidding Round',
  recruitment: 'at the next Recruitment Round',
  battle: 'at the next Battle Round',
  collection: 'at the next Collection Round',
};

/** What each kind of clause says after the name of who promises. */
const PROMISES: { readonly [K in Clause['kind']]: (clause: Clause, to: string) => string } = {
  pay: ({ amount, when }, to) => `pays ${to} ${gold(amount)} ${WHENS[when]}`,
  share: ({ amount, until }, to) =>
    `gives ${to} up to ${gold(amount)} of every sum earned, until the end of turn ${until}`,
  stayOut: ({ territory, until }, to) =>
    `brings no units into ${place(territory)}, until the end of turn ${until} (to ${to})`,
  keepPeace: ({ until }, to) =>
    `brings no units where ${to} stands visibly, nor comes out of hiding there, until the end of turn ${until}`,
  bidAtMost: ({ amount, until, when }, to) =>
    `bids no more than ${amount} ${when === 'card' ? WHENS.card : `until the end of turn ${until}`} (to ${to})`,
  allyWith: ({ until }, to) => `allies with ${to} in a Great Council, until the end of turn ${until}`,
  notAlly: ({ until }, to) => `does not ally with ${to}, until the end of turn ${until}`,
  notBreak: ({ until }, to) => `does not break with ${to}, until the end of turn ${until}`,
  noTreachery: ({ until }, to) => `does not betray ${to}, until the end of turn ${until}`,
  noStop: ({ until }, to) => `does not stop ${to} with Aces, until the end of turn ${until}`,
  words: ({ words, until }, to) => `promises ${to}, until the end of turn ${until}: “${words || '…'}” (not enforced)`,
};

const plan = ({ units: sent, elites, card: played, isBlessed }: Plan): string =>
  `${group(sent, elites)} and ${card(played)}${isBlessed ? ', blessed' : ''}`;

const COLOURS: { readonly [C in Answer['colour']]: string } = {
  red: 'a red artifact',
  black: 'a black artifact',
  none: 'no artifact',
  any: '',
};

const answer = ({ colour, units: sent }: Answer): string =>
  [COLOURS[colour], ...(sent === -1 ? [] : [units(sent)])].filter(part => part !== '').join(', ');

const off = (name: string, help: string) => ({ name, help, choices: undefined });

const DECLINES: { readonly [W in Window]: string } = {
  control: 'Let the die decide',
  flight: 'Do not fly',
  survival: 'Let the Orcs survive',
  ride: 'Do not ride',
  payment: 'Pay in gold',
  initiative: 'Wait',
  disband: 'Let them disband',
  hire: 'Let them hire',
  hide: 'Stay in the open',
  ask: 'Ask nothing',
  question: 'Let them ask',
  swap: 'Let the swapped cards count',
  chaos: 'Call no monster',
  treachery: 'Do not betray',
  discard: 'Keep the cards',
};

export const en: DragonDuneText = {
  title: 'Dragon Dune',
  factions: {
    dwarves: {
      name: 'Dwarves',
      rule: 'Receive what others pay for artifacts; may swap Queen and Jack; an Ace brings 2 units back.',
    },
    elves: {
      name: 'Elves',
      rule: 'See each artifact and the next check card; may hide for nothing; ask a question before a battle.',
    },
    goblins: {
      name: 'Goblins',
      rule: 'Receive what others pay for mercenaries and hire at half price; win artifacts two by two; hold up to 8.',
    },
    orcs: {
      name: 'Orcs',
      rule: 'Raise armies for nothing in the west; move 3; ride the Red Dragon; win after six turns.',
    },
  },
  rounds: {
    dragon: 'Dragon Round',
    event: 'Event Round',
    bidding: 'Bidding Round',
    recruitment: 'Recruitment and Movement Round',
    battle: 'Battle Round',
    collection: 'Collection Round',
    victory: 'Victory Round',
  },
  windows: {
    control: 'steering the dragons',
    flight: 'flying with an Ace',
    survival: 'stopping the Orcs from surviving',
    ride: 'riding the Red Dragon',
    payment: 'paying with an Ace',
    initiative: 'taking the initiative',
    disband: 'stopping an early disbanding',
    hire: 'stopping a hire',
    hide: 'hiding',
    ask: 'asking in battle',
    question: 'stopping a question',
    swap: 'stopping swapped cards',
    chaos: 'calling the chaos monster',
    treachery: 'treachery',
    discard: 'discarding artifacts',
  },
  clauseKinds: {
    pay: 'Pay gold',
    share: 'Share gold earned',
    stayOut: 'Stay out of a territory',
    keepPeace: 'Stay away from a player’s units',
    bidAtMost: 'Limit the bids',
    allyWith: 'Ally',
    notAlly: 'Do not ally',
    notBreak: 'Do not break the alliance',
    noTreachery: 'No treachery',
    noStop: 'No Aces against powers',
    words: 'In your own words',
  },
  clause: (clause, name) => `${name(clause.by)} ${PROMISES[clause.kind](clause, name(clause.to))}.`,
  options: {
    seating: {
      name: 'Seating',
      help: 'Who plays which faction.',
      choices: { inOrder: 'Seats in order: Dwarves, Elves, Goblins, Orcs', drawn: 'Factions drawn by lot' },
    },
    threeFactions: {
      name: 'Three factions',
      help: 'Which faction is left out.',
      choices: {
        withoutDwarves: 'Without Dwarves',
        withoutElves: 'Without Elves',
        withoutGoblins: 'Without Goblins',
        withoutOrcs: 'Without Orcs',
      },
    },
    twoFactions: {
      name: 'Two factions',
      help: 'Which factions play.',
      choices: {
        dwarvesElves: 'Dwarves and Elves',
        dwarvesGoblins: 'Dwarves and Goblins',
        dwarvesOrcs: 'Dwarves and Orcs',
        elvesGoblins: 'Elves and Goblins',
        elvesOrcs: 'Elves and Orcs',
        goblinsOrcs: 'Goblins and Orcs',
      },
    },
    orcishPlunder: off('Orcish Plunder', 'When the Orcs win a battle they take an artifact at random.'),
    eliteWarriors: off('Dwarven Elite', 'Two Dwarf units are worth 4 points each in battle.'),
    elvenBlessing: off('Elven Blessing', 'After 3 losses the Elves may be blessed in one battle a turn.'),
    goblinInitiative: off('Goblin Initiative', 'The Goblins choose when to have their Recruitment turn.'),
    extraMarch: off('Extra movement', 'Two Aces buy another move.'),
    honestQuestion: off('Honest question', 'Two Aces buy an honest yes or no.'),
    chaosMonster: off('Chaos monster', 'Two Aces call it when a 6 was played.'),
    castleWalls: off('Castle walls', 'Two Aces bring down the walls of a castle.'),
    dragonControl: off('Dragon control', 'Two Aces choose the dragons’ roll.'),
    extraConscript: off('Extra conscription', 'Everybody conscripts one unit more.'),
    extraGoldDwarves: off('Extra gold: Dwarves', 'Gold on top of the usual start.'),
    extraGoldElves: off('Extra gold: Elves', 'Gold on top of the usual start.'),
    extraGoldGoblins: off('Extra gold: Goblins', 'Gold on top of the usual start.'),
    extraGoldOrcs: off('Extra gold: Orcs', 'Gold on top of the usual start.'),
    reserveDwarves: off('Reserve: Dwarves', 'How many units the Dwarves have in all.'),
    reserveElves: off('Reserve: Elves', 'How many units the Elves have in all.'),
    reserveGoblins: off('Reserve: Goblins', 'How many units the Goblins have in all.'),
    reserveOrcs: off('Reserve: Orcs', 'How many units the Orcs have in all.'),
    dragonKillsForever: off('Dragons kill for good', 'What dragons kill leaves the game.'),
    unsoldEndsAuction: off('Unsold ends the auction', 'A card that nobody wants ends the Bidding Round.'),
    aceOverbid: off('Ace bids', 'With an Ace you may bid more gold than you have.'),
    goblinDisbandTwice: off('Disband twice', 'An early disbanding leaves the one at the end.'),
    aceSpentInBattle: off('Ace spent in battle', 'An Ace in battle is discarded even by the winner.'),
    thirdArrivalHides: off(
      'Third arrival',
      'Whoever already shares a territory may hide again when a third player arrives.',
    ),
    eventGold: {
      name: 'Gold of 4 and 14',
      help: 'The two published boards differ.',
      choices: { printed: 'Printed board: 3 and 4', original: 'Text board: 4 and 3' },
    },
  },
  moves: {
    deployOrcs: ({ in1, in9, in16 }) => `Place ${in1} in 1★, ${in9} in 9•, ${in16} in 16•`,
    decline: ({ window }) => DECLINES[window],
    steerDragons: ({ roll, first, second }) => `Discard ${first} and ${second}: the dragons move ${roll}`,
    fly: ({ card: ace, from, count }) => `Discard ${ace}: fly with ${units(count)} from ${place(from)}`,
    ride: ({ count }) => `Ride with ${units(count)}`,
    land: ({ to }) => `Land in ${place(to)}`,
    halt: () => 'Stay there after all',
    hide: ({ card: ace }) => (ace === 'free' ? 'Hide' : `Discard ${ace} to hide`),
    stop: ({ card: ace }) => `Stop it with ${ace}`,
    passCouncil: () => 'Pass',
    breakAlliance: () => 'Break the alliance',
    proposeAlliance: ({ to }, name) => `Propose an alliance to ${name(to)}`,
    answerProposal: ({ accepts }) => (accepts ? 'Accept the alliance' : 'Refuse the alliance'),
    bid: ({ amount }) => `Bid ${amount}`,
    passBid: () => 'Pass',
    payWithAce: ({ card: ace }) => `Pay with ${ace}`,
    emerge: ({ territory }) => `Come out in ${place(territory)}`,
    endEmerging: () => 'The others stay in hiding',
    takeInitiative: () => 'Take your turn now',
    disbandEarly: () => 'Announce an early disbanding',
    disband: ({ from, count, elites }) => `Disband ${group(count, elites)} in ${place(from)}`,
    conscript: ({ territory, count, elites }) => `Conscript ${group(count, elites)} in ${place(territory)}`,
    declareHire: () => 'Announce hiring',
    hireIn: ({ territory }) => `Hire in ${place(territory)}`,
    hire: ({ count, elites, ace }) =>
      `Hire ${group(count, elites)}${ace === 'none' ? '' : ` at half price for ${ace}`}`,
    dropHire: () => 'Hire nobody',
    raise: ({ territory, count }) => `Raise ${units(count)} in ${place(territory)}`,
    march: ({ from, count, elites }) => `Set out from ${place(from)} with ${group(count, elites)}`,
    goTo: ({ to, emerges }) => `Go to ${place(to)}${emerges ? ' and come out' : ''}`,
    extend: ({ card: ace }) => `Discard ${ace}: one territory further`,
    reviveByAce: ({ card: ace }) => `Discard ${ace}: bring 2 units back`,
    buyMarch: ({ first, second }) => `Discard ${first} and ${second}: move once more`,
    breachWalls: ({ territory, first, second }) =>
      `Discard ${first} and ${second}: bring down the walls of ${place(territory)}`,
    askHonestly: ({ of, first, second }, name) => `Discard ${first} and ${second}: ask ${name(of)} an honest question`,
    answerHonestly: ({ isYes }) => (isYes ? 'Yes' : 'No'),
    endTurn: () => 'End your turn',
    attack: ({ territory, defender }, name) => `Fight ${name(defender)} in ${place(territory)}`,
    ask: ({ about, card: ace }) =>
      about === 'colour'
        ? 'Ask for the colour of the artifact'
        : about === 'number'
          ? 'Ask how many units are sent'
          : `Discard ${ace}: ask for both`,
    answer: ({ colour, units: sent }) => `Answer: ${answer({ colour, units: sent })}`,
    plan: move => `Send ${plan({ ...move, type: 'plan' })}`,
    summonChaos: ({ first, second }) => `Discard ${first} and ${second}: call the chaos monster`,
    betray: ({ pair }) => (pair === 'printed' ? 'Betray' : 'Betray with Queen and Jack swapped'),
    keepLoot: () => 'Keep the stolen artifact',
    sellLoot: () => 'Discard the stolen artifact for 1 gold',
    discard: ({ card: id }) => `Discard ${id}`,
    giveGold: ({ to, amount }, name) => `Give ${name(to)} ${gold(amount)}`,
    setStanding: ({ window, isOn }) =>
      `${isOn ? 'No longer ask me about' : 'Ask me again about'} ${en.windows[window]}`,
    draftClause: ({ kind }) => `Add a clause: ${en.clauseKinds[kind]}`,
    setClause: ({ field, value }, name) => {
      // Each field has values of its own kind; no other was offered.
      switch (field) {
        case 'by':
          return `It is promised by ${name(value as Seat)}`;
        case 'to':
          return `It is promised to ${name(value as Seat)}`;
        case 'amount':
          return `Amount: ${value}`;
        case 'territory':
          return `Territory: ${place(value as Territory)}`;
        case 'until':
          return `Until the end of turn ${value}`;
        case 'when':
          return `When: ${value === 'turns' ? 'in all these turns' : WHENS[value as Clause['when']]}`;
        case 'words':
          return value === '' ? 'Write it in words' : `“${value}”`;
      }
    },
    dropClause: () => 'Cross out the last clause',
    offerAgreement: () => 'Offer the agreement',
    acceptAgreement: ({ agreement }) => `Accept agreement ${agreement}`,
    declineAgreement: ({ agreement }) => `Decline agreement ${agreement}`,
    endAgreement: ({ agreement }) => `Wish to end agreement ${agreement}`,
  },
  refusals: {
    notYourTurn: () => 'The game is not waiting for you.',
    notNow: () => 'This comes at another step of the turn.',
    gameOver: () => 'The game is over.',
    noSuchSeat: () => 'Choose another player.',
    answerYesOrNo: () => 'Answer yes or no.',
    optionIsOff: () => 'This table plays without that option.',
    otherWindow: () => 'You are being asked something else.',
    noSuchWindow: () => 'There is no such question.',
    sameStanding: () => 'That is already your standing answer.',
    badSplit: ({ units: all }) => `Place exactly ${all} units.`,
    badGroup: ({ most }) => (most === 0 ? 'You have no units left for that.' : `Choose up to ${units(most)}.`),
    noSuchTerritory: () => 'There is no such territory.',
    noUnitsThere: ({ territory }) => `You have no unit in ${place(territory)}.`,
    castleClosed: ({ territory }) => `Two other players already hold ${place(territory)}.`,
    dragonThere: ({ territory }) => `The dragon marker is in ${place(territory)}.`,
    sameTerritory: ({ territory }) => `They are already in ${place(territory)}.`,
    outOfReach: ({ territory, range }) => `${place(territory)} cannot be reached within ${range}.`,
    cannotEmerge: ({ territory }) => `They cannot come out in ${place(territory)}.`,
    cannotComeOut: ({ territory }) => `Nothing can come out of hiding in ${place(territory)}.`,
    hidesFreely: () => 'Elves hide free of charge.',
    stepOver: () => 'That step is over: the order is disband early, conscript, hire or raise, move, disband.',
    noEarlyDisband: () => 'Only the Goblins and their ally may disband early.',
    alreadyDisbanded: () => 'You have already disbanded this turn.',
    orcsDoNotHire: () => 'The Orcs raise armies instead, unless they are allied with the Goblins.',
    onlyOrcsRaise: () => 'Only the Orcs raise armies.',
    notOrcish: ({ territory }) => `${place(territory)} is not an orcish territory.`,
    hireDropped: () => 'You have already announced hiring this turn, and left it.',
    hireStopped: () => 'The Goblins have stopped your hiring this turn.',
    tooDear: ({ cost, gold: owned }) => `That costs ${gold(cost)}; you have ${owned}.`,
    discountsDoNotAdd: () => 'You already pay half; discounts do not add up.',
    onlyDwarves: () => 'Only the Dwarves can do that.',
    graveyardEmpty: () => 'Your graveyard is empty.',
    noSuchWalls: () => 'Choose a castle with walls, and visible units of yours in it or next to it.',
    notAnAce: () => 'That takes an Ace from your hand.',
    notTwoAces: () => 'That takes two Aces from your hand.',
    cardIsBound: () => 'That card is in the battle already.',
    badRoll: () => 'Choose a number from 1 to 6.',
    bidTooLow: ({ high }) => `Bid more than ${high}.`,
    bidTooHigh: ({ most }) => `You can bid ${most} at most.`,
    mustPayWithAce: () => 'You bid more than your gold: pay with an Ace.',
    notInHand: () => 'That card is not in your hand.',
    handFull: ({ limit }) => `Your hand is full: you may hold ${limit} artifacts at most.`,
    alreadyAllied: ({ seat }, name) => `${name(seat)} already has an ally.`,
    alreadyProposed: ({ seat }, name) => `${name(seat)} has already been asked in this Council.`,
    notAllied: () => 'You have no ally.',
    alreadyBroke: () => 'You have already broken an alliance in this Council.',
    newAlliance: () => 'This alliance was formed in this very Council.',
    noSuchBattle: () => 'You have no battle to fight there.',
    noSuchQuestion: () => 'Ask for the colour or the number or, with an Ace, for both.',
    questionStopped: () => 'Your question was stopped; with an Ace you can still ask for both.',
    onlyElvesAskBoth: () => 'Only the Elves can ask for both.',
    badAnswer: () => 'Answer what was asked, as your hand and units allow.',
    badPlan: ({ most }) => `Send up to ${units(most)}, with no card or one from your hand.`,
    boundByAnswer: () => 'You are bound by your answer.',
    noBlessing: () => 'The Elves can be blessed once a turn, after 3 losses in battle.',
    cannotBetray: () => 'That takes your opponent’s Queen and the Jack of the suit they played.',
    badGift: ({ most }) => `Give 1, 2, 5 or 10 gold; you have ${most} free.`,
    noSuchClause: () => 'There is no such clause.',
    draftFull: ({ most }) => `An agreement has ${most} clauses at most.`,
    draftEmpty: () => 'Your draft is empty.',
    badField: () => 'That cannot be written there.',
    tooManyOffers: ({ most }) => `You have ${most} open offers already.`,
    noSuchAgreement: () => 'You are not a party to such an agreement.',
    alreadyAccepted: () => 'You have already accepted it.',
    notBinding: () => 'It does not bind anybody yet; decline it instead.',
    alreadyBinding: () => 'It is binding; only all together can end it.',
    alreadyWished: () => 'You already wish to end it.',
    goldPromised: ({ most }) =>
      most === 0
        ? 'All your gold is promised: none of it can be given away.'
        : `Part of your gold is promised: you can give away ${most} at most.`,
    cannotPayNow: ({ seat, amount, gold: owned }, name) =>
      `${name(seat)} is to pay ${gold(amount)} now and has ${owned} free: nothing binds before it can be paid in full.`,
    rivalPromised: ({ seat, agreement }, name) => `${name(seat)} has promised otherwise (agreement ${agreement}).`,
    promised: ({ agreement, promise, to }, name) =>
      `You promised ${name(to)} otherwise (agreement ${agreement}: ${en.clauseKinds[promise]}).`,
  },
  score: { castles: 'Castles', units: 'Units on the board', gold: 'Gold' },
};
