import type { Seat } from '#kernel';
import { circleStyle, isUpright } from './geometry.ts';
import { Giant } from '../pieces/Giant.tsx';
import { crowdPlace, giantPlace } from '../places.ts';
import { useBoard } from '../boardContext.ts';
import { relocationsOf, relocationAttempt } from '../targets.ts';
import { AnswerButton, QuestionBox, TargetItem } from '../parts/Target.tsx';
import type { GiantFacts } from './villageModel.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';
import '../style/crowds.css';

interface MemberProps {
  readonly seat: Seat;
  readonly dunaia: number;
  readonly isFirst: boolean;
}

/** Passes the question on to one of the crowd: where to? */
const Member = ({ seat, dunaia, isFirst }: MemberProps) => {
  const { view, moves, dispatch } = useBoard();
  const text = useBoardText();
  return (
    <AnswerButton
      isFirst={isFirst}
      aria-label={text.moveWhere(dunaia)}
      onClick={() =>
        dispatch({
          type: 'picked',
          place: giantPlace(seat, dunaia),
          moves: relocationsOf(moves, dunaia, view),
          asks: true,
        })
      }
    >
      <Giant dunaia={dunaia} />
    </AnswerButton>
  );
};

const Crowd = ({ seat, members }: { readonly seat: Seat; readonly members: readonly GiantFacts[] }) => {
  const { view, moves } = useBoard();
  const text = useBoardText();
  const { circle: nameOf } = useGameText();
  const [one] = members;
  const movable = members.filter(({ dunaia }) => relocationsOf(moves, dunaia, view).length > 0);
  if (one === undefined || movable.length === 0) return null;
  const numbers = members.map(({ dunaia }) => dunaia).join(', ');
  return (
    <TargetItem
      itemClass={`dunaia-crowd ${isUpright(one.circle) ? 'is-upright' : ''}`}
      itemStyle={circleStyle(one.circle)}
      className="dunaia-crowd-target"
      place={crowdPlace(seat, one.circle)}
      label={text.crowd(numbers, nameOf(one.circle))}
      moves={movable.flatMap(({ dunaia }) => relocationsOf(moves, dunaia, view))}
      attempt={relocationAttempt(view, one.dunaia, one.circle)}
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
