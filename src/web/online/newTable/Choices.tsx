import { useId } from 'react';
import type { Choice } from '../../app/text/online/text.ts';

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly among: readonly T[];
  readonly chosen: T;
  readonly words: { readonly [V in T]: Choice };
  readonly choose: (value: T) => void;
}

/** One of a few, each with a line of its own. */
export const Choices = <T extends string>({ legend, among, chosen, words, choose }: ChoicesProps<T>) => {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div>
        {among.map(value => (
          <label key={value} className="choice">
            <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
            <span>
              <b>{words[value].name}</b>
              <small>{words[value].help}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
