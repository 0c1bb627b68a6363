// What thinks, and what it thinks by: fetched late, unlike the small door of this folder.
export type { Choice, Option, Question, Search } from './choice.ts';
export { featureCounts, featuresFingerprint } from './fingerprint.ts';
export { levelSpec } from './levelSpecs.ts';
export { loadAside, loadBot, loadBotNamed, loadEarlierBot, loadLevel, loadModel } from './loadBot.ts';
export { answerAtOnce, makeBot, makeSearch, type BotParts } from './makeBot.ts';
export { drawLuck, playLight, type SearchContext } from './playOut.ts';
export { exponential, softmax } from './softmax.ts';
export { parseSpec, spec, type BotSpec } from './spec.ts';
export { makeValue, shareVictory } from './value.ts';
export {
  activationsOf,
  decodeNet,
  encodeNet,
  fillInputs,
  inputCount,
  layerSizes,
  rate,
  writeFeatures,
  type Net,
  type Shape,
  type Value,
} from './valueNet.ts';
