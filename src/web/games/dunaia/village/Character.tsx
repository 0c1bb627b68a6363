import { levelOf, NO_TILE, priceFor } from '#games/dunaia/facts';
import type { Owner } from './Belongings.tsx';
import { useAppText } from '../../../app/text/useAppText.ts';
import { Price } from '../common/Market.tsx';
import { ElitePortrait } from '../pieces/ElitePortrait.tsx';
import { Tile } from '../pieces/Tile.tsx';
import { bookedPlace, closeUpPlace, elitePlace } from '../places.ts';
import { useBoard } from '../boardContext.ts';
import { saleMoves } from '../targets.ts';
import { TargetItem } from '../parts/Target.tsx';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

/** A player's Elite character. */
export const Elite = ({ seat, player, isClose }: Owner) => {
  const text = useBoardText();
  const { elites } = useGameText();
  const { colon } = useAppText();
  if (player.elite === 'none') return null;
  const { name: title, rule } = elites[player.elite];
  return (
    <span className="dunaia-elite" data-hint={`elite/${player.elite}`} title={title}>
      <ElitePortrait who={player.elite} place={closeUpPlace(elitePlace(seat), isClose)} />
      <span className="sr-only">{`${text.character}${colon}${title}. ${rule}`}</span>
    </span>
  );
};

/** The Steward's tile: its owner may buy it. */
export const Booked = ({ seat, player, isClose }: Owner) => {
  const { view, moves } = useBoard();
  const text = useBoardText();
  const { building } = useGameText();
  if (player.booked === NO_TILE) return null;
  const price = priceFor(view, seat, 'booked', levelOf(player.booked));
  const label = [text.booked, building(player.booked).name, text.price(price)].join(', ');
  const place = closeUpPlace(bookedPlace(seat), isClose);
  if (seat !== view.viewer) {
    return (
      <span className="dunaia-booked" data-place={place} data-hint={`tile/${player.booked}`}>
        <span className="sr-only">{label}</span>
        <Tile tile={player.booked} />
      </span>
    );
  }
  return (
    <ul>
      <TargetItem
        itemClass="dunaia-booked"
        className="dunaia-for-sale"
        place={place}
        label={label}
        moves={saleMoves(moves, 'booked')}
        attempt={{ type: 'buyTile', from: 'booked' }}
        hint={`tile/${player.booked}`}
        beside={<Price price={price} />}
      >
        <Tile tile={player.booked} />
      </TargetItem>
    </ul>
  );
};
