import { defaultOptions, isForSeats, optionSpecs, type AnyGame, type AnyOptions } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import type { AnyClient } from '../../games/client.ts';
import type { Draft } from '../draft.ts';
import { OptionControl, type ShownOption } from './OptionControl.tsx';
import { useNewTableText } from './newTableText.ts';

/** The options for so many seats, with their text in the reader's language. */
export const useOptions = (
  { game, text }: AnyClient,
  { count, options }: Pick<Draft, 'count' | 'options'>,
): readonly ShownOption[] => {
  const language = useSettings(settings => settings.language);
  // The options of any game are an object with a specification for each.
  return optionSpecs(game.options as object).flatMap(([name, spec]) => {
    const optionText = text[language].options[name];
    return optionText === undefined || !isForSeats(spec, count)
      ? []
      : [{ name, spec, text: optionText, value: options[name] }];
  });
};

export const isChanged = ({ spec, value }: ShownOption): boolean => value !== spec.default;

interface OptionsProps {
  readonly game: AnyGame;
  readonly options: readonly ShownOption[];
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
}

/** The game's options; the defaults are the rules as written. */
export const Options = ({ game, options, draft, change }: OptionsProps) => {
  const newTable = useNewTableText();
  const hasChanges = options.some(isChanged);
  return (
    <section className="block" aria-labelledby="setup-options">
      <div className="block-head">
        <h2 id="setup-options">{newTable.options}</h2>
        {hasChanges ? (
          <button
            type="button"
            className="btn btn-bare"
            // Defaults are values of the game's own options, which only its own type knows.
            onClick={() => change({ options: defaultOptions(game.options) as AnyOptions })}
          >
            {newTable.backToDefaults}
          </button>
        ) : (
          options.length > 0 && <p>{newTable.asWritten}</p>
        )}
      </div>
      {options.length === 0 && <p className="empty">{newTable.noOptions}</p>}
      <ul className="options">
        {options.map(option => (
          <OptionControl
            key={option.name}
            option={option}
            rule={`/rules/${game.id}#${option.spec.rule}`}
            set={value => change({ options: { ...draft.options, [option.name]: value } })}
          />
        ))}
      </ul>
    </section>
  );
};
