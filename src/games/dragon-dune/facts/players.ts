import { at, HIDDEN, seatsOf, type Seat } from '#kernel';
import type { Agreement, Clause } from '../agreements/types.ts';
import { isAce, type Artifact } from '../components/cards.ts';
import type { Faction } from '../components/factions.ts';
import { bit } from '../components/territories.ts';
import { BANK, GONE, GRAVEYARD } from '../places.ts';
import { playerAt } from '../queries.ts';
import { WINDOWS, type Window } from '../types.ts';
import type { PlayerView, View } from '../view.ts';

export const ownSeat = ({ viewer }: View): Seat | undefined => (viewer === 'audience' ? undefined : viewer);
export const factionOf = (view: View, seat: Seat): Faction => playerAt(view, seat).faction;

/** The seats that a mask has a bit for. */
export const seatsIn = (mask: number): readonly Seat[] => seatsOf(4).filter(seat => (mask & bit(seat)) !== 0);

export const bankOf = ({ units }: PlayerView): number => at(units, BANK);
export const graveyardOf = ({ units }: PlayerView): number => at(units, GRAVEYARD);
export const goneOf = ({ units }: PlayerView): number => at(units, GONE);
export const knownCards = ({ hand }: PlayerView): readonly Artifact[] => hand.filter(card => card !== HIDDEN);
export const acesOf = (player: PlayerView): readonly Artifact[] => knownCards(player).filter(isAce);

/** A clause whose words are still to be written shows that they are. */
export const legible = (clause: Clause): Clause =>
  clause.kind === 'words' && clause.words === '' ? { ...clause, words: '…' } : clause;

export const draftOf = ({ draft }: PlayerView): readonly Clause[] => (draft === HIDDEN ? [] : draft);

export const agreementIn = ({ agreements }: View, id: number): Agreement | undefined =>
  agreements.find(agreement => agreement.id === id);

/** The windows that a player lets pass unasked, by a standing answer. */
export const standingAnswersOf = ({ standing }: PlayerView): readonly Window[] =>
  standing === HIDDEN ? [] : WINDOWS.filter((_, index) => (standing & bit(index)) !== 0);
