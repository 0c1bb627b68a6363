import { at, fastChance, type Rng, type Seat } from '#kernel';
import { addGame, choiceOf, newTrial, onlyMove, viewerOf, type Question, type Search, type Trial } from './choice.ts';
import { moveKey } from './moveKey.ts';
import { applied, drawLuck, imagineWorld, playOn, pruned, type PlayOut, type SearchContext } from './playOut.ts';
import { priorsOf, type Priors } from './priors.ts';

/**
 * Trees over imagined worlds, one for each seat and of its own moves only: what another seat has decided in secret is in
 * nobody's tree. Each game is imagined anew, goes down the trees, is played on a little and then valued.
 */
export interface TreeSearch extends PlayOut, Priors {
  readonly kind: 'treeSearch';
  readonly iterations: number;
  /** How much untried moves attract. */
  readonly exploration: number;
}

/** A move out of a node. */
interface Edge {
  visits: number;
  sum: number;
  readonly prior: number;
  node: Node | undefined;
}

/** A seat's own decision after a row of its own moves. The worlds differ, so the moves on offer do. */
interface Node {
  readonly edges: Map<number, Edge>;
  visits: number;
  sum: number;
  isOpen: boolean;
  /** What the best of the first moves seen here looked like: priors are measured from it. */
  base: number | undefined;
}

const newNode = (): Node => ({ edges: new Map(), visits: 0, sum: 0, isOpen: false, base: undefined });

/** An untried move is thought this much worse than its node. */
const FIRST_PLAY = 0.1;
/** Part of each prior that is the same for all moves. */
const UNIFORM = 0.1;
const MOST_STEPS = 300;

/** One step of a game down the trees. */
interface Visit {
  readonly seat: Seat;
  readonly node: Node;
  readonly edge: Edge | undefined;
}

interface Decision<S, M> {
  readonly state: S;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly rng: Rng;
}

/** The node's edges for the moves on offer; new ones get a prior. */
const edgesOf = <S, M, V>(
  context: SearchContext<S, M, V>,
  node: Node,
  decision: Decision<S, M>,
  options: TreeSearch,
): readonly Edge[] => {
  const { moves } = decision;
  const keys = moves.map(moveKey);
  const fresh = moves.filter((_, index) => !node.edges.has(at(keys, index)));
  if (fresh.length > 0) {
    const priors = priorsOf(context, { ...decision, moves: fresh }, options);
    if (node.base === undefined || fresh.length === moves.length) node.base = Math.max(...priors.looks);
    const { base } = node;
    for (const [index, move] of fresh.entries()) {
      const prior = priors.weigh(at(priors.looks, index) - base);
      node.edges.set(moveKey(move), { visits: 0, sum: 0, prior, node: undefined });
    }
  }
  return keys.map(key => {
    const edge = node.edges.get(key);
    if (edge === undefined) throw new Error('an edge is missing');
    return edge;
  });
};

/** PUCT: the mean so far, and more for what is likely and little tried. */
const selectEdge = (edges: readonly Edge[], expected: number, exploration: number): number => {
  let [priors, visits] = [0, 0];
  for (const edge of edges) {
    priors += edge.prior;
    visits += edge.visits;
  }
  const root = exploration * Math.sqrt(visits + 1);
  let best = Number.NEGATIVE_INFINITY;
  let chosen = 0;
  for (let index = 0; index < edges.length; index++) {
    const { visits: tried, sum, prior } = at(edges, index);
    const share = ((1 - UNIFORM) * prior) / priors + UNIFORM / edges.length;
    const worth = (tried > 0 ? sum / tried : expected) + (root * share) / (1 + tried);
    if (worth <= best) continue;
    best = worth;
    chosen = index;
  }
  return chosen;
};

class Trees<S, M, V> {
  private readonly roots: readonly Node[];
  private readonly current: Node[];
  readonly all: Trial<undefined>;
  private readonly chances: Float64Array;
  private readonly context: SearchContext<S, M, V>;
  private readonly options: TreeSearch;

