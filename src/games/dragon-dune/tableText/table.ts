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
import { CASTLES, idOf, IS_CASTLE, TERRITORIES, type Territory } from '../components/territories.ts';
import type { Move } from '../moves/types.ts';
import type { Step } from '../steps.ts';
import type { DragonDuneText } from '../text/text.ts';
import { NOBODY } from '../types.ts';
import type { PlayerView, View } from '../view.ts';
import {
  askedIn,
  bankOf,
  castlesHeld,
  dangersOf,
  draftOf,
  goldFree,
  goneOf,
  graveyardOf,
  groundOf,
  isEmpty,
  knownCards,
  lastEvent,
  legible,
  marchRange,
  nextNumbers,
  ownSeat,
  playerOf,
  standingOf,
  targetOf,
  treacheriesOf,
  type Ground,
} from './facts.ts';
import type { OwnScene, Phrases, Scene } from './phrases.ts';
import { sheetsOf } from './sheets.ts';

const ownScene = (scene: Scene): OwnScene | undefined => {
  const seat = ownSeat(scene.view);
  return seat === undefined ? undefined : { ...scene, seat, own: playerOf(scene.view, seat) };
};

type Table<Arg, Result> = Readonly<Record<string, ((step: Step, arg: Arg) => Result) | undefined>>;

/** What a table by step says; TypeScript cannot see that a step and its entry have the same name. */
const say = <Arg, Result>(table: object, step: Step, arg: Arg): Result | undefined =>
  (table as Table<Arg, Result>)[step.at]?.(step, arg);

