import { memo } from 'react';
import { at, type Seat } from '#kernel';
import { CIRCLES, DUNAIAS, faceInHand, type PlayerView, type View } from './game.ts';
import { circleStyle, giantStyle } from './geometry.ts';
import { Giant } from './pieces/Giant.tsx';
import { closely, giantPlace } from './places.ts';
import { useForesight } from './pointing.ts';
import { useTable } from './table.ts';
import { walkAttempt, walksOf, walkTo, type Walk } from './targets.ts';
import { Spot, useFirstFocus, usePointer } from './Target.tsx';
import { useBoardText, useGameText, useSay } from './words.ts';

interface CircleProps {
  readonly walk: Walk;
  readonly isFirst: boolean;
}

const CircleButton = ({ walk, isFirst }: CircleProps) => {
  const { play, dispatch } = useTable();
  const say = useSay();
  const first = useFirstFocus();
  return (
    <button
      ref={isFirst ? first : null}
      type="button"
      className="dunaia-circle"
      style={circleStyle(walk.circle)}
      aria-label={say(walk)}
      {...usePointer(walk)}
      onClick={() => {
        dispatch({ type: 'left' });
        play(walk);
      }}
    />
  );
};

/** Circles that are full, or where it stands: a click says why not. */
const ClosedCircles = ({ dunaia, walks }: { readonly dunaia: number; readonly walks: readonly Walk[] }) => {
  const { view, explain } = useTable();
  const { circle: nameOf } = useGameText();
  return [...CIRCLES.keys()]
    .filter(circle => !walks.some(walk => walk.circle === circle))
    .map(circle => (
      <button
        key={circle}
        type="button"
        className="dunaia-circle is-closed"
        style={circleStyle(circle)}
        tabIndex={-1}
        aria-disabled="true"
        aria-label={nameOf(circle)}
        onClick={({ currentTarget }) => explain(walkTo(view, dunaia, circle), currentTarget)}
      />
    ));
};

/** Where to? Every circle with room, on the board itself. */
const Circles = ({ dunaia, walks }: { readonly dunaia: number; readonly walks: readonly Walk[] }) => {
  const text = useBoardText();
  return (
    <>
      <ClosedCircles dunaia={dunaia} walks={walks} />
      <fieldset className="board-choice dunaia-circles">
        <legend className="sr-only">{text.moveWhere(dunaia)}</legend>
        {walks.map((walk, index) => (
          <CircleButton key={walk.circle} walk={walk} isFirst={index === 0} />
        ))}
      </fieldset>
    </>
  );
};

const isAwake = (view: View, seat: number, dunaia: number): boolean =>
  view.turn === seat && (view.awakened === dunaia || (view.awakened === 0 && faceInHand(view) === dunaia));

/** Where a Dunaia stands among those that share its circle. */
const spotOf = ({ circles }: PlayerView, dunaia: number) => {
  const circle = at(circles, dunaia - 1);
  const company = DUNAIAS.filter(each => circles[each - 1] === circle);
  return { circle, style: giantStyle(circle, company.indexOf(dunaia), company.length) };
};

interface GiantProps {
  readonly seat: Seat;
  readonly dunaia: number;
  readonly isClose: boolean;
}

const StillGiant = ({ seat, dunaia, isClose }: GiantProps) => {
  const { view, marked } = useTable();
  const text = useBoardText();
  const { circle: nameOf } = useGameText();
  const { circle, style } = spotOf(at(view.players, seat), dunaia);
  const place = giantPlace(seat, dunaia);
  const awake = isAwake(view, seat, dunaia);
  return (
    <li>
      <span
        className={`dunaia-giant ${awake ? 'is-awake' : ''} ${marked.has(place) ? 'is-last' : ''}`}
        style={style}
        data-place={isClose ? closely(place) : place}
      >
        <span className="sr-only">{text.giant(dunaia, nameOf(circle))}</span>
        <Giant dunaia={dunaia} isAwake={awake} />
      </span>
    </li>
  );
};

const OwnGiant = ({ seat, dunaia }: GiantProps) => {
  const { view, moves } = useTable();
  const text = useBoardText();
  const { circle: nameOf } = useGameText();
  const foresight = useForesight();
  const { circle, style } = spotOf(at(view.players, seat), dunaia);
  const walks = walksOf(moves, dunaia, view);
  const awake = isAwake(view, seat, dunaia) || (foresight.dunaia === dunaia && foresight.circle === -1);
  return (
    <Spot
      className={`dunaia-giant ${awake ? 'is-awake' : ''}`}
      style={style}
      place={giantPlace(seat, dunaia)}
      label={[text.giant(dunaia, nameOf(circle)), ...(walks.length > 0 ? [text.canBeMoved] : [])].join(', ')}
      moves={walks}
      attempt={walkAttempt(view, seat, dunaia)}
      question={<Circles dunaia={dunaia} walks={walks} />}
    >
      <Giant dunaia={dunaia} isAwake={awake} />
    </Spot>
  );
};

/** The six Dunaias of a board, each in its circle. */
export const Giants = ({ seat, isClose }: { readonly seat: Seat; readonly isClose: boolean }) => {
  const { view } = useTable();
  const One = seat === view.viewer ? OwnGiant : StillGiant;
  return (
    <ol className="dunaia-giants">
      {DUNAIAS.map(dunaia => (
        <One key={dunaia} seat={seat} dunaia={dunaia} isClose={isClose} />
      ))}
    </ol>
  );
};

/** `lit` is a list in one string, which is cheap to compare. */
const SocketLayer = memo(({ lit }: { readonly lit: string }) => (
  <div className="dunaia-sockets" aria-hidden="true">
    {[...CIRCLES.keys()].map(circle => (
      <i
        key={circle}
        className={`dunaia-socket ${lit.split(' ').includes(String(circle)) ? 'is-lit' : ''}`}
        style={circleStyle(circle)}
      />
    ))}
  </div>
));

/** The sockets between the squares; the one somebody awakes in is lit. */
export const Sockets = ({ seat }: { readonly seat: Seat }) => {
  const { view } = useTable();
  const { dunaia = 0, circle: target = -1 } = useForesight();
  const { circles } = at(view.players, seat);
  const isOwn = seat === view.viewer;
  const awake = DUNAIAS.filter(each => isAwake(view, seat, each) || (isOwn && target === -1 && each === dunaia));
  const lit = [...awake.map(each => at(circles, each - 1)), ...(isOwn && target >= 0 ? [target] : [])];
  return <SocketLayer lit={lit.join(' ')} />;
};
