import type { AnyOptionSpec } from '#kernel';
import type { NewTableText } from './newTableText.ts';

/** An option's text in one language. */
export interface AnyOptionText {
  readonly name: string;
  readonly help: string;
  readonly choices: unknown;
}

/** What a choice is called. */
export const choiceName = ({ choices }: AnyOptionText, value: unknown): string =>
  // `OptionText` has a text for every choice; only its own type knows which choices there are.
  (choices as Readonly<Record<string, string>> | undefined)?.[String(value)] ?? String(value);

/** An option's value in words. */
export const optionValueText = (
  { on, off }: NewTableText,
  spec: AnyOptionSpec,
  text: AnyOptionText,
  value: unknown,
): string => {
  if (spec.kind === 'flag') return value === true ? on : off;
  return spec.kind === 'choice' ? choiceName(text, value) : String(value);
};
