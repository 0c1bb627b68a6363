import type { Seat } from '#kernel';
import { circleStyle, isUpright } from './geometry.ts';
import { Giant } from './pieces/Giant.tsx';
import { crowdPlace, giantPlace } from './places.ts';
import { useTable } from './table.ts';
import { walksOf, walkTo } from './targets.ts';
import { QuestionBox, Spot, useFirstFocus } from './Target.tsx';
import type { GiantFacts } from './village.ts';
import { useBoardText, useGameText } from './words.ts';
import './css/crowds.css';

interface MemberProps {
  readonly seat: Seat;
  readonly dunaia: number;
  readonly isFirst: boolean;
}

/** Passes the question on to one of the crowd: where to? */
const Member = ({ seat, dunaia, isFirst }: MemberProps) => {
  const { view, moves, dispatch } = useTable();
  const text = useBoardText();
  const first = useFirstFocus();
  return (
    <button
      ref={isFirst ? first : null}
      type="button"
      aria-label={text.moveWhere(dunaia)}
      onClick={() =>
        dispatch({
          type: 'picked',
          place: giantPlace(seat, dunaia),
          moves: walksOf(moves, dunaia, view),
          asks: true,
        })
      }
    >
      <Giant dunaia={dunaia} />
    </button>
  );
};

const Crowd = ({ seat, members }: { readonly seat: Seat; readonly members: readonly GiantFacts[] }) => {
  const { view, moves } = useTable();
  const text = useBoardText();
  const { circle: nameOf } = useGameText();
  const [one] = members;
  const movable = members.filter(({ dunaia }) => walksOf(moves, dunaia, view).length > 0);
  if (one === undefined || movable.length === 0) return null;
  const numbers = members.map(({ dunaia }) => dunaia).join(', ');
  return (
    <Spot
      spotClass={`dunaia-crowd ${isUpright(one.circle) ? 'is-upright' : ''}`}
      spotStyle={circleStyle(one.circle)}
      className="dunaia-crowd-target"
      place={crowdPlace(seat, one.circle)}
      label={text.crowd(numbers, nameOf(one.circle))}
      moves={movable.flatMap(({ dunaia }) => walksOf(moves, dunaia, view))}
      attempt={walkTo(view, one.dunaia, one.circle)}
      question={
        <QuestionBox legend={text.whichDunaia} className="dunaia-members">
          {movable.map(({ dunaia }, index) => (
            <Member key={dunaia} seat={seat} dunaia={dunaia} isFirst={index === 0} />
          ))}
        </QuestionBox>
      }
    />
  );
};

export interface CrowdsProps {
  readonly seat: Seat;
  readonly giants: readonly GiantFacts[];
}

/** On a phone, Dunaias that share a circle are too small for a finger each: a press on the circle asks which of them. */
export const Crowds = ({ seat, giants }: CrowdsProps) =>
  giants
    .filter(({ index, count }) => index === 0 && count > 1)
    .map(({ circle }) => <Crowd key={circle} seat={seat} members={giants.filter(each => each.circle === circle)} />);
