import type { Artifact, EventCard } from '../components/cards.ts';
import { bit, idOf, type Territory } from '../components/territories.ts';
import { seatsOf, type Hidden, type Seat } from '#kernel';
import type { SentencePart } from '#kernel/log';
import type { LossCause } from '../events.ts';
import type { LogPiece } from './log.ts';

type Part = SentencePart<LogPiece>;

/** Pieces as parts of a sentence, with the words that stand for them. */
export const card = (id: Artifact | EventCard): Part => ({ piece: { kind: 'card', card: id }, text: id });
export const territory = (id: Territory, text: string): Part => ({ piece: { kind: 'territory', territory: id }, text });
export const sign = (kind: 'dragon' | 'troll' | 'council' | 'artifact', text: string): Part => ({
  piece: { kind },
  text,
});

export const isMountain = (where: Territory): boolean => idOf(where) === '0•';

/** Units are moved from and to territories, except out of the bank and back: those ends are not named. */
export const land = (where: number): Territory => where as Territory;

export const seatsIn = (mask: number): readonly Seat[] => seatsOf(4).filter(seat => (mask & bit(seat)) !== 0);

export type AnyCard = Artifact | EventCard | Hidden | 'none';

/** Whether units were lost in a battle, whose place the line has named. */
export const isFought = (cause: LossCause): boolean => cause === 'battle' || cause === 'treachery' || cause === 'chaos';
