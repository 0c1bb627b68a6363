import { memo } from 'react';
import { HIDDEN } from '#kernel';
import { restPreview } from '../preview.ts';
import { END_POINTS, EXPAND_POINTS, type Move, type PlayerView } from '#games/dawn-of-mankind/facts';
import { Icon } from '../pieces/Drawing.tsx';
import { Points } from '../pieces/Goods.tsx';
import { Meeple } from '../pieces/Meeple.tsx';
import { pointsPlace, reservePlace, restPlace, tribePlace } from '../places.ts';
import { Target } from '../parts/Target.tsx';
import { movesWith } from '../targets.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { Rest } from './Rest.tsx';
import { SetupCards } from './SetupCards.tsx';
import { Slots } from './Slots.tsx';
import { Tracks } from './Tracks.tsx';
import '../style/mat.css';

interface OwnProps {
  readonly seat: number;
  readonly own: PlayerView;
}

/** Meeples on the mat; a click on them expands the tribe. */
const Reserve = memo(({ seat, own, moves }: OwnProps & { readonly moves: readonly Move[] }) => {
  const text = useBoardText();
  const isLegal = moves.length > 0;
  const verb = text.verbs.expand(EXPAND_POINTS);
  return (
    <Target
      className="dawn-reserve"
      place={tribePlace}
      label={[text.reserve(own.onMat), text.onBoard(own.onBoard), ...(isLegal ? [verb] : [])].join(', ')}
      moves={moves}
      attempt={{ type: 'expand' }}
      hint="reserve"
    >
      <span className="dawn-wide">{text.reserveName}</span>
      <Meeple seat={seat} place={reservePlace(seat)} />
      <b aria-hidden="true">{own.onMat}</b>
      <span className="dawn-wide dawn-soft">{text.onBoard(own.onBoard)}</span>
      {isLegal && (
        <span className="dawn-verb" aria-hidden="true">
          +1 <Icon id="newborn" /> −<Icon id="food" /> −{EXPAND_POINTS} <Icon id="vp" />
        </span>
      )}
    </Target>
  );
});

const OwnPoints = memo(({ seat, own, isOpen }: OwnProps & { readonly isOpen: boolean }) => {
  const text = useBoardText();
  if (own.points === HIDDEN) return null;
  return (
    <p className="dawn-points">
      <span data-place={pointsPlace(seat)}>
        <Points amount={own.points} />
      </span>
      <span>
        <span className="sr-only">{text.points(own.points)}</span>
        <span>{text.ofPoints(END_POINTS)}</span>
        {!isOpen && (
          <span className="dawn-secret">
            <Icon id="eye" /> {text.onlyYou}
          </span>
        )}
      </span>
    </p>
  );
});

/** The viewer's mat: tracks, meeples, cards and points. */
export const Mat = ({ seat, own }: OwnProps) => {
  const { view, moves, now, preview } = useBoard();
  const text = useBoardText();
  const isAsking = now.at === 'choosing' && now.place === restPlace;
  const rest = isAsking ? restPreview(view, preview) : undefined;
  return (
    <section className="dawn-mat" aria-label={text.yourMat}>
      <header className="dawn-mat-head">
        <h2>
          <Meeple seat={seat} />
          <span>{text.yourClan}</span>
        </h2>
        <Reserve seat={seat} own={own} moves={movesWith(moves, ({ type }) => type === 'expand')} />
        <span className="dawn-spoils-key" aria-hidden="true">
          <i />
          {text.spoilsAtRest}
        </span>
        {view.round > 0 && <Rest preview={rest} moves={movesWith(moves, ({ type }) => type === 'rest')} />}
        <OwnPoints seat={seat} own={own} isOpen={view.options.openScores || view.step.at === 'over'} />
      </header>
      <div className="dawn-mat-body">
        <Tracks seat={seat} own={own} rest={rest} />
        {view.round === 0 ? <SetupCards /> : <Slots seat={seat} own={own} />}
      </div>
    </section>
  );
};
