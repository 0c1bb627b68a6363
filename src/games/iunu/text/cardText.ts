import { AFTERLIFE_CARDS, type Afterlife } from '../components/afterlife.ts';
import type { Citizen } from '../components/citizens.ts';
import type { Options } from '../types.ts';
import type { CardText, CitizenText, IunuText } from './text.ts';

/** A state or a view: what decides which reading of a card is played. */
interface PlayedTable {
  readonly options: Options;
  readonly players: readonly unknown[];
}

/** What a citizen does at this table: alone a Soldier robs nobody (rules 11.4 and 12.6). */
export const citizenTextAt = (text: IunuText, citizen: Citizen, { options, players }: PlayedTable): CitizenText => {
  const usual = text.citizens[citizen];
  if (citizen !== 'soldier' || players.length > 1) return usual;
  return { ...usual, rule: options.soloTribute ? text.soldierAlone.tribute : text.soldierAlone.nothing };
};

/** What an Afterlife card is worth at this table (rule 12.3). */
export const afterlifeTextAt = (text: IunuText, card: Afterlife, { options }: PlayedTable): CardText => {
  const usual = text.afterlives[card];
  const isOther = options.seasonTotal === 3 && AFTERLIFE_CARDS[card].kind === 'bestMajority';
  return isOther ? { ...usual, rule: text.seasonThrice } : usual;
};
