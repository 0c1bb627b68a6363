import { PlayIcon } from '../app/icons.tsx';
import type { GameId } from '../app/text/text.ts';
import { useText } from '../app/words.ts';
import { usePlayNow } from './openTable.ts';

/** Starts a game against bots; says so in words if that fails. */
export const PlayNow = ({ game, className }: { readonly game: GameId; readonly className: string }) => {
  const { home, games } = useText();
  const { opening, playNow } = usePlayNow(game);
  return (
    <>
      <button
        type="button"
        className={`btn ${className}`}
        aria-busy={opening === 'opening'}
        onClick={() => void (opening !== 'opening' && playNow())}
      >
        <PlayIcon />
        {home.playNow} <span className="sr-only">{games[game].title}</span>
      </button>
      {opening === 'failed' && (
        <p className="went-wrong" role="alert">
          {home.openFailed}
        </p>
      )}
    </>
  );
};
