import { useId } from 'react';
import type { AnyOptionSpec } from '#kernel';
import { choiceName, type AnyOptionText } from './optionText.ts';
import { useNewTableText } from './newTableText.ts';

/** An option with its text and its chosen value. */
export interface ShownOption {
  readonly name: string;
  readonly spec: AnyOptionSpec;
  readonly text: AnyOptionText;
  readonly value: unknown;
}

interface OptionControlProps {
  readonly option: ShownOption;
  /** The address of the rule that the option changes. */
  readonly rule: string;
  readonly set: (value: unknown) => void;
}

const RuleLink = ({ option, rule }: Pick<OptionControlProps, 'option' | 'rule'>) => {
  const newTable = useNewTableText();
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
      <b>{option.text.name}</b>
    </label>
  );
};

/** Few and short choices are a segmented control; others are a select. */
const MAX_BUTTONS = 3;
const MAX_LETTERS = 26;

const fitsInARow = (text: AnyOptionText, among: readonly unknown[]): boolean =>
  among.length <= MAX_BUTTONS && among.map(value => choiceName(text, value)).join('').length <= MAX_LETTERS;

const Choice = ({
  option,
  set,
  among,
  label,
}: OptionControlProps & { readonly among: readonly unknown[]; readonly label: string }) =>
  fitsInARow(option.text, among) ? (
    <fieldset className="segmented" aria-labelledby={label}>
      {among.map(value => (
        <button key={String(value)} type="button" aria-pressed={option.value === value} onClick={() => set(value)}>
          {choiceName(option.text, value)}
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
          {choiceName(option.text, value)}
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
  const newTable = useNewTableText();
  const value = Number(option.value);
  const step = (wanted: number): void => set(Math.min(max, Math.max(min, Math.round(wanted))));
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={newTable.less(option.text.name)}
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
        aria-label={newTable.more(option.text.name)}
        disabled={value >= max}
        onClick={() => step(value + 1)}
      >
        +
      </button>
    </div>
  );
};

/** One option of a table: its name, its help, and the control for its kind. */
export const OptionControl = (props: OptionControlProps) => {
  const { spec, text } = props.option;
  const label = useId();
  const help = useId();
  return (
    <li className="option">
      <div className="option-head">
        {spec.kind === 'flag' ? <Flag {...props} help={help} /> : <b id={label}>{text.name}</b>}
        <RuleLink {...props} />
      </div>
      <p id={help}>{text.help}</p>
      {spec.kind === 'choice' && <Choice {...props} among={spec.among} label={label} />}
      {spec.kind === 'number' && <Stepper {...props} min={spec.min} max={spec.max} label={label} />}
    </li>
  );
};
