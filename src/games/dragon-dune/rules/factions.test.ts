import { describe, expect, test } from 'vitest';
import { seat, type Seat } from '#kernel';
import { dragonDune, type Move, type State } from '#games/dragon-dune';
import { idOf, territory, type TerritoryId } from '../components/territories.ts';
import { BANK, GRAVEYARD } from '../places.ts';
import { rangeOf } from '../effects/marching.ts';
import { unitsAt } from '../queries.ts';
import { after, goOn, played, scenario } from '../scenario.ts';
import type { Auction } from '../steps.ts';

const [ana, ben, cleo, dan] = [seat(0), seat(1), seat(2), seat(3)];
const refusal = (state: State, who: Seat, move: Move) => dragonDune.refuse(state, who, move);
const gold = ({ players }: State): readonly number[] => players.map(player => player.gold);
const at = (state: State, who: Seat, id: TerritoryId): number => unitsAt(state.players[who]!, territory(id));
const auction = (high: number, leader: Seat, lots = 1): Auction => ({ lot: 0, lots, high, leader, passes: 0 });
const paying = (winner: Seat, high: number) => ({ at: 'payment', auction: auction(high, winner), winner }) as const;
const NO: (window: Extract<Move, { type: 'decline' }>['window']) => Move = window => ({ type: 'decline', window });
const HIRE: Move = { type: 'declareHire' };
const hiring = (id: TerritoryId) => ({ at: 'hiring', territory: territory(id) }) as const;

describe('the Dwarves', () => {
  test('[3.2] get what others pay for artifacts, and pay the bank', () => {
    const bought = (winner: Seat): readonly number[] => {
      const state = scenario([{ gold: 5 }, { gold: 5, hand: ['2♣'] }, {}, {}], {
        step: paying(winner, 3),
        asked: [winner],
        upForBid: '6♠',
      });
      return gold(goOn({ ...state, asked: 0 }).state);
    };
    expect(bought(ben)).toEqual([8, 2, 0, 0]);
    expect(bought(ana)).toEqual([2, 5, 0, 0]);
  });

  test('[3.3] swap Queen and Jack as in the rulebook’s example: Q♠ and J♥ also betray as Q♥ and J♠', () => {
    const battle = (rival: Seat, card: '3♥' | '3♠'): readonly string[] => {
      const state = scenario(
        [
          { units: { '14': 2 }, queen: '♠', jack: '♥' },
          { units: { '14': 2 }, hand: ['3♠'] },
          {},
          { units: { '14': 2 }, hand: ['3♥'] },
        ],
        {
          round: 'battle',
          step: { at: 'treachery' },
          battle: {
            territory: territory('14'),
            fighters: [ana, rival],
            answers: [
              { colour: 'any', units: -1 },
              { colour: 'any', units: -1 },
            ],
            asked: 2,
            plans: [
              { type: 'plan', units: 0, elites: 0, card: 'none', isBlessed: false },
              { type: 'plan', units: 1, elites: 0, card, isBlessed: false },
            ],
            betrayals: [],
            finals: 'none',
          },
        },
      );
      return dragonDune.legalMoves(state, ana).flatMap(move => (move.type === 'betray' ? [move.pair] : []));
    };
    expect(battle(dan, '3♥')).toEqual(['printed']);
    expect(battle(ben, '3♠')).toEqual(['swapped']);
    expect(battle(ben, '3♥')).toEqual([]);
  });

  test('[3.4] bring two more units back for each Ace, at any point of their turn', () => {
    const state = scenario([
      { hand: ['A♥', 'A♠'], graveyard: 3, units: { '14': 1 } },
      { hand: ['A♣'], graveyard: 2 },
    ]);
    const once = after(state, [ana, { type: 'reviveByAce', card: 'A♥' }]);
    expect([once.players[0]!.units[GRAVEYARD], once.players[0]!.units[BANK]]).toEqual([1, 8]);
    const twice = after(once, [ana, { type: 'reviveByAce', card: 'A♠' }]);
    expect(twice.players[0]!.units[GRAVEYARD]).toBe(0);
    expect(refusal(scenario([{ hand: ['A♥'] }, {}]), ana, { type: 'reviveByAce', card: 'A♥' })).toEqual({
      code: 'graveyardEmpty',
      rule: '3.4',
    });
    const elves = scenario([{}, { hand: ['A♣'], graveyard: 2 }], { active: ben, asked: [ben] });
    expect(refusal(elves, ben, { type: 'reviveByAce', card: 'A♣' })).toEqual({ code: 'onlyDwarves', rule: '3.4' });
  });

  test('[3.5] let their ally pay half, rounded up', () => {
    const state = scenario([{ ally: ben }, { gold: 5, ally: ana }, {}, {}], { step: paying(ben, 5), upForBid: '6♠' });
    expect(gold(goOn(state).state)).toEqual([3, 2, 0, 0]);
  });
});

