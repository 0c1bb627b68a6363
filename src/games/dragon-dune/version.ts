/** Of the rules. Whoever changes what they do raises it: `docs/versions.md`. */
export const VERSION = 2;
