import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, seat, type Seat } from '#kernel';
import { dragonDune, type Move, type State } from '#games/dragon-dune';
import { artifactIndex } from '../components/cards.ts';
import { territory } from '../components/territories.ts';
import { after, goOn, played, scenario } from '../scenario.ts';

const [ana, ben, cleo, dan] = [seat(0), seat(1), seat(2), seat(3)];
const refusal = (state: State, who: Seat, move: Move) => dragonDune.refuse(state, who, move);
const END: Move = { type: 'endTurn' };

describe('findings: Dragon Dune 5, what nobody else may know', () => {
  const state = scenario([{ gold: 5 }, {}, {}, {}]);
  const secrets: readonly Move[] = [
    { type: 'setStanding', window: 'hide', isOn: true },
    { type: 'draftClause', kind: 'pay' },
    { type: 'setClause', field: 'amount', value: 2 },
    { type: 'dropClause' },
  ];

  test('[14.3] [15.3] drafts and standing answers are secret asides, and nothing of them is told', () => {
    let now = state;
    for (const move of secrets) {
      expect(dragonDune.isSecretAside!(move)).toBe(true);
      const { state: next, events } = played(now, ana, move);
      for (const viewer of [ben, 'audience'] as const) {
        expect(events.map(event => dragonDune.viewEvent(event, viewer))).toEqual([undefined]);
        expect(dragonDune.view(next, viewer)).toEqual(dragonDune.view(now, viewer));
      }
      now = next;
    }
    expect(dragonDune.isSecretAside!({ type: 'giveGold', to: ben, amount: 1 })).toBe(false);
    expect(dragonDune.isSecretAside!({ type: 'offerAgreement' })).toBe(false);
  });

  test('[15.3] a standing answer does not answer a question that is open', () => {
    const asked = after(scenario([{ hand: ['A♥'] }, {}, { units: { '14': 1 } }, {}], { active: cleo, asked: [cleo] }), [
      cleo,
      { type: 'disbandEarly' },
    ]);
    const set = after(asked, [ana, { type: 'setStanding', window: 'disband', isOn: true }]);
    expect(dragonDune.view(set, cleo)).toEqual(dragonDune.view(asked, cleo));
    expect(dragonDune.toAct(set)).toEqual([ana]);
  });

  test('[15.3] where several discard, a standing answer waits for those who decide', () => {
    const collecting = goOn(
      scenario([{ hand: ['2♣'], standing: ['discard'] }, { hand: ['3♣'] }, {}, {}], { step: { at: 'collecting' } }),
    ).state;
    expect(dragonDune.toAct(collecting)).toEqual([ana, ben]);
    const { state: next, events } = played(collecting, ben, { type: 'decline', window: 'discard' }, [1]);
    expect(next.turn).toBe(3);
    expect(events).toContainEqual({ type: 'declined', seat: ana, window: 'discard', reveals: true });
  });
});

describe('findings: Dragon Dune 6', () => {
  test('[16.6] with a standing "no" to their initiative the Goblins have their turn in player order', () => {
    const given = [{}, {}, { units: { '10★': 3 }, standing: ['initiative'] as const }, {}];
    const { state } = goOn(scenario(given, { options: { goblinInitiative: true }, step: { at: 'nextTurn' } }));
    const order: Seat[] = [];
    let now = state;
    while (now.round === 'recruitment') {
      order.push(now.active);
      now = played(now, now.active, END, [1]).state;
    }
    expect(order).toEqual([ana, ben, cleo, dan]);
  });
});

