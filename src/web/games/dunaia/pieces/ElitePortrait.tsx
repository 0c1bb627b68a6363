import type { Elite } from '#games/dunaia/facts';
import { useSprite } from '../../../board/useSprite.ts';
import elites from './elites.svg?raw';
import { Portrait, type PortraitProps } from './Portrait.tsx';

/** An Elite character, made of parts of the other symbols. Few games have them, so they are a file of their own. */
export const ElitePortrait = (props: PortraitProps<Elite>) => {
  useSprite('dunaia-elites', elites);
  return <Portrait {...props} />;
};