const promptOf = (phrases: Phrases, scene: Scene): Prompt => {
  const { view, name } = scene;
  const { step, winner } = view;
  if (step.at === 'over') return { title: phrases.over(winner === NOBODY ? undefined : name(winner)) };
  const asked = askedIn(view);
  const mine = ownScene(scene);
  const isAsked = mine !== undefined && asked.includes(mine.seat);
  const prompt = isAsked ? say<OwnScene, Prompt>(phrases.asked, step, mine) : undefined;
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
  const dangers = seat === undefined ? [] : dangersOf(view, seat);
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

const ownRows = (text: DragonDuneText, phrases: Phrases, { view, name, seat, own }: OwnScene): readonly TextRow[] => {
  const { labels } = phrases;
  const rows: TextRow[] = knownCards(own).map(card => ({ label: card, text: phrases.card(card, own.faction) }));
  const treacheries = treacheriesOf(view, own).map(treachery => phrases.treachery(treachery, name));
  if (treacheries.length > 0) rows.push({ label: labels.treachery, text: treacheries.join(' ') });
  rows.push(
    { label: labels.gold, text: phrases.ownGold(own.gold, goldFree(view, seat)) },
    { label: labels.units, text: phrases.ownUnits(own, marchRange(view, seat)) },
    { label: labels.castles, text: phrases.ownCastles(castlesHeld(view, seat)) },
    { label: labels.power, text: text.factions[own.faction].rule },
  );
  const standing = standingOf(own).map(window => text.windows[window]);
  if (standing.length > 0) rows.push({ label: labels.standing, text: phrases.list(standing) });
  return rows.map(row => ({ ...row, isOwn: true }));
};

/** Who stands in a territory, and what else there is to know of it. */
const groundParts = (phrases: Phrases, ground: Ground, scene: Scene): readonly string[] => {
  const { ground: words } = phrases;
  const stands = ground.stands.map(stand => phrases.stand(stand, scene));
  return [
    ...stands,
    ...(ground.gold > 0 ? [words.gold(ground.gold)] : []),
    ...(ground.hasTroll ? [words.troll] : []),
    ...(ground.hasDragon ? [words.dragon] : []),
    ...(ground.isBreached ? [words.breached] : []),
  ];
};

const naturesOf = ({ ground: words, place }: Phrases, ground: Ground): readonly string[] => [
  ...(ground.hasGriffins ? [words.griffins] : []),
  ...(ground.isOrcish ? [words.orcish] : []),
  words.beside(ground.borders.map(place)),
];

/** A territory in a few words, for a move that goes there. */
const groundText = (phrases: Phrases, where: Territory, scene: Scene): string => {
  const ground = groundOf(scene.view, where);
  return [phrases.ground.kinds[ground.kind], ...groundParts(phrases, ground, scene)].join(', ');
};

const groundRow = (phrases: Phrases, ground: Ground, scene: Scene): TextRow => {
  const { ground: words } = phrases;
  const parts = groundParts(phrases, ground, scene);
  const isCastle = IS_CASTLE[ground.where] === true;
  const head = isCastle ? (ground.stands.length === 0 ? [words.nobody] : []) : [words.kinds[ground.kind]];
  return {
    label: ground.kind === 'mountain' ? phrases.sheets.mountain : idOf(ground.where),
    text: `${[...head, ...parts, ...naturesOf(phrases, ground)].join(phrases.semicolon)}.`,
    isOwn: ground.stands.some(({ seat }) => seat === scene.view.viewer),
  };
};

const holdingParts = ({ holding: words }: Phrases, view: View, seat: Seat): readonly string[] => {
  const player = playerOf(view, seat);
  const castles = castlesHeld(view, seat);
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
  const player = playerOf(scene.view, seat);
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
  const grounds = TERRITORIES.filter(where => IS_CASTLE[where] !== true).map(where => groundOf(view, where));
  const rowOf = (ground: Ground): TextRow => groundRow(phrases, ground, scene);
  const { battle } = view;
  const all: readonly TextSection[] = [
    { title: sections.battle, rows: battle === 'none' ? [] : battleRows(phrases, battle, scene) },
    { title: sections.turn, rows: turnRows(phrases, scene) },
    { title: sections.own, rows: mine === undefined ? [] : ownRows(text, phrases, mine) },
    { title: sections.castles, rows: CASTLES.map(where => rowOf(groundOf(view, where))) },
    { title: sections.armies, rows: grounds.filter(ground => !isEmpty(ground)).map(rowOf) },
    { title: sections.players, rows: view.players.map((_, index) => playerRow(text, phrases, scene, toSeat(index))) },
    { title: sections.agreements, rows: agreementRows(text, phrases, scene) },
    { title: sections.empty, rows: grounds.filter(isEmpty).map(rowOf) },
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
      return seat === undefined ? group : about(group, targets[targetOf(view, seat, move.territory)]);
    case 'land':
    case 'goTo':
      return seat === undefined ? group : about(group, targets[targetOf(view, seat, move.to)]);
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

type Told = Readonly<Record<string, ((move: Move, scene: OwnScene) => string) | undefined>>;

const destinationOf = (move: Move): Territory | undefined => {
  if (move.type === 'hireIn') return move.territory;
  return move.type === 'goTo' || move.type === 'land' ? move.to : undefined;
};

const moveText = (text: DragonDuneText, phrases: Phrases, move: Move, scene: Scene): string => {
  const mine = ownScene(scene);
  // True of both tables: the entry under a move's type takes that move.
  const told = mine === undefined ? undefined : (phrases.moves as Told)[move.type]?.(move, mine);
  const to = destinationOf(move);
  if (told !== undefined) return to === undefined ? told : phrases.groupOf(told, groundText(phrases, to, scene));
  return (text.moves[move.type] as (move: Move, name: NameOf) => string)(move, scene.name);
};

/** The table in words: facts, put into the sentences of one language. */
export const tableOf = (text: DragonDuneText, phrases: Phrases): TableText<View, Move> => ({
  prompt: (view, name) => promptOf(phrases, { view, name }),
  describe: (view, name) => describeTable(text, phrases, { view, name }),
  group: (move, view) => groupOf(phrases, move, view),
  move: (move, view, name) => moveText(text, phrases, move, { view, name }),
  player: (view, seat) => {
    const { faction } = playerOf(view, toSeat(seat));
    return [text.factions[faction].name, ...holdingParts(phrases, view, toSeat(seat))].join(', ');
  },
  components: () => sheetsOf(text, phrases.sheets),
});
