import { describe, expect, test } from 'vitest';
import { defaultOptions, seat, Table, type Seat } from '#kernel';
import { dragonDune, type Move, type State } from '#games/dragon-dune';
import { agreed, clause, offered, promised } from '../agreedScenario.ts';
import { territory } from '../components/territories.ts';
import { after, goOn, played, scenario } from '../scenario.ts';
import { NOBODY } from '../types.ts';

const [ana, ben, cleo, dan] = [seat(0), seat(1), seat(2), seat(3)];
const ACCEPT: Move = { type: 'acceptAgreement', agreement: 7 };
const END: Move = { type: 'endAgreement', agreement: 7 };
const give = (to: Seat, amount: number): Move => ({ type: 'giveGold', to, amount });
const refusal = (state: State, who: Seat, move: Move) => dragonDune.refuse(state, who, move);
const gold = ({ players }: State): readonly number[] => players.map(player => player.gold);

/** A table at this state, as a server would open it from a snapshot. */
const tableAt = (state: State) => {
  const { header } = Table.open(dragonDune, { seats: 4, options: defaultOptions(dragonDune.options) }, { seed: 's' });
  const position = { state, steps: [], barrier: 'start' } as const;
  return Table.fromSnapshot(dragonDune, header, { length: 1, hash: '', position }, { seed: 's' });
};

describe('findings: Dragon Dune 1, undo', () => {
  const FINAL = { ok: false, refusal: { code: 'cannotUndo', barrier: 'final' } };

  test('[14.11] an agreement that binds cannot be taken back while what it paid for is kept', () => {
    const table = tableAt(scenario([{ gold: 5 }, {}, {}, {}], offered([ben], clause('noStop', { by: ben, to: ana }))));
    expect(table.submit(ben, ACCEPT).ok).toBe(true);
    expect(table.undo(ben)).toMatchObject(FINAL);
    expect(table.submit(ana, give(ben, 2)).ok).toBe(true);
    for (const who of [ana, ben]) expect(table.undo(who)).toMatchObject(FINAL);
    expect(table.state.agreements).toMatchObject([{ isBinding: true }]);
    expect(gold(table.state)).toEqual([3, 2, 0, 0]);
  });

  test('[14.11] nor can a gift, while the agreement it paid for binds, nor the end of one', () => {
    const table = tableAt(scenario([{ gold: 5 }, {}, {}, {}], agreed(clause('stayOut'))));
    table.submit(ana, give(ben, 2));
    expect(table.undo(ana)).toMatchObject(FINAL);
    table.submit(ana, END);
    expect(table.canUndo(ana)).toBe(true);
    table.submit(ben, END);
    for (const who of [ana, ben]) expect(table.undo(who)).toMatchObject(FINAL);
    expect(table.state.agreements).toEqual([]);
  });
});

