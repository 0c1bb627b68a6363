import { describe, expect, test } from 'vitest';
import { seat, type Seat } from '#kernel';
import { dragonDune, type Event, type Move, type State } from '#games/dragon-dune';
import type { EventCard } from '../components/cards.ts';
import { territory, type TerritoryId } from '../components/territories.ts';
import { GRAVEYARD } from '../places.ts';
import { unitsAt } from '../queries.ts';
import { after, goOn, played, scenario } from '../scenario.ts';
import type { Auction, Council } from '../steps.ts';
import { NOBODY, type Window } from '../types.ts';

const [ana, ben, cleo, dan] = [seat(0), seat(1), seat(2), seat(3)];
const refusal = (state: State, who: Seat, move: Move) => dragonDune.refuse(state, who, move);
const gold = ({ players }: State): readonly number[] => players.map(player => player.gold);
const at = (state: State, who: Seat, id: TerritoryId): number => unitsAt(state.players[who]!, territory(id));
const kinds = (events: readonly Event[]): readonly string[] => events.map(({ type }) => type);
const NO = (window: Window): Move => ({ type: 'decline', window });
const PASS: Move = { type: 'passBid' };
const bid = (amount: number): Move => ({ type: 'bid', amount });

describe('I. Dragon Round', () => {
  const rolling = (units: Partial<Record<TerritoryId, number>>, dragon: number) =>
    scenario([{ units }, { hand: ['2♣'] }, {}, {}], { dragon, step: { at: 'rolling', roll: 0 }, gold: { '14': 3 } });

  test('[6.1] every number that is entered is attacked, the one that is left is not', () => {
    const flown = goOn(rolling({ '13': 2, '14': 2, '15': 2, '16': 1 }, 13), 2).state;
    expect([at(flown, ana, '13'), at(flown, ana, '14'), at(flown, ana, '15'), at(flown, ana, '16')]).toEqual([
      2, 0, 0, 1,
    ]);
    expect(flown.dragon).toBe(15);
  });

  test('[6.2] [6.7] units go to the graveyard and gold is lost, in the first turn, too', () => {
    const flown = goOn({ ...rolling({ '14': 2 }, 13), turn: 1 }, 1).state;
    expect([flown.players[0]!.units[GRAVEYARD], flown.gold[territory('14')]]).toEqual([2, 0]);
    const first = scenario([{}, { hand: ['2♣'] }, {}, {}], { turn: 0, step: { at: 'turnStart' } });
    expect(goOn(first, 3).events).toContainEqual({ type: 'dragonMoved', roll: 3, to: 15, isSteered: false });
  });

  test('[6.3] after 18 comes 1, and never the Great Mountain', () => {
    const flown = goOn(rolling({ '1': 2, '1★': 1, '0•': 2 }, 17), 2).state;
    expect([flown.dragon, at(flown, ana, '1'), at(flown, ana, '1★'), at(flown, ana, '0•')]).toEqual([1, 0, 1, 2]);
  });

  test('[6.5] [11.1] hidden units are not hit, do not fight, control, collect or have griffins', () => {
    const state = scenario(
      [{ units: { '14': 2, '3★': 1, '15': 1 }, hidden: ['14', '3★'] }, { units: { '14': 1 }, hand: ['2♣'] }, {}, {}],
      {
        dragon: 13,
        step: { at: 'rolling', roll: 1 },
      },
    );
    expect(at(goOn(state).state, ana, '14')).toBe(2);
    const battle = goOn({ ...state, dragon: 12, step: { at: 'nextBattle' } });
    expect(kinds(battle.events)).not.toContain('battleBegun');
    const marching = after({ ...state, step: { at: 'turn' }, dragon: 12 }, [
      ana,
      { type: 'march', from: territory('15'), count: 1, elites: 0 },
    ]);
    expect(marching.step).toMatchObject({ range: 2 });
    const collecting = scenario([{ units: { '14': 2 }, hidden: ['14'], hand: ['2♣'] }, {}], {
      step: { at: 'collecting' },
      gold: { '14': 4 },
    });
    expect(goOn(collecting).state.gold[territory('14')]).toBe(4);
  });
});

