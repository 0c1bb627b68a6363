import { expect, test } from 'vitest';
import { fastChance, seat } from '#kernel';
import { dragonDune, type Move, type State } from '#games/dragon-dune';
import type { Artifact } from '../components/cards.ts';
import { territory } from '../components/territories.ts';
import { after, goOn, scenario } from '../scenario.ts';
import { watch } from './blunders.ts';
import { prune } from './prune.ts';
import { drawSecret } from './secrets.ts';

const [ana, cleo] = [seat(0), seat(2)];
const plan = (units: number, card: '6♣' | 'none' = 'none'): Move =>
  ({ type: 'plan', units, elites: 0, card, isBlessed: false }) as const;
const names = (state: State, who: typeof ana, move: Move): readonly string[] =>
  watch()
    .see(state, who, move)
    .map(({ name, seat: whose }) => `${name} ${whose}`);

const units = { '14': 3 };
const duel = (hand: readonly Artifact[] = ['6♣'], rival: readonly Artifact[] = []): State =>
  goOn(scenario([{ units, hand }, {}, { units, hand: rival }, {}], { round: 'battle', step: { at: 'nextBattle' } }))
    .state;

test('an empty plan is a blunder where all units would have won, whoever decides last', () => {
  const sealed = after(duel(), [ana, plan(0)]);
  expect(names(sealed, cleo, plan(1))).toEqual(['plans 2', 'emptyPlanThatCouldWin 0']);
  expect(names(duel(), ana, plan(0))).toEqual(['plans 0']);
  // Nothing that Cleo has beats three units and a 6.
  expect(names(after(duel(), [ana, plan(3, '6♣')]), cleo, plan(0))).toEqual(['plans 2']);
});

test('a march that stays, and one into a Troll, are counted', () => {
  const state = scenario([{ units: { '2': 3 } }, {}, {}, {}], { trolls: ['3★'] });
  const march: Move = { type: 'march', from: territory('2'), count: 3, elites: 0 };
  expect(names(state, ana, march)).toEqual(['marches 0']);
  const marching = after(state, [ana, march]);
  expect(names(marching, ana, { type: 'halt' })).toEqual(['marchThatStayed 0']);
  expect(names(marching, ana, { type: 'goTo', to: territory('3★'), emerges: false })).toEqual(['marchedIntoTroll 0']);
  expect(names(marching, ana, { type: 'goTo', to: territory('1'), emerges: false })).toEqual([]);
});

test('what is counted as a blunder is not looked at', () => {
  const state = scenario([{ units: { '2': 3 } }, {}, {}, {}], { trolls: ['3★'] });
  const marching = after(state, [ana, { type: 'march', from: territory('2'), count: 3, elites: 0 }]);
  const kept = prune(marching, ana, dragonDune.legalMoves(marching, ana));
  expect(kept.some(({ type }) => type === 'halt')).toBe(false);
  expect(kept.some(move => move.type === 'goTo' && move.to === territory('3★'))).toBe(false);
  expect(kept.length).toBeGreaterThan(1);
});

test('secret plans are drawn from what is legal, and not always the same', () => {
  const state = duel(['2♣'], ['5♥']);
  const moves = dragonDune.legalMoves(state, ana);
  const rng = fastChance(1);
  const drawn = Array.from({ length: 40 }, () => drawSecret(state, ana, moves, rng));
  for (const move of drawn) expect(moves).toContain(move);
  expect(new Set(drawn).size).toBeGreaterThan(1);
  expect(drawSecret(scenario([{}, {}, {}, {}]), ana, [], rng)).toBeUndefined();
});
