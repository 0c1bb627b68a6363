import {
  HIDDEN,
  seat as toSeat,
  type NameOf,
  type Prompt,
  type TextRow,
  type Seat,
  type TextSection,
  type TableText,
} from '#kernel';
import type { Artifact } from '../components/cards.ts';
import { bit, CASTLES, idOf, IS_CASTLE, TERRITORIES, type Territory } from '../components/territories.ts';
import type { Move } from '../moves/types.ts';
import type { Step } from '../steps.ts';
import type { DragonDuneText } from '../text/text.ts';
import { NOBODY } from '../types.ts';
import type { PlayerView, View } from '../view.ts';
import {
  toAct,
  bankOf,
  castlesOf,
  dragonTolls,
  draftOf,
  giftableGold,
  goneOf,
  graveyardOf,
  territoryFacts,
  isEmpty,
  knownCards,
  lastEvent,
  legible,
  rangeOf,
  nextNumbers,
  ownSeat,
  playerAt,
  standingAnswersOf,
  destinationKind,
  treacheriesOf,
  type TerritoryFacts,
} from '../facts.ts';
import type { OwnScene, Phrases, Scene } from './phrases.ts';

const ownScene = (scene: Scene): OwnScene | undefined => {
  const seat = ownSeat(scene.view);
  return seat === undefined ? undefined : { ...scene, seat, own: playerAt(scene.view, seat) };
};

type Table<Arg, Result> = Readonly<Record<string, ((step: Step, arg: Arg) => Result) | undefined>>;

/** What a table by step says; TypeScript cannot see that a step and its entry have the same name. */
const say = <Arg, Result>(table: object, step: Step, arg: Arg): Result | undefined =>
  (table as Table<Arg, Result>)[step.at]?.(step, arg);

/** Rule 15.3: this player need not decide; the answer that was left is given when the others have decided. */
const hasLeftAnswer = ({ view: { step, asked }, own, seat }: OwnScene): boolean =>
  asked !== bit(seat) && standingAnswersOf(own).some(window => window === step.at);

const promptOf = (phrases: Phrases, scene: Scene): Prompt => {
  const { view, name } = scene;
  const { step, winner } = view;
  if (step.at === 'over') return { title: phrases.over(winner === NOBODY ? undefined : name(winner)) };
  const asked = toAct(view);
  const mine = ownScene(scene);
  const isAsked = mine !== undefined && asked.includes(mine.seat);
  if (isAsked && hasLeftAnswer(mine)) {
    const others = asked.filter(seat => seat !== mine.seat);
    return { title: phrases.waiting(others.map(name)), detail: phrases.standingNo };
  }
  const prompt = isAsked ? say<OwnScene, Prompt>(phrases.prompts, step, mine) : undefined;
  if (prompt !== undefined) return prompt;
  const sealed = mine?.own.sealed;
  const isDecided = sealed !== undefined && sealed !== HIDDEN && sealed.type !== 'nothing';
  const doing = say<Scene, string>(phrases.doing, step, scene);
  const detail = [doing ?? '', isDecided ? phrases.decided(sealed) : ''].filter(part => part !== '').join(' ');
  return { title: phrases.waiting(asked.map(name)), ...(detail !== '' && { detail }) };
};

const turnRows = (phrases: Phrases, scene: Scene): readonly TextRow[] => {
  const { labels } = phrases;
  const { view } = scene;
  const { step, nextEvent, lastBattle } = view;
  const seat = ownSeat(view);
  const last = lastEvent(view);
  const dangers = seat === undefined ? [] : dragonTolls(view, seat);
  const isAuction = step.at === 'bidding' || step.at === 'payment';
  const isSeen = nextEvent !== HIDDEN;
  return [
    { label: labels.turn, text: phrases.turn(scene) },
    { label: labels.dragon, text: phrases.dragon(view.dragon, nextNumbers(view), dangers) },
    { label: labels.lastEvent, text: phrases.lastEvent(last) },
    ...(isSeen ? [{ label: labels.nextEvent, text: phrases.nextEvent(nextEvent, last), isOwn: true }] : []),
    ...(isAuction ? [{ label: labels.auction, text: phrases.auction(step, scene) }] : []),
    { label: labels.decks, text: phrases.decks(view) },
    ...(view.artifactDiscard.length > 0 ? [{ label: labels.discards, text: view.artifactDiscard.join(', ') }] : []),
    ...(lastBattle === 'none' || view.battle !== 'none'
      ? []
      : [{ label: labels.lastBattle, text: battleText(phrases, lastBattle, scene) }]),
  ];
};

