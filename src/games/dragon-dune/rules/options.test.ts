import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, seat, seatsOf, type Seat } from '#kernel';
import { dragonDune, type Move, type Options, type State } from '#games/dragon-dune';
import type { Artifact } from '../components/cards.ts';
import { idOf, MOUNTAIN, territory, type TerritoryId } from '../components/territories.ts';
import { BANK, GONE, GRAVEYARD } from '../places.ts';
import { elitesAt, unitsAt } from '../queries.ts';
import { after, goOn, played, scenario } from '../scenario.ts';
import type { Window } from '../types.ts';

const [ana, ben, cleo, dan] = [seat(0), seat(1), seat(2), seat(3)];
const refusal = (state: State, who: Seat, move: Move) => dragonDune.refuse(state, who, move);
const gold = ({ players }: State): readonly number[] => players.map(player => player.gold);
const at = (state: State, who: Seat, id: TerritoryId): number => unitsAt(state.players[who]!, territory(id));
const open = (seats: number, options: Partial<Options>, seed = 1): State =>
  dragonDune.setup({ seats, options: { ...defaultOptions(dragonDune.options), ...options } }, fastChance(seed)).state;
const NO = (window: Window): Move => ({ type: 'decline', window });
const plan = (units: number, card: Artifact | 'none' = 'none', elites = 0, isBlessed = false): Move => ({
  type: 'plan',
  units,
  elites,
  card,
  isBlessed,
});
const PAIR = { first: 'A♥', second: 'A♠' } as const;
const units = { '14': 3 };
const fight = (given: Parameters<typeof scenario>[0], options: Partial<Options>): State =>
  goOn(scenario(given, { round: 'battle', step: { at: 'nextBattle' }, options })).state;

describe('the table', () => {
  test('[16.1] factions sit in order or are drawn', () => {
    expect(open(4, {}).players.map(({ faction }) => faction)).toEqual(['dwarves', 'elves', 'goblins', 'orcs']);
    const drawn = seatsOf(20).map(seed => open(4, { seating: 'drawn' }, seed + 1).players[0]!.faction);
    expect(new Set(drawn).size).toBe(4);
  });

  test('[16.2] three or two factions', () => {
    const factions = (seats: number, options: Partial<Options>) =>
      open(seats, options).players.map(({ faction }) => faction);
    expect(factions(3, { threeFactions: 'withoutElves' })).toEqual(['dwarves', 'goblins', 'orcs']);
    expect(factions(2, { twoFactions: 'goblinsOrcs' })).toEqual(['goblins', 'orcs']);
  });
});

