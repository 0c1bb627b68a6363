import type { Seat } from '#kernel';
import { columnsOf, type View } from '#games/iunu/facts';
import { Icon } from '../pieces/Drawing.tsx';
import { useBoardText } from '../text/useBoardText.ts';

interface FactProps {
  readonly sign: string;
  readonly count: number;
  readonly words: string;
}

const Fact = ({ sign, count, words }: FactProps) => (
  <span className="iunu-fact" title={words}>
    <Icon id={sign} />
    <span aria-hidden="true">{count}</span>
    <span className="sr-only">{words}</span>
  </span>
);

/** What is public of a player: Debens, cards in hand, majorities, and what lies covered. */
export const PlayerFacts = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const text = useBoardText();
  const player = view.players[seat];
  if (player === undefined) return null;
  const led = columnsOf(view, seat).filter(({ leads }) => leads).length;
  return (
    <span className="iunu-player-facts">
      <Fact sign="deben-1" count={player.debens} words={text.debens(player.debens)} />
      <Fact sign="back-citizen" count={player.handSize} words={text.cardsInHand(player.handSize)} />
      {led > 0 && <Fact sign="crown" count={led} words={text.countMajorities(led)} />}
      {player.stashSize > 0 && (
        <Fact sign="a-tuck" count={player.stashSize} words={text.underScribe(player.stashSize)} />
      )}
      {player.afterlife !== 'none' && <Fact sign="g-anubis" count={1} words={text.holdsAfterlife} />}
    </span>
  );
};
