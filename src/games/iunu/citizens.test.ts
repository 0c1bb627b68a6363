import { describe, expect, test } from 'vitest';
import { seat, type Seat } from '#kernel';
import { iunu, type Move, type State } from '#games/iunu';
import type { Citizen } from './components/citizens.ts';
import { after, city, played, scenario } from './scenario.ts';

const ana = seat(0);
const ben = seat(1);
const cleo = seat(2);

const lay = (citizen: Citizen, count: 1 | 2 = 1): Move => ({ type: 'playCitizens', citizen, count });
const moves = (state: State, who: Seat): readonly Move[] => iunu.legalMoves(state, who);
const refusal = (state: State, who: Seat, move: Move) => iunu.refuse(state, who, move);
const debens = ({ players }: State): readonly number[] => players.map(player => player.debens);
const rest: Citizen[] = ['farmer', 'farmer'];
const feed = (citizen: Citizen): Move => ({ type: 'feed', citizen });

describe('Pharaoh', () => {
  const reroll = (die: number): Move => ({ type: 'reroll', die });
  const turnOf = (pharaoh: number, dice: number[]) =>
    scenario([{ hand: ['farmer', 'baker'] }, { cards: { pharaoh }, hand: ['farmer', 'baker'] }], {
      step: { at: 'ending' },
      dice,
    });

  test('[5.1] nothing when laid; at the start of a later turn one die may be rolled again', () => {
    const laid = after(scenario([{ hand: ['pharaoh', ...rest] }, {}]), ana, lay('pharaoh'));
    expect(laid.step.at).toBe('placing');
    const later = after(turnOf(1, [4, 0, 2]), ana, { type: 'endTurn' });
    expect(moves(later, ben)).toEqual([lay('farmer'), lay('baker'), reroll(0), reroll(2)]);
    const { state } = played(later, ben, reroll(2), [3]);
    expect(state.dice).toEqual([4, 0, 3]);
    expect(refusal(state, ben, reroll(0))).toEqual({ code: 'noReroll', rule: '5.1' });
    expect(refusal(later, ben, reroll(1))).toEqual({ code: 'noSuchDie', rule: '3.3' });
  });

  test('[5.1] not without a Pharaoh, nor after laying cards, nor without dice', () => {
    const none = after(turnOf(0, [4, 3, 2]), ana, { type: 'endTurn' });
    expect(refusal(none, ben, reroll(0))).toEqual({ code: 'noReroll', rule: '5.1' });
    const laid = after(after(turnOf(1, [4, 3, 2]), ana, { type: 'endTurn' }), ben, lay('farmer'));
    expect(refusal(laid, ben, reroll(0))).toMatchObject({ code: 'notNow' });
    expect(after(turnOf(1, [0, 0, 0]), ana, { type: 'endTurn' }).step).toEqual({ at: 'dynasty', mayReroll: false });
  });

  test('[5.2] it works after the round’s roll, in a last turn, and keeps its face in the variants', () => {
    const starter = scenario([{}, { cards: { pharaoh: 1 }, hand: ['farmer'] }], {
      step: { at: 'ending' },
      turnsTaken: 1,
      deck: [],
      options: { variant: 'aten' },
    });
    const { state } = played({ ...starter, turn: ana, starter: ana }, ana, { type: 'endTurn' }, [4, 3, 2]);
    expect(state).toMatchObject({ ending: true, turn: 1, dice: [3, 2, 1], step: { at: 'dynasty', mayReroll: true } });
    expect(played(state, ben, reroll(0), [4]).state.dice).toEqual([4, 2, 1]);
  });
});

