import { useSprite } from '../../../board/useSprite.ts';
import type { Emblem } from '../../client.ts';
import type { Faction } from '#games/dragon-dune/facts';
import { Mark } from './Drawing.tsx';
import sprite from './sprite.svg?raw';

const FactionSign = ({ faction }: { readonly faction: Faction }) => {
  useSprite('dd-sprite', sprite);
  return <Mark id={faction} width="24" height="24" />;
};

const emblem = (faction: Faction, colour: string, inTheDark: string): Emblem => ({
  colour,
  mark: `light-dark(${colour}, ${inTheDark})`,
  sign: <FactionSign faction={faction} />,
});

/** A faction's sign in its colour, wherever a player is named. */
export const EMBLEMS: { readonly [F in Faction]: Emblem } = {
  dwarves: emblem('dwarves', '#8c4a2b', '#e09a74'),
  elves: emblem('elves', '#2f7048', '#7fce9b'),
  goblins: emblem('goblins', '#63640f', '#cdce5e'),
  orcs: emblem('orcs', '#5d4a7a', '#b9a2dd'),
};
