import { HIDDEN, seat as toSeat } from '#kernel';
import {
  actorOf,
  CITIZENS,
  columnsOf,
  dynastiesIn,
  countByClass,
  type Citizen,
  type Column,
  type DynastyView,
  type PlayerView,
} from '#games/iunu/facts';
import { SeatSign } from '../../../app/SeatSign.tsx';
import { CitizenGlyph, CitizenPortrait } from '../pieces/CitizenCard.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { afterlifePlace, classPlace, holdPlace, loafPlace, pursePlace, stashPlace } from '../places.ts';
import { Starter } from './Starter.tsx';
import { Pill, Target } from './Target.tsx';
import { robAttempt, robMoves } from '../targets.ts';
import { useBoard } from '../boardContext.ts';
import { vars } from '../../../board/vars.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

const EmptyTile = ({ citizen }: { readonly citizen: Citizen }) => {
  const { citizens } = useGameText();
  return (
    <li className="iunu-mini is-none" aria-hidden="true">
      <span className="iunu-tile">
        <CitizenGlyph citizen={citizen} />
      </span>
      <span className="iunu-mini-name">{citizens[citizen].name}</span>
    </li>
  );
};

const TileFace = ({ dynasty, column }: { readonly dynasty: number; readonly column: Column }) => {
  const { citizen, count, loaves, leads } = column;
  return (
    <>
      <span className={`iunu-tiles is-${citizen}`} style={vars({ '--n': Math.min(count, 3) })}>
        <CitizenPortrait citizen={citizen} />
      </span>
      <b className="iunu-mini-n" aria-hidden="true">
        {count}
      </b>
      {leads && <Icon id="crown" className="iunu-crown" />}
      {loaves > 0 && (
        <span className="theme-iunu iunu-mini-bread" data-place={loafPlace(dynasty, citizen)} aria-hidden="true">
          <Icon id="a-loaf" />
          <b>{loaves}</b>
        </span>
      )}
    </>
  );
};

/** A class of a rival: a small portrait with its count. A Farmer may be worth a click. */
const Tile = ({ dynasty, column }: { readonly dynasty: number; readonly column: Column }) => {
  const { moves, marked } = useBoard();
  const text = useBoardText();
  const { citizens } = useGameText();
  const { citizen, count, loaves, leads } = column;
  const place = classPlace(dynasty, citizen);
  const isLast = marked.has(place) || marked.has(loafPlace(dynasty, citizen));
  const label = text.column(citizens[citizen].name, count, loaves, leads);
  const robbing = citizen === 'farmer' ? robMoves(moves, dynasty) : [];
  return (
    <li className={`iunu-mini is-${citizen}`}>
      {citizen === 'farmer' ? (
        <Target
          className="theme-iunu iunu-tile"
          place={place}
          label={robbing.length > 0 ? `${label}, ${text.verbs.rob}` : label}
          moves={robbing}
          attempt={robAttempt(dynasty)}
          hint={citizen}
        >
          <TileFace dynasty={dynasty} column={column} />
          {robbing.length > 0 && (
            <Pill>
              <Icon id="a-left" />
            </Pill>
          )}
        </Target>
      ) : (
        <span className={`theme-iunu iunu-tile ${isLast ? 'is-last' : ''}`} data-place={place} data-hint={citizen}>
          <span className="sr-only">{label}</span>
          <TileFace dynasty={dynasty} column={column} />
        </span>
      )}
      <span className="iunu-mini-name" aria-hidden="true">
        {citizens[citizen].name}
      </span>
    </li>
  );
};

const HeldAfterlife = ({ dynasty, card }: { readonly dynasty: number; readonly card: DynastyView['afterlife'] }) => {
  const text = useBoardText();
  const { afterlives } = useGameText();
  if (card === 'none') return null;
  const name = card === HIDDEN ? text.holdsAfterlife : afterlives[card].name;
  return (
    <span className="iunu-has" title={name} {...(card !== HIDDEN && { 'data-hint': card })}>
      <Icon id="g-anubis" place={afterlifePlace(dynasty)} />
      <span className={`iunu-held-name ${card === HIDDEN ? 'is-covered' : ''}`}>{name}</span>
    </span>
  );
};

