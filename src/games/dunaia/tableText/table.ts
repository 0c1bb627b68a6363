import { at, seat as toSeat, type Prompt, type TextRow, type Seat, type TextSection, type TableText } from '#kernel';
import { SQUARES } from '../components/board.ts';
import { COMMON_ACTIONS, DUNAIAS } from '../components/box.ts';
import { LEVELS, NO_TILE } from '../components/buildings.ts';
import { COLOURS } from '../components/colours.ts';
import { PROPHECY_TILES } from '../components/prophecies.ts';
import { priceOf } from '../market.ts';
import { circleOf, playerAt } from '../queries.ts';
import { scoreOf } from '../scoring/outcome.ts';
import { levelOf } from '../tiles.ts';
import type { DunaiaText } from '../text/text.ts';
import type { Move } from '../types.ts';
import type { DieView, PlayerView, View } from '../view.ts';
import {
  capital,
  dunaiasBeside,
  eldersOf,
  lackFor,
  lotAt,
  neutralFaces,
  offers,
  ownSeat,
  progressOf,
  squaresWithTiles,
  worldOf,
} from './facts.ts';
import { groupOf, sayMove } from './moves.ts';
import { nowOf } from './now.ts';
import type { Phrases } from './phrases.ts';
import { wakes, type Scene } from './scene.ts';
import { sheetsOf } from './sheets.ts';

const listed = ({ phrases }: Scene, items: readonly (string | number)[], separator = ', '): string =>
  items.length === 0 ? phrases.none : items.join(separator);

const prompt = (scene: Scene): Prompt => {
  const { phrases, view, name } = scene;
  const { step, turn, viewer } = view;
  if (step.at !== 'over' && turn !== viewer) return { title: phrases.isPlaying(name(turn)) };
  return phrases.asked[step.at](nowOf(scene));
};

const ownRow = (label: string, text: string): TextRow => ({ label, text, isOwn: true });

const bookedTile = (scene: Scene, seat: Seat): string | undefined => {
  const player = playerAt(scene.world, seat);
  if (player.booked === NO_TILE) return undefined;
  return scene.phrases.booked(scene.text.building(player.booked), priceOf(player, 'booked', levelOf(player.booked)));
};

const ownRows = (scene: Scene, seat: Seat): readonly TextRow[] => {
  const { text, phrases, view, world } = scene;
  const { labels } = phrases;
  const own = at(view.players, seat);
  const booked = bookedTile(scene, seat);
  return [
    ownRow(labels.flowers, String(own.flowers)),
    ownRow(labels.chips, listed(scene, own.chips)),
    ownRow(labels.tokens, String(own.tokens)),
    ownRow(labels.artefacts, phrases.fragments(own)),
    ownRow(labels.points, String(scoreOf(world, seat))),
    ...(own.elite === 'none'
      ? []
      : [ownRow(labels.elite, `${text.elites[own.elite].name}. ${text.elites[own.elite].rule}`)]),
    ...(booked === undefined ? [] : [ownRow(labels.booked, booked)]),
  ];
};

const squareRows = (scene: Scene, seat: Seat): readonly TextRow[] =>
  Array.from({ length: SQUARES }, (_, square) =>
    ownRow(
      capital(at(scene.text.squares, square)),
      scene.phrases.lot(
        lotAt(scene.view, scene.world, seat, square),
        dunaiasBeside(playerAt(scene.world, seat), square),
      ),
    ),
  );

const dunaiaRows = (scene: Scene, seat: Seat): readonly TextRow[] => {
  const player = playerAt(scene.world, seat);
  return DUNAIAS.map(dunaia =>
    ownRow(scene.phrases.dunaia(dunaia), scene.phrases.stand(wakes(scene, player, dunaia, circleOf(player, dunaia)))),
  );
};

const dieWords = ({ phrases, name, view }: Scene, { owner, face }: DieView): string => {
  if (owner === 'neutral') return String(face);
  return phrases.dieOf(owner === view.viewer ? undefined : name(owner), face);
};

const diceRows = (scene: Scene): readonly TextRow[] => {
  const { phrases, view } = scene;
  const { labels } = phrases;
  const coloured = view.dice.filter(({ owner, at: where }) => owner !== 'neutral' && where === 'row');
  const inHand = view.dice.filter(({ at: where }) => where === 'hand');
  return [
    { label: labels.row, text: listed(scene, neutralFaces(view)) },
    {
      label: labels.coloured,
      text: listed(
        scene,
        coloured.map(die => dieWords(scene, die)),
      ),
    },
    ...(inHand.length === 0 ? [] : [{ label: labels.hand, text: inHand.map(die => dieWords(scene, die)).join(', ') }]),
  ];
};

/** The completed Level 1 Buildings of everybody, where a die can go. */
const buildingRows = (scene: Scene): readonly TextRow[] => {
  const { text, phrases, view, world, name } = scene;
  return view.players.flatMap((player, index) => {
    const isOwn = index === view.viewer;
    const owner = isOwn ? undefined : name(toSeat(index));
    return squaresWithTiles(player).flatMap(square => {
      const lot = lotAt(view, world, toSeat(index), square);
      if (lot.kind !== 'built' || lot.level !== 1) return [];
      const label = phrases.recyclingBuilding({ owner, square: at(text.squares, square) });
      return [{ label, text: phrases.recyclingRule(text.building(lot.tile).rule, isOwn, lot.hasDie), isOwn }];
    });
  });
};

