/** The colours of Buildings, printed. */
export const COLOURS = ['green', 'yellow', 'purple', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

const NAMES: readonly unknown[] = COLOURS;
export const isColour = (value: unknown): value is Colour => NAMES.includes(value);
