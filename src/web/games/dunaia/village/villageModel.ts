import { at, type Seat } from '#kernel';
import {
  DUNAIAS,
  faceInHand,
  litSidesAt,
  squareContentAt,
  SQUARES,
  type DieView,
  type SquareContent,
  type View,
} from '#games/dunaia/facts';
import { sideLetters } from '../pieces/sideLetters.ts';
import { giantPlace, squarePlace } from '../places.ts';

export interface NumberedDie extends DieView {
  readonly die: number;
}

export const diceAt = ({ dice }: View, isThere: (at: DieView['at']) => boolean): readonly NumberedDie[] =>
  dice.flatMap((each, die) => (isThere(each.at) ? [{ ...each, die }] : []));

/** A square with what lies there, and what the last move did to it. */
export interface SquareFacts {
  readonly square: number;
  readonly content: SquareContent;
  /** Active chevrons, as a tile's drawing takes them. */
  readonly lit: string;
  readonly dice: readonly NumberedDie[];
  readonly isLast: boolean;
  readonly isTurned: boolean;
}

/** A Dunaia, and where it stands among those that share its circle. */
export interface GiantFacts {
  readonly dunaia: number;
  readonly circle: number;
  readonly index: number;
  readonly count: number;
  readonly isAwake: boolean;
  readonly isLast: boolean;
}

/** All that a village shows, whoever looks at it. */
interface VillageFacts {
  readonly squares: readonly SquareFacts[];
  readonly giants: readonly GiantFacts[];
}

/** The places that the last move touched, and those where it turned a tile. */
export interface LastMoveMarks {
  readonly marked: ReadonlySet<string>;
  readonly turned: ReadonlySet<string>;
}

const squareIn = (view: View, seat: Seat, square: number, { marked, turned }: LastMoveMarks): SquareFacts => {
  const content = squareContentAt(view, seat, square);
  const place = squarePlace(seat, square);
  return {
    square,
    content,
    lit: content.kind === 'built' ? sideLetters(litSidesAt(view, seat, square)) : '',
    dice: diceAt(
      view,
      where =>
        typeof where === 'object' && where.kind === 'building' && where.owner === seat && where.square === square,
    ),
    isLast: marked.has(place),
    isTurned: turned.has(place),
  };
};

const isAwake = (view: View, seat: Seat, dunaia: number): boolean =>
  view.turn === seat && (view.awakened === dunaia || (view.awakened === 0 && faceInHand(view) === dunaia));

const giantIn = (view: View, seat: Seat, dunaia: number, { marked }: LastMoveMarks): GiantFacts => {
  const { circles } = at(view.players, seat);
  const circle = at(circles, dunaia - 1);
  const company = DUNAIAS.filter(each => circles[each - 1] === circle);
  return {
    dunaia,
    circle,
    index: company.indexOf(dunaia),
    count: company.length,
    isAwake: isAwake(view, seat, dunaia),
    isLast: marked.has(giantPlace(seat, dunaia)),
  };
};

export const villageOf = (view: View, seat: Seat, marks: LastMoveMarks): VillageFacts => ({
  squares: Array.from({ length: SQUARES }, (_, square) => squareIn(view, seat, square, marks)),
  giants: DUNAIAS.map(dunaia => giantIn(view, seat, dunaia, marks)),
});

/** How many Prophecy tiles somebody has taken. */
export const starsOf = ({ prophecies }: View, seat: Seat): number =>
  prophecies.filter(({ owner }) => owner === seat).length;
