import { Drawing, Mark } from './Drawing.tsx';

/** A Memory chip in its slot, or the empty slot. */
export const Chip = ({ chip, isIn }: { readonly chip: number | '?'; readonly isIn: boolean }) => (
  <Drawing box="0 0 56 60" className={`dunaia-chip-drawing ${isIn ? 'is-in' : ''}`}>
    <rect x="1.2" y="1.2" width="53.6" height="57.6" rx="11" fill="#0b1c15" stroke="#a5612f" strokeWidth="2.4" />
    {isIn ? (
      <Mark id="chip-on" />
    ) : (
      <rect className="dunaia-chip-off" x="6" y="8" width="44" height="44" rx="9" strokeDasharray="4 4" />
    )}
    <text x="28" y="37.5" fontSize="20">
      {chip}
    </text>
  </Drawing>
);

/** A chip by its number, small: in a price, or beside a rival's board. */
export const ChipNumber = ({
  chip,
  isIn,
  place,
}: {
  readonly chip: number | '?';
  readonly isIn: boolean;
  readonly place?: string;
}) => (
  <b className={`theme-dunaia dunaia-chip-number ${isIn ? 'is-in' : ''}`} data-place={place}>
    {chip}
  </b>
);
