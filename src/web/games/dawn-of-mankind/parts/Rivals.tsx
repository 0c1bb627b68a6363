import { memo } from 'react';
import { at, HIDDEN, seat as toSeat } from '#kernel';
import { isMatCard, RESOURCES, type PlayerView, type View } from '#games/dawn-of-mankind/facts';
import { Icon } from '../pieces/Drawing.tsx';
import { Points } from '../pieces/Goods.tsx';
import { clanClass, Meeple } from '../pieces/Meeple.tsx';
import { cardPlace, markerPlace, reservePlace } from '../places.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

/** In turn order after the viewer; who only watches sees all clans. */
const rivalsOf = ({ viewer, players }: View): readonly number[] => {
  const first = viewer === 'audience' ? 0 : viewer + 1;
  const count = players.length - (viewer === 'audience' ? 0 : 1);
  return Array.from({ length: count }, (_, index) => (first + index) % players.length);
};

const RivalCards = ({ seat, player }: { readonly seat: number; readonly player: PlayerView }) => {
  const { progress } = useGameText();
  const text = useBoardText();
  return (
    <ul className="dawn-rival-cards" aria-label={text.cardsOf(player.cards.length)}>
      {player.cards.map(card => {
        const isCovered = !isMatCard(card) && !player.slots.includes(card);
        const name = isCovered ? `${progress[card].name} (${text.covered})` : progress[card].name;
        return (
          <li
            key={card}
            className={`theme-dawn-of-mankind dawn-rival-card ${isCovered ? 'is-covered' : ''}`}
            title={name}
            data-place={cardPlace(seat, card)}
            data-hint={card}
          >
            <Icon id={`g-${card}`} />
            <span className="sr-only">{name}</span>
          </li>
        );
      })}
    </ul>
  );
};

const RivalGoods = ({ seat, player }: { readonly seat: number; readonly player: PlayerView }) => {
  const { resources } = useGameText();
  return (
    <ul className="dawn-rival-goods">
      {RESOURCES.map(resource => (
        <li key={resource} title={resources[resource]}>
          <Icon id={resource} />
          <span className="sr-only">{resources[resource]} </span>
          <b className="theme-dawn-of-mankind dawn-count" data-place={markerPlace(seat, resource)}>
            {player[resource]}
          </b>
        </li>
      ))}
    </ul>
  );
};

interface RivalProps {
  readonly seat: number;
  readonly player: PlayerView;
  readonly name: string;
  readonly isActing: boolean;
}

const Rival = memo(({ seat, player, name, isActing }: RivalProps) => {
  const text = useBoardText();
  return (
    <section className={`dawn-rival ${clanClass(seat)} ${isActing ? 'is-acting' : ''}`} aria-label={text.matOf(name)}>
      <div className="dawn-rival-who">
        <span className="dawn-rival-meeples" title={text.reserve(player.onMat)}>
          <Meeple seat={seat} place={reservePlace(seat)} />
          <b aria-hidden="true">{player.onMat}</b>
          <span className="sr-only">{text.reserve(player.onMat)}</span>
        </span>
        <h2>{name}</h2>
        {player.points !== HIDDEN && (
          <span title={text.points(player.points)}>
            <Points amount={player.points} />
          </span>
        )}
      </div>
      <div className="dawn-rival-has">
        <RivalGoods seat={seat} player={player} />
        <RivalCards seat={seat} player={player} />
      </div>
    </section>
  );
});

/** The other clans' mats at a glance: meeples at home, stores and cards. */
export const Rivals = () => {
  const { view, name } = useBoard();
  const acting = view.step.at === 'over' ? undefined : view.turn;
  const rivals = rivalsOf(view);
  return (
    <div className="dawn-rivals" data-clans={rivals.length}>
      {rivals.map(seat => (
        <Rival
          key={seat}
          seat={seat}
          player={at(view.players, seat)}
          name={name(toSeat(seat))}
          isActing={seat === acting}
        />
      ))}
    </div>
  );
};
