import type { LookAhead } from './lookAhead.ts';
import type { SequentialHalving } from './sequentialHalving.ts';
import type { TreeSearch } from './treeSearch.ts';

/** How a bot thinks, as data. */
export type BotSpec = { readonly usesWeights: boolean } & (LookAhead | SequentialHalving | TreeSearch);

const LOOK_AHEAD: BotSpec = {
  kind: 'lookAhead',
  usesWeights: true,
  worlds: 2,
  temperature: 0,
  margin: 1,
  candidates: 12,
};

const SEQUENTIAL_HALVING: BotSpec = {
  kind: 'sequentialHalving',
  usesWeights: true,
  iterations: 200,
  shortlist: 8,
  caution: 0.7,
  turns: 4,
  candidates: 4,
};

const TREE_SEARCH: BotSpec = {
  kind: 'treeSearch',
  usesWeights: true,
  iterations: 500,
  exploration: 1,
  prior: 'none',
  priorTemperature: 2,
  turns: 0,
  candidates: 4,
};

/** What is not said of a bot is as it is here. */
export const DEFAULTS = {
  lookAhead: LOOK_AHEAD,
  sequentialHalving: SEQUENTIAL_HALVING,
  treeSearch: TREE_SEARCH,
} as const;

/** A bot by what differs from the defaults of its kind. */
export const spec = <K extends keyof typeof DEFAULTS>(
  kind: K,
  differences: Partial<Omit<Extract<BotSpec, { kind: K }>, 'kind'>> = {},
): BotSpec =>
  // The defaults have every field of their kind, and the differences only such.
  ({ ...DEFAULTS[kind], ...differences }) as BotSpec;

const readValue = (text: string, usual: unknown): unknown => {
  if (typeof usual === 'number') return Number.isFinite(Number(text)) && text !== '' ? Number(text) : undefined;
  if (typeof usual === 'boolean') return text === 'true' || (text === 'false' ? false : undefined);
  return ['none', 'evaluate', 'settled', 'value'].includes(text) ? text : undefined;
};

/** Reads `treeSearch/iterations=300/prior=value`; what is wrong with it comes back as a sentence. */
export const parseSpec = (text: string): BotSpec | string => {
  const [kind = '', ...pairs] = text.split('/');
  const usual = Object.values(DEFAULTS).find(other => other.kind === kind);
  if (usual === undefined) return `"${kind}" is no way to think (there are: ${Object.keys(DEFAULTS).join(', ')})`;
  const fields = new Map<string, unknown>(Object.entries(usual));
  const chosen: Record<string, unknown> = {};
  for (const pair of pairs) {
    const [name = '', value = ''] = pair.split('=');
    const read = name !== 'kind' && fields.has(name) ? readValue(value, fields.get(name)) : undefined;
    if (read === undefined) return `"${pair}" says nothing of ${kind}`;
    chosen[name] = read;
  }
  return { ...usual, ...chosen };
};
