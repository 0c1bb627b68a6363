import type { Seat } from '#kernel';
import { bit, type Territory } from './components/territories.ts';
import type { MaybeSeat } from './types.ts';

/** Where the Great Council stands. Bits go by seat. */
export interface Council {
  readonly speaker: Seat;
  /** Passed, or allied in this Council. */
  readonly done: number;
  /** Allied in this Council: such an alliance cannot be broken in it. */
  readonly formed: number;
  readonly broke: number;
  /** A bit for each (proposer, asked) pair. */
  readonly proposed: number;
}

const MOST_SEATS = 4;

/** The bit of a proposal: each player may propose to each other once in a Council. */
export const proposalBit = (from: Seat, to: Seat): number => bit(from * MOST_SEATS + to);

/** One card of the auction and what is bid on it. */
export interface Auction {
  /** Which card of this round it is, from 0. */
  readonly lot: number;
  readonly lots: number;
  readonly high: number;
  readonly leader: MaybeSeat;
  /** Passes since the last bid. */
  readonly passes: number;
}

export const ABOUTS = ['colour', 'number', 'both'] as const;
export type About = (typeof ABOUTS)[number];

/**
 * What the game is in the middle of. Never written to: an event puts another in its place.
 * A step that asks nobody is passed through by `turn.ts`; a move never leaves the game standing there.
 */
export type Step =
  // Set-up
  | { readonly at: 'deploying' }
  | { readonly at: 'dealing' }
  // I. Dragon Round
  | { readonly at: 'turnStart' }
  | { readonly at: 'control' }
  | { readonly at: 'stirring'; readonly isBefore: boolean }
  | { readonly at: 'flight'; readonly isBefore: boolean }
  | { readonly at: 'rolling'; readonly roll: number }
  | {
      readonly at: 'landing';
      readonly from: Territory;
      readonly count: number;
      readonly how: 'fly' | 'ride';
      readonly next: Step;
    }
  | { readonly at: 'hide'; readonly territory: Territory; readonly queue: readonly Seat[]; readonly next: Step }
  // II. Event Round
  | { readonly at: 'checking' }
  | { readonly at: 'survival'; readonly territory: Territory }
  | { readonly at: 'striking'; readonly territory: Territory; readonly isStopped: boolean }
  | { readonly at: 'ride'; readonly territory: Territory }
  | { readonly at: 'gathering' }
  | { readonly at: 'council'; readonly council: Council }
  | { readonly at: 'proposal'; readonly council: Council; readonly from: Seat; readonly to: Seat }
  | { readonly at: 'eventCard' }
  // III. Bidding Round
  | { readonly at: 'auctioning' }
  | { readonly at: 'puttingUp'; readonly lot: number; readonly lots: number }
  | { readonly at: 'bidding'; readonly auction: Auction; readonly bidder: Seat }
  | { readonly at: 'sold'; readonly auction: Auction; readonly winner: Seat }
  | { readonly at: 'payment'; readonly auction: Auction; readonly winner: Seat }
  | { readonly at: 'delivering'; readonly auction: Auction; readonly winner: Seat }
  // IV. Recruitment and Movement Round
  | { readonly at: 'peeking' }
  | { readonly at: 'emerging' }
  | { readonly at: 'comingOut' }
  | { readonly at: 'meeting'; readonly from: number }
  | { readonly at: 'nextTurn' }
  | { readonly at: 'initiative'; readonly next: Seat }
  | { readonly at: 'turn' }
  | { readonly at: 'resuming' }
  | { readonly at: 'disband' }
  | { readonly at: 'disbanding' }
  | { readonly at: 'hire' }
  | { readonly at: 'siting' }
  | { readonly at: 'hiring'; readonly territory: Territory }
  | {
      readonly at: 'marching';
      readonly from: Territory;
      readonly count: number;
      readonly elites: number;
      readonly range: number;
    }
  | { readonly at: 'honest'; readonly asker: Seat; readonly of: Seat }
  | { readonly at: 'turnEnd' }
  // V. Battle Round
  | { readonly at: 'nextBattle' }
  | { readonly at: 'choosing' }
  | { readonly at: 'asking' }
  | { readonly at: 'ask'; readonly asker: Seat; readonly isStopped: boolean }
  | { readonly at: 'question'; readonly asker: Seat; readonly about: About }
  | { readonly at: 'answering'; readonly asker: Seat; readonly about: About }
  | { readonly at: 'planning' }
  | { readonly at: 'chaos' }
  | { readonly at: 'treachery' }
  | { readonly at: 'swap' }
  | { readonly at: 'settling'; readonly isSwapStopped: boolean }
  | { readonly at: 'plunder'; readonly winner: Seat }
  // VI. Collection, VII. Victory
  | { readonly at: 'collecting' }
  | { readonly at: 'discard' }
  | { readonly at: 'victory' }
  | {
      readonly at: 'finals';
      readonly tied: readonly Seat[];
      readonly champion: MaybeSeat;
      readonly challengers: readonly Seat[];
    }
  | { readonly at: 'over' };

export type StepAt<At extends Step['at']> = Extract<Step, { at: At }>;
