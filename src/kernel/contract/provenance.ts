/** Where a number on a card comes from, best first. */
export const PROVENANCES = ['printed', 'derived', 'reconstructed', 'ours'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** A value of a component, with what stands behind it. */
export interface SourcedValue<T> {
  readonly value: T;
  readonly source: Provenance;
}

/** Read on the component, or reported by somebody who has it. */
export const printed = <T>(value: T): SourcedValue<T> => ({ value, source: 'printed' });
/** Follows from what is printed elsewhere. */
export const derived = <T>(value: T): SourcedValue<T> => ({ value, source: 'derived' });
/** A good guess in place of a lost picture. */
export const reconstructed = <T>(value: T): SourcedValue<T> => ({ value, source: 'reconstructed' });
/** Made up here: the game's own publisher never had it. */
export const ours = <T>(value: T): SourcedValue<T> => ({ value, source: 'ours' });
