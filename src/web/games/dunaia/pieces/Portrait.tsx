import type { Elder, Elite } from '#games/dunaia/facts';
import { Drawing, Mark } from './Drawing.tsx';

export interface PortraitProps<Who> {
  readonly who: Who;
  readonly place?: string;
}

/** An Elder, or an Elite character whose symbols are on the page. */
export const Portrait = ({ who, place }: PortraitProps<Elder | Elite>) => (
  <Drawing box="0 0 100 100" className="dunaia-portrait" {...(place && { place })}>
    <Mark id={`face-${who}`} />
  </Drawing>
);
