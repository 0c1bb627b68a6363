import { memo, Suspense } from 'react';
import type { Seat } from '#kernel';
import { CIRCLES } from '#games/dunaia/facts';
import { circleStyle, giantStyle } from './geometry.ts';
import { LAZY_PARTS } from '../lazy.tsx';
import { Giant } from '../pieces/Giant.tsx';
import { closeUpPlace, giantPlace } from '../places.ts';
import { useMovePreview } from '../pointedMove.ts';
import type { CirclesProps } from './Circles.tsx';
import type { CrowdsProps } from './Crowds.tsx';
import { useBoard } from '../boardContext.ts';
import { relocationAttempt, relocationsOf } from '../targets.ts';
import { TargetItem } from '../parts/Target.tsx';
import type { GiantFacts } from './villageModel.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

const LazyCircles = (props: CirclesProps) => {
  const { Circles } = LAZY_PARTS.read();
  return <Circles {...props} />;
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
        data-place={closeUpPlace(giantPlace(seat, dunaia), isClose)}
      >
        <span className="sr-only">{text.giant(dunaia, nameOf(circle))}</span>
        <Giant dunaia={dunaia} isAwake={isAwake} />
      </span>
    </li>
  );
});

const OwnGiant = ({ seat, facts }: GiantProps) => {
  const { dunaia, circle } = facts;
  const { view, moves } = useBoard();
  const text = useBoardText();
  const { circle: nameOf } = useGameText();
  const preview = useMovePreview();
  const relocations = relocationsOf(moves, dunaia, view);
  const isAwake = facts.isAwake || (preview.dunaia === dunaia && preview.circle === -1);
  return (
    <TargetItem
      className={`dunaia-giant ${isAwake ? 'is-awake' : ''}`}
      style={giantStyle(facts)}
      place={giantPlace(seat, dunaia)}
      label={[text.giant(dunaia, nameOf(circle)), ...(relocations.length > 0 ? [text.canBeMoved] : [])].join(', ')}
      moves={relocations}
      // A click would have left it where it stands.
      attempt={relocationAttempt(view, dunaia, circle)}
      question={
        <Suspense>
          <LazyCircles dunaia={dunaia} relocations={relocations} />
        </Suspense>
      }
    >
      <Giant dunaia={dunaia} isAwake={isAwake} />
    </TargetItem>
  );
};

interface GiantsProps {
  readonly seat: Seat;
  readonly giants: readonly GiantFacts[];
  readonly isOwn: boolean;
  readonly isClose: boolean;
}

/** At the start everybody stands alone. */
const LazyCrowds = (props: CrowdsProps) => {
  const { Crowds } = LAZY_PARTS.read();
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
          <LazyCrowds seat={seat} giants={giants} />
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
  const { dunaia, circle: target = -1 } = useMovePreview();
  const isMeant = (each: number): boolean => isOwn && target === -1 && each === dunaia;
  const awake = giants.filter(each => each.isAwake || isMeant(each.dunaia)).map(({ circle }) => circle);
  const lit = [...awake, ...(isOwn && target >= 0 ? [target] : [])];
  return <SocketLayer lit={lit.join(' ')} />;
};
