import type { NameOf, Prompt, Seat } from '#kernel';
import type { Agreement } from '../agreements/types.ts';
import type { Artifact, EventCard, Suit } from '../components/cards.ts';
import type { Faction } from '../components/factions.ts';
import type { Territory } from '../components/territories.ts';
import type { Move } from '../moves/types.ts';
import type { Step, StepAt } from '../steps.ts';
import type { Answer, Battle, MoveOf, Plan, SealedAnswer } from '../types.ts';
import type { PlayerView, View } from '../view.ts';
import type { TerritoryKind, LastEvent, Army, Destination, Toll, Treachery } from '../facts.ts';
import type { SheetTitles } from './sheets.ts';

/** A table somebody looks at. */
export interface Scene {
  readonly view: View;
  readonly name: NameOf;
}

/** The same, seen by one of the players. */
export interface OwnScene extends Scene {
  readonly seat: Seat;
  readonly own: PlayerView;
}

/** Steps that ask nobody: no view ever stands there. */
type AutomaticStep =
  | 'dealing'
  | 'turnStart'
  | 'stirring'
  | 'rolling'
  | 'checking'
  | 'striking'
  | 'gathering'
  | 'eventCard'
  | 'auctioning'
  | 'puttingUp'
  | 'sold'
  | 'delivering'
  | 'peeking'
  | 'comingOut'
  | 'meeting'
  | 'nextTurn'
  | 'resuming'
  | 'turnEnd'
  | 'nextBattle'
  | 'asking'
  | 'settling'
  | 'collecting'
  | 'victory'
  | 'finals'
  | 'over';

type WaitingStep = Exclude<Step['at'], AutomaticStep>;

/** Moves that say more here than on a button; all others are in `text`. */
type DetailedMove =
  | 'decline'
  | 'steerDragons'
  | 'ride'
  | 'land'
  | 'halt'
  | 'hide'
  | 'stop'
  | 'breakAlliance'
  | 'proposeAlliance'
  | 'answerProposal'
  | 'bid'
  | 'payWithAce'
  | 'emerge'
  | 'disband'
  | 'hireIn'
  | 'hire'
  | 'march'
  | 'goTo'
  | 'answerHonestly'
  | 'endTurn'
  | 'attack'
  | 'ask'
  | 'plan'
  | 'betray'
  | 'keepLoot'
  | 'sellLoot'
  | 'discard'
  | 'offerAgreement'
  | 'acceptAgreement';

interface Sections {
  readonly turn: string;
  readonly battle: string;
  readonly own: string;
  readonly castles: string;
  readonly armies: string;
  readonly players: string;
  readonly agreements: string;
  readonly empty: string;
}

interface Labels {
  readonly turn: string;
  readonly dragon: string;
  readonly lastEvent: string;
  readonly nextEvent: string;
  readonly auction: string;
  readonly decks: string;
  readonly discards: string;
  readonly lastBattle: string;
  readonly fighters: string;
  readonly answers: string;
  readonly plans: string;
  readonly gold: string;
  readonly units: string;
  readonly castles: string;
  readonly treachery: string;
  readonly power: string;
  readonly standing: string;
  readonly draft: string;
  readonly agreement: (id: number) => string;
}

/** What a territory is like beside who stands there. */
interface TerritoryPhrases {
  readonly mountain: string;
  readonly kinds: { readonly [K in TerritoryKind]: string };
  readonly nobody: string;
  readonly gold: (amount: number) => string;
  readonly troll: string;
  readonly dragon: string;
  readonly breached: string;
  readonly griffins: string;
  readonly orcish: string;
  readonly beside: (places: readonly string[]) => string;
}

/** What a player has, in parts. */
interface HoldingPhrases {
  readonly gold: (amount: number) => string;
  readonly artifacts: (count: number) => string;
  readonly known: (cards: readonly Artifact[]) => string;
  readonly castles: (count: number) => string;
  readonly bank: (count: number) => string;
  readonly graveyard: (count: number) => string;
  readonly gone: (count: number) => string;
  readonly ally: (name: string) => string;
  readonly unmasked: (queen: Suit, jack: Suit) => string;
  readonly losses: (count: number) => string;
  readonly starts: string;
}

/** Whole sentences of one language; what is said in them is worked out once, in `table.ts`. */
export interface Phrases {
  readonly list: (items: readonly string[]) => string;
  readonly place: (where: Territory) => string;
  /** With the spaces that a semicolon has in this language. */
  readonly semicolon: string;
  /** What a player is asked at a step. */
  readonly prompts: { readonly [At in WaitingStep]: (step: StepAt<At>, scene: OwnScene) => Prompt };
  /** What others are about to do. */
  readonly doing: { readonly [At in WaitingStep]: (step: StepAt<At>, scene: Scene) => string };
  readonly waiting: (names: readonly string[]) => string;
  readonly decided: (sealed: SealedAnswer) => string;
  /** For whoever is asked and has left a standing answer, while others still decide (rule 15.3). */
  readonly standingNo: string;
  readonly over: (winner: string | undefined) => string;
  readonly groups: { readonly [T in Move['type']]: string };
  readonly targets: { readonly [T in Destination]: string };
  readonly groupOf: (group: string, what: string) => string;
  readonly noArtifact: string;
  readonly sections: Sections;
  readonly labels: Labels;
  readonly turn: (scene: Scene) => string;
  readonly dragon: (dragon: number, numbers: readonly number[], dangers: readonly Toll[]) => string;
  readonly lastEvent: (event: LastEvent | undefined) => string;
  readonly nextEvent: (card: EventCard, last: LastEvent | undefined) => string;
  readonly decks: (view: View) => string;
  readonly auction: (step: StepAt<'bidding'> | StepAt<'payment'>, scene: Scene) => string;
  readonly fighters: (battle: Battle, scene: Scene) => string;
  readonly answer: (name: string, answer: Answer) => string;
  readonly plan: (name: string, plan: Plan) => string;
  readonly card: (card: Artifact, faction: Faction) => string;
  readonly treachery: (treachery: Treachery, name: NameOf) => string;
  readonly ownGold: (gold: number, free: number) => string;
  readonly ownUnits: (own: PlayerView, range: number) => string;
  readonly ownCastles: (count: number) => string;
  readonly army: (army: Army, scene: Scene) => string;
  readonly territory: TerritoryPhrases;
  readonly holding: HoldingPhrases;
  readonly agreement: (agreement: Agreement, scene: Scene) => string;
  readonly draft: (clauses: readonly string[]) => string;
  readonly moves: { readonly [T in DetailedMove]: (move: MoveOf<T>, scene: OwnScene) => string };
  /** The headings of the component sheets, loaded with their page. */
  readonly sheets: () => Promise<SheetTitles>;
}
