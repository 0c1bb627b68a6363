import type { Hidden, Seat } from '#kernel';
import type { Agreement } from './agreements/types.ts';
import type { Artifact } from './components/cards.ts';
import type { Faction } from './components/factions.ts';
import type { Progress } from './stages.ts';
import type { Step } from './steps.ts';
import type { MaybeSeat, Options } from './types.ts';

/** What a player of a state and of a view have in common. A hand may hold cards that the reader does not know. */
export interface PublicPlayer {
  readonly faction: Faction;
  readonly gold: number;
  readonly units: readonly number[];
  readonly elites: readonly number[];
  readonly hidden: number;
  readonly hand: readonly (Artifact | Hidden)[];
  readonly ally: MaybeSeat;
}

/** What a state and a view have in common: queries over it answer a board as they answer the rules. */
export interface PublicState {
  readonly options: Options;
  readonly players: readonly PublicPlayer[];
  readonly dragon: number;
  readonly active: Seat;
  readonly progress: Progress;
  readonly step: Step;
  readonly asked: number;
  readonly agreements: readonly Agreement[];
}
