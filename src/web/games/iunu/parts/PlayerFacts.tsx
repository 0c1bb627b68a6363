import type { Seat } from '#kernel';
import { columnsOf, type View } from '#games/iunu/facts';
import { PlayerFact } from '../../../board/PlayerFact.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { useBoardText } from '../text/useBoardText.ts';

/** What is public of a player: Debens, cards in hand, majorities, and what lies covered. */
export const PlayerFacts = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const text = useBoardText();
  const player = view.players[seat];
  if (player === undefined) return null;
  const led = columnsOf(view, seat).filter(({ leads }) => leads).length;
  return (
    <span className="player-facts">
      <PlayerFact count={player.debens} words={text.debens(player.debens)}>
        <Icon id="deben-1" />
      </PlayerFact>
      <PlayerFact count={player.handSize} words={text.cardsInHand(player.handSize)}>
        <Icon id="back-citizen" />
      </PlayerFact>
      {led > 0 && (
        <PlayerFact count={led} words={text.countMajorities(led)}>
          <Icon id="crown" />
        </PlayerFact>
      )}
      {player.stashSize > 0 && (
        <PlayerFact count={player.stashSize} words={text.underScribe(player.stashSize)}>
          <Icon id="a-tuck" />
        </PlayerFact>
      )}
      {player.afterlife !== 'none' && (
        <PlayerFact words={text.holdsAfterlife}>
          <Icon id="g-anubis" />
        </PlayerFact>
      )}
    </span>
  );
};