describe('Scribe', () => {
  const stash = (citizen: Citizen): Move => ({ type: 'stash', citizen });
  const scribe = (owned: number, hand: Citizen[], deck: Citizen[] = ['noble']) =>
    after(scenario([{ hand: ['scribe', ...hand], debens: owned }, {}], { deck }), ana, lay('scribe'));

  test('[5.3] for 1 Deben a card goes under the Scribe and another is drawn', () => {
    const state = after(scribe(3, ['baker', 'farmer', 'baker']), ana, stash('baker'));
    expect(state.players[0]).toMatchObject({ debens: 2, stash: ['baker'], hand: ['farmer', 'baker', 'noble'] });
    expect(state.step.at).toBe('placing');
    expect(refusal(scribe(3, ['baker', 'farmer']), ana, stash('noble'))).toEqual({
      code: 'notInHand',
      rule: '4.1',
      citizen: 'noble',
    });
  });

  test('[5.3] two Scribes laid hide one card, and each Deben is paid apart', () => {
    const state = after(scenario([{ hand: ['scribe', 'scribe', ...rest], debens: 2 }, {}]), ana, lay('scribe', 2));
    expect(after(state, ana, stash('farmer'))).toMatchObject({ step: { at: 'placing' } });
    expect(debens(after(state, ana, stash('farmer')))[0]).toBe(0);
  });

  test('[5.3] without a Deben there is nothing to use', () => {
    expect(scribe(0, ['baker']).step.at).toBe('placing');
    const forced = { ...scribe(0, ['baker']), step: { at: 'ability', citizen: 'scribe' } as const };
    expect(refusal(forced, ana, stash('baker'))).toEqual({ code: 'scribeCostsDeben', rule: '5.3' });
  });

  test('[5.3] only its owner knows the card', () => {
    const { events } = played(scribe(3, ['baker', 'farmer']), ana, stash('baker'));
    const heard = (viewer: Seat) =>
      events.map(event => iunu.viewEvent(event, viewer)).filter(event => event !== undefined);
    expect(heard(ana)).toContainEqual({ type: 'cardStashed', seat: 0, citizen: 'baker' });
    expect(heard(ben)).toContainEqual({ type: 'cardStashed', seat: 0, citizen: 'hidden' });
    expect(heard(ben)).toContainEqual({ type: 'cardDrawn', seat: 0, citizen: 'hidden', reveals: true });
  });

  test('[5.4] with an empty deck nothing is drawn, and with no hand it cannot be used', () => {
    const last = scenario([{ hand: ['scribe', 'baker'], debens: 1 }, {}], { deck: [], ending: true });
    const state = after(last, ana, lay('scribe'), stash('baker'));
    expect(state.players[0]).toMatchObject({ stash: ['baker'], hand: [] });
    expect(state.step.at).toBe('ending');
    expect(after(scenario([{ hand: ['scribe'], debens: 1 }, {}], { ending: true }), ana, lay('scribe')).step.at).toBe(
      'ending',
    );
  });
});

test('[5.5] a Noble gains the sum of the dice, and each goes down', () => {
  const noble = (dice: number[]) => after(scenario([{ hand: ['noble', ...rest] }, {}], { dice }), ana, lay('noble'));
  const used = after(noble([4, 3, 1]), ana, { type: 'useAbility' });
  expect([used.players[0]!.debens, used.dice]).toEqual([8, [3, 2, 0]]);
  expect(after(noble([0, 2, 0]), ana, { type: 'useAbility' })).toMatchObject({ dice: [0, 1, 0] });
  expect(noble([0, 0, 0]).step.at).toBe('placing');
});

describe('Priest', () => {
  const consult = (die: number): Move => ({ type: 'consult', die });
  const keep = (card: State['afterlifeDeck'][number]): Move => ({ type: 'keepAfterlife', card });
  const priest = (player: Parameters<typeof scenario>[0][number], more: Parameters<typeof scenario>[1] = {}) =>
    after(scenario([{ hand: ['priest', ...rest], ...player }, {}], more), ana, lay('priest'));

  test('[5.6] a die is paid in full for as many cards', () => {
    const state = priest({ debens: 3 });
    expect(moves(state, ana)).toEqual([consult(1), consult(2), { type: 'skipAbility' }]);
    expect(refusal(state, ana, consult(0))).toEqual({ code: 'dieTooDear', rule: '5.6', cost: 4, debens: 3 });
    const drawn = after(state, ana, consult(1));
    expect(drawn.step).toEqual({ at: 'consulting', die: 1, count: 3, drawn: ['hatshepsut', 'osiris', 'khufu'] });
    expect([debens(drawn)[0], drawn.afterlifeDeck]).toEqual([0, ['peret', 'akhet']]);
    expect(priest({ debens: 1 }).step.at).toBe('placing');
  });

  test('[5.6] with fewer cards than the die shows, the full value is still paid', () => {
    const drawn = after(priest({ debens: 4 }, { afterlifeDeck: ['osiris', 'khufu'] }), ana, consult(0));
    expect([debens(drawn)[0], drawn.step]).toEqual([
      0,
      { at: 'consulting', die: 0, count: 2, drawn: ['osiris', 'khufu'] },
    ]);
  });

  test('[5.7] one card is kept, the others go back, the die goes down', () => {
    const drawn = after(priest({ debens: 3 }), ana, consult(1));
    expect(moves(drawn, ana)).toEqual([keep('hatshepsut'), keep('osiris'), keep('khufu')]);
    expect(refusal(drawn, ana, keep('peret'))).toEqual({ code: 'notDrawn', rule: '5.7' });
    const kept = after(drawn, ana, keep('osiris'));
    expect(kept.players[0]!.afterlife).toBe('osiris');
    expect([kept.afterlifeDeck, kept.dice]).toEqual([
      ['peret', 'akhet', 'hatshepsut', 'khufu'],
      [4, 2, 2],
    ]);
  });

  test('[5.7] who holds a card may keep it, and never holds two', () => {
    const drawn = after(
      priest({ debens: 2, afterlife: 'shemu' }, { afterlifeDeck: ['peret', 'akhet', 'osiris', 'khufu'] }),
      ana,
      consult(2),
    );
    expect(moves(drawn, ana)).toEqual([keep('osiris'), keep('khufu'), keep('shemu')]);
    expect(after(drawn, ana, keep('shemu')).afterlifeDeck).toEqual(['peret', 'akhet', 'osiris', 'khufu']);
    expect(after(drawn, ana, keep('khufu'))).toMatchObject({ afterlifeDeck: ['peret', 'akhet', 'osiris', 'shemu'] });
  });

  test('[5.7] rivals see that somebody looks and keeps, not what', () => {
    const { state, events } = played(priest({ debens: 2 }), ana, consult(2));
    expect(iunu.view(state, ben).step).toEqual({ at: 'consulting', die: 2, drawn: 'hidden', count: 2 });
    expect(iunu.viewEvent(events.find(({ type }) => type === 'afterlifeDrawn')!, ben)).toMatchObject({
      cards: 'hidden',
      count: 2,
    });
    const kept = played(state, ana, keep('khufu')).events.find(({ type }) => type === 'afterlifeKept')!;
    expect(iunu.viewEvent(kept, ana)).toMatchObject({ card: 'khufu', deck: 'hidden' });
    expect(iunu.viewEvent(kept, ben)).toMatchObject({ card: 'hidden', deck: 'hidden' });
  });
});

