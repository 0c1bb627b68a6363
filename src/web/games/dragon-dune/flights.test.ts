import { expect, test } from 'vitest';
import { seat } from '#kernel';
import { dragonDune } from '#games/dragon-dune';
import { scenario } from '../../../games/dragon-dune/scenario.ts';
import { GONE } from '../client.ts';
import { flightsOf, markedPlaces } from './flights.ts';
import { BANK, territory, type Event } from '#games/dragon-dune/facts';

const [ana, ben] = [seat(0), seat(1)];
const view = dragonDune.view(scenario([{}, {}, {}, {}]), ana);
const fly = (event: Event) => flightsOf(event, view);
const at = (id: Parameters<typeof territory>[0]): number => territory(id);

const march = (from: '7' | '18', to: '9' | '17'): Event => ({
  type: 'unitsMoved',
  seat: ana,
  from: territory(from),
  to: territory(to),
  count: 2,
  elites: 0,
  how: 'march',
});

test('an army marches over the borders between', () => {
  expect(fly(march('7', '9'))).toEqual([
    { from: `army/${at('7')}/0`, to: `army/${at('9')}/0`, via: [`land/${at('6')}`] },
  ]);
});

test('an army that goes next door goes straight', () => {
  expect(fly(march('18', '17'))).toEqual([{ from: `army/${at('18')}/0`, to: `army/${at('17')}/0` }]);
});

test('mercenaries come from the bank', () => {
  const hired: Event = { ...march('7', '9'), type: 'unitsMoved', seat: ben, from: BANK, how: 'hire' } as Event;
  expect(fly(hired)).toEqual([{ from: 'bank/1', to: `army/${at('9')}/1` }]);
});

test('the dragons pass each number on their way, and 18 before 1', () => {
  expect(fly({ type: 'dragonMoved', roll: 3, to: 1, isSteered: false })).toEqual([
    { from: 'dragon', to: 'dragon', via: [`land/${at('17')}`, `land/${at('18')}`] },
  ]);
});

test('gold goes from hand to hand, but not to the bank', () => {
  expect(fly({ type: 'goldMoved', from: ana, to: ben, amount: 2, why: 'gift' })).toEqual([
    { from: 'purse/0', to: 'purse/1' },
  ]);
  expect(fly({ type: 'goldMoved', from: ana, to: 'bank', amount: 2, why: 'hire' })).toEqual([]);
});

test('only armies are marked as the last move', () => {
  const events: readonly Event[] = [march('7', '9'), { type: 'goldPlaced', territory: territory('9'), amount: 4 }];
  expect([...markedPlaces(events, view)]).toEqual([`army/${at('9')}/0`]);
});

test('gold that a dragon burns goes nowhere: it fades where it lay', () => {
  expect(fly({ type: 'goldBurnt', territory: territory('9'), amount: 4 })).toEqual([
    { from: `gold/${at('9')}`, to: GONE },
  ]);
});