describe('II. Event Round', () => {
  const checking = (events: readonly EventCard[], rest: Parameters<typeof scenario>[1] = {}) =>
    scenario([{ units: { '13': 2 } }, { hand: ['A♥', '2♣'] }, { hand: ['A♠'] }, { units: { '13': 3 } }], {
      step: { at: 'checking' },
      eventDiscard: ['9♥'],
      events,
      ...rest,
    });

  test('[7.1] the colour of the last event calls the Red Dragon, and the check card goes under the deck', () => {
    const [red, black] = [goOn(checking(['7♦', '8♣'])), goOn(checking(['7♠', '8♣']))];
    expect(red.events.find(({ type }) => type === 'checkCardRevealed')).toMatchObject({ isRedDragon: true });
    expect(black.events.find(({ type }) => type === 'checkCardRevealed')).toMatchObject({ isRedDragon: false });
    expect([red.state.checked, black.state.checked, black.state.eventDiscard]).toEqual([['7♦'], ['7♠'], ['9♥', '8♣']]);
  });

  test('[7.2] the first turn has a check card but no Red Dragon', () => {
    const first = goOn(checking(['7♦', '8♣'], { eventDiscard: [], turn: 1 }));
    expect(first.events.find(({ type }) => type === 'checkCardRevealed')).toMatchObject({ isRedDragon: false });
    expect([first.state.checked, first.state.eventDiscard]).toEqual([['7♦'], ['8♣']]);
  });

  test('[7.4] [4.6] an Ace of anybody else kills the Orcs, too', () => {
    const asked = goOn(checking(['7♦', '8♣'])).state;
    expect([asked.step.at, dragonDune.toAct(asked)]).toEqual(['survival', [ben, cleo]]);
    const stopped = after(asked, [ben, NO('survival')], [cleo, { type: 'stop', card: 'A♠' }]);
    expect([at(stopped, dan, '13'), at(stopped, ana, '13'), stopped.step.at]).toEqual([0, 0, 'council']);
    expect(stopped.artifactDiscard).toEqual(['A♠']);
  });

  test('[7.5] survivors ride to one other territory, some stay; hidden Orcs do neither', () => {
    const riding = after(goOn(checking(['7♦', '8♣'])).state, [ben, NO('survival')], [cleo, NO('survival')]);
    expect(refusal(riding, dan, { type: 'ride', count: 4 })).toEqual({ code: 'badGroup', rule: '7.5', most: 3 });
    const landed = after(riding, [dan, { type: 'ride', count: 2 }], [dan, { type: 'land', to: territory('12•') }]);
    expect([at(landed, dan, '13'), at(landed, dan, '12•'), landed.step.at]).toEqual([1, 2, 'council']);
    expect(after(riding, [dan, NO('ride')]).step.at).toBe('council');
    const hidden = scenario([{}, { hand: ['A♥'] }, {}, { units: { '13': 3 }, hidden: ['13'] }], {
      step: { at: 'checking' },
      eventDiscard: ['9♥'],
      events: ['7♦'],
    });
    expect([goOn(hidden).state.step.at, at(goOn(hidden).state, dan, '13')]).toEqual(['council', 3]);
  });

  test('[7.6] [7.8] strike, ride, Council, event card; the dragon marker stays', () => {
    const { events } = goOn(checking(['7♦', '8♣'], { dragon: 12 }));
    expect(kinds(events)).not.toContain('dragonMoved');
    const council = after(
      goOn(checking(['7♦', '8♣'])).state,
      [ben, NO('survival')],
      [cleo, NO('survival')],
      [dan, NO('ride')],
    );
    expect(council.eventDiscard).toEqual(['9♥']);
    const over = after(council, ...[ana, ben, cleo, dan].map(who => [who, { type: 'passCouncil' }] as const));
    expect([over.eventDiscard, over.dragon]).toEqual([['9♥', '8♣'], 12]);
  });

  test('[7.7] gold is added to what lies there, but none where the dragon marker is', () => {
    const reveal = (dragon: number): State =>
      goOn(scenario([{}, {}, {}, {}], { step: { at: 'eventCard' }, events: ['9♥'], gold: { '13': 1 }, dragon })).state;
    expect([reveal(12).gold[territory('13')], reveal(13).gold[territory('13')]]).toEqual([7, 1]);
    expect(reveal(13).eventDiscard).toEqual(['9♥']);
  });
});

