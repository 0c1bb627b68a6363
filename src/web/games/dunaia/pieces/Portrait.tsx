import type { Elder, Elite } from '../game.ts';
import { Drawing, Mark } from './Drawing.tsx';

/** An Elder or an Elite character. */
export const Portrait = ({ who, place }: { readonly who: Elder | Elite; readonly place?: string }) => (
  <Drawing box="0 0 100 100" className="dunaia-portrait" {...(place && { place })}>
    <Mark id={`face-${who}`} />
  </Drawing>
);