const Holdings = ({ seat, player }: { readonly seat: number; readonly player: PlayerView }) => {
  const text = useBoardText();
  const { citizens } = useGameText();
  const known = countByClass(player.known).map(
    ([citizen, count]) => (count > 1 ? `${count} × ` : '') + citizens[citizen].name,
  );
  const inHand = text.cardsInHand(player.handSize);
  return (
    <span className="iunu-holdings">
      <span className="iunu-has" title={text.debens(player.debens)}>
        <Icon id="deben-1" place={pursePlace(seat)} />
        <b aria-hidden="true">{player.debens}</b>
        <span className="sr-only">{text.debens(player.debens)}</span>
      </span>
      <span className="iunu-has" title={known.length > 0 ? `${inHand}, ${text.seenToHold(known.join(', '))}` : inHand}>
        <Icon id="back-citizen" place={holdPlace(seat)} />
        <b aria-hidden="true">{player.handSize}</b>
        <span className="sr-only">{inHand}</span>
      </span>
      {player.stashSize > 0 && (
        <span className="iunu-has" title={text.underScribe(player.stashSize)} data-place={stashPlace(seat)}>
          <Icon id="a-tuck" />
          <b aria-hidden="true">{player.stashSize}</b>
          <span className="sr-only">{text.underScribe(player.stashSize)}</span>
        </span>
      )}
    </span>
  );
};

const Title = ({ dynasty }: { readonly dynasty: number }) => {
  const { view, name } = useBoard();
  const text = useBoardText();
  const { cities } = useGameText();
  const city = view.cities[dynasty - view.players.length];
  const isThief = view.step.at === 'tribute' && view.turn === dynasty;
  return (
    <>
      {city === undefined ? (
        <SeatSign seat={dynasty} size={14} />
      ) : (
        <span className="iunu-city" title={text.neutralCity}>
          <Icon id="city" />
          <span className="sr-only">{text.neutralCity}</span>
        </span>
      )}
      <h2>{city === undefined ? name(toSeat(dynasty)) : cities[city.name]}</h2>
      <Starter seat={dynasty} />
      {isThief && <span className="iunu-alarm">{text.thief}</span>}
    </>
  );
};

const Rival = ({ dynasty }: { readonly dynasty: number }) => {
  const { view, name } = useBoard();
  const text = useBoardText();
  const { cities } = useGameText();
  const player = view.players[dynasty];
  const city = view.cities[dynasty - view.players.length];
  const shown = dynastiesIn(view)[dynasty];
  if (shown === undefined) return null;
  const columns = new Map(columnsOf(view, dynasty).map(column => [column.citizen, column]));
  const total = CITIZENS.reduce((sum, citizen) => sum + shown.cards[citizen], 0);
  const owner = city === undefined ? name(toSeat(dynasty)) : cities[city.name];
  return (
    <section
      className={`iunu-rival ${actorOf(view) === dynasty ? 'is-acting' : ''}`}
      aria-label={text.dynastyOf(owner)}
    >
      <header>
        <Title dynasty={dynasty} />
        <span className="iunu-total">{text.countCitizens(total)}</span>
        <HeldAfterlife dynasty={dynasty} card={shown.afterlife} />
        {player && <Holdings seat={dynasty} player={player} />}
      </header>
      <ul className="iunu-minis">
        {CITIZENS.map(citizen => {
          const column = columns.get(citizen);
          return column === undefined ? (
            <EmptyTile key={citizen} citizen={citizen} />
          ) : (
            <Tile key={citizen} dynasty={dynasty} column={column} />
          );
        })}
      </ul>
    </section>
  );
};

/** The other dynasties, small: players in turn order after the viewer, then neutral cities. */
export const Rivals = () => {
  const { view } = useBoard();
  const { viewer, players, cities } = view;
  const first = viewer === 'audience' ? 0 : viewer + 1;
  const seats = Array.from(
    { length: players.length - (viewer === 'audience' ? 0 : 1) },
    (_, index) => (first + index) % players.length,
  );
  const all = [...seats, ...cities.map((_, index) => players.length + index)];
  return (
    <div className="iunu-rivals" style={vars({ '--panels': all.length })}>
      {all.map(dynasty => (
        <Rival key={dynasty} dynasty={dynasty} />
      ))}
    </div>
  );
};
