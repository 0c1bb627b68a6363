import { describe, expect, test } from 'vitest';
import { defaultOptions, seat, Table, type Seat, typesetFrench } from '#kernel';
import { dragonDune, type Move, type State } from '#games/dragon-dune';
import type { Clause, ClauseKind } from '../agreements/types.ts';
import { territory } from '../components/territories.ts';
import { agreed, clause, promised } from '../agreedScenario.ts';
import { after, goOn, played, scenario } from '../scenario.ts';
import { texts } from '../text/index.ts';

const [ana, ben, cleo, dan] = [seat(0), seat(1), seat(2), seat(3)];
const refusal = (state: State, who: Seat, move: Move) => dragonDune.refuse(state, who, move);
const gold = ({ players }: State): readonly number[] => players.map(player => player.gold);
const draft = (kind: ClauseKind): Move => ({ type: 'draftClause', kind });
const set = (field: keyof Omit<Clause, 'kind'>, value: number | string): Move => ({ type: 'setClause', field, value });
const OFFER: Move = { type: 'offerAgreement' };
const accept = (agreement: number): Move => ({ type: 'acceptAgreement', agreement });
const decline = (agreement: number): Move => ({ type: 'declineAgreement', agreement });
const end = (agreement: number): Move => ({ type: 'endAgreement', agreement });

describe('gold', () => {
  test('[14.1] is given at any time, also out of turn and in the middle of a secret decision', () => {
    const state = scenario([{ gold: 3 }, { gold: 7 }, {}, {}]);
    const given = after(state, [ben, { type: 'giveGold', to: ana, amount: 5 }]);
    expect([gold(given), dragonDune.toAct(given)]).toEqual([[8, 2, 0, 0], [ana]]);
    expect(refusal(state, ana, { type: 'giveGold', to: ben, amount: 5 })).toEqual({
      code: 'badGift',
      rule: '14.1',
      most: 3,
    });
  });

  test('[14.2] of the highest bid is locked', () => {
    const state = scenario([{ gold: 5 }, { gold: 5 }, {}, {}], {
      step: { at: 'bidding', bidder: ben, auction: { lot: 0, lots: 1, high: 4, leader: ana, passes: 0 } },
      asked: [ben],
      upForBid: '6♠',
    });
    expect(refusal(state, ana, { type: 'giveGold', to: ben, amount: 2 })).toEqual({
      code: 'badGift',
      rule: '14.1',
      most: 1,
    });
    expect(refusal(state, ben, { type: 'giveGold', to: ana, amount: 5 })).toBeUndefined();
  });
});