describe('advanced faction powers', () => {
  test('[16.3] Orcish Plunder: a random artifact, kept or sold for a gold', () => {
    const state = fight([{}, {}, { units, hand: ['2♣', '3♣'] }, { units }], { orcishPlunder: true });
    const planned = after(state, [cleo, plan(0)]);
    const won = played(planned, dan, plan(1), [1]).state;
    expect([won.step.at, won.players[3]!.hand, dragonDune.view(won, ana).players[3]!.hand]).toEqual([
      'plunder',
      ['3♣'],
      ['hidden'],
    ]);
    expect(after(won, [dan, { type: 'keepLoot' }]).players[3]!.hand).toEqual(['3♣']);
    const sold = after(won, [dan, { type: 'sellLoot' }]);
    expect([sold.players[3]!.hand, sold.artifactDiscard]).toEqual([[], ['3♣']]);
    expect(gold(sold)[3]).toBe(gold(won)[3]! + 1 + 1);
    const full = scenario([{}, {}, {}, { hand: ['2♣', '3♣', '4♣', '5♣', '6♣'] }], {
      step: { at: 'plunder', winner: dan },
      asked: [dan],
    });
    expect(refusal(full, dan, { type: 'keepLoot' })).toEqual({ code: 'handFull', rule: '16.3', limit: 4 });
  });

  test('[16.4] Dwarven Elite: two units of 4 points; ordinary ones fall first, elite ones come back first', () => {
    expect(elitesAt(open(4, { eliteWarriors: true }).players[0]!, BANK)).toBe(2);
    const elites = { '14': 2 };
    const state = fight([{ units, elites }, { hand: ['2♣'] }, { units }, {}], { eliteWarriors: true });
    expect(refusal(state, ana, plan(1, 'none', 2))?.code).toBe('badPlan');
    const won = after(state, [ana, plan(2, 'none', 2)], [cleo, plan(3)]);
    expect([at(won, ana, '14'), won.players[0]!.units[GRAVEYARD], elitesAt(won.players[0]!, GRAVEYARD)]).toEqual([
      1, 2, 2,
    ]);
    const turn = scenario([{ units: { '3★': 7 }, elites: { '3★': 2 } }, {}, {}, {}], {
      options: { eliteWarriors: true },
      trolls: ['3★'],
    });
    const troll = after(turn, [ana, { type: 'endTurn' }]);
    expect([at(troll, ana, '3★'), elitesAt(troll.players[0]!, territory('3★'))]).toEqual([2, 2]);
    const back = goOn({ ...won, step: { at: 'nextTurn' }, done: 0, active: ana, battle: 'none' }).state;
    expect(elitesAt(back.players[0]!, BANK)).toBe(2);
  });

  test('[16.5] Elven Blessing: after three losses, once a turn, one point more and no treachery', () => {
    const state = (losses: number, elvenBlessing = true) =>
      fight([{}, { units, losses, hand: ['3♣'], standing: ['ask'] }, { units, queen: '♥', jack: '♣' }, {}], {
        elvenBlessing,
      });
    expect(refusal(state(2), ben, plan(1, 'none', 0, true))).toEqual({ code: 'noBlessing', rule: '16.5' });
    expect(refusal(state(3, false), ben, plan(1, 'none', 0, true))?.code).toBe('noBlessing');
    const blessed = after(state(3), [ben, plan(1, '3♣', 0, true)], [cleo, plan(3)]);
    expect([at(blessed, ben, '14'), at(blessed, cleo, '14'), blessed.players[1]!.hasBlessed]).toEqual([2, 0, true]);
    const plain = after(state(3), [ben, plan(1, '3♣')], [cleo, plan(3)]);
    expect(plain.step.at).toBe('treachery');
  });

  test('[16.6] Goblin Initiative: before any other turn, or last', () => {
    const state = goOn(
      scenario([{}, {}, {}, {}], { options: { goblinInitiative: true }, step: { at: 'nextTurn' } }),
    ).state;
    expect([state.step, dragonDune.toAct(state)]).toEqual([{ at: 'initiative', next: ana }, [cleo]]);
    const now = after(state, [cleo, { type: 'takeInitiative' }]);
    expect([now.active, after(now, [cleo, { type: 'endTurn' }]).active]).toEqual([cleo, ana]);
    const last = after(
      state,
      [cleo, NO('initiative')],
      [ana, { type: 'endTurn' }],
      [cleo, NO('initiative')],
      [ben, { type: 'endTurn' }],
      [cleo, NO('initiative')],
      [dan, { type: 'endTurn' }],
    );
    expect([last.active, last.step.at]).toEqual([cleo, 'turn']);
  });
});

