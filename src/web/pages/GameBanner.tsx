import type { ReactNode } from 'react';
import type { GameManifest } from '#kernel';
import { Disc } from '../app/Disc.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useManifestText } from '../app/text/useManifestText.ts';

interface GameBannerProps {
  readonly manifest: GameManifest;
  readonly subtitle: string;
  readonly lead: string;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** The header of a page about one game. */
export const GameBanner = ({ manifest, subtitle, lead, children }: GameBannerProps) => {
  const { title } = useManifestText(manifest);
  return (
    <div className={`banner theme-${manifest.id}`}>
      <div className="banner-in">
        <Disc game={manifest.id} size={68} />
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