describe('the Great Council', () => {
  const NEW: Council = { speaker: ana, done: 0, formed: 0, broke: 0, proposed: 0 };
  const council = (given: Parameters<typeof scenario>[0], rest: Partial<Council> = {}): State => {
    const state = { ...NEW, ...rest };
    return scenario(given, { step: { at: 'council', council: state }, asked: [state.speaker], round: 'event' });
  };
  const pass: Move = { type: 'passCouncil' };
  const propose = (to: Seat): Move => ({ type: 'proposeAlliance', to });
  const answer = (accepts: boolean): Move => ({ type: 'answerProposal', accepts });

  test('[8.1] [8.6] alliances are pairs, formed here only, and work at once', () => {
    const formed = after(council([{}, {}, {}, {}]), [ana, propose(ben)], [ben, answer(true)]);
    expect(formed.players.map(({ ally }) => ally)).toEqual([ben, ana, NOBODY, NOBODY]);
    expect(refusal(formed, cleo, propose(ana))).toEqual({ code: 'alreadyAllied', rule: '8.3', seat: ana });
    expect(refusal(scenario([{}, {}]), ana, propose(ben))?.code).toBe('notNow');
    const bidding = after(formed, [cleo, pass], [dan, pass]);
    const most = dragonDune.legalMoves(
      { ...bidding, players: bidding.players.map(player => ({ ...player, gold: 3 })) },
      bidding.starter,
    );
    expect([bidding.step.at, most.length]).toEqual(['bidding', 4]);
    const allied = { ...bidding, step: { ...bidding.step, bidder: ben } as State['step'], asked: 0b0010 };
    const rich = { ...allied, players: allied.players.map(player => ({ ...player, gold: 3 })) };
    expect(dragonDune.legalMoves(rich, ben).length).toBe(7);
  });

  test('[8.2] everybody has a say in turn, round and round', () => {
    const state = council([{}, {}, {}, {}], { speaker: cleo });
    const refused = after(state, [cleo, propose(dan)], [dan, answer(false)]);
    expect(dragonDune.toAct(refused)).toEqual([dan]);
    const round = after(refused, [dan, pass], [ana, pass], [ben, pass]);
    expect(dragonDune.toAct(round)).toEqual([cleo]);
  });

  test('[8.3] one proposal to each other player', () => {
    const state = after(council([{}, {}, {}, {}]), [ana, propose(ben)], [ben, answer(false)]);
    const back = after(state, [ben, propose(cleo)], [cleo, answer(false)], [cleo, pass], [dan, pass]);
    expect(refusal(back, ana, propose(ben))).toEqual({ code: 'alreadyProposed', rule: '8.3', seat: ben });
    expect(refusal(back, ana, propose(cleo))).toBeUndefined();
    expect(refusal(after(back, [ana, propose(cleo)]), cleo, { type: 'answerProposal', accepts: 1 as never })).toEqual({
      code: 'answerYesOrNo',
      rule: '8.3',
    });
  });

  test('[8.4] breaking is one-sided, once, and not with a new ally', () => {
    const allied = [{ ally: ben }, { ally: ana }, {}, {}];
    const broken = after(council(allied), [ana, { type: 'breakAlliance' }]);
    expect(broken.players.map(({ ally }) => ally)).toEqual([NOBODY, NOBODY, NOBODY, NOBODY]);
    expect(refusal(council([{}, {}, {}, {}]), ana, { type: 'breakAlliance' })).toEqual({
      code: 'notAllied',
      rule: '8.4',
    });
    expect(refusal(council(allied, { formed: 0b0011 }), ana, { type: 'breakAlliance' })).toEqual({
      code: 'newAlliance',
      rule: '8.4',
    });
    expect(refusal(council(allied, { broke: 0b0001 }), ana, { type: 'breakAlliance' })).toEqual({
      code: 'alreadyBroke',
      rule: '8.4',
    });
  });

  test('[8.5] a standing ally must pass; who passed may still accept, and speaks again when left', () => {
    const pairs = council([{ ally: ben }, { ally: ana }, { ally: dan }, { ally: cleo }]);
    expect(dragonDune.legalMoves(pairs, ana).map(({ type }) => type)).toEqual(['passCouncil', 'breakAlliance']);
    const left = after(pairs, [ana, pass], [ben, { type: 'breakAlliance' }], [cleo, pass], [dan, pass]);
    expect(dragonDune.toAct(left)).toEqual([ana]);
    const accepted = after(council([{}, {}, {}, {}]), [ana, pass], [ben, propose(ana)], [ana, answer(true)]);
    expect(accepted.players[0]!.ally).toBe(ben);
    expect(after(accepted, [cleo, pass], [dan, pass]).step.at).toBe('bidding');
  });
});

