import { memo } from 'react';
import { at, type Seat } from '#kernel';
import { LyingDie } from './Dice.tsx';
import { NO_TILE, type Lot } from './game.ts';
import { squareStyle } from './geometry.ts';
import { GiftBubble } from './Gift.tsx';
import { Clearing } from './pieces/Clearing.tsx';
import { Marker } from './pieces/Marker.tsx';
import { Tile } from './pieces/Tile.tsx';
import { closely, markerPlace, paintPlace, squarePlace } from './places.ts';
import { useForesight } from './pointing.ts';
import { useTable } from './table.ts';
import { squareAttempt, squareMoves } from './targets.ts';
import { Spot } from './Target.tsx';
import type { SquareFacts } from './village.ts';
import { useBoardText, useGameText } from './words.ts';

export interface SquareProps {
  readonly seat: Seat;
  readonly facts: SquareFacts;
  readonly isOwn: boolean;
  /** A rival's board seen closely: its places have other names. */
  readonly isClose: boolean;
}

const useSpoken = ({ square, lot }: SquareFacts): string => {
  const text = useBoardText();
  const { squares, building, colours } = useGameText();
  const where = at(squares, square);
  if (lot.kind === 'empty') return text.empty(where, lot.reward);
  const { name } = building(lot.tile);
  const words = lot.kind === 'site' ? text.site(where, name, lot.reached, lot.last) : text.finished(where, name);
  const paints = lot.colours.length > 0 ? [text.coloured(lot.colours.map(colour => colours[colour]).join(', '))] : [];
  const die = lot.kind === 'built' && lot.hasDie ? [text.dieOn] : [];
  return [words, ...paints, ...die].join(', ');
};

const Paints = ({ seat, facts: { square, lot }, isClose }: SquareProps) => {
  if (lot.kind === 'empty' || lot.colours.length === 0) return null;
  return (
    <span className="dunaia-paints" aria-hidden="true">
      {lot.colours.map(colour => (
        <i
          key={colour}
          className={`theme-dunaia dunaia-paint dunaia-c-${colour}`}
          data-place={closely(paintPlace(seat, square, colour), isClose)}
        />
      ))}
    </span>
  );
};

/** What lies on a square, with the chevrons that are lit. */
const Ground = ({ seat, facts: { square, lot }, isClose, lit }: SquareProps & { readonly lit: string }) => {
  switch (lot.kind) {
    case 'empty':
      return <Clearing square={square} />;
    case 'site':
      return (
        <>
          <Tile tile={lot.tile} reached={lot.reached} lit={lit} />
          <Marker tile={lot.tile} reached={lot.reached} place={closely(markerPlace(seat, square), isClose)} />
        </>
      );
    case 'built':
      return <Tile tile={lot.tile} isBuilt lit={lit} />;
  }
};

/** A tile that could come here, as it would look when finished next to what is there. */
const Visitor = ({ square }: { readonly square: number }) => {
  const { step, turn, viewer } = useTable().view;
  const { tile = NO_TILE, squares = [], lights } = useForesight();
  const isMeant = squares.includes(square);
  const placed = step.at === 'placing' && turn === viewer ? step.tile : NO_TILE;
  const guest = isMeant ? tile : placed;
  if (guest === NO_TILE) return null;
  return (
    <span className={`dunaia-visitor ${isMeant && squares.length === 1 ? 'is-near' : ''}`}>
      <Tile tile={guest} reached={1} lit={lights?.get(square) ?? ''} />
    </span>
  );
};

/** The viewer's own ground, with what the move that is pointed at would change on it. */
const OwnGround = (props: SquareProps) => {
  const { square, lot, lit } = props.facts;
  const { lights, advances } = useForesight();
  const advance = advances?.get(square);
  return (
    <>
      <Ground {...props} lit={lights?.get(square) || lit} />
      {lot.kind === 'empty' && <Visitor square={square} />}
      {lot.kind === 'site' && advance && <Marker tile={lot.tile} reached={advance.to} isGhost />}
    </>
  );
};

const Beside = (props: SquareProps) => {
  const { facts, isOwn, isClose } = props;
  return (
    <>
      <Paints {...props} />
      {!isClose && facts.dice.map(die => <LyingDie key={die.die} die={die} />)}
      {isOwn && <GiftBubble square={facts.square} />}
    </>
  );
};

const hintOf = (lot: Lot): string | undefined => (lot.kind === 'empty' ? undefined : `tile/${lot.tile}`);

/** A square that nothing can be done with: a rival's, unless a die can go there. */
const StillSquare = (props: SquareProps) => {
  const { seat, facts, isClose } = props;
  const { square, lot, lit, isLast, isTurned } = facts;
  const spoken = useSpoken(facts);
  return (
    <li className="dunaia-lot" style={squareStyle(square)}>
      <span
        className={`dunaia-square ${isLast ? 'is-last' : ''} ${isTurned ? 'is-turned' : ''}`}
        data-place={closely(squarePlace(seat, square), isClose)}
        data-hint={hintOf(lot)}
      >
        <span className="sr-only">{spoken}</span>
        <Ground {...props} lit={lit} />
      </span>
      <Beside {...props} />
    </li>
  );
};

/** A square that may have moves: a click does what can be done with it. */
const TargetSquare = (props: SquareProps) => {
  const { seat, facts, isOwn, isClose } = props;
  const { square, lot, lit, isTurned } = facts;
  const { view, moves } = useTable();
  const spoken = useSpoken(facts);
  const { gifts } = useForesight();
  const isGiving = isOwn && gifts?.some(gift => gift.square === square);
  const hint = hintOf(lot);
  return (
    <Spot
      spotClass="dunaia-lot"
      spotStyle={squareStyle(square)}
      className={`dunaia-square ${isGiving ? 'is-giving' : ''} ${isTurned ? 'is-turned' : ''}`}
      place={closely(squarePlace(seat, square), isClose)}
      label={spoken}
      moves={squareMoves(moves, seat, square, isOwn)}
      attempt={squareAttempt(view, seat, square)}
      {...(hint && { hint })}
      beside={<Beside {...props} />}
    >
      {isOwn ? <OwnGround {...props} /> : <Ground {...props} lit={lit} />}
    </Spot>
  );
};

/** A square of a board with what lies there. */
export const Square = memo((props: SquareProps) => {
  const { lot } = props.facts;
  const isWorkshop = lot.kind === 'built' && lot.level === 1;
  return props.isOwn || isWorkshop ? <TargetSquare {...props} /> : <StillSquare {...props} />;
});
