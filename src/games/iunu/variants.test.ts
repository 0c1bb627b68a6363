import { describe, expect, test } from 'vitest';
import { configFaults, defaultOptions, fastChance, scriptedChance, seat, type Seat } from '#kernel';
import { iunu, type Move, type Options, type State } from '#games/iunu';
import { allCitizens, type Citizen } from './components/citizens.ts';
import { cityChoice } from './effects/cities.ts';
import { after, city, played, scenario } from './scenario.ts';

const ana = seat(0);
const ben = seat(1);

const options = (changes: Partial<Options>): Options => ({ ...defaultOptions(iunu.options), ...changes });
const open = (seats: number, changes: Partial<Options> = {}): State =>
  iunu.setup({ seats, options: options(changes) }, fastChance(1)).state;
const lay = (citizen: Citizen): Move => ({ type: 'playCitizens', citizen, count: 1 });
const rest: Citizen[] = ['farmer', 'farmer'];

describe('two players', () => {
  test('[10.1] play as usual or one variant; more players have none', () => {
    expect(open(2)).toMatchObject({ cities: [], options: { variant: 'standard' } });
    expect(open(2).deck).toHaveLength(32);
    expect(configFaults(iunu, { seats: 2, options: options({ variant: 'aten' }) })).toEqual([]);
    expect(configFaults(iunu, { seats: 3, options: options({ variant: 'aten' }) })).toEqual([
      { code: 'optionNotForSeats', option: 'variant', seats: [2] },
    ]);
  });

  test.each(['aten', 'heliopolis'] as const)('[10.2] %s turns each rolled die down by one', variant => {
    const { state } = iunu.setup({ seats: 2, options: options({ variant }) }, scriptedChance(0, 4, 1, 3));
    expect(state.dice).toEqual([3, 0, 2]);
    expect(iunu.setup({ seats: 2, options: options({}) }, scriptedChance(0, 4, 1, 3)).state.dice).toEqual([4, 1, 3]);
  });
});

describe('The Rise of Aten', () => {
  const row: Citizen[] = ['noble', 'priest', 'artisan', 'soldier', 'merchant'];
  const placing = (deck: Citizen[]) =>
    scenario([{ hand: ['baker', 'scribe', 'farmer'] }, {}], {
      options: { variant: 'aten' },
      forum: row.slice(),
      deck,
      step: { at: 'placing', left: 2, placed: 0, hired: 0 },
    });
  const turn: readonly Move[] = [
    { type: 'place', citizen: 'scribe' },
    { type: 'place', citizen: 'baker' },
    { type: 'take', slot: 1 },
    { type: 'take', slot: 1 },
    { type: 'take', slot: 1 },
  ];

  test('[10.3] the Forum is a row: placed cards go right, and it closes up', () => {
    const state = after(placing(['farmer', 'farmer']), ana, ...turn.slice(0, 3));
    expect(state.forum).toEqual(['noble', 'artisan', 'soldier', 'merchant', 'scribe', 'baker']);
  });

  test('[10.4] the oldest card leaves the game and two come in at the right', () => {
    const state = after(placing(['farmer', 'priest', 'pharaoh']), ana, ...turn);
    expect(state).toMatchObject({ gone: ['noble'], forum: ['merchant', 'scribe', 'baker', 'pharaoh', 'priest'] });
    expect(iunu.view(state, ben)).toMatchObject({ gone: ['noble'] });
    const short = after(placing(['pharaoh']), ana, ...turn);
    expect([short.gone, short.forum]).toEqual([['noble'], ['merchant', 'scribe', 'baker', 'pharaoh']]);
    const dry = after(placing([]), ana, ...turn);
    expect([dry.gone, dry.forum, dry.step.at]).toEqual([['noble'], ['merchant', 'scribe', 'baker'], 'ending']);
  });
});

