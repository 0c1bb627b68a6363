import { at, seat as toSeat, type Prompt, type TextRow, type Seat, type TextSection, type TableText } from '#kernel';
import { SQUARES } from '../components/board.ts';
import { COMMON_ACTIONS, DUNAIAS } from '../components/box.ts';
import { LEVELS, NO_TILE } from '../components/buildings.ts';
import { COLOURS } from '../components/colours.ts';
import { PROPHECY_TILES } from '../components/prophecies.ts';
import {
  dunaiasBeside,
  eldersOf,
  lackFor,
  neutralFaces,
  offersIn,
  ownSeat,
  priceFor,
  progressOf,
  squareContentAt,
  squaresWithTiles,
} from '../facts.ts';
import { imaginedState } from '../imaginedState.ts';
import { circleOf } from '../queries.ts';
import { scoreOf } from '../scoring/outcome.ts';
import { levelOf } from '../tiles.ts';
import { capitalize } from '../text/capitalize.ts';
import type { DunaiaText } from '../text/text.ts';
import type { Move } from '../types.ts';
import type { DieView, PlayerView, View } from '../view.ts';
import { groupOf, moveSentence } from './moves.ts';
import { promptFactsOf } from './promptFacts.ts';
import type { Phrases } from './phrases.ts';
import { awakeningFacts, fragmentNames, type TextContext } from './textContext.ts';

const listed = ({ phrases }: TextContext, items: readonly (string | number)[], separator = ', '): string =>
  items.length === 0 ? phrases.none : items.join(separator);

const prompt = (context: TextContext): Prompt => {
  const { phrases, view, name } = context;
  const { step, turn, viewer } = view;
  if (step.at !== 'over' && turn !== viewer) return { title: phrases.isPlaying(name(turn)) };
  return phrases.prompts[step.at](promptFactsOf(context));
};

const ownRow = (label: string, text: string): TextRow => ({ label, text, isOwn: true });

const bookedTile = (context: TextContext, seat: Seat): string | undefined => {
  const { booked } = at(context.view.players, seat);
  if (booked === NO_TILE) return undefined;
  const price = priceFor(context.view, seat, 'booked', levelOf(booked));
  return context.phrases.booked(context.text.building(booked), price);
};

const ownRows = (context: TextContext, seat: Seat): readonly TextRow[] => {
  const { text, phrases, view, state } = context;
  const { labels } = phrases;
  const own = at(view.players, seat);
  const booked = bookedTile(context, seat);
  return [
    ownRow(labels.flowers, String(own.flowers)),
    ownRow(labels.chips, listed(context, own.chips)),
    ownRow(labels.tokens, String(own.tokens)),
    ownRow(labels.artefacts, phrases.fragments(own, fragmentNames(context, own))),
    ownRow(labels.points, String(scoreOf(state, seat))),
    ...(own.elite === 'none'
      ? []
      : [ownRow(labels.elite, `${text.elites[own.elite].name}. ${text.elites[own.elite].rule}`)]),
    ...(booked === undefined ? [] : [ownRow(labels.booked, booked)]),
  ];
};

const squareRows = (context: TextContext, seat: Seat): readonly TextRow[] =>
  Array.from({ length: SQUARES }, (_, square) =>
    ownRow(
      capitalize(at(context.text.squares, square)),
      context.phrases.square(
        squareContentAt(context.view, seat, square),
        dunaiasBeside(at(context.view.players, seat), square),
      ),
    ),
  );

const dunaiaRows = (context: TextContext, seat: Seat): readonly TextRow[] => {
  const player = at(context.view.players, seat);
  return DUNAIAS.map(dunaia => {
    const stand = awakeningFacts(context, seat, dunaia, circleOf(player, dunaia));
    return ownRow(context.phrases.dunaia(dunaia), context.phrases.stand(stand));
  });
};

const dieWords = ({ phrases, name, view }: TextContext, { owner, face }: DieView): string => {
  if (owner === 'neutral') return String(face);
  return phrases.dieOf(owner === view.viewer ? undefined : name(owner), face);
};

const diceRows = (context: TextContext): readonly TextRow[] => {
  const { phrases, view } = context;
  const { labels } = phrases;
  const coloured = view.dice.filter(({ owner, at: where }) => owner !== 'neutral' && where === 'row');
  const inHand = view.dice.filter(({ at: where }) => where === 'hand');
  return [
    { label: labels.row, text: listed(context, neutralFaces(view)) },
    {
      label: labels.coloured,
      text: listed(
        context,
        coloured.map(die => dieWords(context, die)),
      ),
    },
    ...(inHand.length === 0
      ? []
      : [{ label: labels.hand, text: inHand.map(die => dieWords(context, die)).join(', ') }]),
  ];
};

/** The completed Level 1 Buildings of everybody, where a die can go. */
const buildingRows = (context: TextContext): readonly TextRow[] => {
  const { text, phrases, view, name } = context;
  return view.players.flatMap((player, index) => {
    const isOwn = index === view.viewer;
    const owner = isOwn ? undefined : name(toSeat(index));
    return squaresWithTiles(player).flatMap(square => {
      const content = squareContentAt(view, toSeat(index), square);
      if (content.kind !== 'built' || content.level !== 1) return [];
      const label = phrases.recyclingBuilding({ owner, square: at(text.squares, square) });
      return [{ label, text: phrases.recyclingRule(text.building(content.tile).rule, isOwn, content.hasDie), isOwn }];
    });
  });
};

