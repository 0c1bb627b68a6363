import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, scriptedChance, seat, seatsOf, type Seat } from '#kernel';
import { dragonDune, type Move, type Options, type State } from '#games/dragon-dune';
import { ARTIFACTS, EVENT_CARDS, EVENT_ROWS, eventGold, isAce } from '../components/cards.ts';
import { FACTIONS } from '../components/factions.ts';
import {
  BORDERS,
  CASTLES,
  idOf,
  IS_PLAIN,
  MOUNTAIN,
  ORCISH,
  TERRITORIES,
  TERRITORY_IDS,
  territory,
  type TerritoryId,
} from '../components/territories.ts';
import { BANK, GRAVEYARD } from '../places.ts';
import { castlesOf, controls, unitsAt } from '../queries.ts';
import { after, goOn, scenario } from '../scenario.ts';

const [ana, ben, cleo, dan] = [seat(0), seat(1), seat(2), seat(3)];
const OPTIONS = defaultOptions(dragonDune.options);
const open = (seats: number, options: Partial<Options> = {}, seed = 1): State =>
  dragonDune.setup({ seats, options: { ...OPTIONS, ...options } }, fastChance(seed)).state;
const refusal = (state: State, who: Seat, move: Move) => dragonDune.refuse(state, who, move);
const at = (state: State, who: Seat, id: TerritoryId): number => unitsAt(state.players[who]!, territory(id));
const DEPLOY: Move = { type: 'deployOrcs', in1: 2, in9: 2, in16: 1 };
const dealtBy = (chance: ReturnType<typeof fastChance>): State => {
  const state = open(4);
  dragonDune.apply({ state, chance, emit: () => {} }, dan, DEPLOY);
  return state;
};

describe('what it is about', () => {
  test('[1.1] three castles at the end of a turn win, and there is one winner', () => {
    const three = scenario([{}, { units: { '1★': 1, '5★': 1, '10★': 1 } }, {}, { units: { '1': 9 } }], {
      step: { at: 'victory' },
    });
    const end = goOn(three).state;
    expect([end.winner, dragonDune.outcome(end)?.places]).toEqual([ben, [2, 1, 2, 2]]);
    expect(dragonDune.outcome(end)?.sheet).toEqual([
      { label: 'castles', points: [0, 3, 0, 0] },
      { label: 'units', points: [0, 3, 0, 9] },
      { label: 'gold', points: [0, 0, 0, 0] },
    ]);
  });

  test('[1.2] two to four players, and the order goes round from the Starting Player', () => {
    expect(dragonDune.seats).toEqual({ min: 2, max: 4 });
    const turn = scenario([{}, {}, {}, {}], { starter: cleo, active: cleo, asked: [cleo] });
    const order = [cleo, dan, ana].reduce<readonly [State, Seat[]]>(
      ([state, seats], who) => {
        const next = after(state, [who, { type: 'endTurn' }]);
        return [next, [...seats, next.active]];
      },
      [turn, []],
    )[1];
    expect(order).toEqual([dan, ana, ben]);
    expect(refusal(scenario([{ gold: 3 }, {}]), ana, { type: 'giveGold', to: ana, amount: 1 })).toEqual({
      code: 'noSuchSeat',
      rule: '1.2',
    });
  });

  test('[1.3] hands, Queens, Jacks, decks, plans and drafts are hidden; gold and counts are open', () => {
    const state = scenario([{ hand: ['A♥', '6♠'], gold: 4, queen: '♠', jack: '♦', standing: ['hide'] }, {}]);
    expect(dragonDune.view(state, ben).players[0]).toMatchObject({
      gold: 4,
      hand: ['hidden', 'hidden'],
      queen: 'hidden',
      jack: 'hidden',
      standing: 'hidden',
      draft: 'hidden',
    });
    expect(dragonDune.view(state, ana).players[0]).toMatchObject({ hand: ['A♥', '6♠'], queen: '♠', jack: '♦' });
    expect(new Set(dragonDune.view(state, ana).artifactDeck)).toEqual(new Set(['hidden']));
  });

  test('[1.4] no move shows or gives a card', () => {
    const state = scenario([{ hand: ['A♥'] }, {}]);
    const types = [...dragonDune.legalMoves(state, ana), ...dragonDune.asides!(state, ana)].map(({ type }) => type);
    expect(types.filter(type => /show|card$/i.test(type))).toEqual([]);
  });

  test('[1.5] only whom the game waits for acts, and only as the step allows', () => {
    const state = scenario([{}, {}]);
    expect(refusal(state, ben, { type: 'endTurn' })).toEqual({ code: 'notYourTurn', rule: '1.5' });
    expect(refusal(state, ana, { type: 'passBid' })).toEqual({ code: 'notNow', rule: '1.5', step: 'turn' });
  });

  test('[1.6] after the end nothing can be done', () => {
    const end = scenario([{ gold: 3 }, {}], { step: { at: 'over' }, asked: [], winner: ana });
    expect(refusal(end, ana, { type: 'giveGold', to: ben, amount: 1 })).toEqual({ code: 'gameOver', rule: '1.6' });
    expect([dragonDune.toAct(end), dragonDune.asides!(end, ana)]).toEqual([[], []]);
  });

  test('[1.7] a missing faction leaves a Troll, its income goes to the bank, spare Queens and Jacks stay unseen', () => {
    const trolls = (twoFactions: Options['twoFactions']): readonly string[] => {
      const { trolls: bits } = open(2, { twoFactions });
      return TERRITORY_IDS.filter((_, index) => (bits & (1 << index)) !== 0);
    };
    expect(trolls('dwarvesGoblins')).toEqual(['1★', '3★', '5★']);
    expect(trolls('elvesOrcs')).toEqual(['3★', '10★']);
    const lone = scenario([{ faction: 'elves', gold: 4 }, { faction: 'orcs' }], {
      step: { at: 'hiring', territory: territory('5★') },
    });
    const hired = after(lone, [ana, { type: 'hire', count: 3, elites: 0, ace: 'none' }]);
    expect(hired.players.map(({ gold }) => gold)).toEqual([1, 0]);
    const two = open(2, { twoFactions: 'dwarvesElves' });
    expect([two.spareQueens.length, two.spareJacks.length, dragonDune.view(two, ana).spares]).toEqual([2, 2, 2]);
  });
});

