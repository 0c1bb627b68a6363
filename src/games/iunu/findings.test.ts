import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, play, seat } from '#kernel';
import { iunu, type Move, type State } from '#games/iunu';
import { en } from './log/en.ts';
import { fr } from './log/fr.ts';
import { tableTexts } from './tableText/index.ts';
import { afterlifeTextAt, citizenTextAt } from './text/cardText.ts';
import { texts } from './text/index.ts';
import { scenario } from './scenario.ts';

const ana = seat(0);
const LOGS = { en, fr };
const nameOf = (who: number): string => ['Ana', 'Ben'][who]!;
const setup = (seats: number, changes: Partial<State['options']> = {}): State =>
  iunu.setup({ seats, options: { ...defaultOptions(iunu.options), ...changes } }, fastChance(3)).state;

describe('findings: IUNU 1', () => {
  const placing = (debens: number) =>
    scenario([{ cards: { artisan: 1 }, debens, hand: ['farmer', 'farmer', 'noble'] }, {}], {
      step: { at: 'placing', left: 2, placed: 0, hired: 0 },
    });

  test('[6.2] the prompt speaks of an Artisan only where he can be paid', () => {
    const detail = (debens: number) => tableTexts.en.prompt(iunu.view(placing(debens), ana), nameOf).detail;
    expect([detail(0), detail(1)]).toEqual([
      'Then you take one card more than you placed.',
      'Or pay an Artisan 1 Deben to place one card fewer.',
    ]);
    for (const debens of [0, 1]) {
      const isOffered = iunu.legalMoves(placing(debens), ana).some(({ type }) => type === 'hireArtisan');
      expect(isOffered).toBe(debens > 0);
    }
  });
});

describe('findings: IUNU 4', () => {
  test('[11.4] [12.6] alone, a Soldier’s text says what he does there', () => {
    const rule = (language: 'en' | 'fr', state: State) => citizenTextAt(texts[language], 'soldier', state).rule;
    expect(rule('en', setup(2))).toBe(texts.en.citizens.soldier.rule);
    expect(rule('en', setup(1))).toBe('Nothing when laid: there is nobody to rob.');
    expect(rule('fr', setup(1, { soloTribute: true }))).toBe('Prenez 1 deben à la réserve. Il n’y a personne à voler.');
  });

  test('[12.3] with the other reading of the seasons their cards say three times', () => {
    const rule = (card: 'peret' | 'osiris', seasonTotal: 2 | 3) =>
      afterlifeTextAt(texts.en, card, setup(2, { seasonTotal })).rule;
    expect([rule('peret', 2), rule('peret', 3)]).toEqual([
      'Your best majority counts double.',
      'Your best majority counts three times.',
    ]);
    expect(rule('osiris', 3)).toBe(texts.en.afterlives.osiris.rule);
  });
});

describe('findings: IUNU 6', () => {
  test('[5.11] nobody robs who plays alone, and no answer to thieves is offered', () => {
    const state = setup(1);
    expect(iunu.asides!(state, ana)).toEqual([]);
    expect(iunu.refuse(state, ana, { type: 'setStanding', answer: 'pay' })).toMatchObject({ code: 'notNow' });
    expect(iunu.asides!(setup(2), ana)).toHaveLength(2);
  });

  const laid = (citizen: 'merchant' | 'soldier' | 'scribe' | 'priest' | 'baker' | 'farmer', given: object = {}) => {
    const state = scenario([{ hand: [citizen, 'noble', 'noble', 'noble'], debens: 0, ...given }, {}], {
      dice: [0, 0, 0],
    });
    const move: Move = { type: 'playCitizens', citizen, count: 1 };
    return play(iunu, state, { seat: ana, move }, fastChance(1)).events;
  };

  test('[4.3] an ability that cannot be used says why', () => {
    const lacks = (['merchant', 'soldier', 'scribe', 'priest', 'baker'] as const).map(citizen =>
      laid(citizen).flatMap(event => (event.type === 'abilityLacked' ? [event.lack] : [])),
    );
    expect(lacks).toEqual([['dice'], ['victim'], ['debens'], ['dice'], ['debens']]);
    expect(laid('farmer').some(({ type }) => type === 'abilityLacked')).toBe(false);
    const said = (language: 'en' | 'fr') =>
      LOGS[language].clauses.abilityLacked(
        { type: 'abilityLacked', seat: ana, citizen: 'merchant', lack: 'dice' },
        { name: nameOf } as never,
        [],
      );
    expect([said('en'), said('fr')]).toEqual([
      ['without effect (no die is left in play)'],
      ['sans effet (il ne reste aucun dé en jeu)'],
    ]);
  });

  test('[9.6] [9.7] the cards for the most say that a tie gives nothing', () => {
    for (const card of ['nephthys', 'khufu'] as const) {
      expect(texts.en.afterlives[card].rule).toContain('a tie gives nothing');
      expect(texts.fr.afterlives[card].rule).toContain('une égalité ne donne rien');
    }
  });
});
