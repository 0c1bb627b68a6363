import { at, seat as toSeat, type Seat } from '#kernel';
import { builtCount } from '#games/dunaia/facts';
import { SeatSign, seatClass } from '../../../app/SeatSign.tsx';
import { FirstPlayer } from '../pieces/FirstPlayer.tsx';
import { Belongings } from './Belongings.tsx';
import { RivalChips } from './Chips.tsx';
import { LazyCharacter } from '../lazy.tsx';
import { useBoard } from '../boardContext.ts';
import { vars } from '../../../board/vars.ts';
import { starsOf } from './villageModel.ts';
import { Village } from './Village.tsx';
import { useBoardText } from '../text/useBoardText.ts';

export const rivalsOf = (players: readonly unknown[], own: number): readonly Seat[] =>
  players.flatMap((_, seat) => (seat === own ? [] : [toSeat(seat)]));

interface RivalProps {
  readonly seat: Seat;
  readonly look: (seat: Seat) => void;
}

const Rival = ({ seat, look }: RivalProps) => {
  const { view, name } = useBoard();
  const text = useBoardText();
  const owner = { seat, player: at(view.players, seat), isClose: false };
  const isPlaying = view.turn === seat && view.step.at !== 'over';
  return (
    <section
      className={`dunaia-panel dunaia-rival ${seatClass(seat)} ${isPlaying ? 'is-playing' : ''}`}
      aria-label={text.villageOf(name(seat))}
    >
      <header>
        <SeatSign seat={seat} size={14} />
        <h2>{name(seat)}</h2>
        {view.starter === seat && <FirstPlayer />}
        <span className="dunaia-built">{text.built(builtCount(owner.player))}</span>
        <LazyCharacter {...owner} part="Elite" />
        <button type="button" className="dunaia-look" aria-label={text.lookAt(name(seat))} onClick={() => look(seat)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
          </svg>
        </button>
      </header>
      <div className="dunaia-rival-body">
        <Village seat={seat} />
        <div className="dunaia-rival-side">
          <Belongings {...owner} isOwn={false} stars={starsOf(view, seat)} />
          <RivalChips {...owner} />
          <LazyCharacter {...owner} part="Booked" />
        </div>
      </div>
    </section>
  );
};

/** The other boards, small; any of them can be looked at closely. */
export const Rivals = ({ seats, look }: { readonly seats: readonly Seat[]; readonly look: (seat: Seat) => void }) => (
  <div className="dunaia-rivals" style={vars({ '--rivals': seats.length })} data-count={seats.length}>
    {seats.map(seat => (
      <Rival key={seat} seat={seat} look={look} />
    ))}
  </div>
);