describe('agreements', () => {
  const table = scenario([{ gold: 5 }, { gold: 5 }, { gold: 5 }, {}]);

  test('[14.3] are drafted in private, clause by clause, up to four', () => {
    const drafted = after(
      table,
      [ben, draft('stayOut')],
      [ben, set('territory', territory('14'))],
      [ben, set('until', 4)],
    );
    expect(drafted.players[1]!.draft).toMatchObject([
      { kind: 'stayOut', by: ben, to: cleo, territory: territory('14'), until: 4 },
    ]);
    expect([
      dragonDune.view(drafted, ana).players[1]!.draft,
      dragonDune.view(drafted, ben).players[1]!.draft.length,
    ]).toEqual(['hidden', 1]);
    const { events } = played(table, ben, draft('pay'));
    expect(events.map(event => dragonDune.viewEvent(event, ana))).toEqual([undefined]);
    const full = after(table, ...Array.from({ length: 4 }, () => [ben, draft('pay')] as const));
    expect(refusal(full, ben, draft('pay'))).toEqual({ code: 'draftFull', rule: '14.3', most: 4 });
    expect(after(full, [ben, { type: 'dropClause' }]).players[1]!.draft.length).toBe(3);
    expect([refusal(table, ben, OFFER), refusal(table, ben, { type: 'dropClause' })]).toEqual([
      { code: 'draftEmpty', rule: '14.3' },
      { code: 'draftEmpty', rule: '14.3' },
    ]);
    expect(refusal(table, ben, set('by', 0))).toEqual({ code: 'draftEmpty', rule: '14.3' });
  });

  test('[14.3] whoever would promise something to himself changes places with the other', () => {
    const swapped = after(table, [ana, draft('pay')], [ana, set('by', ben)]);
    expect(swapped.players[0]!.draft).toMatchObject([{ by: ben, to: ana }]);
  });

  test('[14.4] bind when all have accepted; one "no" takes them off; at most two open offers, which lapse with the turn', () => {
    const offered = after(table, [ana, draft('pay')], [ana, set('amount', 2)], [ana, OFFER]);
    expect(offered.agreements).toMatchObject([{ id: 1, parties: 0b0011, accepted: 0b0001, isBinding: false }]);
    expect([
      refusal(offered, ana, accept(1)),
      refusal(offered, cleo, accept(1)),
      refusal(offered, ben, end(1)),
    ]).toEqual([
      { code: 'alreadyAccepted', rule: '14.4' },
      { code: 'noSuchAgreement', rule: '14.4' },
      { code: 'notBinding', rule: '14.9' },
    ]);
    const bound = after(offered, [ben, accept(1)]);
    expect([gold(bound), bound.agreements]).toEqual([[3, 7, 5, 0], []]);
    expect(after(offered, [ben, decline(1)]).agreements).toEqual([]);
    const two = after(offered, [ana, draft('pay')], [ana, OFFER], [ana, draft('pay')]);
    expect(refusal(two, ana, OFFER)).toEqual({ code: 'tooManyOffers', rule: '14.4', most: 2 });
    expect(goOn({ ...offered, step: { at: 'turnStart' } }, 1).state.agreements).toEqual([]);
  });

  test('[14.5] know eleven kinds of promise, each with its own fields', () => {
    const fieldsOf = (kind: ClauseKind): readonly string[] => [
      ...new Set(
        dragonDune.asides!(after(table, [ana, draft(kind)]), ana).flatMap(move =>
          move.type === 'setClause' ? [move.field] : [],
        ),
      ),
    ];
    expect(fieldsOf('pay')).toEqual(['by', 'to', 'amount', 'when']);
    expect(fieldsOf('stayOut')).toEqual(['by', 'to', 'territory', 'until']);
    expect(fieldsOf('bidAtMost')).toEqual(['by', 'to', 'amount', 'until', 'when']);
    expect(fieldsOf('words')).toEqual(['by', 'to', 'until', 'words']);
    expect(refusal(after(table, [ana, draft('pay')]), ana, set('territory', 3))).toEqual({
      code: 'badField',
      rule: '14.5',
    });
    expect(refusal(table, ana, draft('love' as never))).toEqual({ code: 'noSuchClause', rule: '14.5' });
    const over = goOn(
      scenario([{}, {}, {}, {}], { ...agreed(clause('notAlly', { until: 2 })), turn: 2, step: { at: 'turnStart' } }),
      1,
    );
    expect(over.events).toContainEqual(expect.objectContaining({ type: 'clauseSettled', how: 'expired' }));
    expect(over.state.agreements).toEqual([]);
  });

  test('[14.6] a promise to stay out or keep peace closes territories, and says which promise', () => {
    const state = (kind: ClauseKind, at: State['step'] = { at: 'turn' }) =>
      scenario([{ units: { '13': 2, '14': 1 }, gold: 5 }, { units: { '14': 2 } }, {}, {}], {
        ...agreed(clause(kind, { territory: territory('14') })),
        step: at,
      });
    for (const kind of ['stayOut', 'keepPeace'] as const) {
      const marching = after(state(kind), [ana, { type: 'march', from: territory('13'), count: 1, elites: 0 }]);
      expect(refusal(marching, ana, { type: 'goTo', to: territory('14'), emerges: false })).toEqual(promised(kind));
      const moves = dragonDune.legalMoves(marching, ana);
      expect(moves.some(move => move.type === 'goTo' && move.to === territory('14'))).toBe(false);
      expect(refusal(state(kind), ana, { type: 'conscript', territory: territory('14'), count: 1, elites: 0 })).toEqual(
        promised(kind),
      );
      expect(refusal(state(kind, { at: 'siting' }), ana, { type: 'hireIn', territory: territory('14') })).toEqual(
        promised(kind),
      );
    }
    const said = texts.en.refusals.promised(promised('stayOut') as never, who => ['Ana', 'Ben'][who]!);
    expect(said).toBe('You promised Ben otherwise (agreement 7: Stay out of a territory).');
  });

  test('[14.6] nor may it be broken from the air', () => {
    const riding = scenario([{}, {}, {}, { units: { '13': 2 } }], {
      agreements: [
        { ...agreed().agreements[0]!, clauses: [clause('stayOut', { by: dan, territory: territory('14') })] },
      ],
      step: { at: 'landing', from: territory('13'), count: 1, how: 'ride', next: { at: 'gathering' } },
      asked: [dan],
    });
    expect(refusal(riding, dan, { type: 'land', to: territory('14') })).toEqual(promised('stayOut'));
  });

  test('[14.6] promises about bids, alliances, treachery and Aces', () => {
    const bidding = scenario([{ gold: 5 }, { gold: 5 }, {}, {}], {
      ...agreed(clause('bidAtMost', { amount: 2, when: 'card' })),
      step: { at: 'bidding', bidder: ana, auction: { lot: 0, lots: 2, high: 0, leader: -1, passes: 0 } },
      upForBid: '6♠',
    });
    expect(refusal(bidding, ana, { type: 'bid', amount: 3 })).toEqual(promised('bidAtMost'));
    expect(dragonDune.legalMoves(bidding, ana).length).toBe(3);
    const next = after(bidding, ...[ana, ben, cleo, dan].map(who => [who, { type: 'passBid' }] as const));
    expect(next.agreements).toEqual([]);

    const council = (kind: ClauseKind, ally = false) =>
      scenario([ally ? { ally: ben } : {}, ally ? { ally: ana } : {}, {}, {}], {
        ...agreed(clause(kind)),
        step: { at: 'council', council: { speaker: ana, done: 0, formed: 0, broke: 0, proposed: 0 } },
      });
    expect(refusal(council('notAlly'), ana, { type: 'proposeAlliance', to: ben })).toEqual(promised('notAlly'));
    expect(refusal(council('notBreak', true), ana, { type: 'breakAlliance' })).toEqual(promised('notBreak'));
    expect(refusal(council('allyWith'), ana, { type: 'passCouncil' })).toEqual(promised('allyWith'));
    const asked = after(
      council('allyWith'),
      [ana, { type: 'proposeAlliance', to: ben }],
      [ben, { type: 'answerProposal', accepts: true }],
    );
    expect([asked.players[0]!.ally, asked.agreements]).toEqual([ben, []]);

    const question = scenario([{ hand: ['A♥'] }, { units: { '14': 1 } }, { units: { '14': 1 } }, {}], {
      ...agreed(clause('noStop')),
      step: { at: 'question', asker: ben, about: 'colour' },
    });
    expect(refusal(question, ana, { type: 'stop', card: 'A♥' })).toEqual(promised('noStop'));

    const answers = [{ colour: 'any', units: -1 } as const, { colour: 'any', units: -1 } as const] as const;
    const none = { type: 'plan', units: 0, elites: 0, card: 'none', isBlessed: false } as const;
    const betrayal = scenario(
      [{ units: { '14': 1 }, queen: '♥', jack: '♠' }, { units: { '14': 1 }, hand: ['3♠'] }, {}, {}],
      {
        ...agreed(clause('noTreachery')),
        step: { at: 'treachery' },
        battle: {
          territory: territory('14'),
          fighters: [ana, ben],
          answers,
          asked: 2,
          plans: [none, { ...none, card: '3♠' }],
          betrayals: [],
          finals: 'none',
        },
      },
    );
    expect(refusal(betrayal, ana, { type: 'betray', pair: 'printed' })).toEqual(promised('noTreachery'));
  });

  test('[14.7] payments and shares are made by themselves, and gifts are not earned', () => {
    const paying = scenario([{ gold: 5 }, {}, {}, {}], {
      ...agreed(clause('pay', { amount: 3, when: 'bidding' })),
      step: { at: 'auctioning' },
    });
    expect([gold(goOn(paying).state), goOn(paying).state.agreements]).toEqual([[2, 3, 0, 0], []]);
    const sharing = scenario([{ units: { '14': 2 }, hand: ['2♣'] }, {}, { gold: 5 }, {}], {
      ...agreed(clause('share', { amount: 2 })),
      step: { at: 'collecting' },
      gold: { '14': 4 },
    });
    expect(gold(goOn(sharing).state)).toEqual([1 + 4 - 1 - 2, 1 + 1 + 2, 6, 1]);
    const gift = after({ ...sharing, step: { at: 'turn' } }, [cleo, { type: 'giveGold', to: ana, amount: 2 }]);
    expect(gold(gift)).toEqual([2, 0, 3, 0]);
  });

  test('[14.8] what cannot be done is waived, and a promise that forbids goes before one that demands', () => {
    const torn = scenario([{}, {}, {}, {}], {
      ...agreed(clause('allyWith'), clause('notAlly')),
      step: { at: 'council', council: { speaker: ana, done: 0, formed: 0, broke: 0, proposed: 0 } },
    });
    expect(refusal(torn, ana, { type: 'passCouncil' })).toBeUndefined();
    const late = goOn(
      scenario([{}, {}, {}, {}], { ...agreed(clause('allyWith', { until: 2 })), step: { at: 'turnStart' } }),
      1,
    );
    expect(late.events).toContainEqual(expect.objectContaining({ type: 'clauseSettled', how: 'waived' }));
  });

  test('[14.9] end early only when all parties wish it', () => {
    const bound = scenario([{}, {}, {}, {}], agreed(clause('stayOut')));
    expect(refusal(bound, ana, decline(7))).toEqual({ code: 'alreadyBinding', rule: '14.9' });
    const wished = after(bound, [ana, end(7)]);
    expect([wished.agreements.length, refusal(wished, ana, end(7))]).toEqual([
      1,
      { code: 'alreadyWished', rule: '14.9' },
    ]);
    expect(after(wished, [ben, end(7)]).agreements).toEqual([]);
  });

  test('[14.10] words are free, shown, kept in the log, and enforced by nobody', () => {
    const written = after(
      table,
      [ana, draft('words')],
      [ana, set('words', 'I will not march west.')],
      [ana, OFFER],
      [ben, accept(1)],
    );
    expect(written.agreements).toMatchObject([
      { isBinding: true, clauses: [{ kind: 'words', words: 'I will not march west.' }] },
    ]);
    expect(refusal(after(table, [ana, draft('words')]), ana, set('words', 'x'.repeat(201)))).toEqual({
      code: 'badField',
      rule: '14.5',
    });
    const said = texts.fr.clause(written.agreements[0]!.clauses[0]!, who => ['Ana', 'Ben'][who]!);
    expect(said).toBe(
      typesetFrench('Ana promet à Ben, jusqu’à la fin du tour 2 : « I will not march west. » (sans garantie).'),
    );
    const real = Table.open(dragonDune, { seats: 4, options: defaultOptions(dragonDune.options) }, { seed: 'words' });
    real.submit(dan, { type: 'deployOrcs', in1: 5, in9: 0, in16: 0 });
    expect([real.submit(ana, draft('words')).ok, real.submit(ana, set('words', 'Peace!')).ok]).toEqual([true, true]);
    expect(real.state.players[0]!.draft).toMatchObject([{ words: 'Peace!' }]);
    expect(real.submit(ana, { ...set('words', 'Peace!'), extra: 1 } as never).ok).toBe(false);
  });
});
