/** The colours of Buildings, printed. */
export const COLOURS = ['green', 'yellow', 'purple', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export const isColour = (value: unknown): value is Colour => COLOURS.includes(value as Colour);
