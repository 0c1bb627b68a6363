interface SegmentedProps<T extends string> {
  readonly legend: string;
  readonly among: readonly T[];
  readonly chosen: T;
  readonly label: (value: T) => string;
  readonly choose: (value: T) => void;
  /** The legend is visually hidden, for screen readers only. */
  readonly isQuiet?: boolean;
}

/** A segmented control: one of a few values, side by side. */
export const Segmented = <T extends string>({
  legend,
  among,
  chosen,
  label,
  choose,
  isQuiet = false,
}: SegmentedProps<T>) => (
  <fieldset className="choice-row">
    <legend className={isQuiet ? 'sr-only' : undefined}>{legend}</legend>
    <div className="segmented">
      {among.map(value => (
        <button key={value} type="button" aria-pressed={chosen === value} onClick={() => choose(value)}>
          {label(value)}
        </button>
      ))}
    </div>
  </fieldset>
);
