import { fastChance, type Rng, type Seat } from '#kernel';
import { moveKey } from './moveKey.ts';
import { applied, drawLuck, finishDecision, settle, type SearchContext } from './playOut.ts';
import { exponential } from './softmax.ts';

/** What a tree believes of a move before it has tried it. */
export interface Priors {
  /** By nothing, by `evaluate` right after the move or at the end of the decision, or by the value there. */
  readonly prior: 'none' | 'evaluate' | 'settled' | 'value';
  /** A difference that makes a move e times as likely. */
  readonly priorTemperature: number;
}

interface Decision<S, M> {
  readonly state: S;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly rng: Rng;
}

/** What each move looks like, and the weight of a difference to the best. */
interface Looks {
  readonly looks: readonly number[];
  weigh(difference: number): number;
}

const DRAWS = 12;
/** Nothing is ruled out: a move that was never drawn keeps a quarter of a draw. */
const UNDRAWN = 0.25;

/** A secret decision is no use looking behind: the others' sealed decisions would be seen. It is drawn a few times. */
const drawnLooks = <S, M, V>({ model }: SearchContext<S, M, V>, decision: Decision<S, M>): Looks | undefined => {
  const { state, seat, moves, rng } = decision;
  const counts = new Map<number, number>();
  for (let draw = 0; draw < DRAWS; draw++) {
    const move = model.drawSecret?.(state, seat, moves, rng);
    if (move === undefined) return undefined;
    const key = moveKey(move);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // The weights are what was counted, wherever the best is.
  const looks = moves.map(move => UNDRAWN + (counts.get(moveKey(move)) ?? 0));
  const most = Math.max(...looks);
  return { looks, weigh: difference => Math.max(UNDRAWN, most + difference) };
};

/** How many moves the light policy looks at on the way to the end of a decision. */
const CANDIDATES = 6;

const lookAt = <S, M, V>(
  context: SearchContext<S, M, V>,
  { state, seat, moves, rng }: Decision<S, M>,
  kind: Priors['prior'],
): readonly number[] => {
  const luck = drawLuck(rng);
  const chances = new Float64Array(context.seats);
  return moves.map(move => {
    const chance = fastChance(luck);
    const next = applied(context, context.game.clone(state), { seat, move }, chance);
    if (kind === 'evaluate') return context.model.evaluate(next, seat);
    const policy = { rng: chance, candidates: CANDIDATES };
    const finished = settle(context, finishDecision(context, next, seat, policy), policy);
    if (kind === 'settled') return context.model.evaluate(finished, seat);
    context.value(finished, chances);
    return chances[seat] ?? 0;
  });
};

const FLAT: Looks = { looks: [], weigh: () => 1 };
const [LOWEST, HIGHEST] = [-4, 2];

export const priorsOf = <S, M, V>(
  context: SearchContext<S, M, V>,
  decision: Decision<S, M>,
  { prior, priorTemperature }: Priors,
): Looks => {
  const drawn = context.model.drawSecret === undefined ? undefined : drawnLooks(context, decision);
  if (drawn !== undefined) return drawn;
  if (prior === 'none') return { ...FLAT, looks: decision.moves.map(() => 0) };
  return {
    looks: lookAt(context, decision, prior),
    weigh: difference => exponential(Math.max(LOWEST, Math.min(HIGHEST, difference / priorTemperature))),
  };
};
