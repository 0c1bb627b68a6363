import type { ReactNode } from 'react';
import { ARTIFACTS, FACTIONS, idOf, SUITS, TERRITORIES, type Faction } from '#games/dragon-dune/facts';
import { ArtifactCard, CourtCard } from './pieces/Cards.tsx';
import { LandSketch } from './pieces/LandSketch.tsx';
import { Shield } from './pieces/Shield.tsx';

const isFaction = (id: string): id is Faction => FACTIONS.some(faction => faction === id);

/** Territories, artifacts, Queens and Jacks, factions: in the order of the component sheets. */
const pieceOf = (id: string, sheet: number): ReactNode => {
  const where = TERRITORIES.find(land => idOf(land) === id);
  const card = ARTIFACTS.find(artifact => artifact === id);
  const suit = SUITS.find(mark => id.endsWith(mark));
  if (sheet === 0 && where !== undefined) return <LandSketch where={where} />;
  if (sheet === 1 && card !== undefined) return <ArtifactCard card={card} />;
  if (sheet === 2 && suit !== undefined) return <CourtCard rank={id.startsWith('Q') ? 'Q' : 'J'} suit={suit} />;
  return isFaction(id) ? <Shield faction={id} /> : null;
};

/** The piece behind a row of a component sheet. */
export const Component = ({ id, sheet }: { readonly id: string; readonly sheet: number }) => (
  <span className="dd-component">{pieceOf(id, sheet)}</span>
);