describe('Memphis and Thebes', () => {
  const heliopolis = { options: { variant: 'heliopolis' }, turnsTaken: 1, turn: ben, step: { at: 'ending' } } as const;
  const roundEnd = (cards: Parameters<typeof city>[1], more: Parameters<typeof scenario>[1] = {}) =>
    scenario([{}, {}], { ...heliopolis, cities: [city('heliopolis', cards)], ...more });
  const endRound = (state: State) => played(state, ben, { type: 'endTurn' }, [4, 4, 4]).state;

  test('[10.5] Heliopolis begins with 4 cards, face up', () => {
    const { cities, deck, players } = open(2, { variant: 'heliopolis' });
    expect([Object.values(cities[0]!.cards).reduce((sum, count) => sum + count), deck.length]).toEqual([4, 28]);
    expect(players.map(({ hand }) => hand.length)).toEqual([4, 4]);
    expect(iunu.view(open(2, { variant: 'heliopolis' }), 'audience').cities).toEqual(cities);
  });

  test.each<[string, Partial<Record<Citizen, number>>, Citizen[], Citizen]>([
    ['of a class it has, not one it has not', { farmer: 1 }, ['pharaoh', 'farmer', 'scribe'], 'farmer'],
    ['the class it has most of', { farmer: 2, baker: 1 }, ['baker', 'farmer', 'scribe'], 'farmer'],
    ['among equals the one with most points', { farmer: 2, baker: 2, noble: 1 }, ['farmer', 'baker', 'noble'], 'baker'],
    ['with no such class the one with most points', { farmer: 2 }, ['merchant', 'noble', 'baker'], 'noble'],
  ])('[10.6] it takes %s', (_name, cards, forum, choice) => {
    const state = endRound(roundEnd({ cards }, { forum }));
    expect(state.cities[0]!.cards[choice]).toBe((cards[choice] ?? 0) + 1);
    expect(forum[cityChoice(roundEnd({ cards }, { forum }), city('heliopolis', { cards }))]).toBe(choice);
  });

  test('[10.6] its turn comes last, after both players', () => {
    const first = scenario([{}, {}], { ...heliopolis, turnsTaken: 0, turn: ana, cities: [city('heliopolis')] });
    expect(after(first, ana, { type: 'endTurn' })).toMatchObject({ turn: 1, cities: [city('heliopolis')] });
    expect(endRound(roundEnd({}))).toMatchObject({ round: 2, cities: [city('heliopolis', { cards: { noble: 1 } })] });
  });

  test('[10.7] a card of the deck takes the place in the Forum', () => {
    const state = endRound(roundEnd({}, { deck: ['farmer', 'pharaoh'] }));
    expect([state.forum, state.deck]).toEqual([['priest', 'artisan', 'soldier', 'merchant', 'pharaoh'], ['farmer']]);
    expect(endRound(roundEnd({}, { deck: [], ending: true })).forum).toHaveLength(4);
  });

  test('[10.8] it has no Debens and its cards do nothing', () => {
    const state = endRound(
      roundEnd({ cards: { merchant: 3 } }, { forum: ['merchant', 'pharaoh', 'noble', 'noble', 'noble'] }),
    );
    expect(state.dice).toEqual([3, 3, 3]);
    expect(state.cities[0]).toEqual(city('heliopolis', { cards: { merchant: 4 } }));
  });

  const last = { deck: [], ending: true, forum: ['pharaoh'] as Citizen[] };

  test('[10.9] at the end 2 loaves for each Baker, where bread is worth most', () => {
    const state = endRound(roundEnd({ cards: { baker: 2, farmer: 3, noble: 5 } }, { ...last, bread: 0 }));
    expect(state.cities[0]!.loaves).toMatchObject({ farmer: 3, baker: 1, noble: 0 });
    const few = endRound(roundEnd({ cards: { baker: 2 } }, last));
    expect(few.cities[0]!.loaves).toMatchObject({ baker: 2, pharaoh: 1 });
  });

  test('[10.10] with a Priest it draws from what is left of the Afterlife deck', () => {
    const state = endRound(roundEnd({ cards: { priest: 1 } }, { ...last, afterlifeDeck: ['khufu'] }));
    expect([state.cities[0]!.afterlife, state.afterlifeDeck]).toEqual(['khufu', []]);
    expect(iunu.outcome(state)!.sheet.find(({ label }) => label === 'afterlife')!.points).toEqual([0, 0, 7]);
    expect(endRound(roundEnd({ cards: { farmer: 1 } }, last)).cities[0]!.afterlife).toBe('none');
  });

  test('[10.11] it gets a point for each Merchant, and the players do not', () => {
    const end = scenario([{ cards: { merchant: 5 } }, {}], {
      step: { at: 'over' },
      cities: [city('heliopolis', { cards: { merchant: 3 } })],
    });
    expect(iunu.outcome(end)!.sheet.find(({ label }) => label === 'merchants')!.points).toEqual([0, 0, 3]);
  });

  test('[10.12] it competes and can win; with equal points a player without Debens shares', () => {
    const end = (debens: number) =>
      iunu.outcome(
        scenario([{ cards: { soldier: 1 }, debens }, {}], {
          step: { at: 'over' },
          cities: [city('heliopolis', { cards: { soldier: 1 } })],
        }),
      )!;
    expect(end(0)).toMatchObject({ places: [1, 3, 1], neutrals: ['heliopolis'] });
    expect(end(2).places).toEqual([1, 3, 2]);
    expect(end(0).sheet.find(({ label }) => label === 'majorities')!.points).toEqual([0, 0, 0]);
    const beaten = scenario([{}, {}], { step: { at: 'over' }, cities: [city('heliopolis', { cards: { farmer: 1 } })] });
    expect(iunu.outcome(beaten)!.places).toEqual([2, 2, 1]);
  });

  test('[10.13] an empty deck at its turn makes the round the last', () => {
    expect(iunu.toAct(endRound(roundEnd({}, { deck: [] })))).toEqual([]);
  });
});