type Battle = Exclude<View['battle'], 'none'>;

const planTexts = ({ plan }: Phrases, { fighters, plans }: Battle, { name }: Scene): readonly string[] =>
  plans.map((shown, side) => plan(name(fighters[side === 0 ? 0 : 1]), shown));

const battleText = (phrases: Phrases, battle: Battle, scene: Scene): string =>
  [phrases.fighters(battle, scene), ...planTexts(phrases, battle, scene)].join(' ');

const battleRows = (phrases: Phrases, battle: Battle, scene: Scene): readonly TextRow[] => {
  const { labels, answer } = phrases;
  const { fighters, answers, plans } = battle;
  const given = answers.flatMap((bound, side) =>
    bound.colour === 'any' && bound.units === -1 ? [] : [answer(scene.name(fighters[side === 0 ? 0 : 1]), bound)],
  );
  return [
    { label: labels.fighters, text: phrases.fighters(battle, scene) },
    ...(given.length > 0 ? [{ label: labels.answers, text: given.join(' ') }] : []),
    ...(plans.length > 0 ? [{ label: labels.plans, text: planTexts(phrases, battle, scene).join(' ') }] : []),
  ];
};

/** Whom a player's Queen and Jack can betray; nothing without both. */
const treacheryText = (phrases: Phrases, { view, name, own }: OwnScene): string =>
  treacheriesOf(view, own)
    .map(treachery => phrases.treachery(treachery, name))
    .join(' ');

const ownRows = (text: DragonDuneText, phrases: Phrases, { view, name, seat, own }: OwnScene): readonly TextRow[] => {
  const { labels } = phrases;
  const rows: TextRow[] = knownCards(own).map(card => ({ label: card, text: phrases.card(card, own.faction) }));
  const treachery = treacheryText(phrases, { view, name, seat, own });
  if (treachery !== '') rows.push({ label: labels.treachery, text: treachery });
  rows.push(
    { label: labels.gold, text: phrases.ownGold(own.gold, giftableGold(view, seat)) },
    { label: labels.units, text: phrases.ownUnits(own, rangeOf(view, seat)) },
    { label: labels.castles, text: phrases.ownCastles(castlesOf(view, seat)) },
    { label: labels.power, text: text.factions[own.faction].rule },
  );
  const standing = standingAnswersOf(own).map(window => text.windows[window]);
  if (standing.length > 0) rows.push({ label: labels.standing, text: phrases.list(standing) });
  return rows.map(row => ({ ...row, isOwn: true }));
};

/** Who stands in a territory, and what else there is to know of it. */
const territoryParts = (phrases: Phrases, facts: TerritoryFacts, scene: Scene): readonly string[] => {
  const { territory: words } = phrases;
  return [
    ...facts.armies.map(army => phrases.army(army, scene)),
    ...(facts.gold > 0 ? [words.gold(facts.gold)] : []),
    ...(facts.hasTroll ? [words.troll] : []),
    ...(facts.hasDragon ? [words.dragon] : []),
    ...(facts.isBreached ? [words.breached] : []),
  ];
};

const naturesOf = ({ territory: words, place }: Phrases, facts: TerritoryFacts): readonly string[] => [
  ...(facts.hasGriffins ? [words.griffins] : []),
  ...(facts.isOrcish ? [words.orcish] : []),
  words.beside(facts.borders.map(place)),
];

/** A territory in a few words, for a move that goes there. */
const territoryText = (phrases: Phrases, where: Territory, scene: Scene): string => {
  const facts = territoryFacts(scene.view, where);
  return [phrases.territory.kinds[facts.kind], ...territoryParts(phrases, facts, scene)].join(', ');
};

