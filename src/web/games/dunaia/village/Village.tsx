import { memo, useMemo } from 'react';
import { at, type Seat } from '#kernel';
import { useUnchanged } from '../../../board/useUnchanged.ts';
import { LyingDie } from '../common/Dice.tsx';
import { crossingStyle } from './geometry.ts';
import { Giants, Sockets } from './Giants.tsx';
import { Drawing } from '../pieces/Drawing.tsx';
import { Square } from './Square.tsx';
import { useBoard } from '../boardContext.ts';
import { diceAt, villageOf } from './villageModel.ts';

const PATHS = 'M22 158H472M22 336H472M158 22V472M336 22V472';

/** The forest floor with its paths. */
const Wood = memo(() => (
  <Drawing box="0 0 494 494" className="dunaia-wood">
    <rect className="dunaia-forest" width="494" height="494" rx="22" />
    <rect width="494" height="494" rx="22" fill="url(#dunaia-wood)" />
    <path className="dunaia-path" d={PATHS} />
    <path className="dunaia-stones" d={PATHS} />
  </Drawing>
));

/** The die that was taken and is not recycled yet lies beside the giant it awakens. */
const DieInHand = ({ seat }: { readonly seat: Seat }) => {
  const { view } = useBoard();
  const [die] = diceAt(view, where => where === 'hand');
  if (die === undefined || view.turn !== seat) return null;
  return (
    <span className="dunaia-hand" style={crossingStyle(at(at(view.players, seat).circles, die.face - 1))}>
      <LyingDie die={die} />
    </span>
  );
};

interface VillageProps {
  readonly seat: Seat;
  readonly isClose?: boolean;
}

/** A player's board: nine squares, twelve sockets, six giants. */
export const Village = ({ seat, isClose = false }: VillageProps) => {
  const { view, marked, turned } = useBoard();
  const facts = useMemo(() => villageOf(view, seat, { marked, turned }), [view, seat, marked, turned]);
  const { squares, giants } = useUnchanged(facts);
  const isOwn = seat === view.viewer;
  return (
    <div className="dunaia-village">
      <Wood />
      <ol className="dunaia-squares">
        {squares.map(each => (
          <Square key={each.square} seat={seat} facts={each} isOwn={isOwn} isClose={isClose} />
        ))}
      </ol>
      <Sockets giants={giants} isOwn={isOwn} />
      {!isClose && <DieInHand seat={seat} />}
      <Giants seat={seat} giants={giants} isOwn={isOwn} isClose={isClose} />
    </div>
  );
};
