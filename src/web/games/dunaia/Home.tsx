import { at, type Seat } from '#kernel';
import { SeatSign } from '../../app/SeatSign.tsx';
import { Belongings } from './Belongings.tsx';
import { OwnChips, RivalChips } from './Chips.tsx';
import { builtCount } from './game.ts';
import { LateCharacter } from './LateCharacter.tsx';
import { Phases } from './Phases.tsx';
import { useTable } from './table.ts';
import { Village } from './Village.tsx';
import { starsOf } from './village.ts';
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
  const owner = { seat, player: at(view.players, seat), isClose: !isOwn };
  const title = isOwn ? text.yourVillage : text.villageOf(name(seat));
  return (
    <section className={`dunaia-home ${isOwn ? '' : 'is-close'}`} aria-label={title}>
      <header>
        <h2>
          <SeatSign seat={seat} size={17} />
          {title}
        </h2>
        {isOwn ? <Phases seat={seat} /> : <span className="dunaia-built">{text.built(builtCount(owner.player))}</span>}
        {back && (
          <button type="button" className="btn dunaia-back" onClick={back}>
            {text.back}
          </button>
        )}
        <Belongings {...owner} isOwn={isOwn} stars={starsOf(view, seat)} />
      </header>
      <div className="dunaia-home-body">
        <Village seat={seat} isClose={!isOwn} />
        <div className="dunaia-edge">
          <LateCharacter {...owner} part="Elite" />
          <LateCharacter {...owner} part="Booked" />
          {isOwn ? <OwnChips seat={seat} /> : <RivalChips {...owner} />}
        </div>
      </div>
    </section>
  );
};
