import { derived, printed, reconstructed, type SourcedValue } from '#kernel';

/** The nine classes, from the top of the social ladder to its foot. */
export const CITIZENS = [
  'pharaoh',
  'scribe',
  'noble',
  'priest',
  'artisan',
  'soldier',
  'baker',
  'merchant',
  'farmer',
] as const;
export type Citizen = (typeof CITIZENS)[number];
export type ByCitizen<T> = { [C in Citizen]: T };
export type Counts = Readonly<ByCitizen<number>>;

export interface CitizenCard {
  readonly copies: SourcedValue<number>;
  /** Points for the card itself. */
  readonly points: SourcedValue<number>;
  /** Points for a loaf on it. */
  readonly bread: SourcedValue<number>;
  /** Points for having the most of this class. */
  readonly majority: SourcedValue<number>;
}

/**
 * The rulebook says that the majority number equals the copies, and needs nine different point values to break ties;
 * a preview copy showed 9 on the Pharaoh and bread worth more on the lower classes. The README tells the whole chain.
 */
export const CITIZEN_CARDS: Readonly<ByCitizen<CitizenCard>> = {
  pharaoh: { copies: derived(1), points: printed(9), bread: reconstructed(1), majority: derived(1) },
  scribe: { copies: derived(2), points: derived(8), bread: reconstructed(1), majority: derived(2) },
  noble: { copies: derived(3), points: derived(7), bread: reconstructed(2), majority: derived(3) },
  priest: { copies: derived(4), points: derived(6), bread: reconstructed(2), majority: derived(4) },
  artisan: { copies: derived(5), points: derived(5), bread: reconstructed(3), majority: derived(5) },
  soldier: { copies: derived(6), points: derived(4), bread: reconstructed(3), majority: derived(6) },
  baker: { copies: derived(7), points: derived(3), bread: reconstructed(4), majority: derived(7) },
  merchant: { copies: derived(8), points: derived(2), bread: reconstructed(4), majority: derived(8) },
  farmer: { copies: derived(9), points: derived(1), bread: reconstructed(5), majority: derived(9) },
};

const NAMES: readonly unknown[] = CITIZENS;
export const isCitizen = (value: unknown): value is Citizen => NAMES.includes(value);

/** All 45 cards, class by class. */
export const allCitizens = (): Citizen[] =>
  CITIZENS.flatMap(citizen => Array<Citizen>(CITIZEN_CARDS[citizen].copies.value).fill(citizen));

export const noCitizens = (): ByCitizen<number> => ({
  pharaoh: 0,
  scribe: 0,
  noble: 0,
  priest: 0,
  artisan: 0,
  soldier: 0,
  baker: 0,
  merchant: 0,
  farmer: 0,
});
