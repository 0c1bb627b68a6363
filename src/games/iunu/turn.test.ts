import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, scriptedChance, seat, type Seat } from '#kernel';
import { iunu, type Move, type State } from '#games/iunu';
import { allCitizens, CITIZEN_CARDS, CITIZENS } from './components/citizens.ts';
import { after, played, scenario } from './scenario.ts';

const ana = seat(0);
const ben = seat(1);
const cleo = seat(2);

const OPTIONS = defaultOptions(iunu.options);
const open = (seats: number, seed = 1): State => iunu.setup({ seats, options: OPTIONS }, fastChance(seed)).state;
const lay = (citizen: (typeof CITIZENS)[number], count: 1 | 2 = 1): Move => ({ type: 'playCitizens', citizen, count });
const moves = (state: State, who: Seat): readonly Move[] => iunu.legalMoves(state, who);
const kinds = (state: State, who: Seat): readonly string[] => [...new Set(moves(state, who).map(({ type }) => type))];
const refusal = (state: State, who: Seat, move: Move) => iunu.refuse(state, who, move);

/** Ana has laid her card and is about to place. */
const placing = (
  hand: State['players'][number]['hand'],
  rest: Parameters<typeof scenario>[1] = {},
  debens = 0,
  artisan = 0,
) =>
  scenario([{ hand, debens, cards: { artisan } }, {}], {
    step: { at: 'placing', left: 2, placed: 0, hired: 0 },
    ...rest,
  });

