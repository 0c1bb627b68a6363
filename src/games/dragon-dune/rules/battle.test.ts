import { describe, expect, test } from 'vitest';
import { seat, type Seat } from '#kernel';
import { dragonDune, type Move, type State } from '#games/dragon-dune';
import type { Artifact } from '../components/cards.ts';
import { territory, type TerritoryId } from '../components/territories.ts';
import { GRAVEYARD } from '../places.ts';
import { unitsAt } from '../queries.ts';
import { battleValue } from '../rounds/settling.ts';
import { after, goOn, scenario } from '../scenario.ts';
import type { Plan, Window } from '../types.ts';

const [ana, ben, cleo, dan] = [seat(0), seat(1), seat(2), seat(3)];
const refusal = (state: State, who: Seat, move: Move) => dragonDune.refuse(state, who, move);
const at = (state: State, who: Seat, id: TerritoryId): number => unitsAt(state.players[who]!, territory(id));
const NO = (window: Window): Move => ({ type: 'decline', window });
const plan = (units: number, card: Artifact | 'none' = 'none'): Move => ({
  type: 'plan',
  units,
  elites: 0,
  card,
  isBlessed: false,
});
/** The Battle Round begins, with Ana as Starting Player. */
const fight = (given: Parameters<typeof scenario>[0], rest: Parameters<typeof scenario>[1] = {}): State =>
  goOn(scenario(given, { round: 'battle', step: { at: 'nextBattle' }, ...rest })).state;
const units = { '14': 3 };
/** Dwarves against Goblins in 14; nobody may ask. */
const duel = (hand: readonly Artifact[], rival: readonly Artifact[], queens: { queen?: '♣'; jack?: '♥' } = {}): State =>
  fight([{ units, hand, ...queens }, { hand: ['4♣'] }, { units, hand: rival }, {}]);

