import { at, type Seat } from '#kernel';
import { builtCount } from '#games/dunaia/facts';
import { SeatSign } from '../../../app/SeatSign.tsx';
import { FirstPlayer } from '../pieces/FirstPlayer.tsx';
import { Belongings } from './Belongings.tsx';
import { OwnChips, RivalChips } from './Chips.tsx';
import { LazyCharacter } from '../lazy.tsx';
import { TurnPhases } from './TurnPhases.tsx';
import { useBoard } from '../boardContext.ts';
import { Village } from './Village.tsx';
import { starsOf } from './villageModel.ts';
import { useBoardText } from '../text/useBoardText.ts';

interface HomeProps {
  readonly seat: Seat;
  /** Missing for whoever looks at their own. */
  readonly back?: (() => void) | undefined;
}

/** The large board: the viewer's own, or a rival's that is looked at closely. */
export const MainVillage = ({ seat, back }: HomeProps) => {
  const { view, name } = useBoard();
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
          {view.starter === seat && <FirstPlayer />}
        </h2>
        {isOwn ? (
          <TurnPhases seat={seat} />
        ) : (
          <span className="dunaia-built">{text.built(builtCount(owner.player))}</span>
        )}
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
          <LazyCharacter {...owner} part="Elite" />
          <LazyCharacter {...owner} part="Booked" />
          {isOwn ? <OwnChips seat={seat} /> : <RivalChips {...owner} />}
        </div>
      </div>
    </section>
  );
};
