import { expect, test } from 'vitest';
import { defaultOptions, fastChance, seat, ignoreEvents, type Seat } from '#kernel';
import { dragonDune, type Move, type State } from '#games/dragon-dune';
import type { Clause } from '../agreements/types.ts';
import { MOUNTAIN } from '../components/territories.ts';
import { castlesOf } from '../queries.ts';
import { after, scenario } from '../scenario.ts';
import { greedy } from './index.ts';
import { model } from './model.ts';

const [ana, ben] = [seat(0), seat(1)];

/** Among random players the Orcs win every game, since nobody ever holds three castles. */
test.each(['dwarves', 'elves', 'goblins'])('greedy %s win against random players', faction => {
  const GAMES = 4;
  let wins = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = fastChance(seed);
    const { state } = dragonDune.setup({ seats: 4, options: defaultOptions(dragonDune.options) }, chance);
    for (let [who] = dragonDune.toAct(state); who !== undefined; [who] = dragonDune.toAct(state)) {
      const legal = dragonDune.legalMoves(state, who);
      const isGreedy = state.players[who]!.faction === faction;
      const move = isGreedy ? greedy(dragonDune.view(state, who), legal, chance) : legal[chance.pick(legal.length)]!;
      dragonDune.apply({ state, chance, emit: ignoreEvents }, who, move);
    }
    if (state.players.findIndex(player => player.faction === faction) === state.winner) wins++;
  }
  expect(wins).toBeGreaterThan(0);
});

test('a greedy bot bids no more than it can pay, and only the next higher sum', () => {
  const state = scenario([{ gold: 5 }, { gold: 5 }, {}, {}], {
    step: { at: 'bidding', bidder: ana, auction: { lot: 0, lots: 1, high: 0, leader: -1, passes: 0 } },
    upForBid: '6♠',
  });
  const move = greedy(dragonDune.view(state, ana), dragonDune.legalMoves(state, ana), fastChance(1));
  expect(move).toEqual({ type: 'bid', amount: 1 });
});

test('a greedy bot takes the third castle', () => {
  const state = scenario([{ units: { '1★': 1, '5★': 1, '15': 3 } }, {}, {}, {}]);
  const march = greedy(dragonDune.view(state, ana), dragonDune.legalMoves(state, ana), fastChance(1));
  const marching = after(state, [ana, march]);
  const move = greedy(dragonDune.view(marching, ana), dragonDune.legalMoves(marching, ana), fastChance(1));
  expect(castlesOf(after(marching, [ana, move]), ana)).toBe(3);
});

/** What Ben does besides, having been offered that `by` pays so much. */
const answerTo = (amount: number, by: Seat): Move | undefined => {
  const state = scenario([{ gold: 9 }, { gold: 9 }, {}, {}]);
  const to = by === ana ? ben : ana;
  const clause: Clause = { kind: 'pay', by, to, amount, territory: MOUNTAIN, until: 2, when: 'now', words: '' };
  const offer = { id: 1, author: ana, parties: 0b0011, accepted: 0b0001, isBinding: false, ending: 0 };
  const offered = { ...state, agreements: [{ ...offer, clauses: [clause] }], nextAgreement: 2 };
  return model.aside!(dragonDune.view(offered, ben), dragonDune.asides!(offered, ben), fastChance(1));
};

test('a bot accepts what gains it something and declines what costs it', () => {
  expect(answerTo(2, ana)).toEqual({ type: 'acceptAgreement', agreement: 1 });
  expect(answerTo(2, ben)).toEqual({ type: 'declineAgreement', agreement: 1 });
});

/** Lets a bot at a seat do what it does besides, until it does nothing; with luck that always says yes. */
const talk = (state: State, who: Seat): readonly Move[] => {
  const eager = Object.assign(fastChance(1), { pick: () => 0 });
  const said: Move[] = [];
  let now = state;
  for (;;) {
    const move = model.aside!(dragonDune.view(now, who), dragonDune.asides!(now, who), eager);
    if (move === undefined || said.length > 9) return said;
    said.push(move);
    now = after(now, [who, move]);
  }
};

test('now and then a bot offers peace for a turn, which a bot accepts; two alone never make peace', () => {
  const state = scenario([{}, {}, {}, {}]);
  const said = talk(state, ana);
  expect(said.map(({ type }) => type)).toEqual(['draftClause', 'draftClause', 'setClause', 'offerAgreement']);
  const offered = after(state, ...said.map((move): [Seat, Move] => [ana, move]));
  expect(offered.agreements[0]).toMatchObject({
    clauses: [
      { kind: 'keepPeace', by: ana, to: ben },
      { kind: 'keepPeace', by: ben, to: ana },
    ],
  });
  expect(talk(offered, ben)[0]).toEqual({ type: 'acceptAgreement', agreement: offered.agreements[0]!.id });
  expect(talk(scenario([{}, {}]), ana)).toEqual([]);
});

test('a bot that has taken over a seat leaves the draft of its person alone', () => {
  const drafted = after(scenario([{}, {}, {}, {}]), [ana, { type: 'draftClause', kind: 'pay' }]);
  expect(talk(drafted, ana)).toEqual([]);
});

test('what a bot does besides rests on its view alone', () => {
  const state = scenario([{ hand: ['6♠'] }, { hand: ['2♣'] }, {}, {}]);
  const other = dragonDune.imagine(dragonDune.view(state, ana), fastChance(3));
  for (let seed = 0; seed < 200; seed++) {
    const aside = (world: State): Move | undefined =>
      model.aside!(dragonDune.view(world, ana), dragonDune.asides!(world, ana), fastChance(seed));
    expect(aside(other)).toEqual(aside(state));
  }
});