const boardText = ({ text, phrases, view }: TextContext): string =>
  COMMON_ACTIONS.map(action => {
    const dice = view.dice.filter(
      ({ at: where }) => typeof where === 'object' && where.kind === 'board' && where.action === action,
    );
    return phrases.boardAction(text.actions[action], dice.length);
  }).join(', ');

const recyclingRows = (context: TextContext): readonly TextRow[] => [
  { label: context.phrases.labels.board, text: boardText(context) },
  ...buildingRows(context),
];

const marketRows = ({ text, phrases, view }: TextContext): readonly TextRow[] => [
  ...offersIn(view).map(({ from, tile, price }) => ({
    label: capitalize(phrases.sources[from]),
    text: tile === NO_TILE ? phrases.soldOut : phrases.offer(text.building(tile), price),
  })),
  {
    label: phrases.labels.piles,
    text: LEVELS.map(level => phrases.pile(level, at(view.piles, level - 1).size)).join(', '),
  },
];

const elderRows = ({ text, phrases, view }: TextContext): readonly TextRow[] => {
  const seat = ownSeat(view);
  return eldersOf(view).map(fact => {
    const { name: title, rule } = text.elders[fact.elder];
    const lacks = seat === undefined ? '' : ` ${phrases.lacks(lackFor(view, seat, fact.place))}`;
    return { label: title, text: `${phrases.elder(fact, rule)}${lacks}` };
  });
};

const prophecyRows = ({ text, phrases, view, name }: TextContext): readonly TextRow[] => {
  const seat = ownSeat(view);
  return view.prophecies.map(({ prophecy, owner }) => {
    const { colour, points } = PROPHECY_TILES[prophecy];
    const taker = owner === 'nobody' ? undefined : name(owner);
    const isOpen = seat !== undefined && taker === undefined;
    const progress = isOpen ? ` ${phrases.progress(progressOf(view, seat, prophecy))}` : '';
    return {
      label: text.prophecies[prophecy],
      text: `${phrases.prophecy(text.prophecyColours[colour], points.value, taker)}${progress}`,
      isOwn: owner === view.viewer,
    };
  });
};

const playerText = (context: TextContext, player: PlayerView, seat: Seat): string => {
  const { text, phrases, view, state } = context;
  const squares = squaresWithTiles(player).map(square =>
    phrases.shortSquare(squareContentAt(view, seat, square), at(text.squares, square)),
  );
  return phrases.rival({
    holdings: phrases.holdings(player, scoreOf(state, seat), fragmentNames(context, player)),
    squares,
    dunaias: player.circles.map((circle, index) => `${index + 1} ${text.circle(circle)}`),
    elite: player.elite === 'none' ? undefined : text.elites[player.elite],
    booked: bookedTile(context, seat),
  });
};

/** Everybody but the viewer, whose board is told square by square. */
const playerRows = (context: TextContext): readonly TextRow[] =>
  context.view.players.flatMap((player, index) => {
    if (index === context.view.viewer) return [];
    const seat = toSeat(index);
    return [{ label: context.name(seat), text: playerText(context, player, seat) }];
  });

const gameRows = (context: TextContext): readonly TextRow[] => {
  const { text, phrases, view, name } = context;
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
    ...(isDraft ? [{ label: labels.offered, text: listed(context, offered) }] : []),
  ];
};

const describe = (context: TextContext): readonly TextSection[] => {
  const { sections } = context.phrases;
  const seat = ownSeat(context.view);
  const own =
    seat === undefined
      ? []
      : [
          { title: sections.own, rows: ownRows(context, seat) },
          { title: sections.squares, rows: squareRows(context, seat) },
          { title: sections.dunaias, rows: dunaiaRows(context, seat) },
        ];
  return [
    ...own,
    { title: sections.dice, rows: diceRows(context) },
    { title: sections.recycling, rows: recyclingRows(context) },
    { title: sections.market, rows: marketRows(context) },
    { title: sections.elders, rows: elderRows(context) },
    { title: sections.prophecies, rows: prophecyRows(context) },
    { title: sections.players, rows: playerRows(context) },
    { title: sections.game, rows: gameRows(context) },
  ];
};

/** Dunaïa's table text in one language, from its phrases. */
export const makeTableText = (text: DunaiaText, phrases: Phrases): TableText<View, Move> => {
  const contextOf = (view: View, name: TextContext['name']): TextContext => ({
    text,
    phrases,
    view,
    state: imaginedState(view),
    name,
  });
  return {
    prompt: (view, name) => prompt(contextOf(view, name)),
    describe: (view, name) => describe(contextOf(view, name)),
    group: (move, view, name) => groupOf(contextOf(view, name), move),
    move: (move, view, name) => moveSentence(contextOf(view, name), move),
    player: (view, index) => {
      const player = at(view.players, index);
      const context = contextOf(view, String);
      return phrases.holdings(player, scoreOf(context.state, toSeat(index)), fragmentNames(context, player));
    },
    components: async () => (await import('./sheets.ts')).sheetsOf(text, phrases),
  };
};