describe('findings: Dragon Dune 2, answers sealed before the promise', () => {
  const any = { colour: 'any', units: -1 } as const;
  const plan = { type: 'plan', units: 0, elites: 0, card: 'none', isBlessed: false } as const;
  const treachery = (sealed: State['players'][number]['sealed']): State =>
    scenario(
      [
        { units: { '14': 1 }, queen: '♥', jack: '♠', hand: ['2♦'], sealed },
        { units: { '14': 1 }, hand: ['3♠'], gold: 5 },
        {},
        {},
      ],
      {
        ...offered([ana], clause('noTreachery'), clause('pay', { by: ben, to: ana, amount: 5 })),
        step: { at: 'treachery' },
        round: 'battle',
        asked: [ben],
        battle: {
          territory: territory('14'),
          fighters: [ana, ben],
          answers: [any, any],
          asked: 2,
          plans: [
            { ...plan, card: '2♦' },
            { ...plan, card: '3♠' },
          ],
          betrayals: [],
          finals: 'none',
        },
      },
    );

  test('[14.15] a sealed betrayal is void once it is promised not to betray', () => {
    const { state, events } = played(treachery({ type: 'betrayal', pair: 'printed' }), ana, ACCEPT);
    expect(gold(state)).toEqual([5, 0, 0, 0]);
    expect(events).toContainEqual({ type: 'answerVoided', seat: ana });
    const revealed = played(state, ben, { type: 'decline', window: 'treachery' }).events;
    expect(revealed).toContainEqual({ type: 'betrayalsRevealed', betrayals: ['no', 'no'], reveals: true });
  });

  test('[14.15] and nobody else notices: all that others are shown is the same as with a sealed "no"', () => {
    const guilty = played(treachery({ type: 'betrayal', pair: 'printed' }), ana, ACCEPT);
    const innocent = played(treachery({ type: 'no' }), ana, ACCEPT);
    for (const viewer of [ben, cleo, dan, 'audience'] as const) {
      const heard = [guilty, innocent].map(({ events }) =>
        events.map(event => dragonDune.viewEvent(event, viewer)).filter(event => event !== undefined),
      );
      expect(heard[0]).toEqual(heard[1]);
      expect(dragonDune.view(guilty.state, viewer)).toEqual(dragonDune.view(innocent.state, viewer));
      expect(dragonDune.toAct(guilty.state)).toEqual(dragonDune.toAct(innocent.state));
    }
    expect(dragonDune.view(guilty.state, ana).players[0]!.sealed).toEqual({ type: 'no' });
  });

  test('[14.15] a sealed Ace is void once it is promised not to stop, and is kept', () => {
    const sealed = { type: 'aces', cards: ['A♥'], roll: 0 } as const;
    const question = scenario(
      [{ hand: ['A♥'], sealed }, { units: { '14': 1 } }, { units: { '14': 1 }, hand: ['2♣'] }, {}],
      {
        ...offered([ana], clause('noStop')),
        step: { at: 'question', asker: ben, about: 'colour' },
        round: 'battle',
        asked: [cleo],
        battle: {
          territory: territory('14'),
          fighters: [ben, cleo],
          answers: [any, any],
          asked: 0,
          plans: [],
          betrayals: [],
          finals: 'none',
        },
      },
    );
    const closed = after(question, [ana, ACCEPT], [cleo, { type: 'decline', window: 'question' }]);
    expect([closed.step.at, closed.players[0]!.hand]).toEqual(['answering', ['A♥']]);
    // Against somebody else it stands.
    const other = scenario([{ hand: ['A♥'], sealed }, {}, { hand: ['2♣'] }, { units: { '14': 1 } }], {
      ...offered([ana], clause('noStop')),
      active: dan,
      step: { at: 'disband' },
      asked: [cleo],
    });
    expect(played(other, ana, ACCEPT).events.some(({ type }) => type === 'answerVoided')).toBe(false);
  });
});

