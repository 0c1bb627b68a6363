import { HIDDEN, type Seat } from '#kernel';
import { RESOURCES, type View } from '#games/dawn-of-mankind/facts';
import { PlayerFact } from '../../../board/PlayerFact.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { Points } from '../pieces/Goods.tsx';
import { Meeple } from '../pieces/Meeple.tsx';
import { useBoardText } from '../text/useBoardText.ts';

/** What is public of a player: goods, meeples at home, and the points where they are shown. */
export const PlayerFacts = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const text = useBoardText();
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <span className="player-facts">
      {RESOURCES.map(resource => (
        <PlayerFact key={resource} count={player[resource]} words={`${player[resource]} ${text.kinds[resource]}`}>
          <Icon id={resource} />
        </PlayerFact>
      ))}
      <PlayerFact count={player.onMat} words={text.reserve(player.onMat)}>
        <Meeple seat={seat} />
      </PlayerFact>
      {player.points === HIDDEN ? (
        <PlayerFact words={text.pointsHidden}>
          <Icon id="eye" />
        </PlayerFact>
      ) : (
        <PlayerFact words={text.points(player.points)}>
          <Points amount={player.points} />
        </PlayerFact>
      )}
    </span>
  );
};
