import { reconstructed, type SourcedValue } from '#kernel';
import type { ByResource } from './resources.ts';

type Goods = ByResource<number>;

const goods = ({ fruit = 0, meat = 0, hide = 0, tool = 0 }: Partial<Goods>): SourcedValue<Goods> =>
  reconstructed({ fruit, meat, hide, tool });

/** Rule 2.4: that there are five is printed; what they give is ours. */
export const SETUP_CARDS = {
  'setup-1': goods({ fruit: 3, tool: 1 }),
  'setup-2': goods({ fruit: 1, meat: 2, tool: 1 }),
  'setup-3': goods({ fruit: 2, meat: 1, hide: 1 }),
  'setup-4': goods({ fruit: 1, tool: 2 }),
  'setup-5': goods({ meat: 1, tool: 1, hide: 1 }),
} as const satisfies Readonly<Record<string, SourcedValue<Goods>>>;
export type SetupId = keyof typeof SETUP_CARDS;

// keyof forgets its own keys when it is listed.
export const SETUP_IDS = Object.keys(SETUP_CARDS) as readonly SetupId[];

// `includes` can be asked about anything; its type is narrower than what it does.
export const isSetupId = (value: unknown): value is SetupId => SETUP_IDS.includes(value as SetupId);