test('[5.8] an Artisan does nothing when laid and helps in the same turn', () => {
  const state = after(scenario([{ hand: ['artisan', ...rest], debens: 1 }, {}]), ana, lay('artisan'));
  expect(state.step.at).toBe('placing');
  expect(moves(state, ana)).toContainEqual({ type: 'hireArtisan' });
});

describe('Soldier', () => {
  const rob = (victim: Seat): Move => ({ type: 'rob', victim });
  const answer = (pays: boolean): Move => ({ type: 'answerTribute', pays });
  const soldier = (victim: Parameters<typeof scenario>[0][number], more: Parameters<typeof scenario>[1] = {}) =>
    after(scenario([{ hand: ['soldier', ...rest] }, victim, {}], more), ana, lay('soldier'));

  test.each<[string, Parameters<typeof scenario>[0][number], boolean]>([
    ['one Farmer', { cards: { farmer: 1 } }, true],
    ['a Farmer with bread', { cards: { farmer: 1 }, loaves: { farmer: 1 } }, false],
    ['two Farmers and a guard', { cards: { farmer: 2, soldier: 1 } }, false],
    ['three Farmers and a guard', { cards: { farmer: 3, soldier: 1 } }, true],
    ['three Farmers, one of them fed, and a guard', { cards: { farmer: 3, soldier: 1 }, loaves: { farmer: 1 } }, false],
    ['four Farmers and two guards', { cards: { farmer: 4, soldier: 2 } }, false],
    ['no Farmer', { cards: { noble: 3 } }, false],
  ])('[5.9] %s', (_name, victim, isStealable) => {
    const state = soldier(victim);
    expect(moves(state, ana)).toEqual(
      isStealable ? [rob(ben), { type: 'skipAbility' }] : [{ type: 'place', citizen: 'farmer' }],
    );
  });

  test('[5.9] only a player with such a Farmer can be robbed', () => {
    const state = soldier({ cards: { farmer: 1 } });
    expect(refusal(state, ana, rob(cleo))).toEqual({ code: 'nothingToSteal', rule: '5.9', victim: 2 });
    expect(refusal(state, ana, rob(ana))).toMatchObject({ code: 'nothingToSteal' });
    expect(refusal(state, ana, rob(seat(9)))).toMatchObject({ code: 'nothingToSteal' });
  });

  test('[5.10] the victim may pay a Deben to the thief', () => {
    const asked = after(soldier({ cards: { farmer: 1 }, debens: 2 }), ana, rob(ben));
    expect([iunu.toAct(asked), moves(asked, ben)]).toEqual([[ben], [answer(true), answer(false)]]);
    expect(refusal(asked, ana, answer(true))).toEqual({ code: 'notYourTurn', rule: '3.2', turn: ben });
    expect(refusal(asked, ben, { type: 'answerTribute', pays: 'no' as never })).toEqual({
      code: 'answerYesOrNo',
      rule: '5.10',
    });
    const paid = after(asked, ben, answer(true));
    expect([debens(paid), paid.players[1]!.cards.farmer, iunu.toAct(paid)]).toEqual([[1, 1, 0], 1, [ana]]);
    const given = after(asked, ben, answer(false));
    expect([debens(given), given.players.map(({ cards }) => cards.farmer)]).toEqual([
      [0, 2, 0],
      [1, 0, 0],
    ]);
  });

  test('[5.10] without a Deben nobody is asked and the Farmer goes', () => {
    const state = after(soldier({ cards: { farmer: 1 } }), ana, rob(ben));
    expect([iunu.toAct(state), state.players.map(({ cards }) => cards.farmer)]).toEqual([[ana], [1, 0, 0]]);
  });

  test('[5.11] a standing answer is given without asking, and stays private', () => {
    const before = soldier({ cards: { farmer: 1 }, debens: 2 });
    const stand = (reply: 'ask' | 'pay' | 'yield'): Move => ({ type: 'setStanding', answer: reply });
    expect(iunu.asides?.(before, ben)).toEqual([stand('pay'), stand('yield')]);
    const willing = after(before, ben, stand('pay'));
    expect([iunu.view(willing, ana).players[1]!.standing, iunu.view(willing, ben).players[1]!.standing]).toEqual([
      'hidden',
      'pay',
    ]);
    expect(iunu.viewEvent({ type: 'standingSet', seat: ben, answer: 'pay' }, ana)).toBeUndefined();
    const { state, events } = played(willing, ana, rob(ben));
    expect([debens(state), state.step.at]).toEqual([[1, 1, 0], 'placing']);
    expect(events).toContainEqual({ type: 'tributeAnswered', victim: 1, pays: true, reveals: true });
    expect(after(after(before, ben, stand('yield')), ana, rob(ben)).players[0]!.cards.farmer).toBe(1);
    expect(refusal(willing, ben, stand('pay'))).toEqual({ code: 'sameAnswer', rule: '5.11' });
    expect(refusal(willing, ben, stand('maybe' as never))).toEqual({ code: 'noSuchAnswer', rule: '5.11' });
  });

  test('[5.12] a stolen Farmer counts at once; two Soldiers try once and both guard', () => {
    const state = scenario([
      { hand: ['soldier', 'soldier', 'farmer', 'farmer'], debens: 1, cards: { farmer: 3 } },
      { cards: { farmer: 5 } },
    ]);
    const stolen = after(state, ana, lay('soldier', 2), rob(ben));
    expect([stolen.step.at, stolen.players.map(({ cards }) => cards.farmer)]).toEqual(['placing', [4, 4]]);
    const revenge = { ...stolen, turn: ben, step: { at: 'ability', citizen: 'soldier' } as const };
    expect(refusal(revenge, ben, rob(ana))).toEqual({ code: 'nothingToSteal', rule: '5.9', victim: 0 });
  });
});

