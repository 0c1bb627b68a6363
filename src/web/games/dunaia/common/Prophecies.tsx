import { at, seat as toSeat, type Seat } from '#kernel';
import { ownSeat, progressOf, PROPHECY_TILES, type Goal, type Prophecy } from '#games/dunaia/facts';
import { SeatSign } from '../../../app/SeatSign.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { prophecyPlace } from '../places.ts';
import { useMovePreview } from '../pointedMove.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

const ROUND = 2 * Math.PI * 24;

const partOf = (goals: readonly Goal[]): number => {
  const need = goals.reduce((sum, goal) => sum + goal.need, 0);
  return goals.reduce((sum, goal) => sum + Math.min(goal.have, goal.need), 0) / need;
};

const isMet = (goals: readonly Goal[]): boolean => goals.every(({ have, need }) => have >= need);

const Arc = ({ part, className }: { readonly part: number; readonly className: string }) => (
  <circle className={className} cx="30" cy="30" r="24" strokeDasharray={`${part * ROUND} ${ROUND}`} />
);

/** How far the viewer has come, and would come by what is pointed at. */
const Ring = ({ goals, then }: { readonly goals: readonly Goal[]; readonly then: readonly Goal[] | undefined }) => {
  const { have, need } = at(then ?? goals, 0);
  return (
    <svg className="dunaia-ring" viewBox="0 0 60 60" aria-hidden="true">
      <circle className="dunaia-ring-ground" cx="30" cy="30" r="24" />
      {then && <Arc part={partOf(then)} className="dunaia-ring-then" />}
      <Arc part={partOf(goals)} className="dunaia-ring-now" />
      <text x="30" y="36">
        {have}
        <tspan>/{need}</tspan>
      </text>
    </svg>
  );
};

/** The first number of each rival's progress, with their sign. */
const Others = ({ prophecy }: { readonly prophecy: Prophecy }) => {
  const { view } = useBoard();
  return view.players.map((_, seat) =>
    seat === view.viewer ? null : (
      <span key={seat}>
        <SeatSign seat={seat} size={10} />
        {at(progressOf(view, toSeat(seat), prophecy), 0).have}
      </span>
    ),
  );
};

const Taker = ({ owner }: { readonly owner: Seat }) => (
  <span className="dunaia-taker" aria-hidden="true">
    <SeatSign seat={owner} size={26} />
  </span>
);

/** The condition in few words; a second goal is told with how far it is. */
const Condition = ({ goals }: { readonly goals: readonly Goal[] }) => {
  const text = useBoardText();
  const [first, second] = goals;
  return (
    <span className="dunaia-condition" aria-hidden="true">
      {first && text.prophecy[first.what](first.need)}
      {second && (
        <small>
          + {text.prophecy[second.what](second.need)} {second.have >= second.need ? '✓' : ''}
        </small>
      )}
    </span>
  );
};

const spokenOf = (goals: readonly Goal[], say: (goal: Goal) => string): string => goals.map(say).join(', ');

interface CardProps {
  readonly prophecy: Prophecy;
  readonly owner: Seat | 'nobody';
}

const ProphecyCard = ({ prophecy, owner }: CardProps) => {
  const { view, name, marked } = useBoard();
  const text = useBoardText();
  const { prophecies } = useGameText();
  const { progress } = useMovePreview();
  const { colour, points } = PROPHECY_TILES[prophecy];
  const goals = progressOf(view, ownSeat(view) ?? view.turn, prophecy);
  const then = progress?.get(prophecy);
  const isTaken = owner !== 'nobody';
  const place = prophecyPlace(prophecy);
  const states = [isTaken && 'is-taken', then && isMet(then) && 'is-near', marked.has(place) && 'is-last'];
  return (
    <li
      className={['theme-dunaia dunaia-prophecy', `is-${colour}`, ...states].filter(Boolean).join(' ')}
      data-place={place}
      data-hint={`prophecy/${prophecy}`}
    >
      <span className="sr-only">
        {prophecies[prophecy]}, {text.points(points.value)}.{' '}
        {isTaken ? text.takenBy(name(owner)) : spokenOf(goals, text.goal)}
      </span>
      <span className="dunaia-worth-points" aria-hidden="true">
        {points.value}
        <Icon id="i-pts" />
      </span>
      {isTaken ? <Taker owner={owner} /> : <Ring goals={goals} then={then} />}
      <Condition goals={goals} />
      <span className="dunaia-others" aria-hidden="true">
        {isTaken ? name(owner) : <Others prophecy={prophecy} />}
      </span>
    </li>
  );
};

/** The three Prophecy tiles, and how far everybody is. */
export const Prophecies = () => {
  const { view } = useBoard();
  const text = useBoardText();
  return (
    <section className="dunaia-panel dunaia-prophecies" aria-label={text.panels.prophecies}>
      <h2>{text.panels.prophecies}</h2>
      <ul className="dunaia-trio">
        {view.prophecies.map(({ prophecy, owner }) => (
          <ProphecyCard key={prophecy} prophecy={prophecy} owner={owner} />
        ))}
      </ul>
    </section>
  );
};
