// The board is on the page or comes with it: named here, it is built as one file, which packs better than two.
import './client.tsx';
import type { ReactNode } from 'react';
import { isAfterlife, isCitizen } from '#games/iunu/facts';
import { AfterlifeCard } from './pieces/AfterlifeCard.tsx';
import { CitizenCard } from './pieces/CitizenCard.tsx';

/** A card by its name on the Components page. */
export const drawPiece = (id: string): ReactNode => {
  if (isCitizen(id)) return <CitizenCard citizen={id} />;
  return isAfterlife(id) ? <AfterlifeCard card={id} /> : null;
};
