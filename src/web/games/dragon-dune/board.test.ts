import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { at, defaultOptions, fastChance, LANGUAGES, seat, seatsOf, type Language, type NameOf } from '#kernel';
import { dragonDune } from '#games/dragon-dune';
import { tableTexts } from '#games/dragon-dune/tableText';
import { IDLE } from '../../board/interaction.ts';
import { scenario } from '../../../games/dragon-dune/scenario.ts';
import { marchPreview } from './preview.ts';
import { territory, type Event, type Move, type MoveOf, type View } from '#games/dragon-dune/facts';
import { PREFETCHED } from './lazy.tsx';
import { NO_DECISION, stepDecision } from './pendingDecision.ts';
import { Panel } from './panel/Panel.tsx';
import { HintText } from './parts/HintText.tsx';
import { nearestPlan } from './panel/BattlePlan.tsx';
import { pathBetween } from './map/path.ts';
import { battleOutcomeIn, sumOf } from './panel/battleOutcome.ts';
import { BoardProvider, type DragonBoard } from './boardContext.ts';
import { BAR_MOVES, isOnPanel } from './targets.ts';

// Rendered to text, a store shows what it began with: the language is chosen here instead.
const settings = vi.hoisted((): { language: Language } => ({ language: 'en' }));
vi.mock('../../app/settings.ts', () => ({
  useSettings: (select: (state: typeof settings) => unknown) => select(settings),
}));

// A board that stands has prefetched what is loaded lazily.
beforeAll(() => Promise.all(PREFETCHED.map(({ fetch }) => fetch())));

const plan = (units: number, card: MoveOf<'plan'>['card'], elites = 0): MoveOf<'plan'> => ({
  type: 'plan',
  units,
  elites,
  card,
  isBlessed: false,
});

test('a way goes over what may be crossed, the shortest there is', () => {
  expect(pathBetween(territory('7'), territory('9'), () => true)).toEqual((['7', '6', '9'] as const).map(territory));
  const round = pathBetween(territory('7'), territory('9'), where => where !== territory('6'));
  expect(round).toEqual((['7', '8', '9•', '9'] as const).map(territory));
});

test('what is half decided ends with a step back, and with the next decision', () => {
  const giving = stepDecision(NO_DECISION, { type: 'chosen', decision: { at: 'giving', to: seat(2) } });
  expect(giving).toEqual({ at: 'giving', to: 2 });
  expect(stepDecision(giving, { type: 'left' })).toEqual(NO_DECISION);
});

test('a wish on the wheel keeps the card, and the other way round', () => {
  const plans = [plan(0, 'none'), plan(1, 'none'), plan(0, '4♥'), plan(1, '4♥')];
  expect(nearestPlan(plans, plan(0, '4♥'), { units: 1 })).toEqual(plan(1, '4♥'));
  expect(nearestPlan(plans, plan(1, 'none'), { card: '4♥' })).toEqual(plan(1, '4♥'));
  expect(nearestPlan(plans, plan(1, 'none'), { card: '6♠' })).toEqual(plan(1, 'none'));
});

test('the sum of a battle: units count two, the lower of two red artifacts counts, the higher gives way', () => {
  const plans = [
    { ...plan(3, '4♥'), type: 'plan' },
    { ...plan(3, '5♦'), type: 'plan' },
  ] as const;
  expect(sumOf(plans, 0)).toMatchObject({ strength: 6, bonus: 4, total: 10 });
  expect(sumOf(plans, 1)).toMatchObject({ strength: 6, bonus: 0, total: 6 });
});

const OPTIONS = {
  ...defaultOptions(dragonDune.options),
  orcishPlunder: true,
  eliteWarriors: true,
  elvenBlessing: true,
  goblinInitiative: true,
  extraMarch: true,
  honestQuestion: true,
  chaosMonster: true,
  castleWalls: true,
  dragonControl: true,
};

type Look = (view: View, moves: readonly Move[], events: readonly Event[]) => void;

/** Plays at random from the start, with every option, and looks at what each decision looks like to its player. */
const wander = (number: number, look: Look): void => {
  const chance = fastChance(number);
  const { state } = dragonDune.setup({ seats: 4, options: OPTIONS }, chance);
  let events: Event[] = [];
  for (let [actor] = dragonDune.toAct(state); actor !== undefined; [actor] = dragonDune.toAct(state)) {
    const moves = dragonDune.legalMoves(state, actor);
    look(dragonDune.view(state, actor), moves, events);
    events = [];
    dragonDune.apply(
      { state, chance, emit: event => void events.push(event) },
      actor,
      at(moves, chance.pick(moves.length)),
    );
  }
};

