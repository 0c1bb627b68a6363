import { memo } from 'react';
import {
  FACTION_SHEETS,
  FACTIONS,
  isAce,
  suitOf,
  type Artifact,
  type EventCard,
  type Faction,
  type Suit,
} from '#games/dragon-dune/facts';
import { Drawing, Mark } from './Drawing.tsx';

interface SuitLook {
  readonly colours: readonly [string, string];
  readonly emblem: string;
  readonly ink: string;
}

const BLACK = '#2b2013';
const RED = '#a8321f';

const LOOKS: { readonly [S in Suit]: SuitLook } = {
  '♠': { colours: ['#2c3e50', '#16222d'], emblem: 'sword', ink: BLACK },
  '♣': { colours: ['#3b4a2a', '#1e2814'], emblem: 'staff', ink: BLACK },
  '♥': { colours: ['#a8321f', '#6e1a10'], emblem: 'pendant', ink: RED },
  '♦': { colours: ['#b5561c', '#74310b'], emblem: 'lamp', ink: RED },
};

export const inkOf = (suit: Suit): string => LOOKS[suit].ink;
export const rankOf = (card: Artifact | EventCard): string => card.slice(0, -1);

const BOX = '0 0 76 106';
const RAYS = Array.from({ length: 12 }, (_, index) => index * 30);

const Rays = () => (
  <g transform="translate(44.500 50)" stroke="#e6c06a" strokeWidth="1.5">
    {RAYS.map(angle => (
      <path key={angle} d="M0-23v-6" transform={`rotate(${angle})`} />
    ))}
  </g>
);

const Pips = ({ count }: { readonly count: number }) => (
  <g fill="#f3dfa4">
    {Array.from({ length: count }, (_, index) => (
      <circle key={index} cx={44.5 + (index - (count - 1) / 2) * 6.5} cy="88" r="2.3" />
    ))}
  </g>
);

export interface CardProps {
  readonly className?: string;
  readonly place?: string;
}

/** An artifact: its value, suit and emblem; rays mark an Ace. */
export const ArtifactCard = memo(({ card, className = '', place }: CardProps & { readonly card: Artifact }) => {
  const suit = suitOf(card);
  const { colours, emblem, ink } = LOOKS[suit];
  return (
    <Drawing box={BOX} className={`dd-card ${className}`} place={place}>
      <rect x=".8" y=".8" width="74.4" height="104.4" rx="7" fill="#fdf5df" stroke="#5a3d1a" strokeWidth="1.4" />
      <rect x="20" y="7" width="49" height="92" rx="4" fill={colours[0]} />
      <path d="M20 60q24-24 49-8v43a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4z" fill={colours[1]} opacity=".55" />
      <circle cx="44.5" cy="50" r="21" fill="#f3dfa4" stroke="#c9982b" strokeWidth="1.4" />
      {isAce(card) ? <Rays /> : <Pips count={Number(rankOf(card))} />}
      <g color={colours[1]}>
        <Mark id={emblem} x="29.5" y="35" width="30" height="30" />
      </g>
      <text className="dd-rank" x="10.5" y="23" fill={ink}>
        {rankOf(card)}
      </text>
      <text className="dd-suit" x="10.5" y="40" fill={ink}>
        {suit}
      </text>
    </Drawing>
  );
});

/** What nobody else may see. */
export const CardBack = memo(({ className = '', place }: CardProps) => (
  <Drawing box={BOX} className={`dd-card ${className}`} place={place}>
    <rect x=".8" y=".8" width="74.4" height="104.4" rx="7" fill="#5c2418" stroke="#2b1109" strokeWidth="1.4" />
    <rect x="6" y="6" width="64" height="94" rx="4" fill="none" stroke="#d8a84a" strokeWidth="1.2" />
    <path d="M38 14l26 39-26 39-26-39z" fill="#74301f" stroke="#d8a84a" strokeWidth="1" />
    <g color="#eec26a">
      <Mark id="dragon-head" x="23" y="38" width="30" height="30" />
    </g>
  </Drawing>
));

const factionWith = (suit: Suit): Faction =>
  FACTIONS.find(faction => FACTION_SHEETS[faction].suit.value === suit) ?? 'elves';

interface CourtProps extends CardProps {
  readonly rank: 'Q' | 'J';
  readonly suit: Suit;
}

/** A Queen shows the faction that can be betrayed, a Jack the kind of artifact. */
export const CourtCard = memo(({ rank, suit, className = '', place }: CourtProps) => {
  const isQueen = rank === 'Q';
  const faction = factionWith(suit);
  return (
    <Drawing box={BOX} className={`dd-card dd-court dd-of-${faction} ${className}`} place={place}>
      <rect x=".8" y=".8" width="74.4" height="104.4" rx="7" fill="#2a1d2b" stroke="#120a12" strokeWidth="1.4" />
      <rect x="5" y="5" width="66" height="96" rx="4.5" fill="none" stroke="#c9982b" />
      <path
        d="M38 20l22 10v26q0 18-22 26-22-8-22-26V30z"
        fill={isQueen ? 'var(--dd-own)' : LOOKS[suit].colours[0]}
        stroke="#e6c06a"
        strokeWidth="1.2"
      />
      <g color="#fff3d0">
        <Mark id={isQueen ? faction : LOOKS[suit].emblem} x="24" y="38" width="28" height="28" />
      </g>
      <g color="#f3d98c">
        <Mark id={isQueen ? 'queen' : 'cloak'} x="30" y="82" width="16" height="16" />
      </g>
      <text className="dd-rank" x="14" y="22" fill="#f3d98c">
        {rank}
      </text>
      <text className="dd-suit" x="62" y="22" fill="#f3d98c">
        {suit}
      </text>
    </Drawing>
  );
});
