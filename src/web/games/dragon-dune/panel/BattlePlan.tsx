import type { Seat } from '#kernel';
import {
  factionOf,
  playerAt,
  valueOf,
  visibleIn,
  worthOf,
  type Artifact,
  type Battle,
  type MoveOf,
  type View,
} from '#games/dragon-dune/facts';
import { useAppText } from '../../../app/text/useAppText.ts';
import { ArtifactCard } from '../pieces/Cards.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { MoveButton, movesOf } from './MoveButton.tsx';
import { Duel } from './Duel.tsx';
import { Wheel } from './Wheel.tsx';

type Plan = MoveOf<'plan'>;

const isSame = (a: Plan, b: Plan): boolean =>
  a.units === b.units && a.card === b.card && a.elites === b.elites && a.isBlessed === b.isBlessed;

/** The offered plan that is nearest to what was wished: the wish first, the rest as it was. */
export const nearestPlan = (plans: readonly Plan[], now: Plan, wish: Partial<Plan>): Plan => {
  const wanted = { ...now, ...wish };
  const fits = plans.filter(plan => isSame(plan, { ...plan, ...wish }));
  const far = (plan: Plan): number =>
    Math.abs(plan.units - wanted.units) * 10 +
    Number(plan.card !== wanted.card) * 5 +
    Math.abs(plan.elites - wanted.elites) +
    Number(plan.isBlessed !== wanted.isBlessed);
  return fits.toSorted((a, b) => far(a) - far(b))[0] ?? now;
};

const distinct = <T,>(items: readonly T[]): readonly T[] => [...new Set(items)];

const BEST_ARTIFACT = 6;

/** The most a rival can show, as far as everybody can know. */
const rivalMost = (view: View, fight: Battle, rival: Seat): number => {
  const answer = fight.answers[fight.fighters[0] === rival ? 0 : 1];
  const units = answer.units === -1 ? visibleIn(view, rival, fight.territory) : answer.units;
  const mayPlay = answer.colour !== 'none' && playerAt(view, rival).hand.length > 0;
  return units * 2 + (mayPlay ? BEST_ARTIFACT : 0);
};

interface Part {
  readonly plans: readonly Plan[];
  readonly plan: Plan;
  readonly wish: (wish: Partial<Plan>) => void;
}

const CardChoice = ({ plans, plan, wish }: Part) => {
  const { battle } = useBoardText();
  const { isCoached } = useBoard();
  const cards = distinct(plans.map(({ card }) => card));
  const button = (card: Artifact | 'none') => (
    <button
      key={card}
      type="button"
      className="dd-plan-card is-legal"
      aria-pressed={plan.card === card}
      aria-label={card === 'none' ? battle.colours.none : card}
      data-coached={plans.some(other => other.card === card && isCoached?.(other)) || undefined}
      onClick={() => wish({ card })}
    >
      {card === 'none' ? <span className="dd-no-card">{battle.noArtifact}</span> : <ArtifactCard card={card} />}
    </button>
  );
  return (
    <fieldset className="dd-plan-cards" aria-label={battle.artifact}>
      {cards.map(button)}
    </fieldset>
  );
};

const Extras = ({ plans, plan, wish }: Part) => {
  const { battle } = useBoardText();
  const elites = distinct(plans.filter(({ units }) => units === plan.units).map(other => other.elites));
  const mayBless = plans.some(({ isBlessed }) => isBlessed);
  return (
    <div className="dd-extras">
      {elites.length > 1 &&
        elites.map(count => (
          <button
            key={count}
            type="button"
            className="dd-act"
            aria-pressed={plan.elites === count}
            onClick={() => wish({ elites: count, units: plan.units })}
          >
            {battle.elites(count)}
          </button>
        ))}
      {mayBless && (
        <button
          type="button"
          className="dd-act"
          aria-pressed={plan.isBlessed}
          onClick={() => wish({ isBlessed: !plan.isBlessed })}
        >
          {battle.blessed}
        </button>
      )}
    </div>
  );
};

const PlanWorth = ({ plan, fight, rival }: { readonly plan: Plan; readonly fight: Battle; readonly rival: Seat }) => {
  const { view, name } = useBoard();
  const { battle } = useBoardText();
  const most = worthOf(plan);
  const least = plan.card === 'none' ? most : most - valueOf(plan.card);
  return (
    <p className="dd-outlook">
      <b>{battle.worth(least, most)}</b>
      <span>{battle.rivalWorth(name(rival), rivalMost(view, fight, rival))}</span>
      <span>{battle.tie(name(fight.fighters[0]))}</span>
    </p>
  );
};

/** A secret plan: a wheel for the units, the hand for the artifact, and what it may come to. */
const OwnPlan = ({ seat, fight }: { readonly seat: Seat; readonly fight: Battle }) => {
  const { colon } = useAppText();
  const { view, moves, decision, decide, isCoached } = useBoard();
  const { battle } = useBoardText();
  const plans = movesOf(moves, 'plan');
  const last = plans.at(-1);
  const first = plans.find(plan => plan.card === 'none' && plan.units === last?.units) ?? last;
  if (first === undefined) return null;
  const plan = decision.at === 'planning' ? decision.plan : first;
  const wish = (wished: Partial<Plan>): void =>
    decide({ type: 'chosen', decision: { at: 'planning', plan: nearestPlan(plans, plan, wished) } });
  const rival = fight.fighters[fight.fighters[0] === seat ? 1 : 0];
  const offered = plans.find(other => isSame(other, plan));
  const part = { plans, plan, wish };
  return (
    <>
      <div className="dd-plan">
        <Wheel
          faction={factionOf(view, seat)}
          label={battle.wheel}
          most={visibleIn(view, seat, fight.territory)}
          chosen={plan.units}
          open={distinct(plans.map(({ units }) => units))}
          choose={units => wish({ units })}
          nameOf={units => `${battle.wheel}${colon}${units}`}
          isCoached={units => plans.some(other => other.units === units && isCoached?.(other))}
        />
        <CardChoice {...part} />
      </div>
      <Extras {...part} />
      <PlanWorth plan={plan} fight={fight} rival={rival} />
      {offered !== undefined && (
        <MoveButton move={offered} className="is-main dd-act-wide">
          {battle.seal}
        </MoveButton>
      )}
    </>
  );
};

/** Both decide at the same time, in secret. */
export const Planning = ({ fight }: { readonly fight: Battle }) => {
  const { view } = useBoard();
  return (
    <>
      <Duel fight={fight} />
      {view.viewer !== 'audience' && <OwnPlan seat={view.viewer} fight={fight} />}
    </>
  );
};
