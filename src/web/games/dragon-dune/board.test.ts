import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { at, defaultOptions, fastChance, seat, type NameOf } from '#kernel';
import { dragonDune } from '#games/dragon-dune';
import { words } from '#games/dragon-dune/tableText';
import { IDLE } from '../../board/interaction.ts';
import { scenario } from '../../../games/dragon-dune/scenario.ts';
import { outlookOf } from './foresight.ts';
import { territory, type Event, type Move, type MoveOf, type View } from './game.ts';
import { COMING } from './lateParts.ts';
import { NO_ORDERS, stepOrders } from './orders.ts';
import { Now } from './panel/Now.tsx';
import { nearestPlan } from './panel/Orders.tsx';
import { pathBetween } from './path.ts';
import { revealIn, sumOf } from './reveal.ts';
import { TableProvider, type DragonTable } from './table.ts';
import { BAR_MOVES, isOnPanel } from './targets.ts';

// A board that stands has fetched what comes later.
beforeAll(() => Promise.all(COMING.map(({ fetch }) => fetch())));

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
  const giving = stepOrders(NO_ORDERS, { type: 'ordered', orders: { at: 'giving', to: seat(2) } });
  expect(giving).toEqual({ at: 'giving', to: 2 });
  expect(stepOrders(giving, { type: 'left' })).toEqual(NO_ORDERS);
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

/** What the panel shows at a decision. */
const panelOf = (view: View, moves: readonly Move[]): string => {
  const table: DragonTable = {
    view,
    moves,
    asides: [],
    name,
    latest: [],
    play: () => {},
    explain: () => {},
    preview: () => undefined,
    now: IDLE,
    dispatch: () => {},
    marked: new Set(),
    lie: 'wide',
    orders: NO_ORDERS,
    order: () => {},
  };
  const now = createElement(Now, { shown: undefined, close: () => {} });
  return renderToStaticMarkup(createElement(TableProvider, { value: table }, now));
};

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
        if (!ASSEMBLED.includes(move.type)) expect(panel).toContain(html(words.en.move(move, view, name)));
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
      const reveal = revealIn(events, view);
      if (reveal === undefined) return;
      battles++;
      expect(reveal.battle.plans).toHaveLength(2);
      expect(reveal.losses.every(({ count }) => count > 0)).toBe(true);
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
  expect(outlookOf(view, moves, territory('9'), preview)).toEqual({
    via: [territory('6')],
    fights: [seat(1)],
    danger: 2,
    troll: 0,
    gold: 4,
  });
  expect(outlookOf(view, moves, territory('18'), preview)).toBeUndefined();
});