describe('III. Bidding Round', () => {
  const FULL = ['2♣', '3♣', '4♣', '5♣'] as const;
  const auctions = (given: Parameters<typeof scenario>[0], rest: Parameters<typeof scenario>[1] = {}): State =>
    goOn(scenario(given, { step: { at: 'auctioning' }, round: 'event', ...rest })).state;
  const auctionOf = ({ step }: State): Auction => (step as { auction: Auction }).auction;

  test('[9.1] a card for each player with room; it stops when nobody has any left', () => {
    const state = auctions([{ hand: FULL }, { gold: 3 }, { gold: 3 }, { hand: ['2♠', '3♠', '4♠', '5♠'] }]);
    expect(auctionOf(state).lots).toBe(2);
    const none = auctions([
      { hand: FULL },
      { hand: ['2♠', '3♠', '4♠', '5♠'] },
      { hand: ['2♦', '3♦', '4♦', '5♦', '2♥', '3♥', '4♥', '5♥'] },
    ]);
    expect(none.step.at).toBe('turn');
  });

  test('[9.2] the opening moves on one seat a card, full hand or not', () => {
    const state = auctions([{ hand: FULL }, { gold: 3 }, { gold: 3 }, { gold: 3 }]);
    const openers = [dragonDune.toAct(state)];
    const second = after(state, [ben, PASS], [cleo, PASS], [dan, PASS]);
    openers.push(dragonDune.toAct(second));
    const third = after(second, [ben, PASS], [cleo, PASS], [dan, PASS]);
    openers.push(dragonDune.toAct(third));
    expect(openers).toEqual([[ben], [ben], [cleo]]);
  });

  test('[9.4] more than the highest bid or a pass, which is not final', () => {
    const state = auctions([{ gold: 5 }, { gold: 5 }, { gold: 5 }, {}]);
    expect(refusal(state, ana, bid(0))).toEqual({ code: 'bidTooLow', rule: '9.4', high: 0 });
    const back = after(state, [ana, PASS], [ben, bid(2)], [cleo, bid(3)], [dan, PASS]);
    expect([dragonDune.toAct(back), refusal(back, ana, bid(3)), refusal(back, ana, bid(4))]).toEqual([
      [ana],
      { code: 'bidTooLow', rule: '9.4', high: 3 },
      undefined,
    ]);
  });

  test('[9.5] [4.5] no more than could be paid in gold, Ace or not; twice the gold for the Dwarves’ ally', () => {
    const state = auctions([{ gold: 2, hand: ['A♥'], ally: dan }, {}, {}, { gold: 2, ally: ana }]);
    expect(refusal(state, ana, bid(3))).toEqual({ code: 'bidTooHigh', rule: '9.5', most: 2 });
    const ally = after(state, [ana, PASS], [ben, PASS], [cleo, PASS]);
    expect([refusal(ally, dan, bid(4)), refusal(ally, dan, bid(5))?.code]).toEqual([undefined, 'bidTooHigh']);
  });

  test('[9.6] ends when all others have passed since the highest bid', () => {
    const state = auctions([{ gold: 5 }, { gold: 5 }, {}, {}]);
    const running = after(state, [ana, bid(1)], [ben, PASS], [cleo, PASS]);
    expect(running.step.at).toBe('bidding');
    const sold = after(running, [dan, PASS]);
    expect([sold.players[0]!.hand.length, auctionOf(sold).lot]).toEqual([1, 1]);
  });

  test('[9.7] the winner pays in gold or with an Ace held before, and nobody is paid then', () => {
    const won = (hand: readonly 'A♥'[]): State =>
      after(
        auctions([{ gold: 5 }, { gold: 5, hand }, {}, {}], { artifacts: ['A♠'] }),
        [ana, PASS],
        [ben, bid(3)],
        [cleo, PASS],
        [dan, PASS],
        [ana, PASS],
      );
    expect([won([]).step.at, gold(won([]))]).toEqual(['bidding', [8, 2, 0, 0]]);
    const asked = won(['A♥']);
    expect([asked.step.at, dragonDune.toAct(asked)]).toEqual(['payment', [ben]]);
    expect(refusal(asked, ben, { type: 'payWithAce', card: 'A♠' })?.code).toBe('notAnAce');
    expect(gold(after(asked, [ben, NO('payment')]))).toEqual([8, 2, 0, 0]);
    const free = after(asked, [ben, { type: 'payWithAce', card: 'A♥' }]);
    expect([gold(free), free.players[1]!.hand, free.artifactDiscard]).toEqual([[5, 5, 0, 0], ['A♠'], ['A♥']]);
  });

  test('[9.8] with seven cards the Goblins get no second one for gold, but for an Ace they do', () => {
    const hand = ['2♣', '3♣', '4♣', '5♣', '6♣', '2♦', 'A♦'] as const;
    const state = scenario([{}, {}, { gold: 5, hand }, {}], {
      step: { at: 'payment', winner: cleo, auction: { lot: 0, lots: 1, high: 1, leader: cleo, passes: 3 } },
      asked: [cleo],
      upForBid: '6♠',
    });
    expect(after(state, [cleo, NO('payment')]).players[cleo]!.hand.length).toBe(8);
    const byAce = after(state, [cleo, { type: 'payWithAce', card: 'A♦' }]).players[cleo]!.hand;
    expect([byAce.length, byAce[6]]).toEqual([8, '6♠']);
  });

  test('[9.9] an unsold card goes under the deck, where only the Elves know it', () => {
    const state = auctions([{}, {}, {}, {}], { artifacts: ['6♠', '5♠'] });
    const next = after(state, [ana, PASS], [ben, PASS], [cleo, PASS], [dan, PASS]);
    expect([next.artifactDeck[0], next.upForBid]).toEqual(['6♠', '5♠']);
    expect([ana, ben].map(viewer => dragonDune.view(next, viewer).artifactDeck[0])).toEqual(['hidden', '6♠']);
  });
});

