import type { CSSProperties } from 'react';

/** CSS custom properties for a `style` prop. React's own type leaves them out. */
export const vars = (values: Readonly<Record<`--${string}`, number>>): CSSProperties => values as CSSProperties;
