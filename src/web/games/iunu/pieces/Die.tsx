import { Drawing, Mark } from './Drawing.tsx';

/** A pyramid with its number at the top; out of play it lies on its side. */
export const Die = ({ face }: { readonly face: number }) => (
  <Drawing box="0 0 80 76" className="iunu-die-face">
    <path className="iunu-die-ring" d={face === 0 ? 'M4 58L58 26L76 66L48 69Z' : 'M40 3L6 62L42 72L74 60Z'} />
    <Mark id={face === 0 ? 'die-out' : 'die'} />
    {face > 0 && (
      <text x="39" y="38" fontSize="20">
        {face}
      </text>
    )}
  </Drawing>
);
