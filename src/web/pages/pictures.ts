import dawnOfMankind from '../art/dawn-of-mankind.svg?no-inline';
import dragonDune from '../art/dragon-dune.svg?no-inline';
import dunaia from '../art/dunaia.svg?no-inline';
import iunu from '../art/iunu.svg?no-inline';
import type { GameId } from '../app/text/text.ts';

/** The four pictures are one family: 640 by 760, a disc above, a ground line near 600. */
export const PICTURES: { readonly [G in GameId]: string } = {
  iunu,
  dunaia,
  'dawn-of-mankind': dawnOfMankind,
  'dragon-dune': dragonDune,
};