describe('Baker', () => {
  const baker = (player: Parameters<typeof scenario>[0][number], more: Parameters<typeof scenario>[1] = {}) =>
    after(scenario([{ hand: ['baker', ...rest], ...player }, {}], more), ana, lay('baker'));

  test.each<[string, number, number[], number]>([
    ['no Farmer', 0, [4, 3, 2], 4],
    ['one Farmer', 1, [4, 3, 2], 4],
    ['two Farmers', 2, [4, 3, 2], 3],
    ['five Farmers', 5, [4, 3, 2], 2],
    ['nine Farmers, and never under 1', 9, [4, 3, 2], 1],
    ['no dice', 0, [0, 0, 0], 1],
  ])('[5.13] the price with %s', (_name, farmer, dice, price) => {
    const fed = after(baker({ debens: 10, cards: { farmer } }, { dice }), ana, feed('baker'));
    expect(fed.players[0]!.debens).toBe(10 - price);
  });

  test('[5.13] the price stays the same for all loaves, and must be paid', () => {
    const state = after(
      baker({ debens: 7, cards: { noble: 3 } }, { dice: [3, 1, 0] }),
      ana,
      feed('noble'),
      feed('noble'),
    );
    expect([state.players[0]!.debens, state.step.at, state.dice]).toEqual([1, 'placing', [2, 1, 0]]);
    const poor = baker({ debens: 3 });
    expect(poor.step.at).toBe('placing');
    const forced = { ...poor, step: { at: 'ability', citizen: 'baker' } as const };
    expect(refusal(forced, ana, feed('baker'))).toEqual({ code: 'breadTooDear', rule: '5.13', price: 4, debens: 3 });
  });

  test('[5.14] up to three loaves, one a card, the new Baker included', () => {
    const state = baker({ debens: 20, cards: { noble: 1, farmer: 1 }, loaves: { farmer: 1 } }, { dice: [2, 1, 1] });
    expect(moves(state, ana)).toEqual([feed('noble'), feed('baker'), { type: 'skipAbility' }]);
    const once = after(state, ana, feed('noble'));
    expect(moves(once, ana)).toEqual([feed('baker'), { type: 'stopBaking' }]);
    expect(refusal(once, ana, feed('noble'))).toEqual({ code: 'nothingToFeed', rule: '5.14', citizen: 'noble' });
    const many = baker({ debens: 20, cards: { farmer: 8 } }, { dice: [2, 1, 1] });
    const three = after(many, ana, feed('farmer'), feed('farmer'), feed('farmer'));
    expect([three.players[0]!.loaves.farmer, three.step.at]).toEqual([3, 'placing']);
  });

  test('[5.14] fewer loaves will do', () => {
    const state = baker({ debens: 20, cards: { noble: 2 } });
    const stopped = after(state, ana, feed('noble'), { type: 'stopBaking' });
    expect([stopped.players[0]!.loaves.noble, stopped.dice, stopped.step.at]).toEqual([1, [3, 3, 2], 'placing']);
  });

  test('[5.14] there are no more loaves than 20', () => {
    const last = after(baker({ debens: 20, cards: { noble: 2 } }, { bread: 1 }), ana, feed('noble'));
    expect([last.bread, last.step.at]).toEqual([0, 'placing']);
    const none = { ...last, step: { at: 'ability', citizen: 'baker' } as const };
    expect(refusal(none, ana, feed('noble'))).toEqual({ code: 'noBreadLeft', rule: '5.14' });
  });

  test('[5.15] the highest die goes down once, and only if bread was bought', () => {
    const state = baker({ debens: 20, cards: { farmer: 8 } });
    expect(after(state, ana, feed('farmer'), feed('farmer'), feed('farmer')).dice).toEqual([3, 3, 2]);
    expect(after(state, ana, { type: 'skipAbility' }).dice).toEqual([4, 3, 2]);
    expect(after(baker({ debens: 20 }, { dice: [0, 0, 0] }), ana, feed('baker')).dice).toEqual([0, 0, 0]);
  });
});

