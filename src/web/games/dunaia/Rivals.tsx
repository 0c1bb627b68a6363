import { at, seat as toSeat, type Seat } from '#kernel';
import { SeatSign, seatClass } from '../../app/SeatSign.tsx';
import { Belongings, Booked, Elite } from './Belongings.tsx';
import { RivalChips } from './Chips.tsx';
import { builtCount } from './game.ts';
import { useTable } from './table.ts';
import { vars } from '../../board/vars.ts';
import { Village } from './Village.tsx';
import { useBoardText } from './words.ts';

export const rivalsOf = (players: readonly unknown[], own: number): readonly Seat[] =>
  players.flatMap((_, seat) => (seat === own ? [] : [toSeat(seat)]));

interface RivalProps {
  readonly seat: Seat;
  readonly look: (seat: Seat) => void;
}

const Rival = ({ seat, look }: RivalProps) => {
  const { view, name } = useTable();
  const text = useBoardText();
  const isPlaying = view.turn === seat && view.step.at !== 'over';
  return (
    <section
      className={`dunaia-panel dunaia-rival ${seatClass(seat)} ${isPlaying ? 'is-playing' : ''}`}
      aria-label={text.villageOf(name(seat))}
    >
      <header>
        <SeatSign seat={seat} size={14} />
        <h2>{name(seat)}</h2>
        <span className="dunaia-built">{text.built(builtCount(at(view.players, seat)))}</span>
        <Elite seat={seat} />
        <button type="button" className="dunaia-look" aria-label={text.lookAt(name(seat))} onClick={() => look(seat)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
          </svg>
        </button>
      </header>
      <div className="dunaia-rival-body">
        <Village seat={seat} />
        <div className="dunaia-rival-side">
          <Belongings seat={seat} />
          <RivalChips seat={seat} />
          <Booked seat={seat} />
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
