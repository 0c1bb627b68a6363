import { at, type Seat } from '#kernel';
import type { Clause } from '../agreements/types.ts';
import type { Faction } from '../components/factions.ts';
import { BANK } from '../places.ts';
import { NOBODY, type MaybeSeat, type State } from '../types.ts';

/** A clause of a binding agreement, as far as it is still to be kept. */
export interface Obligation extends Omit<Clause, 'amount' | 'when'> {
  readonly agreement: number;
  /** What began to bind earlier is paid first. */
  readonly order: number;
  /** Of a payment what is left of it. */
  amount: number;
  when: Clause['when'];
  isDue: boolean;
}

export interface BoundAgreement {
  readonly id: number;
  readonly parties: number;
  readonly clauses: readonly Clause[];
  isBinding: boolean;
  wishes: number;
}

/**
 * What was promised and what has happened since, kept from events alone: it shares no code with the rules of agreements,
 * so that it finds what they overlook. Plain data: a line is tried on a copy.
 */
export interface Ledger {
  readonly factions: readonly Faction[];
  readonly gold: number[];
  /** By seat and place. */
  readonly units: number[][];
  /** By seat, a bit for each territory. */
  readonly hidden: number[];
  readonly allies: MaybeSeat[];
  turn: number;
  nextOrder: number;
  agreements: BoundAgreement[];
  obligations: Obligation[];
  auction: { leader: MaybeSeat; high: number };
  /** What was done in this Great Council; pairs are written "from>to". */
  council: { isOpen: boolean; proposed: string[]; broke: Seat[]; formed: Seat[] };
  fighters: readonly Seat[];
  betrayals: readonly string[];
  /** Whose power the last announcement was about. */
  announced: MaybeSeat;
}

/** The books at the beginning: the only moment at which they look at the state. */
export const openLedger = ({ players, turn }: State): Ledger => ({
  factions: players.map(({ faction }) => faction),
  gold: players.map(({ gold }) => gold),
  units: players.map(({ units }) => units.slice()),
  hidden: players.map(({ hidden }) => hidden),
  allies: players.map(({ ally }) => ally),
  turn,
  nextOrder: 0,
  agreements: [],
  obligations: [],
  auction: { leader: NOBODY, high: 0 },
  council: { isOpen: false, proposed: [], broke: [], formed: [] },
  fighters: [],
  betrayals: [],
  announced: NOBODY,
});

/** By hand: one is made for each line that is tried. Lists that are replaced, never written to, are shared. */
export const copyLedger = (ledger: Ledger): Ledger => ({
  ...ledger,
  gold: ledger.gold.slice(),
  units: ledger.units.map(counts => counts.slice()),
  hidden: ledger.hidden.slice(),
  allies: ledger.allies.slice(),
  agreements: ledger.agreements.map(agreement => ({ ...agreement })),
  obligations: ledger.obligations.map(obligation => ({ ...obligation })),
  auction: { ...ledger.auction },
  council: {
    isOpen: ledger.council.isOpen,
    proposed: ledger.council.proposed.slice(),
    broke: ledger.council.broke.slice(),
    formed: ledger.council.formed.slice(),
  },
});

export const isVisibleIn = ({ units, hidden }: Ledger, seat: Seat, where: number): boolean =>
  where < BANK && at(at(units, seat), where) > 0 && (at(hidden, seat) & (1 << where)) === 0;

/** What the highest bid would cost its bidder. */
const lockedGold = ({ auction: { leader, high }, allies, factions, gold }: Ledger, seat: Seat): number => {
  if (leader !== seat) return 0;
  const ally = at(allies, seat);
  const price = ally !== NOBODY && factions[ally] === 'dwarves' ? Math.ceil(high / 2) : high;
  return Math.min(price, at(gold, seat));
};

/** The gold that this seat could give away or pay, once all payments promised before `order` are set aside. */
export const goldBeyond = (ledger: Ledger, seat: Seat, order = Number.POSITIVE_INFINITY): number => {
  let sum = at(ledger.gold, seat) - lockedGold(ledger, seat);
  for (const { kind, by, amount, order: older } of ledger.obligations)
    if (kind === 'pay' && by === seat && older < order) sum -= amount;
  return sum;
};

export const promisesOf = (
  { obligations }: Ledger,
  by: Seat,
  kind: Clause['kind'],
  fits: (promise: Obligation) => boolean = () => true,
): readonly Obligation[] => obligations.filter(promise => promise.by === by && promise.kind === kind && fits(promise));