describe('advanced special card actions', () => {
  const hand = ['A♥', 'A♠', 'A♣'] as const;

  test('[16.7] two Aces buy another movement', () => {
    const state = (extraMarch: boolean) =>
      scenario([{ units: { '14': 2 }, hand }, {}, {}, {}], { options: { extraMarch } });
    const march = (id: TerritoryId): Move => ({ type: 'march', from: territory(id), count: 1, elites: 0 });
    expect(refusal(state(false), ana, { type: 'buyMarch', ...PAIR })).toEqual({ code: 'optionIsOff', rule: '16.7' });
    expect(refusal(state(true), ana, { type: 'buyMarch', first: 'A♥', second: 'A♥' })).toEqual({
      code: 'notTwoAces',
      rule: '4.4',
    });
    const moved = after(state(true), [ana, march('14')], [ana, { type: 'goTo', to: territory('13'), emerges: false }]);
    const again = after(moved, [ana, { type: 'buyMarch', ...PAIR }], [ana, march('13')]);
    expect([again.step.at, again.artifactDiscard]).toEqual(['marching', ['A♥', 'A♠']]);
  });

  test('[16.8] two Aces buy an honest yes or no, which is logged', () => {
    const state = (honestQuestion: boolean) => scenario([{ hand }, {}, {}, {}], { options: { honestQuestion } });
    const ask: Move = { type: 'askHonestly', of: cleo, words: 'Do you hold a 6?', ...PAIR };
    expect(refusal(state(false), ana, ask)).toEqual({ code: 'optionIsOff', rule: '16.8' });
    const asked = played(state(true), ana, ask);
    expect(asked.events).toContainEqual({ type: 'honestlyAsked', asker: ana, of: cleo, words: 'Do you hold a 6?' });
    expect(refusal(asked.state, cleo, { type: 'answerHonestly', isYes: 'x' as never })).toEqual({
      code: 'answerYesOrNo',
      rule: '16.8',
    });
    const answered = played(asked.state, cleo, { type: 'answerHonestly', isYes: true });
    expect(answered.events).toContainEqual({ type: 'honestlyAnswered', of: cleo, isYes: true });
    expect(dragonDune.toAct(answered.state)).toEqual([ana]);
  });

  test('[16.9] the chaos monster destroys everything where a 6 was played', () => {
    const state = fight([{ units, hand }, {}, { units, hand: ['6♦'] }, { hand: ['2♠'] }], { chaosMonster: true });
    const revealed = after(
      { ...state, gold: state.gold.map((_, index) => (index === territory('14') ? 4 : 0)) },
      [ana, plan(1, 'A♣')],
      [cleo, plan(3, '6♦')],
    );
    expect([revealed.step.at, dragonDune.toAct(revealed)]).toEqual(['chaos', [ana]]);
    expect(refusal(revealed, ana, { type: 'summonChaos', first: 'A♥', second: 'A♣' })).toEqual({
      code: 'cardIsBound',
      rule: '12.12',
    });
    const end = after(revealed, [ana, { type: 'summonChaos', ...PAIR }]);
    expect([at(end, ana, '14'), at(end, cleo, '14'), end.gold[territory('14')]]).toEqual([0, 0, 0]);
    expect([...end.artifactDiscard].sort()).toEqual(['6♦', 'A♠', 'A♣', 'A♥'].sort());
  });

  test('[16.10] walls fall next to one’s units, and the castle is no longer safe', () => {
    const state = (castleWalls: boolean) =>
      scenario([{ units: { '1': 1, '1★': 2 }, hand }, {}, {}, {}], { options: { castleWalls } });
    const breach = (id: TerritoryId): Move => ({ type: 'breachWalls', territory: territory(id), ...PAIR });
    expect(refusal(state(false), ana, breach('1★'))).toEqual({ code: 'optionIsOff', rule: '16.10' });
    expect(refusal(state(true), ana, breach('5★'))).toEqual({ code: 'noSuchWalls', rule: '16.10' });
    const breached = after(state(true), [ana, breach('1★')]);
    const flown = goOn({ ...breached, dragon: 18, step: { at: 'rolling', roll: 1 } }).state;
    expect(at(flown, ana, '1★')).toBe(0);
  });

  test('[16.11] two Aces choose the dragons’ roll before the die', () => {
    const state = scenario([{ hand }, { hand: ['2♣', '3♣'] }, { hand: ['4♣'] }, {}], {
      options: { dragonControl: true },
      step: { at: 'turnStart' },
    });
    const asked = goOn(state).state;
    expect([asked.step.at, dragonDune.toAct(asked)]).toEqual(['control', [ana, ben]]);
    expect(refusal(asked, ana, { type: 'steerDragons', roll: 7, ...PAIR })).toEqual({ code: 'badRoll', rule: '16.11' });
    const steered = after(asked, [ben, NO('control')], [ana, { type: 'steerDragons', roll: 5, ...PAIR }]);
    expect([steered.dragon, steered.artifactDiscard]).toEqual([17, ['A♥', 'A♠']]);
  });
});