describe('the Elves', () => {
  test('[3.6] [9.3] see the artifact that is put up, full hand or not; nobody else does', () => {
    const state = scenario([{}, { hand: ['2♣', '3♣', '4♣', '5♣'] }, {}, {}], {
      step: { at: 'auctioning' },
      artifacts: ['6♠'],
    });
    const { state: up, events } = goOn(state);
    const views = [ana, ben, cleo, 'audience' as const].map(viewer => dragonDune.view(up, viewer).upForBid);
    expect(views).toEqual(['hidden', '6♠', 'hidden', 'hidden']);
    const put = events.find(({ type }) => type === 'cardPutUp')!;
    expect([dragonDune.viewEvent(put, ben), dragonDune.viewEvent(put, dan)]).toMatchObject([
      { card: '6♠' },
      { card: 'hidden' },
    ]);
  });

  test('[3.7] [3.11] may ask in their own battles, and so may their ally in his', () => {
    const battle = (fighters: readonly [Seat, Seat], ally = false): string => {
      const units = { '14': 2 };
      const state = scenario(
        [ally ? { units, ally: ben } : { units }, ally ? { units, ally: ana } : { units }, { units }, {}],
        { round: 'battle', step: { at: 'choosing' }, asked: [fighters[0]], active: fighters[0] },
      );
      return after(state, [fighters[0], { type: 'attack', territory: territory('14'), defender: fighters[1] }]).step.at;
    };
    expect([battle([ben, cleo]), battle([cleo, ben]), battle([ana, cleo])]).toEqual(['ask', 'ask', 'planning']);
    expect(battle([ana, cleo], true)).toBe('ask');
  });

  test('[3.8] [9.10] look at the next check card when the auctions are over', () => {
    const state = scenario([{}, {}, {}, {}], { step: { at: 'peeking' }, events: ['9♥', '10♠'] });
    const { state: seen } = goOn(state);
    expect([ana, ben, 'audience' as const].map(viewer => dragonDune.view(seen, viewer).nextEvent)).toEqual([
      'hidden',
      '9♥',
      'hidden',
    ]);
    const next = goOn({ ...seen, step: { at: 'checking' } });
    expect(next.events.find(({ type }) => type === 'checkCardRevealed')).toMatchObject({ card: '9♥' });
    expect(next.state.isEventSeen).toBe(false);
  });

  test('[3.9] [11.2] hide for nothing when others come', () => {
    const state = scenario([{ units: { '13': 2 } }, { units: { '14': 2 } }, {}, {}]);
    const met = after(
      state,
      [ana, { type: 'march', from: territory('13'), count: 2, elites: 0 }],
      [ana, { type: 'goTo', to: territory('14'), emerges: false }],
    );
    expect([met.step.at, dragonDune.toAct(met)]).toEqual(['hide', [ben]]);
    expect(refusal(met, ben, { type: 'hide', card: 'A♥' })).toEqual({ code: 'hidesFreely', rule: '3.9' });
    const hidden = after(met, [ben, { type: 'hide', card: 'free' }]);
    expect([hidden.players[1]!.hidden, hidden.step.at]).toEqual([1 << territory('14'), 'turn']);
  });

  test('[3.10] ask for both with an Ace, which their ally cannot', () => {
    const asking = (asker: Seat): State =>
      scenario([{ units: { '14': 2 }, hand: ['A♥'], ally: ben }, { units: { '14': 2 }, hand: ['A♠'], ally: ana }, {}], {
        round: 'battle',
        step: { at: 'ask', asker, isStopped: false },
        asked: [asker],
        battle: {
          territory: territory('14'),
          fighters: [ana, ben],
          answers: [
            { colour: 'any', units: -1 },
            { colour: 'any', units: -1 },
          ],
          asked: asker === ana ? 0 : 1,
          plans: [],
          betrayals: [],
          finals: 'none',
        },
      });
    expect(refusal(asking(ana), ana, { type: 'ask', about: 'both', card: 'A♥' })).toEqual({
      code: 'onlyElvesAskBoth',
      rule: '3.10',
    });
    const asked = after(asking(ben), [ben, { type: 'ask', about: 'both', card: 'A♠' }]);
    expect([asked.step, asked.artifactDiscard]).toMatchObject([{ at: 'answering', about: 'both' }, ['A♠']]);
  });
});