describe('findings: Dragon Dune 7', () => {
  test('[10.6] Orcs who announce a hire and leave it may still raise, but not announce again', () => {
    const orcs = scenario([{}, {}, { ally: dan }, { ally: cleo, gold: 4, units: { '1★': 1 } }], {
      active: dan,
      asked: [dan],
    });
    const dropped = after(orcs, [dan, { type: 'declareHire' }], [dan, { type: 'dropHire' }]);
    expect(refusal(dropped, dan, { type: 'declareHire' })).toEqual({ code: 'hireDropped', rule: '10.6' });
    const raised = after(dropped, [dan, { type: 'raise', territory: territory('16'), count: 2 }]);
    expect(raised.players[3]!.units[territory('16')]).toBe(2);
  });

  test('[1.3] the order in which a hand came is not shown to others: a discard does not tell which card it was', () => {
    const seen = (hand: readonly ['2♣', '5♦', '3♠'] | readonly ['3♠', '2♣', '5♦']) =>
      dragonDune.view(
        after(scenario([{ hand }, {}, {}, {}], { step: { at: 'discard' } }), [ana, { type: 'discard', card: '5♦' }]),
        ben,
      ).players[0]!;
    expect(seen(['2♣', '5♦', '3♠'])).toEqual(seen(['3♠', '2♣', '5♦']));
    // The Elves have seen 5♦ at auction; Cleo, who has not, is not even told which card they know.
    const bought = scenario([{ hand: ['2♣', '5♦', '3♠'] }, {}, {}, {}]);
    const knownBy = bought.knownBy.slice();
    knownBy[artifactIndex('5♦')] = 0b0011;
    const known = { ...bought, knownBy };
    expect(dragonDune.view(known, ben).players[0]!.hand).toEqual(['5♦', 'hidden', 'hidden']);
    expect(dragonDune.view(known, cleo).players[0]).toEqual(dragonDune.view(bought, cleo).players[0]);
    expect(dragonDune.view(known, ana).players[0]!.hand).toEqual(['2♣', '5♦', '3♠']);
  });
});

describe('findings: Dragon Dune 8', () => {
  const arrival = (thirdArrivalHides: boolean): State =>
    after(
      scenario(
        [{ units: { '13': 1 }, hand: ['2♣'] }, { units: { '14': 2 } }, { units: { '14': 1 }, hand: ['3♣'] }, {}],
        {
          options: { thirdArrivalHides },
        },
      ),
      [ana, { type: 'march', from: territory('13'), count: 1, elites: 0 }],
      [ana, { type: 'goTo', to: territory('14'), emerges: false }],
      [ana, { type: 'decline', window: 'hide' }],
    );

  test('[16.21] a third arrival gives those who already share no new right to hide, unless the option says so', () => {
    expect([arrival(false).step.at, dragonDune.toAct(arrival(false))]).toEqual(['turn', [ana]]);
    const asked = arrival(true);
    expect([asked.step.at, dragonDune.toAct(asked)]).toEqual(['hide', [ben]]);
    const next = after(asked, [ben, { type: 'hide', card: 'free' }]);
    expect(dragonDune.toAct(next)).toEqual([cleo]);
  });

  test('[16.21] nor does somebody who comes out of hiding', () => {
    const out = (thirdArrivalHides: boolean): State =>
      after(
        scenario(
          [
            { units: { '14': 1 }, hand: ['2♣'] },
            { units: { '14': 2 }, hidden: ['14'] },
            { units: { '14': 1 }, hand: ['3♣'] },
            {},
          ],
          {
            options: { thirdArrivalHides },
            step: { at: 'emerging' },
            asked: [ben],
          },
        ),
        [ben, { type: 'emerge', territory: territory('14') }],
        [ben, { type: 'endEmerging' }],
      );
    expect([out(false).step.at, dragonDune.toAct(out(true))]).toEqual(['turn', [ana]]);
    expect(out(true).step).toMatchObject({ at: 'hide', queue: [cleo] });
  });
});

describe('findings: Dragon Dune 10', () => {
  test('[16.2] two play the Goblins and the Orcs unless they choose others', () => {
    const { state } = dragonDune.setup({ seats: 2, options: defaultOptions(dragonDune.options) }, fastChance(1));
    expect(state.players.map(({ faction }) => faction)).toEqual(['goblins', 'orcs']);
  });
});
