import { memo, Suspense } from 'react';
import type { Seat } from '#kernel';
import { CIRCLES } from './game.ts';
import { circleStyle, giantStyle } from './geometry.ts';
import { LATER } from './late.tsx';
import { Giant } from './pieces/Giant.tsx';
import { closely, giantPlace } from './places.ts';
import { useForesight } from './pointing.ts';
import type { CrowdsProps } from './Crowds.tsx';
import { useTable } from './table.ts';
import { walksOf, walkTo, type Walk } from './targets.ts';
import { Spot, useFirstFocus, usePointer } from './Target.tsx';
import type { GiantFacts } from './village.ts';
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

interface GiantProps {
  readonly seat: Seat;
  readonly facts: GiantFacts;
  readonly isClose: boolean;
}

const StillGiant = memo(({ seat, facts, isClose }: GiantProps) => {
  const { dunaia, circle, isAwake, isLast } = facts;
  const text = useBoardText();
  const { circle: nameOf } = useGameText();
  return (
    <li>
      <span
        className={`dunaia-giant ${isAwake ? 'is-awake' : ''} ${isLast ? 'is-last' : ''}`}
        style={giantStyle(facts)}
        data-place={closely(giantPlace(seat, dunaia), isClose)}
      >
        <span className="sr-only">{text.giant(dunaia, nameOf(circle))}</span>
        <Giant dunaia={dunaia} isAwake={isAwake} />
      </span>
    </li>
  );
});

const OwnGiant = ({ seat, facts }: GiantProps) => {
  const { dunaia, circle } = facts;
  const { view, moves } = useTable();
  const text = useBoardText();
  const { circle: nameOf } = useGameText();
  const foresight = useForesight();
  const walks = walksOf(moves, dunaia, view);
  const isAwake = facts.isAwake || (foresight.dunaia === dunaia && foresight.circle === -1);
  return (
    <Spot
      className={`dunaia-giant ${isAwake ? 'is-awake' : ''}`}
      style={giantStyle(facts)}
      place={giantPlace(seat, dunaia)}
      label={[text.giant(dunaia, nameOf(circle)), ...(walks.length > 0 ? [text.canBeMoved] : [])].join(', ')}
      moves={walks}
      // A click would have left it where it stands.
      attempt={walkTo(view, dunaia, circle)}
      question={<Circles dunaia={dunaia} walks={walks} />}
    >
      <Giant dunaia={dunaia} isAwake={isAwake} />
    </Spot>
  );
};

interface GiantsProps {
  readonly seat: Seat;
  readonly giants: readonly GiantFacts[];
  readonly isOwn: boolean;
  readonly isClose: boolean;
}

/** At the start everybody stands alone. */
const LateCrowds = (props: CrowdsProps) => {
  const { Crowds } = LATER.read();
  return <Crowds {...props} />;
};

/** The six Dunaias of a board, each in its circle. */
export const Giants = ({ seat, giants, isOwn, isClose }: GiantsProps) => {
  const One = isOwn ? OwnGiant : StillGiant;
  return (
    <ol className="dunaia-giants">
      {giants.map(facts => (
        <One key={facts.dunaia} seat={seat} facts={facts} isClose={isClose} />
      ))}
      {isOwn && giants.some(({ count }) => count > 1) && (
        <Suspense>
          <LateCrowds seat={seat} giants={giants} />
        </Suspense>
      )}
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
export const Sockets = ({ giants, isOwn }: Pick<GiantsProps, 'giants' | 'isOwn'>) => {
  const { dunaia, circle: target = -1 } = useForesight();
  const isMeant = (each: number): boolean => isOwn && target === -1 && each === dunaia;
  const awake = giants.filter(each => each.isAwake || isMeant(each.dunaia)).map(({ circle }) => circle);
  const lit = [...awake, ...(isOwn && target >= 0 ? [target] : [])];
  return <SocketLayer lit={lit.join(' ')} />;
};