  constructor(context: SearchContext<S, M, V>, options: TreeSearch) {
    const { seats } = context;
    this.context = context;
    this.options = options;
    this.roots = Array.from({ length: seats }, newNode);
    this.current = [...this.roots];
    this.chances = new Float64Array(seats);
    this.all = newTrial(undefined, seats);
  }

  /** One imagined game. */
  playOnce({ view, rng }: Question<V, M>, seat: Seat, moves: readonly M[]): void {
    for (const [index, root] of this.roots.entries()) this.current[index] = root;
    const chance = fastChance(drawLuck(rng));
    const world = imagineWorld(this.context, view, seat, rng);
    const visits: Visit[] = [];
    this.goDown({ state: world, seat, moves, rng: chance }, visits);
    this.context.value(playOn(this.context, world, chance, this.options), this.chances);
    for (const visit of visits) {
      const result = this.chances[visit.seat] ?? 0;
      for (const counted of [visit.node, visit.edge]) {
        if (counted === undefined) continue;
        counted.visits++;
        counted.sum += result;
      }
    }
    addGame(this.all, this.chances);
    this.all.games++;
  }

  /** Plays down the trees, in the given state, until a node is new. */
  private goDown(first: Decision<S, M>, visits: Visit[]): void {
    const { game } = this.context;
    const { state, rng } = first;
    let { seat, moves } = first;
    for (let step = 0; step < MOST_STEPS; step++) {
      const move = moves.length > 1 ? this.choose({ state, seat, moves, rng }, visits) : moves[0];
      if (move === undefined) return;
      applied(this.context, state, { seat, move }, rng);
      const [next] = game.toAct(state);
      if (next === undefined) return;
      seat = next;
      moves = pruned(this.context, state, seat, game.legalMoves(state, seat));
    }
  }

  /** The move to go on with; nothing where the node is met for the first time. */
  private choose(decision: Decision<S, M>, visits: Visit[]): M | undefined {
    const { seat, moves } = decision;
    const node = at(this.current, seat);
    if (!node.isOpen && node.visits === 0 && node !== this.roots[seat]) {
      visits.push({ seat, node, edge: undefined });
      return undefined;
    }
    node.isOpen = true;
    const edges = edgesOf(this.context, node, decision, this.options);
    const expected = (node.visits > 0 ? node.sum / node.visits : 1 / this.roots.length) - FIRST_PLAY;
    const index = selectEdge(edges, expected, this.options.exploration);
    const edge = at(edges, index);
    visits.push({ seat, node, edge });
    edge.node ??= newNode();
    this.current[seat] = edge.node;
    return at(moves, index);
  }

  /** The most visited first, and of equals the better. */
  ranked(seat: Seat, moves: readonly M[]): readonly Trial<M>[] {
    const { edges } = at(this.roots, seat);
    const trials = moves.map((move): Trial<M> => {
      const { visits = 0, sum = 0 } = edges.get(moveKey(move)) ?? {};
      const sums = new Float64Array(this.roots.length);
      sums[seat] = sum;
      return { move, sums, games: visits };
    });
    const meanIn = ({ sums, games }: Trial<M>): number => (sums[seat] ?? 0) / Math.max(1, games);
    return trials.sort((one, other) => other.games - one.games || meanIn(other) - meanIn(one));
  }
}

export const treeSearch =
  <S, M, V>(context: SearchContext<S, M, V>, options: TreeSearch): Search<V, M> =>
  question => {
    const { view, rng, isStopped } = question;
    const seat = viewerOf(view);
    const moves = pruned(context, imagineWorld(context, view, seat, rng), seat, question.moves);
    if (moves.length === 1) return onlyMove(moves, context.seats);
    const trees = new Trees(context, options);
    for (let game = 0; game === 0 || (game < options.iterations && !isStopped()); game++)
      trees.playOnce(question, seat, moves);
    const ranked = trees.ranked(seat, moves);
    const { chances } = choiceOf(trees.all, [], seat);
    return { ...choiceOf(at(ranked, 0), ranked, seat), chances };
  };
