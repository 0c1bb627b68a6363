import type { ReactNode } from 'react';
import { Disc } from '../app/Disc.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useAppText } from '../app/text/useAppText.ts';
import type { CatalogEntry } from '../games/catalog.ts';

interface GameBannerProps {
  readonly entry: CatalogEntry;
  readonly subtitle: string;
  readonly lead: string;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** The header of a page about one game. */
export const GameBanner = ({ entry, subtitle, lead, children }: GameBannerProps) => {
  const { games } = useAppText();
  const { title } = games[entry.id];
  return (
    <div className={`banner ${entry.theme}`}>
      <div className="banner-in">
        <Disc game={entry.id} size={68} />
        <div className="banner-text">
          <PageTitle name={`${title}, ${subtitle}`}>
            {title} <small>{subtitle}</small>
          </PageTitle>
          <p>{lead}</p>
        </div>
        {children}
      </div>
    </div>
  );
};
