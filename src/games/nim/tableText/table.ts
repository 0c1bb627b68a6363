import { at, HIDDEN, moveText, seat as toSeat, type NameOf, type Prompt, type TableText, type TextRow } from '#kernel';
import { CHARM_COUNTS, CHARMS, HEAPS } from '../components.ts';
import type { NimText } from '../text/text.ts';
import type { Move } from '../types.ts';
import type { PlayerView, View } from '../view.ts';
import type { Phrases } from './phrases.ts';

const promptOf = ({ prompts, playing }: Phrases, { step, turn, viewer }: View, name: NameOf): Prompt =>
  step.at === 'over' || turn === viewer ? prompts[step.at] : playing(name(turn));

const charmOf = (text: NimText, phrases: Phrases, { charm }: PlayerView): string =>
  charm === HIDDEN ? phrases.faceDown : text.charms[charm].name;

const ownRows = (text: NimText, phrases: Phrases, own: PlayerView, name: NameOf): readonly TextRow[] => [
  {
    label: phrases.charm,
    text: own.charm === HIDDEN ? '' : `${text.charms[own.charm].name}. ${text.charms[own.charm].effect}`,
    isOwn: true,
  },
  {
    label: phrases.guess,
    text: own.guess === 'none' || own.guess === HIDDEN ? phrases.noGuess : name(own.guess),
    isOwn: true,
  },
];

const holdings = (text: NimText, phrases: Phrases, player: PlayerView): string =>
  `${phrases.stones(player.stones)} · ${charmOf(text, phrases, player)}`;

const sheetsOf = ({ charms }: NimText, { sheets, heap }: Phrases) => [
  {
    title: sheets.heaps,
    columns: [sheets.stones],
    rows: HEAPS.value.map((stones, index) => ({
      id: `heap-${index}`,
      name: heap(index + 1),
      cells: [{ text: String(stones), source: HEAPS.source }],
    })),
  },
  {
    title: sheets.charms,
    columns: [sheets.count, sheets.effect],
    rows: CHARMS.map(charm => ({
      id: charm,
      name: charms[charm].name,
      cells: [
        { text: String(CHARM_COUNTS[charm].value), source: CHARM_COUNTS[charm].source },
        { text: charms[charm].effect },
      ],
    })),
  },
];

/** Nim's table in words, from the phrases of one language. */
export const tableText = (text: NimText, phrases: Phrases): TableText<View, Move> => ({
  prompt: (view, name) => promptOf(phrases, view, name),
  describe(view, name) {
    const { sections, heap, stones } = phrases;
    const heaps = view.heaps.map((count, index): TextRow => ({ label: heap(index + 1), text: stones(count) }));
    const players = view.players.map(
      (player, index): TextRow => ({
        label: name(toSeat(index)),
        text: holdings(text, phrases, player),
        isOwn: index === view.viewer,
      }),
    );
    const own = view.viewer === 'audience' ? undefined : at(view.players, view.viewer);
    return [
      { title: sections.heaps, rows: heaps },
      ...(own === undefined ? [] : [{ title: sections.yours, rows: ownRows(text, phrases, own, name) }]),
      { title: sections.players, rows: players },
    ];
  },
  group: ({ type }) => phrases.groups[type],
  move: (move, _view, name) => moveText(text, move, name) ?? '',
  player: (view, seat) => holdings(text, phrases, at(view.players, seat)),
  components: () => Promise.resolve(sheetsOf(text, phrases)),
});