describe('VI. Collection and VII. Victory', () => {
  test('[13.1] [13.2] one gold each, and two for each unit from the land one controls', () => {
    const state = scenario(
      [{ units: { '13': 2 } }, { units: { '14': 3 } }, { units: { '15': 1 } }, { units: { '15': 1 }, hand: ['2♣'] }],
      {
        step: { at: 'collecting' },
        gold: { '13': 6, '14': 4, '15': 5 },
      },
    );
    const collected = goOn(state).state;
    expect(gold(collected)).toEqual([5, 5, 1, 1]);
    expect([collected.gold[territory('13')], collected.gold[territory('14')], collected.gold[territory('15')]]).toEqual(
      [2, 0, 5],
    );
  });

  test('[13.3] everybody with cards may discard some, for nothing', () => {
    const state = goOn(
      scenario([{ hand: ['2♣', '3♣'] }, {}, { hand: ['4♣'] }, {}], { step: { at: 'collecting' } }),
    ).state;
    expect(dragonDune.toAct(state)).toEqual([ana, cleo]);
    expect(refusal(state, ana, { type: 'discard', card: '4♣' })).toEqual({ code: 'notInHand', rule: '13.3' });
    const less = after(state, [cleo, { type: 'discard', card: '4♣' }], [ana, { type: 'discard', card: '2♣' }]);
    expect([dragonDune.toAct(less), less.artifactDiscard, gold(less)]).toEqual([[ana], ['4♣', '2♣'], [1, 1, 1, 1]]);
  });

  test('[13.4] three castles win before the sixth turn, two do not', () => {
    const state = (castles: Partial<Record<TerritoryId, number>>) =>
      goOn(scenario([{ units: castles, hand: ['2♣'] }, {}, {}, {}], { step: { at: 'victory' } }), 1, 1).state;
    expect(state({ '1★': 1, '3★': 1, '15★': 1 }).winner).toBe(ana);
    expect(state({ '1★': 1, '3★': 1 }).winner).toBe(NOBODY);
  });

  const noOrcs = (given: Parameters<typeof scenario>[0], starter = ana) =>
    goOn(
      scenario(
        given.map((one, index) => ({ ...one, faction: (['dwarves', 'elves', 'goblins'] as const)[index]! })),
        {
          step: { at: 'victory' },
          turn: 6,
          starter,
        },
      ),
    );

  test('[13.6] without Orcs the most castles win', () => {
    const end = noOrcs([{ units: { '5★': 1 } }, { units: { '1★': 1, '3★': 1 } }, {}]);
    expect(end.events.at(-1)).toEqual({ type: 'gameEnded', winner: ben, reason: 'mostCastles' });
  });

  test('[13.7] tied players fight on the Great Mountain; one alone wins, and with nobody there the first does', () => {
    expect(noOrcs([{ units: { '0•': 1 } }, {}, {}]).events.at(-1)).toMatchObject({ winner: ana, reason: 'mountain' });
    expect(noOrcs([{}, {}, {}], cleo).events.at(-1)).toMatchObject({ winner: cleo, reason: 'order' });
    const fight = noOrcs([{ units: { '0•': 2 } }, { standing: ['ask'] }, { units: { '0•': 3 } }]).state;
    expect(fight.battle).toMatchObject({ territory: territory('0•'), fighters: [ana, cleo] });
    const plan = (units: number): Move => ({ type: 'plan', units, elites: 0, card: 'none', isBlessed: false });
    expect(after(fight, [ana, plan(2)], [cleo, plan(3)]).winner).toBe(cleo);
    const spent = after(
      noOrcs([{ units: { '0•': 2 } }, { units: { '0•': 1 }, standing: ['ask'] }, { units: { '0•': 1 } }]).state,
      [ana, plan(2)],
      [ben, plan(1)],
    );
    expect(spent.winner).toBe(cleo);
  });

  test('[13.8] the next player becomes Starting Player', () => {
    const state = scenario([{}, { hand: ['2♣'] }, {}, {}], { step: { at: 'victory' }, turn: 2 });
    const { state: next, events } = goOn(state, 1);
    expect([next.starter, next.turn]).toEqual([ben, 3]);
    expect(kinds(events).filter(type => type === 'starterMoved').length).toBe(1);
  });
});

test('luck is only asked for where the rules roll or shuffle', () => {
  const state = scenario([{ gold: 2 }, {}, {}, {}]);
  expect(played(state, ana, { type: 'endTurn' }).state.active).toBe(ben);
});
