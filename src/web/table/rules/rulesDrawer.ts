import { createContext, use } from 'react';

/** Opens the rules beside the table: at a paragraph, or at those of the present step. */
export type OpenRules = (paragraph?: string) => void;

export const RulesDrawerContext = createContext<OpenRules>(() => undefined);

export const useOpenRules = (): OpenRules => use(RulesDrawerContext);