describe('balance and other readings', () => {
  test('[16.12] everybody conscripts one more', () => {
    const state = scenario([{ units: { '14': 1 } }, {}, {}, {}], { options: { extraConscript: true } });
    expect(
      at(after(state, [ana, { type: 'conscript', territory: territory('14'), count: 2, elites: 0 }]), ana, '14'),
    ).toBe(3);
  });

  test('[16.13] [16.14] extra gold and a larger reserve for a faction', () => {
    const { players } = open(4, { extraGoldElves: 5, reserveDwarves: 12 });
    expect(players.map(player => player.gold)).toEqual([5, 10, 3, 3]);
    expect(players.map(player => player.units.reduce((sum, count) => sum + count, 0))).toEqual([12, 10, 10, 10]);
  });

  test('[16.15] dragons kill for good', () => {
    const state = scenario([{ units: { '13': 2 } }, {}, {}, {}], {
      options: { dragonKillsForever: true },
      step: { at: 'rolling', roll: 1 },
    });
    const { units: places } = goOn(state).state.players[0]!;
    expect([places[GONE], places[GRAVEYARD]]).toEqual([2, 0]);
  });

  test('[16.16] an unsold card ends the auction and stays on top', () => {
    const state = goOn(
      scenario([{}, {}, {}, {}], {
        options: { unsoldEndsAuction: true },
        step: { at: 'auctioning' },
        artifacts: ['6♠'],
      }),
    ).state;
    const over = after(state, ...[ana, ben, cleo, dan].map(who => [who, { type: 'passBid' }] as const));
    expect([over.step.at, over.artifactDeck.at(-1)]).toEqual(['turn', '6♠']);
  });

  test('[16.17] with an Ace one may bid all the gold at the table, and must pay with it', () => {
    const state = goOn(
      scenario([{ gold: 1, hand: ['A♥'] }, { gold: 5 }, {}, {}], {
        options: { aceOverbid: true },
        step: { at: 'auctioning' },
      }),
    ).state;
    expect([refusal(state, ana, { type: 'bid', amount: 6 }), refusal(state, ana, { type: 'bid', amount: 7 })]).toEqual([
      undefined,
      { code: 'bidTooHigh', rule: '9.5', most: 6 },
    ]);
    const won = after(
      state,
      [ana, { type: 'bid', amount: 6 }],
      ...[ben, cleo, dan].map(who => [who, { type: 'passBid' }] as const),
    );
    expect(dragonDune.legalMoves(won, ana)).toEqual([{ type: 'payWithAce', card: 'A♥' }]);
    expect(refusal(won, ana, NO('payment'))).toEqual({ code: 'mustPayWithAce', rule: '16.17' });
  });

  test('[16.18] an early disbanding leaves the one at the end', () => {
    const goblins = scenario([{}, {}, { units }, {}], {
      active: cleo,
      asked: [cleo],
      options: { goblinDisbandTwice: true },
    });
    const disband: Move = { type: 'disband', from: territory('14'), count: 1, elites: 0 };
    const twice = after(goblins, [cleo, { type: 'disbandEarly' }], [cleo, disband], [cleo, disband]);
    expect(at(twice, cleo, '14')).toBe(1);
  });

  test('[16.19] an Ace in battle is discarded by the winner, too', () => {
    const end = (aceSpentInBattle: boolean): State =>
      after(
        fight([{ units, hand: ['A♥'] }, { hand: ['2♣'] }, { units }, {}], { aceSpentInBattle }),
        [ana, plan(3, 'A♥')],
        [cleo, plan(0)],
        [cleo, NO('treachery')],
      );
    expect([end(true).artifactDiscard, end(false).artifactDiscard]).toEqual([['A♥'], []]);
  });

  test('[16.20] the gold of 4 and 14', () => {
    const goldOf = (card: '7♠' | '9♠', eventGold: Options['eventGold']): number => {
      const { state, events } = goOn(
        scenario([{}, {}, {}, {}], { options: { eventGold }, step: { at: 'eventCard' }, events: [card] }),
      );
      const placed = events.find(event => event.type === 'goldPlaced')!;
      const where = placed.type === 'goldPlaced' ? placed.territory : MOUNTAIN;
      expect(idOf(where)).toBe(card === '7♠' ? '4' : '14');
      return state.gold[where]!;
    };
    expect([
      goldOf('7♠', 'printed'),
      goldOf('9♠', 'printed'),
      goldOf('7♠', 'original'),
      goldOf('9♠', 'original'),
    ]).toEqual([3, 4, 4, 3]);
  });
});