const boardText = ({ text, phrases, view }: Scene): string =>
  COMMON_ACTIONS.map(action => {
    const dice = view.dice.filter(
      ({ at: where }) => typeof where === 'object' && where.kind === 'board' && where.action === action,
    );
    return phrases.boardAction(text.actions[action], dice.length);
  }).join(', ');

const recyclingRows = (scene: Scene): readonly TextRow[] => [
  { label: scene.phrases.labels.board, text: boardText(scene) },
  ...buildingRows(scene),
];

const marketRows = ({ text, phrases, view, world }: Scene): readonly TextRow[] => [
  ...offers(view, world).map(({ from, tile, price }) => ({
    label: capital(phrases.sources[from]),
    text: tile === NO_TILE ? phrases.soldOut : phrases.offer(text.building(tile), price),
  })),
  {
    label: phrases.labels.piles,
    text: LEVELS.map(level => phrases.pile(level, at(view.piles, level - 1).size)).join(', '),
  },
];

const elderRows = ({ text, phrases, view, world }: Scene): readonly TextRow[] => {
  const seat = ownSeat(view);
  return eldersOf(view).map(fact => {
    const { name: title, rule } = text.elders[fact.elder];
    const lacks = seat === undefined ? '' : ` ${phrases.lacks(lackFor(playerAt(world, seat), fact.place))}`;
    return { label: phrases.elderName(fact.place, title), text: `${phrases.elder(fact, rule)}${lacks}` };
  });
};

const prophecyRows = ({ text, phrases, view, world, name }: Scene): readonly TextRow[] => {
  const seat = ownSeat(view);
  return view.prophecies.map(({ prophecy, owner }) => {
    const { colour, points } = PROPHECY_TILES[prophecy];
    const taker = owner === 'nobody' ? undefined : name(owner);
    const isOpen = seat !== undefined && taker === undefined;
    const progress = isOpen ? ` ${phrases.progress(progressOf(playerAt(world, seat), prophecy))}` : '';
    return {
      label: text.prophecies[prophecy],
      text: `${phrases.prophecy(text.prophecyColours[colour], points.value, taker)}${progress}`,
      isOwn: owner === view.viewer,
    };
  });
};

const playerText = (scene: Scene, player: PlayerView, seat: Seat): string => {
  const { text, phrases, view, world } = scene;
  const lots = squaresWithTiles(player).map(square =>
    phrases.shortLot(lotAt(view, world, seat, square), at(text.squares, square)),
  );
  return phrases.rival({
    holdings: phrases.holdings(player, scoreOf(world, seat)),
    lots,
    dunaias: player.circles.map((circle, index) => `${index + 1} ${text.circle(circle)}`),
    elite: player.elite === 'none' ? undefined : text.elites[player.elite],
    booked: bookedTile(scene, seat),
  });
};

/** Everybody but the viewer, whose board is told square by square. */
const playerRows = (scene: Scene): readonly TextRow[] =>
  scene.view.players.flatMap((player, index) => {
    if (index === scene.view.viewer) return [];
    const seat = toSeat(index);
    return [{ label: scene.name(seat), text: playerText(scene, player, seat) }];
  });

const gameRows = (scene: Scene): readonly TextRow[] => {
  const { text, phrases, view, name } = scene;
  const { labels } = phrases;
  const cause = view.endCause === 'none' ? undefined : text.endings[view.endCause];
  const colours = COLOURS.map((colour, index) =>
    phrases.colourLeft(text.colours[colour], at(view.colourTokens, index)),
  );
  const isDraft = view.step.at === 'drafting' || view.step.at === 'picked';
  const offered = view.offered.map(elite => `${text.elites[elite].name} (${text.elites[elite].rule})`);
  return [
    { label: labels.round, text: phrases.round(view, cause) },
    { label: labels.starter, text: name(view.starter) },
    { label: labels.colours, text: colours.join(', ') },
    ...(isDraft ? [{ label: labels.offered, text: listed(scene, offered) }] : []),
  ];
};

const describe = (scene: Scene): readonly TextSection[] => {
  const { sections } = scene.phrases;
  const seat = ownSeat(scene.view);
  const own =
    seat === undefined
      ? []
      : [
          { title: sections.own, rows: ownRows(scene, seat) },
          { title: sections.squares, rows: squareRows(scene, seat) },
          { title: sections.dunaias, rows: dunaiaRows(scene, seat) },
        ];
  return [
    ...own,
    { title: sections.dice, rows: diceRows(scene) },
    { title: sections.recycling, rows: recyclingRows(scene) },
    { title: sections.market, rows: marketRows(scene) },
    { title: sections.elders, rows: elderRows(scene) },
    { title: sections.prophecies, rows: prophecyRows(scene) },
    { title: sections.players, rows: playerRows(scene) },
    { title: sections.game, rows: gameRows(scene) },
  ];
};

/** A table in the words of one language. */
export const tableWords = (text: DunaiaText, phrases: Phrases): TableText<View, Move> => {
  const scene = (view: View, name: Scene['name']): Scene => ({ text, phrases, view, world: worldOf(view), name });
  return {
    prompt: (view, name) => prompt(scene(view, name)),
    describe: (view, name) => describe(scene(view, name)),
    group: (move, view, name) => groupOf(scene(view, name), move),
    move: (move, view, name) => sayMove(scene(view, name), move),
    player: (view, index) => phrases.holdings(at(view.players, index), scoreOf(worldOf(view), toSeat(index))),
    components: () => sheetsOf(text, phrases),
  };
};