describe('findings: Dragon Dune 3, what cannot be paid', () => {
  test('[14.12] nothing binds before all that is to be paid now is there', () => {
    const poor = scenario([{ gold: 4 }, {}, {}, {}], {
      ...offered(
        [ben],
        clause('pay', { amount: 3 }),
        clause('pay', { amount: 2, to: ben }),
        clause('noStop', { by: ben }),
      ),
    });
    expect(refusal(poor, ben, ACCEPT)).toEqual({
      code: 'cannotPayNow',
      rule: '14.12',
      seat: ana,
      amount: 5,
      gold: 4,
    });
    expect(dragonDune.asides!(poor, ben)).not.toContainEqual(ACCEPT);
    const helped = after(
      scenario([{ gold: 4 }, {}, { gold: 1 }, {}], offered([ben], clause('pay', { amount: 5 }))),
      [cleo, give(ana, 1)],
      [ben, ACCEPT],
    );
    expect([gold(helped), helped.agreements]).toEqual([[0, 5, 0, 0], []]);
  });

  test('[14.12] gold that the highest bid locks is not there', () => {
    const bidding = scenario([{ gold: 5 }, { gold: 5 }, {}, {}], {
      ...offered([ben], clause('pay', { amount: 3 })),
      step: { at: 'bidding', bidder: ben, auction: { lot: 0, lots: 1, high: 4, leader: ana, passes: 0 } },
      asked: [ben],
      upForBid: '6♠',
    });
    expect(refusal(bidding, ben, ACCEPT)).toMatchObject({ code: 'cannotPayNow', gold: 1 });
  });

  test('[14.13] what is missing stays a debt, and is paid as gold comes in, whatever it is for', () => {
    const poor = goOn(
      scenario([{ gold: 2 }, {}, { gold: 5 }, {}], {
        ...agreed(clause('pay', { amount: 4, when: 'bidding' })),
        step: { at: 'auctioning' },
      }),
    );
    expect(gold(poor.state)).toEqual([0, 2, 5, 0]);
    expect(poor.state.agreements).toMatchObject([{ clauses: [{ kind: 'pay', amount: 2, when: 'due' }] }]);
    expect(poor.events.some(({ type }) => type === 'clauseSettled')).toBe(false);
    const gift = after(poor.state, [cleo, give(ana, 1)]);
    expect([gold(gift), gift.agreements[0]!.clauses[0]!.amount]).toEqual([[0, 3, 4, 0], 1]);
    const paid = after(gift, [cleo, give(ana, 2)]);
    expect([gold(paid), paid.agreements]).toEqual([[1, 4, 2, 0], []]);
    // The Goblins are paid for mercenaries, and owe.
    const hired = after(
      scenario([{ gold: 4 }, {}, {}, {}], {
        ...agreed(clause('pay', { by: cleo, to: dan, amount: 3, when: 'due' })),
        step: { at: 'hiring', territory: territory('13') },
      }),
      [ana, { type: 'hire', ace: 'none', count: 2, elites: 0 }],
    );
    expect([gold(hired), hired.agreements]).toEqual([[0, 0, 1, 3], []]);
  });

  test('[14.13] a debt outlives the turn, and what binds longer is paid first', () => {
    const [older] = agreed(clause('pay', { amount: 2, when: 'due' })).agreements;
    const [newer] = agreed(clause('pay', { to: cleo, amount: 2, when: 'due' })).agreements;
    const owing = scenario([{}, {}, {}, { gold: 5 }], { agreements: [older!, { ...newer!, id: 8 }], nextAgreement: 9 });
    expect(gold(after(owing, [dan, give(ana, 1)]))).toEqual([0, 1, 0, 4]);
    expect(gold(after(owing, [dan, give(ana, 1)], [dan, give(ana, 2)]))).toEqual([0, 2, 1, 2]);
    const later = goOn({ ...owing, step: { at: 'turnStart' } }, 1).state;
    expect(later.agreements.length).toBe(2);
  });

  test('[14.14] promised gold cannot be given away, not even by another agreement', () => {
    const promising = scenario(
      [{ gold: 5 }, {}, {}, { hand: ['2♣'] }],
      agreed(clause('pay', { amount: 4, when: 'collection' })),
    );
    expect(refusal(promising, ana, give(cleo, 2))).toEqual({ code: 'goldPromised', rule: '14.14', most: 1 });
    expect(refusal(promising, ana, give(cleo, 1))).toBeUndefined();
    const friend = { ...offered([cleo], clause('pay', { to: cleo, amount: 5 })).agreements[0]!, id: 8 };
    const both = { ...promising, agreements: [...promising.agreements, friend] };
    const accept: Move = { type: 'acceptAgreement', agreement: 8 };
    expect(refusal(both, cleo, accept)).toMatchObject({ code: 'cannotPayNow', amount: 5, gold: 1 });
    // An older offer that binds later is the newer promise, though it is due sooner.
    const sooner = { ...friend, id: 6, clauses: [clause('pay', { to: cleo, amount: 5, when: 'battle' })] };
    const bound = after({ ...promising, agreements: [sooner, ...promising.agreements] }, [
      cleo,
      { type: 'acceptAgreement', agreement: 6 },
    ]);
    const fought = after(bound, [ana, { type: 'endTurn' }], [ben, { type: 'endTurn' }], [cleo, { type: 'endTurn' }]);
    const collected = after(fought, [dan, { type: 'endTurn' }]);
    expect(gold(collected).slice(0, 3)).toEqual([0, 5, 3]);
  });

  test('[14.14] a share for a friend does not come before an older debt', () => {
    const [debt] = agreed(clause('pay', { amount: 9, when: 'due' })).agreements;
    const [share] = agreed(clause('share', { to: cleo, amount: 10 })).agreements;
    const earning = scenario([{ units: { '14': 2 }, hand: ['2♣'] }, {}, {}, {}], {
      agreements: [debt!, { ...share!, id: 8 }],
      step: { at: 'collecting' },
      gold: { '14': 4 },
    });
    const { state } = goOn(earning);
    expect(gold(state)).toEqual([0, 1 + 5, 1, 1]);
    expect(state.agreements[0]!.clauses).toMatchObject([{ amount: 4 }]);
  });
});

