import type { GameManifest } from '#kernel';
import { PlayIcon } from '../app/icons.tsx';
import { useManifestText, useText } from '../app/words.ts';
import { usePlayNow } from './openTable.ts';

/** Starts a game against bots; says so in words if that fails. */
export const PlayNow = ({ manifest, className }: { readonly manifest: GameManifest; readonly className: string }) => {
  const { home } = useText();
  const { title } = useManifestText(manifest);
  const { opening, playNow } = usePlayNow(manifest);
  return (
    <>
      <button
        type="button"
        className={`btn ${className}`}
        aria-busy={opening === 'opening'}
        onClick={() => void (opening !== 'opening' && playNow())}
      >
        <PlayIcon />
        {home.playNow} <span className="sr-only">{title}</span>
      </button>
      {opening === 'failed' && (
        <p className="went-wrong" role="alert">
          {home.openFailed}
        </p>
      )}
    </>
  );
};
