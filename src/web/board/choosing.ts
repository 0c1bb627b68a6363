import { createContext, use, useEffect } from 'react';

/** Tells the frame that a player has begun a move of two clicks, so that the prompt can say how it goes on. */
export const ChoosingContext = createContext<(isChoosing: boolean) => void>(() => undefined);

export const useTellChoosing = (isChoosing: boolean): void => {
  const tell = use(ChoosingContext);
  useEffect(() => {
    tell(isChoosing);
    return () => tell(false);
  }, [tell, isChoosing]);
};