describe('the Goblins', () => {
  test('[3.12] [3.13] get the price of mercenaries, and pay half to the bank themselves; their ally pays half to them', () => {
    const hire = (who: Seat, ally = false): readonly number[] => {
      const state = scenario(
        [ally ? { gold: 9, ally: cleo } : { gold: 9 }, {}, { gold: 9, ...(ally && { ally: ana }) }, {}],
        {
          step: hiring('14'),
          active: who,
          asked: [who],
        },
      );
      return gold(after(state, [who, { type: 'hire', count: 3, elites: 0, ace: 'none' }]));
    };
    expect(hire(ana)).toEqual([3, 0, 15, 0]);
    expect(hire(cleo)).toEqual([9, 0, 6, 0]);
    expect(hire(ana, true)).toEqual([6, 0, 12, 0]);
  });

  test('[3.14] [9.8] draw a second card after winning one, unseen by the Elves, if there is room', () => {
    const win = (cards: number) => {
      const hand = (['2♣', '3♣', '4♣', '5♣', '6♣', '2♦', '3♦'] as const).slice(0, cards);
      const state = scenario([{}, {}, { gold: 3, hand }, {}], {
        step: paying(cleo, 1),
        upForBid: '6♠',
        artifacts: ['5♠'],
      });
      return goOn({ ...state, players: state.players }).state;
    };
    const won = win(2);
    expect(won.players[cleo]!.hand).toEqual(['2♣', '3♣', '6♠', '5♠']);
    expect(dragonDune.view(won, ben).players[cleo]!.hand.at(-1)).toBe('hidden');
    expect(win(7).players[cleo]!.hand.length).toBe(8);
  });

  test('[3.15] may hold eight artifacts, others four', () => {
    const eight = scenario(
      [{ hand: ['2♠', '3♠', '4♠', '5♠'] }, {}, { hand: ['2♣', '3♣', '4♣', '5♣', '6♣', '2♦', '3♦'] }, {}],
      { step: { at: 'auctioning' } },
    );
    expect(goOn(eight).state.step).toMatchObject({ at: 'bidding', auction: { lots: 3 }, bidder: ben });
  });

  test('[3.16] [10.4] disband early, with their ally, unless an Ace stops it', () => {
    const early = (ally = false): State =>
      scenario(
        [
          ally ? { units: { '14': 3 }, ally: cleo } : { units: { '14': 3 } },
          { hand: ['A♥'] },
          ally ? { ally: ana } : {},
          { hand: ['2♠'] },
        ],
        {},
      );
    expect(refusal(early(), ana, { type: 'disbandEarly' })).toEqual({ code: 'noEarlyDisband', rule: '3.16' });
    const announced = after(early(true), [ana, { type: 'disbandEarly' }]);
    expect(dragonDune.toAct(announced)).toEqual([ben, dan]);
    const allowed = after(announced, [ben, NO('disband')], [dan, NO('disband')]);
    const gone = after(allowed, [ana, { type: 'disband', from: territory('14'), count: 2, elites: 0 }]);
    expect([at(gone, ana, '14'), gone.players[0]!.units[BANK], gone.progress.stage]).toEqual([1, 9, 3]);
    const stopped = after(announced, [dan, NO('disband')], [ben, { type: 'stop', card: 'A♥' }]);
    expect([stopped.step.at, stopped.artifactDiscard, stopped.progress.stage]).toEqual(['turn', ['A♥'], 3]);
    expect(refusal(stopped, ana, { type: 'disband', from: territory('14'), count: 1, elites: 0 })).toBeUndefined();
  });

  test('[3.17] [10.6] stop a hire with an Ace before anything is named; raising goes on', () => {
    const state = scenario([{ gold: 9 }, { hand: ['A♥'] }, { hand: ['A♠', '2♣'] }, {}]);
    const announced = after(state, [ana, HIRE]);
    expect([announced.step.at, dragonDune.toAct(announced)]).toEqual(['hire', [cleo]]);
    const stopped = after(announced, [cleo, { type: 'stop', card: 'A♠' }]);
    expect(refusal(stopped, ana, HIRE)).toEqual({ code: 'hireStopped', rule: '3.17' });
    const allowed = after(announced, [cleo, NO('hire')]);
    expect(allowed.step.at).toBe('siting');
    expect(after(allowed, [ana, { type: 'dropHire' }]).progress.stage).toBe(5);
    const orcs = scenario([{}, {}, { hand: ['A♠'], ally: dan }, { gold: 3, ally: cleo }], {
      active: dan,
      asked: [dan],
    });
    const blocked = after(orcs, [dan, HIRE], [cleo, { type: 'stop', card: 'A♠' }]);
    expect(refusal(blocked, dan, { type: 'raise', territory: territory('17'), count: 2 })).toBeUndefined();
  });
});