describe('findings: Dragon Dune 4, side doors', () => {
  test('[14.6] who keeps the peace does not come out of hiding beside the other', () => {
    const hidden = scenario([{ units: { '14': 2 } }, { units: { '14': 1, '13': 1 }, hidden: ['14', '13'] }, {}, {}], {
      ...agreed(clause('keepPeace', { by: ben, to: ana })),
      step: { at: 'emerging' },
      asked: [ben],
    });
    expect(refusal(hidden, ben, { type: 'emerge', territory: territory('14') })).toEqual(promised('keepPeace', ana));
    expect(dragonDune.legalMoves(hidden, ben)).toEqual([
      { type: 'emerge', territory: territory('13') },
      { type: 'endEmerging' },
    ]);
  });

  test('[14.6] nor hires in a territory that was named before the promise', () => {
    const hiring = scenario([{ gold: 5 }, {}, {}, {}], {
      ...agreed(clause('stayOut', { territory: territory('14') })),
      step: { at: 'hiring', territory: territory('14') },
    });
    expect(refusal(hiring, ana, { type: 'hire', ace: 'none', count: 1, elites: 0 })).toEqual(promised('stayOut'));
    expect(dragonDune.legalMoves(hiring, ana)).toEqual([{ type: 'dropHire' }]);
  });

  const council = (
    given: Parameters<typeof scenario>[0],
    clauses: ReturnType<typeof clause>[],
    more: object = {},
  ): State =>
    scenario(given, {
      ...agreed(...clauses),
      step: { at: 'council', council: { speaker: ana, done: 0, formed: 0, broke: 0, proposed: 0, ...more } },
    });

  test('[14.16] a promise to ally keeps one from proposing to, and accepting, anybody else', () => {
    const free = council([{}, {}, {}, {}], [clause('allyWith')]);
    expect(refusal(free, ana, { type: 'proposeAlliance', to: cleo })).toEqual(promised('allyWith'));
    expect(dragonDune.legalMoves(free, ana)).toEqual([{ type: 'proposeAlliance', to: ben }]);
    const asked: State = {
      ...council([{}, {}, {}, {}], [clause('allyWith')]),
      step: {
        at: 'proposal',
        council: { speaker: cleo, done: 0, formed: 0, broke: 0, proposed: 0 },
        from: cleo,
        to: ana,
      },
    };
    expect(dragonDune.legalMoves(asked, ana)).toEqual([{ type: 'answerProposal', accepts: false }]);
    // Once the other has refused, nothing is left to do in this Council.
    const refused = after(
      free,
      [ana, { type: 'proposeAlliance', to: ben }],
      [ben, { type: 'answerProposal', accepts: false }],
    );
    const back = after(refused, ...[ben, cleo, dan].map(who => [who, { type: 'passCouncil' }] as const));
    expect(refusal(back, ana, { type: 'proposeAlliance', to: cleo })).toBeUndefined();
    expect(refusal(back, ana, { type: 'passCouncil' })).toBeUndefined();
  });

  test('[14.16] an ally is left for it, unless that was promised not to be', () => {
    const allied = [{ ally: cleo }, {}, { ally: ana }, {}];
    const torn = council(allied, [clause('allyWith')]);
    expect(dragonDune.legalMoves(torn, ana)).toEqual([{ type: 'breakAlliance' }]);
    const left = after(torn, [ana, { type: 'breakAlliance' }]);
    const turn = after(left, ...[ben, cleo, dan].map(who => [who, { type: 'passCouncil' }] as const));
    expect(dragonDune.legalMoves(turn, ana)).toEqual([{ type: 'proposeAlliance', to: ben }]);
    const bound = council(allied, [clause('allyWith'), clause('notBreak', { to: cleo })]);
    expect(dragonDune.legalMoves(bound, ana)).toEqual([{ type: 'passCouncil' }]);
    // Ben is not free and has promised nothing: there is nothing to do yet.
    const taken = council([{}, { ally: dan }, {}, { ally: ben }], [clause('allyWith')]);
    expect(dragonDune.legalMoves(taken, ana)).toContainEqual({ type: 'passCouncil' });
  });

  test('[14.16] two who have promised it to each other both leave their allies, and find together', () => {
    const both = [clause('allyWith'), clause('allyWith', { by: ben, to: ana })];
    const start = council([{ ally: cleo }, { ally: dan }, { ally: ana }, { ally: ben }], both);
    const split = after(start, [ana, { type: 'breakAlliance' }], [ben, { type: 'breakAlliance' }]);
    const passed = after(split, [cleo, { type: 'passCouncil' }], [dan, { type: 'passCouncil' }]);
    expect(dragonDune.legalMoves(passed, ana)).toEqual([{ type: 'proposeAlliance', to: ben }]);
    const asked = after(passed, [ana, { type: 'proposeAlliance', to: ben }]);
    expect(dragonDune.legalMoves(asked, ben)).toEqual([{ type: 'answerProposal', accepts: true }]);
    const allied = after(asked, [ben, { type: 'answerProposal', accepts: true }]);
    expect([allied.players[0]!.ally, allied.agreements]).toEqual([ben, []]);
  });

  test('[14.16] who has passed gets the word again when it becomes possible', () => {
    const waiting = council([{}, { ally: dan }, {}, { ally: ben }], [clause('allyWith')]);
    const free = after(waiting, [ana, { type: 'passCouncil' }], [ben, { type: 'breakAlliance' }]);
    expect(free.step).toMatchObject({ at: 'council', council: { done: 0 } });
    const late = scenario([{}, {}, {}, {}], {
      ...offered([ana], clause('allyWith')),
      step: { at: 'council', council: { speaker: cleo, done: 0b0001, formed: 0, broke: 0, proposed: 0 } },
      asked: [cleo],
    });
    expect(after(late, [ana, ACCEPT]).step).toMatchObject({ council: { done: 0, speaker: cleo } });
  });

  test('[14.6] a proposal that was made before the promise is not accepted against it', () => {
    const pending = (kind: 'notAlly' | 'allyWith', to: Seat): State =>
      scenario([{}, {}, {}, {}], {
        ...agreed(clause(kind, { to })),
        step: {
          at: 'proposal',
          council: { speaker: ana, done: 0, formed: 0, broke: 0, proposed: 0b0100 },
          from: ana,
          to: cleo,
        },
        asked: [cleo],
      });
    for (const state of [pending('notAlly', cleo), pending('allyWith', ben)]) {
      expect(refusal(state, cleo, { type: 'answerProposal', accepts: true })).toEqual({
        code: 'rivalPromised',
        rule: '14.6',
        seat: ana,
        agreement: 7,
      });
      const refused = after(state, [cleo, { type: 'answerProposal', accepts: false }]);
      expect(refused.players[0]!.ally).toBe(NOBODY);
    }
  });

  test('[14.16] being allied already keeps the promise', () => {
    const allied = scenario([{ ally: ben }, { ally: ana }, {}, {}], offered([ana], clause('allyWith')));
    const { state, events } = played(allied, ana, ACCEPT);
    expect(state.agreements).toEqual([]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'clauseSettled', how: 'kept' }));
  });
});
