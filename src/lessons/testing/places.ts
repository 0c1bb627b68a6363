import { valueAt } from '../pattern.ts';

/** Parts of the frame that a step may point at. */
const FRAME = /^ui\/(prompt|panel|score|next)$/;

/** Whether the viewer finds that place on the board now; for places that are always there, the name decides. */
type PlaceCheck = (view: unknown, ...names: readonly string[]) => boolean;

const always: PlaceCheck = () => true;
const holds = (value: unknown, item: unknown): boolean => Array.isArray(value) && value.includes(item);
const isMany = (value: unknown): boolean => typeof value === 'number' && value > 0;
const own = (view: unknown, field: string): unknown =>
  valueAt(view, `players.${String(valueAt(view, 'viewer'))}.${field}`);

/** By game, the kinds of places that a board names, as `kind/name/name`. */
const PLACES: Readonly<Record<string, readonly (readonly [RegExp, PlaceCheck])[]>> = {
  iunu: [
    [/^hand\/(\w+)\/\d$/, (view, citizen) => holds(own(view, 'hand'), citizen)],
    [/^forum\/(\w+)\/\d$/, (view, citizen) => holds(valueAt(view, 'forum'), citizen)],
    [/^die\/([0-2])$/, (view, die) => isMany(valueAt(view, `dice.${die}`))],
    [/^dynasty\/(\d)\/(\w+)$/, (view, seat, citizen) => isMany(valueAt(view, `players.${seat}.cards.${citizen}`))],
    [/^drawn\/(\w+)$/, view => valueAt(view, 'step.at') === 'consulting'],
    [/^(deck|bread|afterlife-deck)$/, always],
  ],
  dunaia: [
    [/^(die\/[0-6]|action\/(build|flower|move|chip)|sale\/(slot|pile)-[123])$/, always],
    [/^(elder\/[ABC]|cost\/[1-6]|fragment\/[ABC]|prophecy\/\w+)$/, always],
    [/^(square|marker)\/[01]\/[0-8]$/, always],
    [/^(giant|chip)\/[01]\/[1-6]$/, always],
    [/^(flowers|stars|unfinished)\/[01]$/, always],
  ],
  'dawn-of-mankind': [
    [/^stand\/(R1|R2\.[1-3]|R3\.[1-5]|R4\.[1-7])\/[01]$/, always],
    [/^tile\/(A[1-3]|B[1-5]|C[1-7]|D[1-4])$/, always],
    [/^(marker\/[01]|track)\/(fruit|meat|hide|tool)$/, always],
    [/^(art|cube)\/(art-[1-8])$/, (view, _kind, card) => holds(valueAt(view, 'art'), card)],
    [/^stack\/(\w+)$/, (view, card) => holds(valueAt(view, 'stacks'), card)],
    [/^(reserve\/[01]|rest)$/, always],
  ],
  'dragon-dune': [
    [/^land\/(1?\d|2[0-7])$/, always],
    [/^army\/(\d+)\/([0-3])$/, (view, where, seat) => isMany(valueAt(view, `players.${seat}.units.${where}`))],
    [/^card\/(.+)$/, (view, card) => holds(own(view, 'hand'), card)],
    [/^lot$/, view => valueAt(view, 'upForBid') !== 'none'],
    [/^(dragon|red-dragon|pin|pacts|(purse|hold|grave)\/[0-3])$/, always],
  ],
};

export const isPlaceThere = (game: string, place: string, view: unknown): boolean => {
  if (FRAME.test(place)) return true;
  return (PLACES[game] ?? []).some(([pattern, check]) => {
    const found = pattern.exec(place);
    return found !== null && check(view, ...found.slice(1));
  });
};
