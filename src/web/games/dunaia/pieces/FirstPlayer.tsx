import { useBoardText } from '../text/useBoardText.ts';
import { Drawing } from './Drawing.tsx';

/** The First Player token: rounds begin with its owner, and the last one ends before its turn. */
export const FirstPlayer = () => {
  const { firstPlayer } = useBoardText();
  return (
    <span className="dunaia-first" title={firstPlayer}>
      <Drawing box="0 0 40 40">
        <circle cx="20" cy="20" r="18" fill="#c0713a" stroke="#5a2c0e" strokeWidth="2.5" />
        <circle cx="20" cy="20" r="13.5" fill="#f4e3b4" stroke="#8a4a1f" strokeWidth="1.5" />
        <text x="20" y="27" fontSize="19" fill="#4a2410">
          1
        </text>
      </Drawing>
      <span className="sr-only">{firstPlayer}</span>
    </span>
  );
};