describe('Merchant', () => {
  const merchant = (count: 1 | 2, dice: number[], owned = 0) =>
    after(
      scenario(
        [{ hand: ['merchant', 'merchant', 'farmer', 'farmer'], debens: count - 1, cards: { merchant: owned } }, {}],
        { dice },
      ),
      ana,
      lay('merchant', count),
    );

  test('[5.16] gains the highest die plus one for each Merchant, the new ones included', () => {
    expect(debens(after(merchant(1, [2, 4, 4]), ana, { type: 'useAbility' }))[0]).toBe(5);
    expect(after(merchant(1, [2, 4, 4]), ana, { type: 'useAbility' }).dice).toEqual([2, 3, 4]);
    expect(debens(after(merchant(2, [1, 0, 0], 3), ana, { type: 'useAbility' }))[0]).toBe(6);
    expect(after(merchant(2, [1, 0, 0], 3), ana, { type: 'useAbility' }).dice).toEqual([0, 0, 0]);
  });

  test('[5.17] earns nothing with no die in play', () => {
    const state = merchant(1, [0, 0, 0], 4);
    expect([state.step.at, debens(state)[0]]).toEqual(['placing', 0]);
  });
});

test('[5.18] a Farmer does nothing when laid; fed ones make bread cheaper too', () => {
  expect(after(scenario([{ hand: ['farmer', ...rest] }, {}]), ana, lay('farmer')).step.at).toBe('placing');
  const state = after(
    scenario([{ hand: ['baker', ...rest], debens: 9, cards: { farmer: 4 }, loaves: { farmer: 4 } }, {}]),
    ana,
    lay('baker'),
    feed('baker'),
  );
  expect(debens(state)[0]).toBe(9 - 2);
});

test('[10.8] a Soldier finds nobody to rob in a neutral city', () => {
  const state = scenario([{ hand: ['soldier', ...rest] }, {}], {
    cities: [city('heliopolis', { cards: { farmer: 5 } })],
    options: { variant: 'heliopolis' },
  });
  expect(after(state, ana, lay('soldier')).step.at).toBe('placing');
});