describe('the board', () => {
  test('[2.1] 28 territories of four kinds and 42 borders that go both ways', () => {
    const plains = TERRITORIES.filter(where => IS_PLAIN[where]);
    const forests = TERRITORY_IDS.filter(id => id.endsWith('•') && id !== '0•');
    expect([TERRITORIES.length, plains.length, CASTLES.length, forests.length]).toEqual([28, 16, 5, 6]);
    const edges = TERRITORIES.flatMap(from => BORDERS[from]!.map(to => [from, to] as const));
    expect(edges.length).toBe(84);
    for (const [from, to] of edges) expect(BORDERS[to]).toContain(from);
    expect(BORDERS[territory('6')]!.map(idOf)).toEqual(['5★', '7', '9']);
    expect(refusal(scenario([{}, {}]), ana, { type: 'march', from: 99 as never, count: 1, elites: 0 })).toEqual({
      code: 'noSuchTerritory',
      rule: '2.1',
    });
  });

  test('[2.2] nobody fights on the Great Mountain', () => {
    const state = scenario([{ units: { '0•': 2 }, hand: ['2♣'] }, { units: { '0•': 2 } }, { units: { '0•': 1 } }], {
      step: { at: 'nextBattle' },
      round: 'battle',
    });
    expect(goOn(state).events.some(({ type }) => type === 'battleBegun')).toBe(false);
  });

  test('[2.3] [2.4] forests and castles are safe from the dragon marker, plains are not', () => {
    const state = scenario([{ units: { '1★': 1, '1': 2, '2•': 3 } }, {}], {
      dragon: 18,
      step: { at: 'rolling', roll: 0 },
    });
    const flown = goOn(state, 2).state;
    expect([at(flown, ana, '1★'), at(flown, ana, '1'), at(flown, ana, '2•')]).toEqual([1, 0, 3]);
  });

  test('[2.4] control takes a visible unit and nobody else’s', () => {
    const state = scenario([{ units: { '5★': 1 } }, { units: { '5★': 2 }, hidden: ['5★'] }, {}]);
    expect([controls(state, ana, territory('5★')), controls(state, ben, territory('5★'))]).toEqual([true, false]);
    const shared = scenario([{ units: { '5★': 1 } }, { units: { '5★': 2 } }, {}]);
    expect([castlesOf(shared, ana), castlesOf(shared, ben)]).toEqual([0, 0]);
  });

  test('[2.5] a castle with two other players is closed', () => {
    const state = scenario([{ gold: 5 }, { units: { '5★': 1 } }, { units: { '5★': 1 } }, {}], {
      step: { at: 'siting' },
    });
    expect(refusal(state, ana, { type: 'hireIn', territory: territory('5★') })).toEqual({
      code: 'castleClosed',
      rule: '2.5',
      territory: territory('5★'),
    });
    const withTroll = scenario([{ gold: 5 }, { units: { '5★': 1 } }, {}, {}], {
      step: { at: 'siting' },
      trolls: ['5★'],
    });
    expect(refusal(withTroll, ana, { type: 'hireIn', territory: territory('5★') })).toBeUndefined();
  });

  test('[2.6] griffins carry any group four territories, Troll or not', () => {
    const state = scenario([{ units: { '3★': 1, '15': 2 } }, {}], { trolls: ['3★'] });
    const marching = after(state, [ana, { type: 'march', from: territory('15'), count: 2, elites: 0 }]);
    expect(marching.step).toMatchObject({ at: 'marching', range: 4 });
    const shared = scenario([{ units: { '3★': 1, '15': 2 } }, { units: { '3★': 1 } }]);
    expect(after(shared, [ana, { type: 'march', from: territory('15'), count: 2, elites: 0 }]).step).toMatchObject({
      range: 2,
    });
  });

  test('[2.7] no recruiting, entering or crossing where the dragon marker is, but leaving is allowed', () => {
    const state = scenario([{ units: { '1★': 2 }, gold: 3 }, {}], { dragon: 1 });
    const conscript: Move = { type: 'conscript', territory: territory('1★'), count: 1, elites: 0 };
    expect(refusal(state, ana, conscript)).toEqual({ code: 'dragonThere', rule: '2.7', territory: territory('1★') });
    const marching = after(state, [ana, { type: 'march', from: territory('1★'), count: 1, elites: 0 }]);
    const reached = dragonDune.legalMoves(marching, ana).flatMap(move => (move.type === 'goTo' ? [idOf(move.to)] : []));
    expect(reached).toEqual(['17', '18']);
  });

  test('[2.8] units are in bank, on the board or in the graveyard, ten in all', () => {
    const { players } = dealtBy(fastChance(3));
    expect(players.map(({ units }) => units.reduce((sum, count) => sum + count, 0))).toEqual([10, 10, 10, 10]);
    expect(players.map(({ units }) => units[BANK])).toEqual([10, 5, 7, 5]);
  });

  test('[2.9] [10.15] a Troll takes five at the end of the turn and leaves if some survive; hidden units are spared', () => {
    const end = (units: number, hidden: readonly TerritoryId[] = []): readonly [number, number] => {
      const state = scenario([{ units: { '3★': units }, hidden }, { units: { '3★': 2 } }], { trolls: ['3★'] });
      const ended = after(state, [ana, { type: 'endTurn' }]);
      return [at(ended, ana, '3★'), ended.trolls];
    };
    expect(end(4)).toEqual([0, 1 << territory('3★')]);
    expect(end(7)).toEqual([2, 0]);
    expect(end(4, ['3★'])).toEqual([4, 1 << territory('3★')]);
  });

  test('[2.10] the sixteen event cards and their gold', () => {
    expect(EVENT_ROWS.map(({ card, territory: id, gold }) => `${card} ${id}:${gold.value}`).join(', ')).toBe(
      '7♣ 1:3, 7♦ 2:4, 7♥ 3:3, 7♠ 4:3, 8♣ 6:3, 8♦ 7:3, 8♥ 8:4, 8♠ 9:4, 9♣ 10:5, 9♦ 11:4, 9♥ 13:6, 9♠ 14:4, 10♣ 15:5, 10♦ 16:4, 10♥ 17:5, 10♠ 18:3',
    );
    expect(EVENT_CARDS.reduce((sum, card) => sum + eventGold(card, 'printed'), 0)).toBe(63);
  });
});