describe('what it is about', () => {
  test('[1.1] points come from citizens, bread, majorities, the Afterlife and Debens', () => {
    const end = scenario(
      [{ cards: { scribe: 1, noble: 1, priest: 1 }, loaves: { noble: 1 }, afterlife: 'hatshepsut', debens: 6 }, {}],
      { step: { at: 'over' } },
    );
    expect(iunu.outcome(end)).toEqual({
      places: [1, 2],
      neutrals: [],
      sheet: [
        { label: 'citizens', points: [21, 0] },
        { label: 'bread', points: [2, 0] },
        { label: 'majorities', points: [9, 0] },
        { label: 'afterlife', points: [6, 0] },
        { label: 'debens', points: [2, 0] },
        { label: 'total', points: [40, 0] },
      ],
    });
  });

  test('[1.2] 45 citizens of nine classes; a majority is worth as many points as there are copies', () => {
    expect(CITIZENS.map(citizen => allCitizens().filter(other => other === citizen).length)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    for (const card of Object.values(CITIZEN_CARDS)) expect(card.majority.value).toBe(card.copies.value);
    expect(new Set(CITIZENS.map(citizen => CITIZEN_CARDS[citizen].points.value)).size).toBe(9);
  });

  test('[1.3] hands, decks, stashes and Afterlife cards are hidden; the rest is open', () => {
    const state = scenario([
      { hand: ['baker'], stash: ['noble'], afterlife: 'osiris', debens: 5, peeked: ['osiris'] },
      { hand: ['farmer'] },
    ]);
    const { players, ...board } = iunu.view(state, ben);
    expect(players[0]).toMatchObject({
      hand: 'hidden',
      handSize: 1,
      stash: 'hidden',
      stashSize: 1,
      afterlife: 'hidden',
      peeked: 'hidden',
      debens: 5,
    });
    expect(players[1]).toMatchObject({ hand: ['farmer'], afterlife: 'none' });
    expect(board).toMatchObject({ deckSize: 12, afterlifeSize: 5, forum: state.forum, dice: [4, 3, 2] });
    expect(board).not.toHaveProperty('deck');
    expect(board).not.toHaveProperty('afterlifeDeck');
    expect(iunu.view(state, ana).players[0]).toMatchObject({ hand: ['baker'], stash: ['noble'], afterlife: 'osiris' });
  });

  test('[1.3] what was taken from the Forum is known to be in the hand, until it is seen again', () => {
    const state = after(
      placing(['baker', 'baker']),
      ana,
      { type: 'place', citizen: 'baker' },
      { type: 'place', citizen: 'baker' },
    );
    const taken = after(state, ana, { type: 'take', slot: 0 });
    expect(iunu.view(taken, ben).players[0]!.known).toEqual(['noble']);
    const laid = after({ ...taken, step: { at: 'dynasty', mayReroll: false } }, ana, lay('noble'));
    expect(laid.players[0]!.known).toEqual([]);
  });
});

describe('setting up', () => {
  test.each([2, 3, 4])('[2.1] %i players have 4 cards each, the Forum 5, the deck the rest', seats => {
    const { players, forum, deck } = open(seats);
    expect(players.map(({ hand }) => hand.length)).toEqual(Array<number>(seats).fill(4));
    expect([forum.length, deck.length]).toEqual([5, 45 - 5 - 4 * seats]);
  });

  test('[2.2] five of the nine Afterlife cards are used, whatever the number of players', () => {
    for (const seats of [1, 2, 3, 4]) expect(new Set(open(seats).afterlifeDeck).size).toBe(5);
  });

  test('[2.3] 3 Debens each and 20 loaves', () => {
    expect(open(3).players.map(({ debens }) => debens)).toEqual([3, 3, 3]);
    expect(open(3).bread).toBe(20);
  });

  test('[2.4] the first starter is drawn by lot and the roll is that of the first round', () => {
    const starters = new Set(Array.from({ length: 40 }, (_, seed) => open(4, seed).starter));
    expect(starters).toEqual(new Set([0, 1, 2, 3]));
    const { state, events } = iunu.setup({ seats: 2, options: OPTIONS }, scriptedChance(1, 4, 2, 3));
    expect(state).toMatchObject({ starter: 1, turn: 1, round: 1, dice: [4, 2, 3] });
    expect(events.filter(({ type }) => type === 'diceRolled')).toHaveLength(1);
  });
});

describe('rounds and turns', () => {
  const lastOfRound = scenario([{}, {}, {}], { step: { at: 'ending' }, turn: cleo, turnsTaken: 2, dice: [1, 0, 0] });

  test('[3.1] the next player clockwise starts the new round with a roll of all dice', () => {
    const { state } = played(lastOfRound, cleo, { type: 'endTurn' }, [2, 2, 4]);
    expect(state).toMatchObject({ round: 2, starter: 1, turn: 1, turnsTaken: 0, dice: [2, 2, 4] });
  });

  test('[3.1] turns go round clockwise', () => {
    const state = scenario([{}, {}, {}], { step: { at: 'ending' }, starter: cleo, turn: cleo });
    expect(after(state, cleo, { type: 'endTurn' })).toMatchObject({ turn: 0, turnsTaken: 1, round: 1 });
  });

  test('[3.2] only the player whose turn it is acts, step by step', () => {
    const state = scenario([{ hand: ['farmer', 'baker', 'noble'] }, { hand: ['farmer'] }]);
    expect(refusal(state, ben, lay('farmer'))).toEqual({ code: 'notYourTurn', rule: '3.2', turn: ana });
    expect(refusal(state, ana, { type: 'take', slot: 0 })).toEqual({ code: 'notNow', rule: '3.2', step: 'dynasty' });
    const placingNow = after(state, ana, lay('farmer'));
    expect(kinds(placingNow, ana)).toEqual(['place']);
    expect(refusal(placingNow, ana, lay('baker'))).toEqual({ code: 'notNow', rule: '3.2', step: 'placing' });
  });

  test('[3.3] a die turned down from 1 is out of play until the next roll', () => {
    const state = scenario([{ hand: ['noble', 'farmer', 'farmer'], debens: 9 }, {}], { dice: [1, 2, 0] });
    const used = after(state, ana, lay('noble'), { type: 'useAbility' });
    expect(used.dice).toEqual([0, 1, 0]);
    const priest = { ...used, step: { at: 'ability', citizen: 'priest' } as const };
    expect(moves(priest, ana)).toEqual([{ type: 'consult', die: 1 }, { type: 'skipAbility' }]);
    expect(refusal(priest, ana, { type: 'consult', die: 0 })).toEqual({ code: 'noSuchDie', rule: '3.3' });
    expect(
      played({ ...lastOfRound, players: used.players.concat(used.players[1]!) }, cleo, { type: 'endTurn' }, [1, 1, 1])
        .state.dice,
    ).toEqual([1, 1, 1]);
  });

  test('[3.4] a turn that ends with a card passes by itself; one that can be taken back waits', () => {
    const taking = { step: { at: 'taking', left: 1, placed: 0 } } as const;
    expect(after(scenario([{ hand: ['noble'] }, {}], taking), ana, { type: 'take', slot: 0 })).toMatchObject({
      turn: 1,
    });
    const dry = after(scenario([{ hand: ['noble'] }, {}], { ...taking, deck: [] }), ana, { type: 'take', slot: 0 });
    expect([dry.turn, kinds(dry, ana)]).toEqual([0, ['endTurn']]);
    expect(after(dry, ana, { type: 'endTurn' }).turn).toBe(1);
  });
});

describe('Dynasty phase', () => {
  test('[4.1] exactly one citizen of the hand must be laid; nobody passes', () => {
    const state = scenario([{ hand: ['farmer', 'noble', 'farmer', 'baker'] }, {}]);
    expect(moves(state, ana)).toEqual([lay('farmer'), lay('noble'), lay('baker')]);
    expect(after(state, ana, lay('farmer')).players[0]).toMatchObject({
      hand: ['noble', 'farmer', 'baker'],
      cards: { farmer: 1 },
    });
    expect(refusal(state, ana, lay('pharaoh'))).toEqual({ code: 'notInHand', rule: '4.1', citizen: 'pharaoh' });
    expect(refusal(state, ana, { type: 'playCitizens', citizen: 'farmer', count: 3 as 2 })).toEqual({
      code: 'noSuchCount',
      rule: '4.1',
    });
  });

  test('[4.2] a second card of the class costs 1 Deben, paid before the ability', () => {
    const rich = scenario([{ hand: ['merchant', 'merchant', 'noble'], debens: 1 }, {}]);
    const laid = after(rich, ana, lay('merchant', 2));
    expect(laid.players[0]).toMatchObject({ debens: 0, cards: { merchant: 2 }, hand: ['noble'] });
    expect(after(laid, ana, { type: 'useAbility' }).players[0]!.debens).toBe(4 + 2);
    const poor = scenario([{ hand: ['merchant', 'merchant', 'noble'] }, {}]);
    expect(refusal(poor, ana, lay('merchant', 2))).toEqual({ code: 'pairCostsDeben', rule: '4.2' });
    expect(refusal(rich, ana, lay('noble', 2))).toEqual({ code: 'notAPair', rule: '4.2', citizen: 'noble' });
  });

  test('[4.3] the ability comes once, even with two cards, and may be declined', () => {
    const state = after(
      scenario([{ hand: ['noble', 'noble', 'farmer', 'farmer'], debens: 1 }, {}]),
      ana,
      lay('noble', 2),
    );
    expect(after(state, ana, { type: 'useAbility' })).toMatchObject({ dice: [3, 2, 1], step: { at: 'placing' } });
    expect(after(state, ana, { type: 'useAbility' }).players[0]!.debens).toBe(9);
    const declined = after(state, ana, { type: 'skipAbility' });
    expect([declined.dice, declined.players[0]!.debens, declined.step.at]).toEqual([[4, 3, 2], 0, 'placing']);
    expect(refusal(state, ana, { type: 'stash', citizen: 'farmer' })).toEqual({
      code: 'otherAbility',
      rule: '4.3',
      citizen: 'noble',
    });
    for (const move of [
      { type: 'rob', victim: ben },
      { type: 'consult', die: 0 },
      { type: 'feed', citizen: 'noble' },
    ] as const) {
      expect(refusal(state, ana, move)).toEqual({ code: 'otherAbility', rule: '4.3', citizen: 'noble' });
    }
  });

  test('[4.3] two Priests laid together look at the Afterlife deck once', () => {
    const state = after(
      scenario([{ hand: ['priest', 'priest', 'farmer', 'farmer'], debens: 9 }, {}]),
      ana,
      lay('priest', 2),
      { type: 'consult', die: 2 },
    );
    const kept = played(state, ana, { type: 'keepAfterlife', card: 'osiris' }).state;
    expect([kept.players[0]!.debens, kept.step.at]).toEqual([6, 'placing']);
  });

  test('[4.4] cards under a Scribe do nothing until the end', () => {
    const hidden = { stash: ['farmer', 'farmer', 'soldier', 'artisan', 'pharaoh', 'merchant'] } as const;
    const baker = scenario([
      { ...hidden, stash: [...hidden.stash], hand: ['baker', 'noble'], debens: 9, cards: {} },
      {},
    ]);
    const baking = after(baker, ana, lay('baker'));
    expect(moves(baking, ana)).toEqual([{ type: 'feed', citizen: 'baker' }, { type: 'skipAbility' }]);
    expect(after(baking, ana, { type: 'feed', citizen: 'baker' }).players[0]!.debens).toBe(5);
    const thief = scenario([{ hand: ['soldier', 'noble'] }, { stash: ['farmer'], cards: { scribe: 1 } }]);
    expect(after(thief, ana, lay('soldier')).step.at).toBe('placing');
  });
});

describe('Rejuvenation phase', () => {
  const place = (citizen: (typeof CITIZENS)[number]): Move => ({ type: 'place', citizen });
  const take = (slot: number): Move => ({ type: 'take', slot });

  test('[6.1] two cards of the hand go to the Forum', () => {
    const state = placing(['baker', 'farmer', 'baker']);
    expect(moves(state, ana)).toEqual([place('baker'), place('farmer')]);
    const placed = after(state, ana, place('baker'), place('farmer'));
    expect(placed.forum).toEqual(['noble', 'priest', 'artisan', 'soldier', 'merchant', 'baker', 'farmer']);
    expect([placed.players[0]!.hand, placed.step]).toEqual([['baker'], { at: 'taking', left: 3, placed: 2 }]);
    expect(refusal(state, ana, place('noble'))).toEqual({ code: 'notInHand', rule: '4.1', citizen: 'noble' });
  });

  test('[6.2] with two Artisans, 0, 1 or 2 Debens place 2, 1 or 0 cards', () => {
    const hire: Move = { type: 'hireArtisan' };
    const state = placing(['baker', 'farmer'], {}, 2, 2);
    const forumAfter = (...steps: readonly Move[]) => {
      const { forum, players, step } = after(state, ana, ...steps);
      return [forum.length - 5, players[0]!.debens, step.at === 'taking' && step.left];
    };
    expect(forumAfter(place('baker'), place('farmer'))).toEqual([2, 2, 3]);
    expect(forumAfter(hire, place('baker'))).toEqual([1, 1, 2]);
    expect(forumAfter(place('baker'), hire)).toEqual([1, 1, 2]);
    expect(forumAfter(hire, hire)).toEqual([0, 0, 1]);
  });

  test('[6.2] each Artisan is paid once, with a Deben, and a third saves nothing more', () => {
    const hire: Move = { type: 'hireArtisan' };
    expect(refusal(placing(['baker', 'farmer'], {}, 5, 0), ana, hire)).toEqual({
      code: 'noArtisanToHire',
      rule: '6.2',
      artisans: 0,
      hired: 0,
    });
    const one = after(placing(['baker', 'farmer'], {}, 5, 1), ana, hire);
    expect(refusal(one, ana, hire)).toEqual({ code: 'noArtisanToHire', rule: '6.2', artisans: 1, hired: 1 });
    expect(refusal(placing(['baker', 'farmer'], {}, 0, 1), ana, hire)).toEqual({
      code: 'artisanCostsDeben',
      rule: '6.2',
    });
    expect(after(placing(['baker', 'farmer'], {}, 5, 3), ana, hire, hire).step).toEqual({
      at: 'taking',
      left: 1,
      placed: 0,
    });
  });

  test('[6.3] one card more than placed is taken, none of those just placed', () => {
    const state = after(placing(['baker', 'farmer', 'baker']), ana, place('baker'), place('farmer'));
    expect(moves(state, ana)).toEqual([0, 1, 2, 3, 4].map(take));
    expect(refusal(state, ana, take(5))).toEqual({ code: 'cannotTake', rule: '6.3' });
    const taken = after(state, ana, take(0), take(0), take(2));
    expect(taken.players[0]!.hand).toEqual(['baker', 'noble', 'priest', 'merchant']);
    expect(taken.forum.slice(0, 4)).toEqual(['artisan', 'soldier', 'baker', 'farmer']);
  });

  test('[6.4] the hand is filled up to 4, and with 4 nothing is drawn', () => {
    const step = { at: 'taking', left: 1, placed: 0 } as const;
    const two = played(scenario([{ hand: ['noble', 'noble'] }, {}], { step }), ana, take(0));
    expect([two.state.players[0]!.hand.length, two.events.filter(({ type }) => type === 'cardDrawn').length]).toEqual([
      4, 1,
    ]);
    const three = played(scenario([{ hand: ['noble', 'noble', 'noble'] }, {}], { step }), ana, take(0));
    expect([
      three.state.players[0]!.hand.length,
      three.events.filter(({ type }) => type === 'cardDrawn').length,
    ]).toEqual([4, 0]);
  });

  test('[6.5] a card of the deck joins the Forum', () => {
    const state = scenario([{ hand: ['noble', 'noble', 'noble'] }, {}], {
      step: { at: 'taking', left: 1, placed: 0 },
      deck: ['farmer', 'pharaoh'],
    });
    const taken = after(state, ana, take(0));
    expect([taken.forum, taken.deck]).toEqual([['priest', 'artisan', 'soldier', 'merchant', 'pharaoh'], ['farmer']]);
  });

  test('[6.6] when the deck runs out, nothing more is drawn or shown', () => {
    const state = scenario([{ hand: ['noble'] }, {}], { step: { at: 'taking', left: 1, placed: 0 }, deck: ['baker'] });
    const taken = after(state, ana, take(0));
    expect([taken.players[0]!.hand, taken.forum.length, taken.deck]).toEqual([['noble', 'noble', 'baker'], 4, []]);
  });
});

describe('the end', () => {
  const farmers = { hand: ['farmer', 'farmer', 'farmer', 'farmer'] as State['players'][number]['hand'] };
  /** Ana has taken her last card and empties the deck; `turnsTaken` says where in the round she is. */
  const emptying = (turnsTaken: number, turn: Seat) =>
    scenario([{ ...farmers }, { ...farmers }, { ...farmers }], {
      deck: ['noble'],
      step: { at: 'taking', left: 1, placed: 0 },
      turn,
      turnsTaken,
    });
  const lastTurn = (state: State, who: Seat) => after(state, who, lay('farmer'), { type: 'endTurn' });

  test('[7.1] an empty deck at the start of a turn makes the round the last', () => {
    const { state, events } = played(emptying(0, ana), ana, { type: 'take', slot: 0 });
    expect([state.ending, state.turn]).toEqual([true, 1]);
    expect(events.map(({ type }) => type)).toContain('endTriggered');
  });

  test('[7.2] the last turns have only a Dynasty phase, and who emptied the deck gets no more', () => {
    const state = played(emptying(0, ana), ana, { type: 'take', slot: 0 }).state;
    expect(after(state, ben, lay('farmer')).step.at).toBe('ending');
    const end = lastTurn(lastTurn(state, ben), cleo);
    expect([iunu.toAct(end), end.players.map(({ cards }) => cards.farmer)]).toEqual([[], [0, 1, 1]]);
  });

  test('[7.3] emptied by the last of a round, the next round is the last and begins with a roll', () => {
    const { state } = played(emptying(2, cleo), cleo, { type: 'take', slot: 0 }, [4, 4, 4]);
    expect(state).toMatchObject({ ending: true, round: 2, turn: 1, dice: [4, 4, 4] });
    expect(iunu.toAct(lastTurn(lastTurn(lastTurn(state, ben), cleo), ana))).toEqual([]);
  });

  test('[7.3] a Scribe who draws the last card still rejuvenates', () => {
    const state = scenario([{ hand: ['scribe', 'farmer', 'farmer', 'farmer'], debens: 1 }, {}], { deck: ['noble'] });
    const drawn = after(state, ana, lay('scribe'), { type: 'stash', citizen: 'farmer' });
    expect([drawn.deck, drawn.ending, drawn.step.at]).toEqual([[], false, 'placing']);
  });

  test('[7.4] after the end nobody acts, and a hand is worth nothing', () => {
    const end = scenario([{ hand: ['pharaoh'] }, { cards: { farmer: 1 } }], { step: { at: 'over' } });
    expect([iunu.toAct(end), moves(end, ana), iunu.asides?.(end, ana)]).toEqual([[], [], []]);
    expect(refusal(end, ana, lay('pharaoh'))).toEqual({ code: 'gameOver', rule: '7.4' });
    expect(iunu.outcome(end)!.sheet.at(-1)).toEqual({ label: 'total', points: [0, 10] });
  });

  test('[7.4] before the end there is no outcome', () => expect(iunu.outcome(open(2))).toBeUndefined());
});
