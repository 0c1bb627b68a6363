import type { CSSProperties } from 'react';

/** Numbers for the style sheet. React's own type leaves custom properties out. */
export const vars = (values: Readonly<Record<`--${string}`, number>>): CSSProperties => values as CSSProperties;
