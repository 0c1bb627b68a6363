import { describe, expect, test } from 'vitest';
import { seat, type Seat } from '#kernel';
import { dragonDune, type Move, type State } from '#games/dragon-dune';
import { territory } from '../components/territories.ts';
import { after, goOn, played, scenario } from '../scenario.ts';
import { en } from '../tableText/en.ts';
import { WINDOWS, type Window } from '../types.ts';

const [ana, ben, cleo, dan] = [seat(0), seat(1), seat(2), seat(3)];
const refusal = (state: State, who: Seat, move: Move) => dragonDune.refuse(state, who, move);
const NO = (window: Window): Move => ({ type: 'decline', window });
const standing = (window: Window, isOn = true): Move => ({ type: 'setStanding', window, isOn });

/** Cleo announces an early disbanding; the others hold these cards. */
const announced = (given: Parameters<typeof scenario>[0]): State =>
  after(scenario(given, { active: cleo, asked: [cleo] }), [cleo, { type: 'disbandEarly' }]);

describe('reactions', () => {
  test('[15.1] who is asked does not depend on who has an Ace', () => {
    const asked = (card: 'A♥' | '2♥'): readonly Seat[] =>
      dragonDune.toAct(announced([{ hand: [card] }, { hand: ['3♣'] }, { units: { '14': 1 } }, {}]));
    expect([asked('A♥'), asked('2♥')]).toEqual([
      [ana, ben],
      [ana, ben],
    ]);
  });

  test('[15.2] the first Ace from the active player on is used, and nothing of the others is shown', () => {
    const state = announced([{ hand: ['A♥'] }, { hand: ['3♣'] }, { units: { '14': 1 } }, { hand: ['A♠'] }]);
    const sealed = after(state, [ana, { type: 'stop', card: 'A♥' }], [ben, NO('disband')]);
    expect(dragonDune.view(sealed, dan).players.map(player => player.sealed)).toEqual([
      'hidden',
      'hidden',
      { type: 'nothing' },
      { type: 'nothing' },
    ]);
    const closed = after(sealed, [dan, { type: 'stop', card: 'A♠' }]);
    expect([closed.players[0]!.hand, closed.players[3]!.hand, closed.artifactDiscard]).toEqual([['A♥'], [], ['A♠']]);
  });

  test('[15.3] a standing "no" is private, can be changed, and lets the game go on when all have left one', () => {
    const state = announced([
      { hand: ['A♥'], standing: ['disband'] },
      { hand: ['3♣'], standing: ['disband'] },
      { units: { '14': 1 } },
      { hand: ['A♠'], standing: ['hide'] },
    ]);
    // Findings: Dragon Dune 5. Dan, who still decides, sees nothing of the others' standing answers.
    expect(dragonDune.toAct(state)).toEqual([ana, ben, dan]);
    const asked = announced([
      { hand: ['A♥'] },
      { hand: ['3♣'] },
      { units: { '14': 1 } },
      { hand: ['A♠'], standing: ['hide'] },
    ]);
    expect(dragonDune.view(state, dan)).toEqual(dragonDune.view(asked, dan));
    expect(after(state, [dan, NO('disband')]).step.at).toBe('disbanding');
    const live = after(state, [ana, { type: 'stop', card: 'A♥' }], [dan, NO('disband')]);
    expect([live.step.at, live.players[0]!.hand]).toEqual(['turn', []]);
    const all = announced([{ hand: ['A♥'], standing: ['disband'] }, {}, { units: { '14': 1 } }, {}]);
    expect(all.step.at).toBe('disbanding');
    const table = scenario([{}, {}, {}, {}]);
    const { state: left, events } = played(table, ben, standing('hide'));
    expect(events.map(event => dragonDune.viewEvent(event, ana))).toEqual([undefined]);
    expect(dragonDune.view(left, ana)).toEqual(dragonDune.view(table, ana));
    expect([refusal(left, ben, standing('hide')), refusal(left, ben, standing('hide', false))]).toEqual([
      { code: 'sameStanding', rule: '15.3', window: 'hide' },
      undefined,
    ]);
    expect(refusal(table, ben, standing('lunch' as never))).toEqual({ code: 'noSuchWindow', rule: '15.3' });
  });

  test('[15.4] a "no" answers only the question that is asked', () => {
    const state = announced([{ hand: ['A♥'] }, {}, { units: { '14': 1 } }, {}]);
    expect(refusal(state, ana, NO('hire'))).toEqual({ code: 'otherWindow', rule: '15.4', window: 'disband' });
    expect(WINDOWS.length).toBe(15);
  });

  test('[15.3] standing answers serve every kind of question, alone or together', () => {
    const everything = { hand: ['A♥'] as const, standing: WINDOWS };
    const state = scenario(
      [
        everything,
        { units: { '5★': 5 }, standing: WINDOWS },
        { units: { '10★': 3 }, hand: ['A♣'], standing: WINDOWS },
        { units: { '1★': 5 }, hand: ['A♠'], standing: WINDOWS },
      ],
      {
        step: { at: 'turnStart' },
        turn: 0,
      },
    );
    const { state: next } = goOn(state, 1);
    expect([next.round, next.step.at]).toEqual(['bidding', 'bidding']);
    const fought = goOn({
      ...scenario([
        { units: { '14': 1 }, hand: ['A♥'], standing: WINDOWS },
        { units: { '14': 1 }, hand: ['2♣'], standing: WINDOWS },
        {},
        {},
      ]),
      step: { at: 'nextBattle' },
      round: 'battle',
    }).state;
    expect([fought.step.at, fought.battle]).toMatchObject(['planning', { territory: territory('14') }]);
  });
});

test('[15.3] whoever has left a standing answer is told so, and not asked, while others decide', () => {
  const state = announced([{ hand: ['A♥'], standing: ['disband'] }, {}, { units: { '14': 1 } }, { hand: ['A♠'] }]);
  const prompt = (who: Seat) => en.prompt(dragonDune.view(state, who), other => ['Ana', 'Ben', 'Cleo', 'Dan'][other]!);
  expect(prompt(ana).detail).toBe(
    'Your standing “no” is given once the others have decided; until then you can still answer.',
  );
  expect(prompt(ana).title).toContain('Dan');
  expect(prompt(dan).detail).not.toBe(prompt(ana).detail);
});