const name: NameOf = other => `Player ${other + 1}`;

/** A part of the board, as it is drawn for a player. */
const markupOf = (view: View, moves: readonly Move[], part: ReactNode): string => {
  const board: DragonBoard = {
    view,
    moves,
    asides: [],
    name,
    latest: [],
    play: () => {},
    explain: () => {},
    preview: () => undefined,
    isCoached: undefined,
    now: IDLE,
    dispatch: () => {},
    marked: new Set(),
    orientation: 'wide',
    decision: NO_DECISION,
    decide: () => {},
  };
  return renderToStaticMarkup(createElement(BoardProvider, { value: board }, part));
};

/** What the panel shows at a decision. */
const panelOf = (view: View, moves: readonly Move[]): string =>
  markupOf(view, moves, createElement(Panel, { shown: undefined, close: () => {} }));

/** Put together of parts, or written first: the panel has a wheel, a row of numbers or a field for them. */
const ASSEMBLED: readonly Move['type'][] = ['plan', 'deployOrcs', 'askHonestly'];

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

test('every move that is neither on the map nor in the hand nor in the bar is on the panel', () => {
  const seen = new Set<string>();
  for (let game = 1; game <= 8; game++)
    wander(game, (view, moves) => {
      const wanted = moves.filter(move => isOnPanel(move) && !BAR_MOVES.includes(move.type));
      if (wanted.every(({ type }) => seen.has(`${view.step.at} ${type}`))) return;
      const panel = panelOf(view, moves);
      for (const move of wanted) {
        seen.add(`${view.step.at} ${move.type}`);
        if (!ASSEMBLED.includes(move.type)) expect(panel).toContain(html(tableTexts.en.move(move, view, name)));
      }
      for (const piece of moves.some(({ type }) => type === 'plan') ? ['dd-wheel', 'dd-plan-cards'] : [])
        expect(panel).toContain(piece);
    });
  expect(seen.size).toBeGreaterThan(15);
});

test('a battle that ends is revealed with its plans and losses', () => {
  let battles = 0;
  for (let game = 1; game <= 8; game++)
    wander(game, (view, _moves, events) => {
      const outcome = battleOutcomeIn(events, view);
      if (outcome === undefined) return;
      battles++;
      expect(outcome.battle.plans).toHaveLength(2);
      expect(outcome.losses.every(({ count }) => count > 0)).toBe(true);
    });
  expect(battles).toBeGreaterThan(0);
});

test('going somewhere shows what awaits there', () => {
  const state = scenario([{ units: { '7': 4 } }, { units: { '9': 2 } }, {}, {}], {
    round: 'recruitment',
    step: { at: 'marching', from: territory('7'), count: 2, elites: 0, range: 2 },
    asked: [seat(0)],
    dragon: 8,
    gold: { '9': 4 },
  });
  const view = dragonDune.view(state, seat(0));
  const moves = dragonDune.legalMoves(state, seat(0));
  const preview = (move: Move): View => {
    const next = dragonDune.imagine(view, fastChance(1));
    dragonDune.apply({ state: next, chance: fastChance(1), emit: () => {} }, seat(0), move);
    return dragonDune.view(next, seat(0));
  };
  expect(marchPreview(view, moves, territory('9'), preview)).toEqual({
    via: [territory('6')],
    fights: [seat(1)],
    danger: 2,
    troll: 0,
    gold: 4,
  });
  expect(marchPreview(view, moves, territory('18'), preview)).toBeUndefined();
});

test.each(LANGUAGES)('%s: a Queen and a Jack say whom they can betray, to each of four', language => {
  const chance = fastChance(1);
  const { state } = dragonDune.setup({ seats: 4, options: OPTIONS }, chance);
  while (state.step.at === 'deploying')
    dragonDune.apply(
      { state, chance, emit: () => {} },
      at(dragonDune.toAct(state), 0),
      at(dragonDune.legalMoves(state, at(dragonDune.toAct(state), 0)), 0),
    );
  settings.language = language;
  const [queen, jack] = language === 'fr' ? ['D', 'V'] : ['Q', 'J'];
  for (const own of seatsOf(4)) {
    const view = dragonDune.view(state, own);
    const { queen: queenSuit, jack: jackSuit } = at(state.players, own);
    const sentence = tableTexts[language].treacheries(view, name);
    expect(sentence).toContain(`${queen}${queenSuit}`);
    expect(sentence).toContain(`${jack}${jackSuit}`);
    expect(markupOf(view, [], createElement(HintText, { about: 'court' }))).toContain(html(sentence));
  }
  settings.language = 'en';
});
