import { HIDDEN, seat as toSeat } from '#kernel';
import { isMatCard, RESOURCES, type PlayerView, type View } from './game.ts';
import { Icon } from './pieces/Drawing.tsx';
import { Points } from './pieces/Goods.tsx';
import { clanClass, Meeple } from './pieces/Meeple.tsx';
import { cardPlace, markerPlace, reservePlace } from './places.ts';
import { useTable } from './table.ts';
import { useBoardText, useGameText } from './words.ts';

/** In turn order after the viewer; who only watches sees all clans. */
export const rivalsOf = ({ viewer, players }: View): readonly number[] => {
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
            className={`theme-dawn dawn-rival-card ${isCovered ? 'is-covered' : ''}`}
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

const Rival = ({ seat, player }: { readonly seat: number; readonly player: PlayerView }) => {
  const { view, name } = useTable();
  const text = useBoardText();
  const { resources } = useGameText();
  const isActing = view.turn === seat && view.step.at !== 'over';
  return (
    <section
      className={`dawn-rival ${clanClass(seat)} ${isActing ? 'is-acting' : ''}`}
      aria-label={text.matOf(name(toSeat(seat)))}
    >
      <span className="dawn-rival-meeples" title={text.reserve(player.onMat)}>
        <Meeple seat={seat} place={reservePlace(seat)} />
        <b aria-hidden="true">{player.onMat}</b>
        <span className="sr-only">{text.reserve(player.onMat)}</span>
      </span>
      <h2>{name(toSeat(seat))}</h2>
      <ul className="dawn-rival-goods">
        {RESOURCES.map(resource => (
          <li key={resource} title={resources[resource]}>
            <Icon id={resource} />
            <span className="sr-only">{resources[resource]} </span>
            <b className="theme-dawn dawn-count" data-place={markerPlace(seat, resource)}>
              {player[resource]}
            </b>
          </li>
        ))}
      </ul>
      <RivalCards seat={seat} player={player} />
      {player.points !== HIDDEN && (
        <span title={text.points(player.points)}>
          <Points amount={player.points} />
        </span>
      )}
    </section>
  );
};

/** The other clans' mats at a glance: meeples at home, stores and cards. */
export const Rivals = () => {
  const { view } = useTable();
  return (
    <div className="dawn-rivals">
      {rivalsOf(view).map(seat => {
        const player = view.players[seat];
        return player === undefined ? null : <Rival key={seat} seat={seat} player={player} />;
      })}
    </div>
  );
};
