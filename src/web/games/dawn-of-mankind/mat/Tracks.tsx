import { memo } from 'react';
import type { RestPreview } from '../preview.ts';
import {
  FRUIT_KEPT,
  mealFor,
  MEAT_KEPT,
  RESOURCE_MOST,
  RESOURCES,
  type Food,
  type Move,
  type PlayerView,
  type Resource,
  type Step,
} from '#games/dawn-of-mankind/facts';
import { Icon } from '../pieces/Drawing.tsx';
import { markerPlace, trackPlace } from '../places.ts';
import { Target } from '../parts/Target.tsx';
import { trackAttempt, trackMoves } from '../targets.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';
import type { BoardText } from '../text/text.ts';

/** What keeps over a rest; hides and tools always do. */
const KEPT: { readonly [R in Resource]?: number } = { fruit: FRUIT_KEPT, meat: MEAT_KEPT };
const CELLS = Array.from({ length: RESOURCE_MOST + 1 }, (_, value) => value);

const verbOf = (move: Move | undefined, own: PlayerView, { verbs }: BoardText): string | undefined => {
  switch (move?.type) {
    case 'pay':
      return verbs.pay;
    case 'give':
      return verbs.give;
    case 'take':
      return verbs.take;
    case 'cook': {
      const meal = mealFor(own);
      return verbs.cook(meal[move.food].value, meal.points.value);
    }
    default:
      return undefined;
  }
};

interface CellsProps {
  readonly seat: number;
  readonly own: PlayerView;
  readonly resource: Resource;
  readonly spoiled: number;
}

const cellClass = (value: number, amount: number, kept: number, spoiled: number): string =>
  [
    value < amount ? 'is-under' : '',
    value > kept ? 'spoils' : '',
    value === kept ? 'is-limit' : '',
    spoiled > 0 && value > amount - spoiled && value <= amount ? 'is-lost' : '',
  ].join(' ');

const Cells = ({ seat, own, resource, spoiled }: CellsProps) => {
  const amount = own[resource];
  const kept = KEPT[resource] ?? Number.POSITIVE_INFINITY;
  return (
    <span className="dawn-cells" aria-hidden="true">
      {CELLS.map(value => (
        <span key={value} className={`dawn-cell ${cellClass(value, amount, kept, spoiled)}`}>
          {value}
          {value === amount && (
            <b className={`theme-dawn-of-mankind dawn-marker is-${resource}`} data-place={markerPlace(seat, resource)}>
              {value}
            </b>
          )}
        </span>
      ))}
    </span>
  );
};

/** What a meal takes and gives, in signs. */
const Meal = ({ own, food }: { readonly own: PlayerView; readonly food: Food }) => {
  const meal = mealFor(own);
  return (
    <>
      −{meal[food].value} ▸ +{meal.points.value} <Icon id="vp" />
    </>
  );
};

interface TagsProps {
  readonly own: PlayerView;
  readonly move: Move | undefined;
  readonly verb: string | undefined;
  readonly spoiled: number;
}

/** Tags on a track: what a click does, or what a rest would take. */
const Tags = ({ own, move, verb, spoiled }: TagsProps) => (
  <>
    {verb !== undefined && (
      <span className="dawn-verb" aria-hidden="true">
        {move?.type === 'cook' ? <Meal own={own} food={move.food} /> : verb}
      </span>
    )}
    {spoiled > 0 && (
      <span className="dawn-verb is-bad" aria-hidden="true">
        −{spoiled}
      </span>
    )}
  </>
);

interface TrackProps extends CellsProps {
  readonly moves: readonly Move[];
  readonly step: Step['at'];
}

const Track = memo(({ seat, own, resource, spoiled, moves, step }: TrackProps) => {
  const text = useBoardText();
  const { resources } = useGameText();
  const [move] = moves;
  const verb = verbOf(move, own, text);
  const kept = KEPT[resource];
  const label = [
    text.track(resources[resource], own[resource]),
    kept === undefined ? '' : text.keeps(kept),
    verb ?? '',
  ];
  return (
    <li>
      <Target
        className={`dawn-track is-${resource}`}
        place={trackPlace(resource)}
        label={label.filter(part => part !== '').join(', ')}
        moves={moves}
        attempt={trackAttempt(step, resource)}
        hint={resource}
      >
        <Icon id={resource} />
        <Cells seat={seat} own={own} resource={resource} spoiled={spoiled} />
        {/* A phone has no room for nine cells. */}
        <b className="dawn-track-n" aria-hidden="true">
          {own[resource]}
          {kept !== undefined && <small> ≤ {kept}</small>}
        </b>
        <Tags own={own} move={move} verb={verb} spoiled={spoiled} />
      </Target>
    </li>
  );
});

interface TracksProps {
  readonly seat: number;
  readonly own: PlayerView;
  readonly rest: RestPreview | undefined;
}

/** The four tracks with their spoil limits. Paying, Barter, Explore and cooking are done with them. */
export const Tracks = ({ seat, own, rest }: TracksProps) => {
  const { view, moves } = useBoard();
  return (
    <ul className="dawn-tracks">
      {RESOURCES.map(resource => (
        <Track
          key={resource}
          seat={seat}
          own={own}
          resource={resource}
          spoiled={resource === 'fruit' || resource === 'meat' ? (rest?.spoiled[resource] ?? 0) : 0}
          moves={trackMoves(moves, resource)}
          // A click that is no move means what the viewer's own step would.
          step={view.turn === view.viewer ? view.step.at : 'choosing'}
        />
      ))}
    </ul>
  );
};