describe('V. Battle Round', () => {
  test('[12.1] everybody fights where two stand in the open, allies included, in player order', () => {
    const state = fight([{}, { units, ally: cleo }, { units, ally: ben }, { units: { '13': 1 } }], { starter: cleo });
    expect(state.battle).toMatchObject({ territory: territory('14'), fighters: [cleo, ben] });
  });

  test('[12.2] the attacker chooses, and fights several rivals one after another', () => {
    const state = fight([{ units: { '14': 3, '13': 1 }, hand: ['2♣'] }, { units: { '13': 1 } }, { units }, { units }]);
    expect([state.step.at, dragonDune.legalMoves(state, ana).length]).toEqual(['choosing', 3]);
    expect(refusal(state, ana, { type: 'attack', territory: territory('13'), defender: dan })).toEqual({
      code: 'noSuchBattle',
      rule: '12.2',
    });
    const first = after(
      state,
      [ana, { type: 'attack', territory: territory('14'), defender: dan }],
      [ana, plan(1)],
      [dan, plan(0)],
    );
    expect([at(first, ana, '14'), at(first, dan, '14'), first.step.at]).toEqual([2, 0, 'choosing']);
  });

  test('[12.3] the attacker asks and is answered first where both may ask', () => {
    const state = fight([{ units, ally: ben }, { units, hand: ['3♥'], ally: ana }, {}, {}]);
    expect(state.step).toMatchObject({ at: 'ask', asker: ana });
    const answering = after(state, [ana, { type: 'ask', about: 'colour', card: 'none' }], [ben, NO('question')]);
    expect([answering.step.at, dragonDune.toAct(answering)]).toEqual(['answering', [ben]]);
    const second = after(answering, [ben, { type: 'answer', colour: 'red', units: -1 }]);
    expect(second.step).toMatchObject({ at: 'ask', asker: ben });
    expect(refusal(state, ana, { type: 'ask', about: 'colour', card: '3♥' })).toEqual({
      code: 'noSuchQuestion',
      rule: '12.3',
    });
  });

  test('[12.4] [4.5] an Ace stops an ordinary question; the Elves’ Ace for both cannot be stopped', () => {
    const state = fight([{ units, hand: ['A♣'] }, { units, hand: ['A♥'] }, {}, { hand: ['2♠'] }]);
    const asked = after(state, [ben, { type: 'ask', about: 'number', card: 'none' }]);
    expect(dragonDune.toAct(asked)).toEqual([ana, dan]);
    const stopped = after(asked, [dan, NO('question')], [ana, { type: 'stop', card: 'A♣' }]);
    expect(stopped.step).toMatchObject({ at: 'ask', asker: ben, isStopped: true });
    expect(refusal(stopped, ben, { type: 'ask', about: 'number', card: 'none' })).toEqual({
      code: 'questionStopped',
      rule: '12.4',
    });
    const both = after(stopped, [ben, { type: 'ask', about: 'both', card: 'A♥' }]);
    expect(both.step).toMatchObject({ at: 'answering', about: 'both' });
  });

  test('[12.5] answers fit hand and units, and bind the plan as far as it can be kept', () => {
    const state = fight([{ units, hand: ['3♥', '5♣'] }, { units, hand: ['A♥'] }, {}, {}]);
    const asked = after(state, [ben, { type: 'ask', about: 'both', card: 'A♥' }]);
    const answers = dragonDune.legalMoves(asked, ana);
    expect(answers.length).toBe(3 * 4);
    expect(refusal(asked, ana, { type: 'answer', colour: 'red', units: 4 })).toEqual({
      code: 'badAnswer',
      rule: '12.5',
    });
    const bound = after(asked, [ana, { type: 'answer', colour: 'red', units: 2 }]);
    expect(dragonDune.legalMoves(bound, ana)).toEqual([plan(2, '3♥')]);
    expect(refusal(bound, ana, plan(2))).toEqual({ code: 'boundByAnswer', rule: '12.5' });
    const robbed = {
      ...bound,
      players: bound.players.map((player, index) => (index === 0 ? { ...player, hand: [] } : player)),
    };
    expect(dragonDune.legalMoves(robbed, ana)).toEqual([plan(2)]);
  });

  test('[12.6] [1.5] plans are made at once and in secret, none to all and a card or none', () => {
    const state = duel(['3♥'], ['5♠']);
    expect(dragonDune.toAct(state)).toEqual([ana, cleo]);
    expect(dragonDune.legalMoves(state, ana).length).toBe(8);
    expect(refusal(state, ana, plan(4))).toEqual({ code: 'badPlan', rule: '12.6', most: 3 });
    const half = after(state, [cleo, plan(2, '5♠')]);
    expect([dragonDune.toAct(half), dragonDune.view(half, ana).players[cleo]!.sealed]).toEqual([[ana], 'hidden']);
    expect(after(half, [ana, plan(1, '3♥')]).battle).toMatchObject({ plans: [{ units: 1 }, { units: 2, card: '5♠' }] });
  });

  const value = (own: Artifact | 'none', other: Artifact | 'none', sent = 1): number => {
    const side = (card: Artifact | 'none', count: number): Plan => ({
      type: 'plan',
      units: count,
      elites: 0,
      card,
      isBlessed: false,
    });
    return battleValue([side(own, sent), side(other, 0)], 0);
  };

  test('[12.7] [4.3] of two artifacts of a colour only the lower counts, equal ones neither; an Ace is a 1', () => {
    expect([value('5♥', 'none'), value('5♥', '6♠'), value('5♥', '6♦'), value('5♥', '4♦'), value('5♥', '5♦')]).toEqual([
      7, 7, 7, 2, 2,
    ]);
    expect([value('A♠', '2♣'), value('2♣', 'A♠')]).toEqual([3, 2]);
  });

  test('[12.8] two points a unit, and the attacker wins a tie, even at nothing', () => {
    expect(value('none', 'none', 3)).toBe(6);
    const drawn = after(duel([], []), [ana, plan(0)], [cleo, plan(0)]);
    expect([at(drawn, ana, '14'), at(drawn, cleo, '14')]).toEqual([3, 0]);
    const lost = after(duel([], []), [ana, plan(1)], [cleo, plan(2)]);
    expect([at(lost, ana, '14'), at(lost, cleo, '14')]).toEqual([0, 1]);
  });

  test('[12.9] the winner loses what was sent, the loser everything in the open, all to the graveyards', () => {
    const end = after(duel([], []), [ana, plan(3)], [cleo, plan(1)]);
    expect([at(end, ana, '14'), at(end, cleo, '14')]).toEqual([0, 0]);
    expect([end.players[0]!.units[GRAVEYARD], end.players[2]!.units[GRAVEYARD]]).toEqual([3, 3]);
  });

  test('[12.10] the loser discards, the winner keeps, unless the card gave way', () => {
    const betray = [
      [ana, NO('treachery')],
      [cleo, NO('treachery')],
    ] as const;
    const kept = after(duel(['3♥'], ['5♠']), [ana, plan(3, '3♥')], [cleo, plan(1, '5♠')], ...betray);
    expect([kept.players[0]!.hand, kept.players[2]!.hand, kept.artifactDiscard]).toEqual([['3♥'], [], ['5♠']]);
    const gave = after(duel(['5♥'], ['3♦']), [ana, plan(3, '5♥')], [cleo, plan(1, '3♦')], ...betray);
    expect([gave.players[0]!.hand, gave.artifactDiscard]).toEqual([[], ['3♦', '5♥']]);
  });

  test('[12.11] treachery wins without loss; Queen and Jack are shown and kept', () => {
    const state = after(duel(['2♠'], ['6♥'], { queen: '♣', jack: '♥' }), [ana, plan(1, '2♠')], [cleo, plan(3, '6♥')]);
    expect(refusal(state, cleo, { type: 'betray', pair: 'printed' })).toEqual({ code: 'cannotBetray', rule: '12.11' });
    const won = after(state, [cleo, NO('treachery')], [ana, { type: 'betray', pair: 'printed' }]);
    expect([at(won, ana, '14'), at(won, cleo, '14'), won.players[0]!.hand, won.artifactDiscard]).toEqual([
      3,
      0,
      ['2♠'],
      ['6♥'],
    ]);
    expect(dragonDune.view(won, dan).players[0]).toMatchObject({ queen: '♣', jack: '♥', isUnmasked: true });
  });

  test('[12.12] whoever faces an artifact is asked, able or not; a card in a plan is bound', () => {
    const one = after(duel(['A♥'], ['6♥']), [ana, plan(1)], [cleo, plan(1, '6♥')]);
    expect([dragonDune.toAct(one), dragonDune.legalMoves(one, ana)]).toEqual([[ana], [NO('treachery')]]);
    const none = after(duel([], []), [ana, plan(1)], [cleo, plan(1)]);
    expect(none.step.at).toBe('discard');
    const swap = scenario([{ units, queen: '♥', jack: '♣', hand: ['2♠'] }, {}, { units, hand: ['A♥', '2♦'] }, {}], {
      round: 'battle',
      step: { at: 'nextBattle' },
    });
    const committed = after(
      goOn(swap).state,
      [ana, plan(1)],
      [cleo, plan(1, 'A♥')],
      [ana, { type: 'betray', pair: 'swapped' }],
    );
    expect([dragonDune.toAct(committed), refusal(committed, cleo, { type: 'stop', card: 'A♥' })]).toEqual([
      [cleo],
      { code: 'cardIsBound', rule: '12.12' },
    ]);
  });

  test('[12.13] if both betray, both lose everything there and both artifacts', () => {
    const state = fight([
      { units, hand: ['2♠'], queen: '♣', jack: '♥' },
      {},
      { units, hand: ['6♥'], queen: '♦', jack: '♠' },
      { hand: ['3♣'] },
    ]);
    const end = after(
      state,
      [ana, plan(1, '2♠')],
      [cleo, plan(3, '6♥')],
      [ana, { type: 'betray', pair: 'printed' }],
      [cleo, { type: 'betray', pair: 'printed' }],
    );
    expect([at(end, ana, '14'), at(end, cleo, '14'), end.artifactDiscard]).toEqual([0, 0, ['2♠', '6♥']]);
  });

  test('[12.14] swapped cards can be stopped by an Ace, and then the battle is counted', () => {
    const state = fight([
      { units, queen: '♥', jack: '♣' },
      { hand: ['A♠'] },
      { units, hand: ['6♥'] },
      { hand: ['2♣'] },
    ]);
    const swapped = after(state, [ana, plan(1)], [cleo, plan(3, '6♥')], [ana, { type: 'betray', pair: 'swapped' }]);
    expect([swapped.step.at, dragonDune.toAct(swapped)]).toEqual(['swap', [ben, dan]]);
    const stopped = after(swapped, [dan, NO('swap')], [ben, { type: 'stop', card: 'A♠' }]);
    expect([at(stopped, ana, '14'), at(stopped, cleo, '14')]).toEqual([0, 0]);
    const allowed = after(swapped, [dan, NO('swap')], [ben, NO('swap')]);
    expect([at(allowed, ana, '14'), at(allowed, cleo, '14')]).toEqual([3, 0]);
  });
});