describe('the Orcs', () => {
  const orcs = (given: Parameters<typeof scenario>[0][number] = {}): State =>
    scenario([{}, {}, {}, given], { active: dan, asked: [dan] });

  test('[3.18] [10.9] raise armies in orcish land and do not hire, unless allied with the Goblins', () => {
    const raised = after(orcs(), [dan, { type: 'raise', territory: territory('17'), count: 4 }]);
    expect([at(raised, dan, '17'), raised.progress.stage]).toEqual([4, 5]);
    expect(refusal(orcs(), dan, { type: 'raise', territory: territory('9•'), count: 1 })).toEqual({
      code: 'notOrcish',
      rule: '3.18',
      territory: territory('9•'),
    });
    expect(refusal(orcs({ gold: 5 }), dan, HIRE)).toEqual({ code: 'orcsDoNotHire', rule: '3.18' });
    expect(refusal(scenario([{}, {}]), ana, { type: 'raise', territory: territory('17'), count: 1 })).toEqual({
      code: 'onlyOrcsRaise',
      rule: '3.18',
    });
    const allied = scenario([{}, {}, { ally: dan }, { gold: 5, ally: cleo }], { active: dan, asked: [dan] });
    const raisedFirst = after(allied, [dan, { type: 'raise', territory: territory('17'), count: 1 }]);
    expect([refusal(allied, dan, HIRE), refusal(raisedFirst, dan, HIRE)]).toEqual([
      undefined,
      { code: 'stepOver', rule: '10.2' },
    ]);
    expect(refusal(orcs(), dan, { type: 'raise', territory: territory('17'), count: 11 })).toEqual({
      code: 'badGroup',
      rule: '10.9',
      most: 10,
    });
  });

  test('[3.19] move three territories', () => expect(rangeOf(orcs(), dan)).toBe(3));

  test('[3.20] [6.4] lose half to the dragon marker in each territory, rounded up', () => {
    const state = scenario([{ units: { '13': 3 } }, {}, {}, { units: { '13': 3, '14': 2 } }], {
      step: { at: 'rolling', roll: 2 },
    });
    const burnt = goOn(state).state;
    expect([at(burnt, ana, '13'), at(burnt, dan, '13'), at(burnt, dan, '14')]).toEqual([0, 1, 1]);
  });

  test('[3.21] [3.23] [7.3] survive the Red Dragon and may ride it; their ally does not survive', () => {
    const state = scenario([{ units: { '13': 3 }, ally: dan }, {}, {}, { units: { '13': 3 }, ally: ana }], {
      step: { at: 'checking' },
      eventDiscard: ['9♥'],
      events: ['7♦'],
      gold: { '13': 4 },
    });
    const struck = goOn(state).state;
    expect([at(struck, ana, '13'), at(struck, dan, '13'), struck.gold[territory('13')]]).toEqual([0, 3, 0]);
    expect([struck.step.at, dragonDune.toAct(struck)]).toEqual(['ride', [dan]]);
  });

  test('[3.22] [3.24] [3.27] conscript two and bring back three, and so does their ally', () => {
    const begin = (who: Seat, ally: boolean): State =>
      goOn(
        scenario(
          [
            ally ? { graveyard: 4, units: { '14': 1 }, ally: dan } : { graveyard: 4, units: { '14': 1 } },
            {},
            {},
            { graveyard: 4, units: { '17': 1 }, ...(ally && { ally: ana }) },
          ],
          { step: { at: 'nextTurn' }, done: who === ana ? 0 : 0b0111 },
        ),
      ).state;
    const most = (state: State, who: Seat): number =>
      Math.max(...dragonDune.legalMoves(state, who).map(move => (move.type === 'conscript' ? move.count : 0)));
    const [alone, allied, orc] = [begin(ana, false), begin(ana, true), begin(dan, false)];
    expect([alone.players[0]!.units[GRAVEYARD], most(alone, ana)]).toEqual([2, 1]);
    expect([allied.players[0]!.units[GRAVEYARD], most(allied, ana)]).toEqual([1, 2]);
    expect([orc.players[3]!.units[GRAVEYARD], most(orc, dan)]).toEqual([1, 2]);
  });

  test('[3.25] [13.5] win after six turns, alone', () => {
    const six = scenario([{ ally: dan }, {}, {}, { ally: ana }], { step: { at: 'victory' }, turn: 6 });
    const end = goOn(six);
    expect([end.state.winner, dragonDune.outcome(end.state)?.places]).toEqual([dan, [2, 2, 2, 1]]);
    expect(end.events.at(-1)).toEqual({ type: 'gameEnded', winner: dan, reason: 'orcs' });
  });

  test('[3.26] [6.6] fly with an Ace before and after the die, some or all of one group, even to the dragon marker', () => {
    const state = scenario([{}, {}, {}, { units: { '1★': 3, '9•': 2 }, hand: ['A♥', '2♠'] }], {
      step: { at: 'turnStart' },
      starter: dan,
    });
    const asked = goOn(state).state;
    expect([asked.step, dragonDune.toAct(asked)]).toEqual([{ at: 'flight', isBefore: true }, [dan]]);
    expect(refusal(asked, dan, { type: 'fly', card: 'A♥', from: territory('1★'), count: 4 })).toEqual({
      code: 'badGroup',
      rule: '6.6',
      most: 3,
    });
    const aloft = after(asked, [dan, { type: 'fly', card: 'A♥', from: territory('1★'), count: 2 }]);
    expect(refusal(aloft, dan, { type: 'land', to: territory('1★') })).toEqual({
      code: 'sameTerritory',
      rule: '6.6',
      territory: territory('1★'),
    });
    const landed = after(aloft, [dan, { type: 'land', to: territory('12•') }]);
    expect([at(landed, dan, '1★'), at(landed, dan, '12•'), landed.step.at]).toEqual([1, 2, 'flight']);
    expect(after(aloft, [dan, { type: 'halt' }]).players[3]!.hand).toEqual(['2♠']);
    const rolled = played(landed, dan, NO('flight'), [1]).state;
    expect(rolled.step).toEqual({ at: 'flight', isBefore: false });
    expect(dragonDune.legalMoves(asked, dan).flatMap(move => (move.type === 'fly' ? [idOf(move.from)] : []))).toEqual([
      '1★',
      '1★',
      '1★',
      '9•',
      '9•',
    ]);
  });
});
