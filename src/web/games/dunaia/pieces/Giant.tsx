import { memo } from 'react';
import { Drawing, Mark } from './Drawing.tsx';

/** A Dunaia: a numbered giant of steel, each with a head of its own. */
export const Giant = memo(({ dunaia, isAwake = false }: { readonly dunaia: number; readonly isAwake?: boolean }) => (
  <Drawing box="-1 -3 62 86" className={`dunaia-giant-drawing ${isAwake ? 'is-awake' : ''}`}>
    <Mark id="body" />
    <Mark id={`hat-${dunaia}`} />
    <Mark id="head" />
    <text className="dunaia-giant-n" x="30" y="58" fontSize="23">
      {dunaia}
    </text>
  </Drawing>
));
