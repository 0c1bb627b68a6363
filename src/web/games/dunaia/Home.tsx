import { at, type Seat } from '#kernel';
import { SeatSign } from '../../app/SeatSign.tsx';
import { Belongings, Booked, Elite } from './Belongings.tsx';
import { OwnChips, RivalChips } from './Chips.tsx';
import { builtCount } from './game.ts';
import { Phases } from './Phases.tsx';
import { useTable } from './table.ts';
import { Village } from './Village.tsx';
import { useBoardText } from './words.ts';

interface HomeProps {
  readonly seat: Seat;
  /** Missing for whoever looks at their own. */
  readonly back?: (() => void) | undefined;
}

/** The large board: the viewer's own, or a rival's that is looked at closely. */
export const Home = ({ seat, back }: HomeProps) => {
  const { view, name } = useTable();
  const text = useBoardText();
  const isOwn = seat === view.viewer;
  const title = isOwn ? text.yourVillage : text.villageOf(name(seat));
  return (
    <section className={`dunaia-home ${isOwn ? '' : 'is-close'}`} aria-label={title}>
      <header>
        <h2>
          <SeatSign seat={seat} size={17} />
          {title}
        </h2>
        {isOwn ? (
          <Phases seat={seat} />
        ) : (
          <span className="dunaia-built">{text.built(builtCount(at(view.players, seat)))}</span>
        )}
        {back && (
          <button type="button" className="btn dunaia-back" onClick={back}>
            {text.back}
          </button>
        )}
        <Belongings seat={seat} isClose={!isOwn} />
      </header>
      <div className="dunaia-home-body">
        <Village seat={seat} isClose={!isOwn} />
        <div className="dunaia-edge">
          <Elite seat={seat} isClose={!isOwn} />
          <Booked seat={seat} isClose={!isOwn} />
          {isOwn ? <OwnChips seat={seat} /> : <RivalChips seat={seat} isClose />}
        </div>
      </div>
    </section>
  );
};
