import { model as dawnOfMankind } from '#games/dawn-of-mankind/model';
import { model as dragonDune } from '#games/dragon-dune/model';
import { model as dunaia } from '#games/dunaia/model';
import { model as iunu } from '#games/iunu/model';
import type { AnyBotModel, AnyGame } from '#kernel';
import { BadInput } from './faults.ts';

const MODELS: Readonly<Record<string, AnyBotModel>> = {
  iunu: iunu as AnyBotModel,
  dunaia: dunaia as AnyBotModel,
  'dawn-of-mankind': dawnOfMankind as AnyBotModel,
  'dragon-dune': dragonDune as AnyBotModel,
};

/** What a game adds for its bots. */
export const modelOf = ({ id }: AnyGame): AnyBotModel => {
  const model = Object.hasOwn(MODELS, id) ? MODELS[id] : undefined;
  if (model === undefined) throw new BadInput(`"${id}" has nothing for a bot to learn from`);
  return model;
};
