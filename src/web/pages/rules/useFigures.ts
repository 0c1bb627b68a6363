import { useEffect, useState } from 'react';
import { loadClient } from '../../games/clientLoader.ts';
import type { AnyClient } from '../../games/client.ts';

export type Figures = NonNullable<AnyClient['figures']>;

const NONE: Figures = {};

/** The game's figures; the text is shown before they are loaded. */
export const useFigures = (game: string): Figures => {
  const [figures, setFigures] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    loadClient(game).then(
      client => isWanted && setFigures(client.figures ?? NONE),
      // Without figures the rules are still the rules.
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [game]);
  return figures;
};
