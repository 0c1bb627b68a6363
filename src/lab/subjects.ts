import { subject as dawnOfMankind } from '#games/dawn-of-mankind/testing';
import { subject as dragonDune } from '#games/dragon-dune/testing';
import { subject as dunaia } from '#games/dunaia/testing';
import { subject as iunu } from '#games/iunu/testing';
import type { AnyGameFixture } from '#kernel/testing';

/** What the fuzzer knows of each game, by the game's id. */
export const SUBJECTS: Readonly<Record<string, AnyGameFixture>> = {
  iunu,
  dunaia,
  'dawn-of-mankind': dawnOfMankind,
  'dragon-dune': dragonDune,
};
