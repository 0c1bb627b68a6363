/** What a table may be opened with. The "new table" form is drawn from it. */
export type OptionsSpec<Options> = { readonly [Name in keyof Options]: OptionSpec<Options[Name]> };

interface CommonSpec {
  /** The paragraph that says what the option changes. */
  readonly rule: string;
  /** The seat counts the option is for; at any other it keeps its default. */
  readonly seats?: readonly number[];
}

// The tuples keep `boolean` whole: a bare conditional type would split it into true and false.
export type OptionSpec<T> = CommonSpec &
  ([T] extends [boolean]
    ? { readonly kind: 'flag'; readonly default: boolean }
    : number extends T
      ? { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
      : { readonly kind: 'choice'; readonly among: readonly T[]; readonly default: T });

/** An option of a game that is not known by name. */
export type AnyOptionSpec = CommonSpec &
  (
    | { readonly kind: 'flag'; readonly default: boolean }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
    | { readonly kind: 'choice'; readonly among: readonly unknown[]; readonly default: unknown }
  );

export type AnyOptions = Readonly<Record<string, unknown>>;

/** The options of any game, by name. */
export const optionSpecs = (spec: object): readonly (readonly [string, AnyOptionSpec])[] =>
  // True of every OptionsSpec: each of its fields is an OptionSpec.
  Object.entries(spec as Readonly<Record<string, AnyOptionSpec>>);

export const isForSeats = ({ seats }: AnyOptionSpec, count: number): boolean =>
  seats === undefined || seats.includes(count);

export const isWithinBounds = (spec: AnyOptionSpec, value: unknown): boolean => {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max;
    case 'choice':
      return spec.among.includes(value);
  }
};

export const defaultOptions = <Options>(spec: OptionsSpec<Options>): Options =>
  Object.fromEntries(optionSpecs(spec as object).map(([name, { default: value }]) => [name, value])) as Options;
