import { useId } from 'react';
import type { ChoiceText } from '../text/onlineText.ts';

interface RadioChoicesProps<T extends string> {
  readonly legend: string;
  readonly among: readonly T[];
  readonly chosen: T;
  readonly labels: { readonly [V in T]: ChoiceText };
  readonly choose: (value: T) => void;
}

/** Radio buttons, each with a name and a help text. */
export const RadioChoices = <T extends string>({ legend, among, chosen, labels, choose }: RadioChoicesProps<T>) => {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div>
        {among.map(value => (
          <label key={value} className="choice">
            <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
            <span>
              <b>{labels[value].name}</b>
              <small>{labels[value].help}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
