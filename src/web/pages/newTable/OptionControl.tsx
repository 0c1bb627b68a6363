import { useId } from 'react';
import type { AnyOptionSpec } from '#kernel';
import { useText } from '../../app/words.ts';

/** An option with its words, and what is chosen. */
export interface ShownOption {
  readonly name: string;
  readonly spec: AnyOptionSpec;
  readonly words: OptionWords;
  readonly value: unknown;
}

export interface OptionWords {
  readonly name: string;
  readonly help: string;
  readonly choices: unknown;
}

export interface OptionControlProps {
  readonly option: ShownOption;
  /** The address of the paragraph that says what the option changes. */
  readonly rule: string;
  readonly set: (value: unknown) => void;
}

/** What a choice is called; every choice of an option has its word. */
export const choiceName = ({ choices }: OptionWords, value: unknown): string =>
  (choices as Readonly<Record<string, string>> | undefined)?.[String(value)] ?? String(value);

const RuleLink = ({ option, rule }: Pick<OptionControlProps, 'option' | 'rule'>) => {
  const { newTable } = useText();
  return (
    <a href={rule} target="_blank" rel="noreferrer" className="option-rule">
      {newTable.rule(option.spec.rule)}
      <span className="sr-only"> ({newTable.newTab})</span>
    </a>
  );
};

const Flag = (props: OptionControlProps & { readonly help: string }) => {
  const { option, set, help } = props;
  return (
    <label className="option-flag">
      <input
        type="checkbox"
        className="sr-only"
        checked={option.value === true}
        aria-describedby={help}
        onChange={({ target }) => set(target.checked)}
      />
      <span className="switch" aria-hidden="true" />
      <b>{option.words.name}</b>
    </label>
  );
};

/** Few and short choices stand side by side; others are a list to choose from. */
const MOST_BUTTONS = 3;
const MOST_LETTERS = 26;

const fitsInARow = (words: OptionWords, among: readonly unknown[]): boolean =>
  among.length <= MOST_BUTTONS && among.map(value => choiceName(words, value)).join('').length <= MOST_LETTERS;

const Choice = ({
  option,
  set,
  among,
  label,
}: OptionControlProps & { readonly among: readonly unknown[]; readonly label: string }) =>
  fitsInARow(option.words, among) ? (
    <fieldset className="segmented" aria-labelledby={label}>
      {among.map(value => (
        <button key={String(value)} type="button" aria-pressed={option.value === value} onClick={() => set(value)}>
          {choiceName(option.words, value)}
        </button>
      ))}
    </fieldset>
  ) : (
    <select
      aria-labelledby={label}
      value={among.indexOf(option.value)}
      onChange={({ target }) => set(among[Number(target.value)])}
    >
      {among.map((value, index) => (
        <option key={String(value)} value={index}>
          {choiceName(option.words, value)}
        </option>
      ))}
    </select>
  );

const Stepper = ({
  option,
  set,
  min,
  max,
  label,
}: OptionControlProps & { readonly min: number; readonly max: number; readonly label: string }) => {
  const { newTable } = useText();
  const value = Number(option.value);
  const step = (wanted: number): void => set(Math.min(max, Math.max(min, Math.round(wanted))));
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={newTable.less(option.words.name)}
        disabled={value <= min}
        onClick={() => step(value - 1)}
      >
        −
      </button>
      <input
        type="number"
        aria-labelledby={label}
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => step(Number(target.value))}
      />
      <button
        type="button"
        aria-label={newTable.more(option.words.name)}
        disabled={value >= max}
        onClick={() => step(value + 1)}
      >
        +
      </button>
    </div>
  );
};

/** One option of a table: its name, what it changes, and the control that its kind asks for. */
export const OptionControl = (props: OptionControlProps) => {
  const { spec, words } = props.option;
  const label = useId();
  const help = useId();
  return (
    <li className="option">
      <div className="option-head">
        {spec.kind === 'flag' ? <Flag {...props} help={help} /> : <b id={label}>{words.name}</b>}
        <RuleLink {...props} />
      </div>
      <p id={help}>{words.help}</p>
      {spec.kind === 'choice' && <Choice {...props} among={spec.among} label={label} />}
      {spec.kind === 'number' && <Stepper {...props} min={spec.min} max={spec.max} label={label} />}
    </li>
  );
};
