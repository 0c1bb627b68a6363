import { expect, test } from 'vitest';
import { defaultOptions, fastChance, seat, ignoreEvents } from '#kernel';
import { dragonDune, type Move } from '#games/dragon-dune';
import { MOUNTAIN } from '../components/territories.ts';
import { castlesOf } from '../queries.ts';
import { after, scenario } from '../scenario.ts';
import { greedy } from './index.ts';

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

test('a greedy bot accepts what gains it something and declines what costs it', () => {
  const offer = (amount: number, by: typeof ana): Move => {
    const state = scenario([{ gold: 9 }, { gold: 9 }, {}, {}]);
    const clause = {
      kind: 'pay',
      by,
      to: by === ana ? ben : ana,
      amount,
      territory: MOUNTAIN,
      until: 2,
      when: 'now',
      words: '',
    } as const;
    const agreement = {
      id: 1,
      author: ana,
      parties: 0b0011,
      accepted: 0b0001,
      isBinding: false,
      ending: 0,
      clauses: [clause],
    };
    const offered = { ...state, agreements: [agreement], nextAgreement: 2 };
    const moves = [...dragonDune.legalMoves(offered, ben), ...dragonDune.asides!(offered, ben)];
    return greedy(dragonDune.view(offered, ben), moves, fastChance(1));
  };
  expect(offer(2, ana)).toEqual({ type: 'acceptAgreement', agreement: 1 });
  expect(offer(2, ben)).toEqual({ type: 'declineAgreement', agreement: 1 });
});
