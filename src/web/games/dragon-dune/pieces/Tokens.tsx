import { memo } from 'react';
import { suitOf, type EventCard } from '#games/dragon-dune/facts';
import { inkOf, rankOf } from './Cards.tsx';
import { Drawing, Mark } from './Drawing.tsx';

const COINS: readonly (readonly [number, number])[] = [
  [-10, 6],
  [0, 8],
  [10, 6],
  [-5, 1],
  [5, 1],
  [0, -4],
];

const LEAST_COINS = 3;

/** A pile of gold with its sum. */
export const GoldPile = memo(
  ({
    amount,
    className = '',
    place,
  }: {
    readonly amount: number;
    readonly className?: string;
    readonly place?: string;
  }) => (
    <Drawing box="-21 -23 42 41" className={`dd-gold ${className}`} place={place}>
      <ellipse cy="12" rx="20" ry="5" fill="#3a2206" opacity=".3" />
      {COINS.slice(0, Math.max(LEAST_COINS, amount + 1)).map(([x, y]) => (
        <Mark key={`${x} ${y}`} id="coin" transform={`translate(${x} ${y})`} />
      ))}
      <rect x="-11" y="-22" width="22" height="17" rx="8.5" fill="#5a3606" />
      <text className="dd-sum" y="-9">
        {amount}
      </text>
    </Drawing>
  ),
);

/** Printed in a plain: the event card that brings gold there, and how much. */
export const EventTag = memo(({ card, gold }: { readonly card: EventCard; readonly gold: number }) => (
  <Drawing box="-29 -10 51 20" className="dd-event">
    <rect x="-28" y="-9" width="32" height="18" rx="3" fill="#fbf4de" stroke="#6b5230" strokeWidth=".9" />
    <text className="dd-event-card" x="-12" y="4.8" fill={inkOf(suitOf(card))}>
      {card}
    </text>
    <circle cx="12" r="9" fill="#e9bd4c" stroke="#7a4c08" strokeWidth="1.1" />
    <text className="dd-event-gold" x="12" y="4.6">
      {gold}
    </text>
  </Drawing>
));

/** The event card of this turn, pinned where its gold was laid. */
export const PinnedEvent = memo(({ card, place }: { readonly card: EventCard; readonly place?: string }) => (
  <Drawing box="-20 -24 42 72" className="dd-pin" place={place}>
    <Mark id="pin" x="-20" y="-24" width="42" height="72" />
    <text className="dd-pin-rank" x="0" y="13" fill={inkOf(suitOf(card))}>
      {rankOf(card)}
    </text>
    <text className="dd-pin-suit" x="0" y="33" fill={inkOf(suitOf(card))}>
      {suitOf(card)}
    </text>
  </Drawing>
));

export const Troll = memo(({ place }: { readonly place?: string }) => (
  <Drawing box="-21 -21 42 42" className="dd-troll" place={place}>
    <circle r="20" fill="#22180c" />
    <circle r="18" fill="#3d4a3a" stroke="#f3e7c8" strokeWidth="2.2" />
    <g color="#d6e2b8">
      <Mark id="troll" x="-14" y="-14" width="28" height="28" />
    </g>
  </Drawing>
));

export const Perch = memo(() => (
  <Drawing box="-16 -19 32 37" className="dd-perch">
    <Mark id="perch" x="-16" y="-19" width="32" height="37" />
    <g color="#6e3d0c">
      <Mark id="griffin" x="-11" y="-14" width="22" height="22" />
    </g>
  </Drawing>
));