const territoryRow = (phrases: Phrases, facts: TerritoryFacts, scene: Scene): TextRow => {
  const { territory: words } = phrases;
  const parts = territoryParts(phrases, facts, scene);
  const isCastle = IS_CASTLE[facts.where] === true;
  const head = isCastle ? (facts.armies.length === 0 ? [words.nobody] : []) : [words.kinds[facts.kind]];
  return {
    label: facts.kind === 'mountain' ? phrases.territory.mountain : idOf(facts.where),
    text: `${[...head, ...parts, ...naturesOf(phrases, facts)].join(phrases.semicolon)}.`,
    isOwn: facts.armies.some(({ seat }) => seat === scene.view.viewer),
  };
};

const holdingParts = ({ holding: words }: Phrases, view: View, seat: Seat): readonly string[] => {
  const player = playerAt(view, seat);
  const castles = castlesOf(view, seat);
  return [
    words.gold(player.gold),
    words.artifacts(player.hand.length),
    words.castles(castles),
    words.graveyard(graveyardOf(player)),
    ...(view.starter === seat && view.turn > 0 ? [words.starts] : []),
  ];
};

const secretParts = ({ holding: words }: Phrases, { view, name }: Scene, player: PlayerView): readonly string[] => {
  const { queen, jack, isUnmasked } = player;
  const isShown = isUnmasked && queen !== HIDDEN && queen !== 'none' && jack !== HIDDEN && jack !== 'none';
  const known = knownCards(player);
  const isOwn = view.players.indexOf(player) === view.viewer;
  return [
    words.bank(bankOf(player)),
    ...(goneOf(player) > 0 ? [words.gone(goneOf(player))] : []),
    ...(known.length > 0 && !isOwn ? [words.known(known)] : []),
    ...(player.ally === NOBODY ? [] : [words.ally(name(player.ally))]),
    ...(isShown ? [words.unmasked(queen, jack)] : []),
    ...(view.options.elvenBlessing && player.faction === 'elves' ? [words.losses(player.losses)] : []),
  ];
};

const playerRow = (text: DragonDuneText, phrases: Phrases, scene: Scene, seat: Seat): TextRow => {
  const player = playerAt(scene.view, seat);
  const { name: faction } = text.factions[player.faction];
  const parts = [faction, ...holdingParts(phrases, scene.view, seat), ...secretParts(phrases, scene, player)];
  return { label: scene.name(seat), text: `${parts.join(', ')}.`, isOwn: seat === scene.view.viewer };
};

const agreementRows = (text: DragonDuneText, phrases: Phrases, scene: Scene): readonly TextRow[] => {
  const { labels } = phrases;
  const mine = ownScene(scene);
  const draft = mine === undefined ? [] : draftOf(mine.own).map(clause => text.clause(legible(clause), scene.name));
  const rows = scene.view.agreements.map(
    (agreement): TextRow => ({
      label: labels.agreement(agreement.id),
      text: `${agreement.clauses.map(clause => text.clause(legible(clause), scene.name)).join(' ')} ${phrases.agreement(agreement, scene)}`,
    }),
  );
  return [...rows, ...(draft.length > 0 ? [{ label: labels.draft, text: phrases.draft(draft), isOwn: true }] : [])];
};

const describeTable = (text: DragonDuneText, phrases: Phrases, scene: Scene): readonly TextSection[] => {
  const { sections } = phrases;
  const { view } = scene;
  const mine = ownScene(scene);
  const fields = TERRITORIES.filter(where => IS_CASTLE[where] !== true).map(where => territoryFacts(view, where));
  const rowOf = (facts: TerritoryFacts): TextRow => territoryRow(phrases, facts, scene);
  const { battle } = view;
  const all: readonly TextSection[] = [
    { title: sections.battle, rows: battle === 'none' ? [] : battleRows(phrases, battle, scene) },
    { title: sections.turn, rows: turnRows(phrases, scene) },
    { title: sections.own, rows: mine === undefined ? [] : ownRows(text, phrases, mine) },
    { title: sections.castles, rows: CASTLES.map(where => rowOf(territoryFacts(view, where))) },
    { title: sections.armies, rows: fields.filter(facts => !isEmpty(facts)).map(rowOf) },
    { title: sections.players, rows: view.players.map((_, index) => playerRow(text, phrases, scene, toSeat(index))) },
    { title: sections.agreements, rows: agreementRows(text, phrases, scene) },
    { title: sections.empty, rows: fields.filter(isEmpty).map(rowOf) },
  ];
  return all.filter(({ rows }) => rows.length > 0);
};

