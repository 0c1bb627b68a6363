import type { GameManifest } from '#kernel';
import { PlayIcon } from '../app/icons.tsx';
import { useAppText } from '../app/text/useAppText.ts';
import { useManifestText } from '../app/text/useManifestText.ts';
import { usePlayNow } from './useOpenTable.ts';

interface PlayNowProps {
  readonly manifest: GameManifest;
  readonly className: string;
  readonly label?: string;
}

/** The button that starts a game against bots, and the message if that fails. */
export const PlayNow = ({ manifest, className, label }: PlayNowProps) => {
  const { home } = useAppText();
  const { title } = useManifestText(manifest);
  const { openStatus, playNow } = usePlayNow(manifest);
  return (
    <>
      <button
        type="button"
        className={`btn ${className}`}
        aria-busy={openStatus === 'opening'}
        onClick={() => void (openStatus !== 'opening' && playNow())}
      >
        <PlayIcon />
        {label ?? home.playNow} <span className="sr-only">{title}</span>
      </button>
      {openStatus === 'failed' && (
        <p className="went-wrong" role="alert">
          {home.openFailed}
        </p>
      )}
    </>
  );
};