describe('alone', () => {
  const alone = (more: Parameters<typeof scenario>[1] = {}) =>
    scenario([{ hand: ['farmer', ...rest] }], {
      cities: [city('memphis'), city('thebes')],
      step: { at: 'ending' },
      ...more,
    });
  const endRound = (state: State) => played(state, ana, { type: 'endTurn' }, [4, 4, 1]).state;

  test('[11.1] you against Memphis and Thebes, starting every round, with lowered dice', () => {
    expect(open(1).cities.map(({ name }) => name)).toEqual(['memphis', 'thebes']);
    const state = endRound(alone());
    expect(state).toMatchObject({ round: 2, starter: 0, turn: 0, dice: [3, 3, 0] });
  });

  test.each([
    ['easy', 3],
    ['normal', 4],
    ['hard', 5],
    ['expert', 6],
  ] as const)('[11.2] at the %s level each city has %i cards', (soloLevel, count) => {
    const { cities, deck } = open(1, { soloLevel });
    for (const { cards } of cities) expect(Object.values(cards).reduce((sum, number) => sum + number)).toBe(count);
    expect(deck).toHaveLength(allCitizens().length - 4 - 5 - 2 * count);
  });

  test('[11.3] Memphis and then Thebes take a card and show one', () => {
    const state = endRound(alone({ deck: ['farmer', 'pharaoh', 'scribe'] }));
    expect(state.cities.map(({ cards }) => [cards.noble, cards.scribe])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(state.forum).toEqual(['priest', 'artisan', 'soldier', 'merchant', 'pharaoh']);
  });

  test('[11.4] a Soldier has nobody to rob', () => {
    const state = scenario([{ hand: ['soldier', ...rest] }], {
      cities: [city('memphis', { cards: { farmer: 4 } }), city('thebes')],
    });
    expect(after(state, ana, lay('soldier')).step.at).toBe('placing');
  });

  test('[11.5] Memphis draws its Afterlife card before Thebes', () => {
    const priest = { cards: { priest: 1 } };
    const state = endRound(
      alone({
        deck: [],
        ending: true,
        cities: [city('memphis', priest), city('thebes', priest)],
        afterlifeDeck: ['osiris', 'khufu'],
      }),
    );
    expect(state.cities.map(({ afterlife }) => afterlife)).toEqual(['khufu', 'osiris']);
  });

  test('[11.6] a tie with a city is no victory', () => {
    const end = (mine: number, memphis: number) =>
      iunu.outcome(
        scenario([{ cards: { soldier: mine }, debens: 2 }], {
          step: { at: 'over' },
          cities: [city('memphis', { cards: { soldier: memphis } }), city('thebes')],
        }),
      )!.places;
    expect(end(2, 2)).toEqual([2, 1, 3]);
    expect(end(2, 1)).toEqual([1, 2, 3]);
  });
});

describe('other readings', () => {
  const robbed = (guardsCoverUnfedFirst: boolean, farmer: number, fed: number): boolean => {
    const state = scenario(
      [{ hand: ['soldier', ...rest] }, { cards: { farmer, soldier: 1 }, loaves: { farmer: fed } }],
      {
        options: { guardsCoverUnfedFirst },
      },
    );
    return after(state, ana, lay('soldier')).step.at === 'ability';
  };

  test('[12.1] all Farmers may be counted against the guards', () => {
    expect([robbed(true, 3, 1), robbed(false, 3, 1)]).toEqual([false, true]);
    expect([robbed(true, 2, 0), robbed(false, 2, 0)]).toEqual([false, false]);
    expect([robbed(true, 3, 3), robbed(false, 3, 3)]).toEqual([false, false]);
  });

  test('[12.2] a Merchant may earn without dice', () => {
    const state = scenario([{ hand: ['merchant', ...rest], cards: { merchant: 2 } }, {}], {
      dice: [0, 0, 0],
      options: { merchantNeedsDie: false },
    });
    expect(after(state, ana, lay('merchant'), { type: 'useAbility' }).players[0]!.debens).toBe(3);
  });

  test('[12.3] a season may count the majority three times in all', () => {
    const end = scenario([{ cards: { farmer: 1 }, afterlife: 'peret' }, {}], {
      step: { at: 'over' },
      options: { seasonTotal: 3 },
    });
    expect(iunu.outcome(end)!.sheet.find(({ label }) => label === 'afterlife')!.points).toEqual([18, 0]);
  });

  test('[12.4] bread may be without limit', () => {
    expect([open(2).bread, open(2, { breadLimited: false }).bread]).toEqual([20, 45]);
  });

  test('[12.5] the cities may not test the end', () => {
    const state = scenario([{}, {}], {
      options: { variant: 'heliopolis', citiesTestEnd: false },
      cities: [city('heliopolis')],
      turn: ben,
      turnsTaken: 1,
      deck: [],
      step: { at: 'ending' },
    });
    expect(played(state, ben, { type: 'endTurn' }, [4, 4, 4]).state).toMatchObject({ round: 2, ending: true, turn: 1 });
  });

  test('[12.6] alone, a Soldier may take a Deben from the supply', () => {
    const state = scenario([{ hand: ['soldier', ...rest] }], {
      cities: [city('memphis'), city('thebes')],
      options: { soloTribute: true },
    });
    const used = after(state, ana, lay('soldier'), { type: 'useAbility' });
    expect([used.players[0]!.debens, used.step.at]).toEqual([1, 'placing']);
    expect(iunu.refuse(after(state, ana, lay('soldier')), ana, { type: 'rob', victim: 0 as Seat })).toMatchObject({
      code: 'otherAbility',
    });
  });
});
