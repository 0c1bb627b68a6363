import type { GameText, NameOf } from '#kernel';
import type { Clause, ClauseKind } from '../agreements/types.ts';
import type { Faction } from '../components/factions.ts';
import type { Move } from '../moves/types.ts';
import type { Refusal } from '../refusals.ts';
import type { ScoreLineName } from '../scoring.ts';
import type { Options, Round, Window } from '../types.ts';

interface FactionText {
  readonly name: string;
  /** What makes it special, in one breath. */
  readonly rule: string;
}

export interface DragonDuneText extends GameText<Move, Refusal, Options, ScoreLineName> {
  readonly factions: { readonly [F in Faction]: FactionText };
  readonly rounds: { readonly [R in Round]: string };
  /** What a standing "no" is an answer to. */
  readonly windows: { readonly [W in Window]: string };
  /** What a kind of clause promises, for whoever picks one. */
  readonly clauseKinds: { readonly [K in ClauseKind]: string };
  /** A promise as a sentence. */
  clause(clause: Clause, name: NameOf): string;
}
