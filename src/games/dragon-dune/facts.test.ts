import { expect, test } from 'vitest';
import { defaultOptions, fastChance, viewersOf, type TableConfig } from '#kernel';
import { randomConfig, randomGame, seatCounts, type GameCheck } from '#kernel/testing';
import { dragonDune, type Move, type Options, type State } from '#games/dragon-dune';
import { openActions, TURN_ACTION_NAMES, type TurnAction } from './facts.ts';
import { fixture } from './testing.ts';

const FIRST_MOVE: { readonly [A in TurnAction]: Move['type'] } = {
  disbandEarly: 'disbandEarly',
  conscript: 'conscript',
  hire: 'declareHire',
  raise: 'raise',
  move: 'march',
  disband: 'disband',
};

test('[10.2] what is said to be open in a turn is what the rules offer, whoever looks', () => {
  const wrong = new Set<string>();
  let positions = 0;
  const check: GameCheck<State, Move> = {
    step({ state, seat, config }) {
      if (state.step.at !== 'turn') return;
      positions++;
      const offered = new Set(dragonDune.legalMoves(state, seat).map(({ type }) => type));
      for (const viewer of viewersOf(config.seats)) {
        const open = openActions(dragonDune.view(state, viewer), seat);
        for (const action of TURN_ACTION_NAMES)
          if (open.includes(action) !== offered.has(FIRST_MOVE[action])) wrong.add(`${action}, seen by ${viewer}`);
      }
    },
  };
  const rng = fastChance(5);
  for (let round = 1; round <= 12; round++)
    for (const seats of seatCounts(dragonDune)) {
      const usual = { seats, options: defaultOptions(dragonDune.options) };
      const config = round % 2 === 0 ? usual : (randomConfig(dragonDune, rng, [seats]) as TableConfig<Options>);
      randomGame(fixture, config, round, [check]);
    }
  expect(positions).toBeGreaterThan(1000);
  expect([...wrong]).toEqual([]);
});