describe('cards and setting up', () => {
  test('[3.1] [5.6] gold, artifacts and units of the four factions', () => {
    const { players } = dealtBy(fastChance(2));
    expect(players.map(({ faction }) => faction)).toEqual([...FACTIONS]);
    expect(players.map(({ hand }) => hand.length)).toEqual([1, 1, 2, 1]);
    expect(open(4).players.map(({ gold }) => gold)).toEqual([5, 5, 3, 3]);
    const state = dealtBy(fastChance(2));
    expect([at(state, ben, '5★'), at(state, cleo, '10★'), at(state, dan, '9•')]).toEqual([5, 3, 2]);
  });

  test('[4.1] [4.2] 24 artifacts, 16 events, and four Queens and Jacks that do not fill a hand', () => {
    expect([ARTIFACTS.length, ARTIFACTS.filter(isAce).length, EVENT_CARDS.length]).toEqual([24, 4, 16]);
    const full = scenario([{ hand: ['2♣', '3♣', '4♣'], queen: '♠', jack: '♠' }, {}], { step: { at: 'auctioning' } });
    expect(goOn(full).state.step).toMatchObject({ at: 'bidding', auction: { lots: 2 }, bidder: ana });
  });

  test('[4.4] one Ace is one action, is discarded, and several may be played', () => {
    const state = scenario([{ hand: ['A♥', 'A♠', '2♣'], units: { '14': 2 } }, {}]);
    const extended = after(
      state,
      [ana, { type: 'march', from: territory('14'), count: 2, elites: 0 }],
      [ana, { type: 'extend', card: 'A♥' }],
      [ana, { type: 'extend', card: 'A♠' }],
    );
    expect([extended.step, extended.artifactDiscard]).toMatchObject([{ range: 4 }, ['A♥', 'A♠']]);
    expect(refusal(extended, ana, { type: 'extend', card: '2♣' })).toEqual({ code: 'notAnAce', rule: '4.4' });
  });

  test('[4.7] discards become a new deck, and without any nothing is auctioned', () => {
    const hands = { hand: ARTIFACTS.slice(0, 3) };
    const last = scenario([hands, {}], { step: { at: 'auctioning' }, artifactDiscard: ['6♠', '5♠'] });
    const empty = { ...last, artifactDeck: [] };
    const { events, state } = goOn(empty);
    expect(events.find(({ type }) => type === 'deckReshuffled')).toMatchObject({ deck: ['6♠', '5♠'] });
    expect([state.artifactDeck, state.artifactDiscard]).toEqual([['6♠'], []]);
    expect(goOn({ ...empty, artifactDiscard: [] }).state.step.at).toBe('turn');
  });

  test('[5.1] the Orcs split five units before anything is drawn or dealt', () => {
    const state = open(4);
    expect([dragonDune.toAct(state), state.dragon, state.players[dan]!.hand]).toEqual([[dan], 0, []]);
    expect(dragonDune.legalMoves(state, dan).length).toBe(21);
    expect(refusal(state, dan, { type: 'deployOrcs', in1: 5, in9: 1, in16: 0 })).toEqual({
      code: 'badSplit',
      rule: '5.1',
      units: 5,
    });
    const split = dealtBy(fastChance(1));
    expect([at(split, dan, '1★'), at(split, dan, '9•'), at(split, dan, '16•')]).toEqual([2, 2, 1]);
    expect(dragonDune.asides!(state, ana)).toEqual([]);
  });

  test('[5.2] [5.3] [5.4] the Starting Player and three dice, which harm nobody; a Troll in 3★', () => {
    const state = open(4);
    const events: unknown[] = [];
    const chance = scriptedChance(2, 6, 5, 4, 1);
    dragonDune.apply({ state, chance, emit: event => events.push(event) }, dan, DEPLOY);
    expect(state.starter).toBe(cleo);
    expect(events).toContainEqual({ type: 'dragonPlaced', dice: [6, 5, 4], number: 15 });
    expect(open(4).trolls).toBe(1 << territory('3★'));
    expect(state.players.map(({ units }) => units[GRAVEYARD])).toEqual([0, 0, 0, 0]);
    expect(new Set(seatsOf(40).map(index => dealtBy(fastChance(index + 1)).starter)).size).toBe(4);
  });

  test('[5.5] a Queen and a Jack for everybody, which may be one’s own', () => {
    const state = dealtBy(fastChance(5));
    expect(state.players.map(({ queen }) => queen).sort()).toEqual(['♠', '♣', '♥', '♦'].sort());
    expect(state.players.map(({ jack }) => jack).sort()).toEqual(['♠', '♣', '♥', '♦'].sort());
    const hasOwn = seatsOf(40).some(seed => dealtBy(fastChance(seed + 1)).players[0]!.queen === '♦');
    expect(hasOwn).toBe(true);
  });
});

test('orcish land and the mountain', () => {
  expect([ORCISH.map(idOf).join(' '), idOf(MOUNTAIN)]).toEqual(['1★ 1 2 2• 16 16• 17 18', '0•']);
});
