import { PlayIcon } from '../app/icons.tsx';
import type { GameId } from '../app/text/text.ts';
import { useAppText } from '../app/text/useAppText.ts';
import { usePlayNow } from './useOpenTable.ts';

/** The button that starts a game against bots, and the message if that fails. */
export const PlayNow = ({ game, className }: { readonly game: GameId; readonly className: string }) => {
  const { home, games } = useAppText();
  const { openStatus, playNow } = usePlayNow(game);
  return (
    <>
      <button
        type="button"
        className={`btn ${className}`}
        aria-busy={openStatus === 'opening'}
        onClick={() => void (openStatus !== 'opening' && playNow())}
      >
        <PlayIcon />
        {home.playNow} <span className="sr-only">{games[game].title}</span>
      </button>
      {openStatus === 'failed' && (
        <p className="went-wrong" role="alert">
          {home.openFailed}
        </p>
      )}
    </>
  );
};