/** Long lists are told apart by what they are about; where to go, by what is found there. */
const groupOf = (phrases: Phrases, move: Move, view: View): string => {
  const { groups, groupOf: about, targets } = phrases;
  const group = groups[move.type];
  const seat = ownSeat(view);
  switch (move.type) {
    case 'hireIn':
      return seat === undefined ? group : about(group, targets[destinationKind(view, seat, move.territory)]);
    case 'land':
    case 'goTo':
      return seat === undefined ? group : about(group, targets[destinationKind(view, seat, move.to)]);
    case 'march':
    case 'disband':
    case 'fly':
      return about(group, idOf(move.from));
    case 'raise':
      return about(group, idOf(move.territory));
    case 'plan':
      return about(group, move.card === 'none' ? phrases.noArtifact : move.card);
    default:
      return group;
  }
};

type MoveTexts = Readonly<Record<string, ((move: Move, scene: OwnScene) => string) | undefined>>;

const destinationOf = (move: Move): Territory | undefined => {
  if (move.type === 'hireIn') return move.territory;
  return move.type === 'goTo' || move.type === 'land' ? move.to : undefined;
};

const moveText = (text: DragonDuneText, phrases: Phrases, move: Move, scene: Scene): string => {
  const mine = ownScene(scene);
  // True of both tables: the entry under a move's type takes that move.
  const detailed = mine === undefined ? undefined : (phrases.moves as MoveTexts)[move.type]?.(move, mine);
  const to = destinationOf(move);
  if (detailed !== undefined)
    return to === undefined ? detailed : phrases.groupOf(detailed, territoryText(phrases, to, scene));
  // Every move is in the table; TypeScript loses which one it is.
  return (text.moves[move.type] as (move: Move, name: NameOf) => string)(move, scene.name);
};

/** The table in words, and single sentences of it that a drawn board asks for. */
export interface DragonDuneTableText extends TableText<View, Move> {
  /** What there is in a territory. */
  territory(where: Territory, view: View, name: NameOf): TextRow;
  /** What an artifact in the viewer's hand can do; nothing for whoever only watches. */
  card(card: Artifact, view: View): string;
  /** Whom the viewer's Queen and Jack can betray; nothing for whoever has none. */
  treacheries(view: View, name: NameOf): string;
}

/** The table in words: facts, put into the sentences of one language. */
export const makeTableText = (text: DragonDuneText, phrases: Phrases): DragonDuneTableText => ({
  prompt: (view, name) => promptOf(phrases, { view, name }),
  describe: (view, name) => describeTable(text, phrases, { view, name }),
  group: (move, view) => groupOf(phrases, move, view),
  move: (move, view, name) => moveText(text, phrases, move, { view, name }),
  player: (view, seat) => {
    const { faction } = playerAt(view, toSeat(seat));
    return [text.factions[faction].name, ...holdingParts(phrases, view, toSeat(seat))].join(', ');
  },
  components: async () => (await import('./sheets.ts')).sheetsOf(text, await phrases.sheets()),
  territory: (where, view, name) => territoryRow(phrases, territoryFacts(view, where), { view, name }),
  card: (card, view) => {
    const seat = ownSeat(view);
    return seat === undefined ? '' : phrases.card(card, playerAt(view, seat).faction);
  },
  treacheries: (view, name) => {
    const mine = ownScene({ view, name });
    return mine === undefined ? '' : treacheryText(phrases, mine);
  },
});
