import type { GameText } from '#kernel';
import type { Afterlife } from '../components/afterlife.ts';
import type { Citizen } from '../components/citizens.ts';
import type { ScoreLabel } from '../scoring/outcome.ts';
import type { CityName, Move, Options, Refusal } from '../types.ts';

export interface CardText {
  readonly name: string;
  readonly rule: string;
}

export interface CitizenText extends CardText {
  readonly plural: string;
}

export interface IunuText extends GameText<Move, Refusal, Options, ScoreLabel> {
  readonly citizens: { readonly [C in Citizen]: CitizenText };
  readonly afterlives: { readonly [A in Afterlife]: CardText };
  /** What a Soldier does where nobody can be robbed: with rule 12.6, and without. */
  readonly soldierAlone: { readonly tribute: string; readonly nothing: string };
  /** What a season card does under the other reading of rule 12.3. */
  readonly seasonThrice: string;
  readonly cities: { readonly [C in CityName]: string };
}
