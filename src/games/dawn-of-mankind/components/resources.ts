/** The four tracks of an Inventory mat, in the order in which the state keeps them. */
export const RESOURCES = ['fruit', 'meat', 'hide', 'tool'] as const;
export type Resource = (typeof RESOURCES)[number];
export type ByResource<T> = { readonly [R in Resource]: T };

export const FOODS = ['fruit', 'meat'] as const satisfies readonly Resource[];
export type Food = (typeof FOODS)[number];

export const TRACK: ByResource<number> = { fruit: 0, meat: 1, hide: 2, tool: 3 };

// `includes` can be asked about anything; its type is narrower than what it does.
export const isResource = (value: unknown): value is Resource => RESOURCES.includes(value as Resource);
export const isFood = (value: unknown): value is Food => FOODS.includes(value as Food);

/** What is to be lost: so much of each kind, so much food of either kind, and so much of anything. */
export interface Cost extends ByResource<number> {
  readonly food: number;
  readonly any: number;
}

/** A cost is written with what it asks for only. */
export const cost = ({ fruit = 0, meat = 0, hide = 0, tool = 0, food = 0, any = 0 }: Partial<Cost>): Cost => ({
  fruit,
  meat,
  hide,
  tool,
  food,
  any,
});

export const NOTHING = cost({});
