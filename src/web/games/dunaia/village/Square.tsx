import { memo } from 'react';
import { at, type Seat } from '#kernel';
import { NO_TILE, type SquareContent } from '#games/dunaia/facts';
import { LyingDie } from '../common/Dice.tsx';
import { squareStyle } from './geometry.ts';
import { EffectBubble } from './EffectBubble.tsx';
import { Clearing } from '../pieces/Clearing.tsx';
import { Marker } from '../pieces/Marker.tsx';
import { Tile } from '../pieces/Tile.tsx';
import { closeUpPlace, markerPlace, paintPlace, squarePlace } from '../places.ts';
import { useMovePreview } from '../pointedMove.ts';
import { useBoard } from '../boardContext.ts';
import { squareAttempt, squareMoves } from '../targets.ts';
import { TargetItem } from '../parts/Target.tsx';
import type { SquareFacts } from './villageModel.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

interface SquareProps {
  readonly seat: Seat;
  readonly facts: SquareFacts;
  readonly isOwn: boolean;
  /** A rival's board seen closely: its places have other names. */
  readonly isClose: boolean;
}

const useSpoken = ({ square, content }: SquareFacts): string => {
  const text = useBoardText();
  const { squares, building, colours } = useGameText();
  const where = at(squares, square);
  if (content.kind === 'empty') return text.empty(where, content.reward);
  const { name } = building(content.tile);
  const words =
    content.kind === 'site' ? text.site(where, name, content.reached, content.last) : text.finished(where, name);
  const paints =
    content.colours.length > 0 ? [text.coloured(content.colours.map(colour => colours[colour]).join(', '))] : [];
  const die = content.kind === 'built' && content.hasDie ? [text.dieOn] : [];
  return [words, ...paints, ...die].join(', ');
};

const Paints = ({ seat, facts: { square, content }, isClose }: SquareProps) => {
  if (content.kind === 'empty' || content.colours.length === 0) return null;
  return (
    <span className="dunaia-paints" aria-hidden="true">
      {content.colours.map(colour => (
        <i
          key={colour}
          className={`theme-dunaia dunaia-paint dunaia-c-${colour}`}
          data-place={closeUpPlace(paintPlace(seat, square, colour), isClose)}
        />
      ))}
    </span>
  );
};

/** What lies on a square, with the chevrons that are lit. */
const Ground = ({ seat, facts: { square, content }, isClose, lit }: SquareProps & { readonly lit: string }) => {
  switch (content.kind) {
    case 'empty':
      return <Clearing square={square} />;
    case 'site':
      return (
        <>
          <Tile tile={content.tile} reached={content.reached} lit={lit} />
          <Marker
            tile={content.tile}
            reached={content.reached}
            place={closeUpPlace(markerPlace(seat, square), isClose)}
          />
        </>
      );
    case 'built':
      return <Tile tile={content.tile} isBuilt lit={lit} />;
  }
};

/** A tile that could come here, as it would look when finished next to what is there. */
const TilePreview = ({ square }: { readonly square: number }) => {
  const { step, turn, viewer } = useBoard().view;
  const { tile = NO_TILE, squares = [], lights } = useMovePreview();
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
  const { square, content, lit } = props.facts;
  const { lights, advances } = useMovePreview();
  const advance = advances?.get(square);
  return (
    <>
      <Ground {...props} lit={lights?.get(square) || lit} />
      {content.kind === 'empty' && <TilePreview square={square} />}
      {content.kind === 'site' && advance && <Marker tile={content.tile} reached={advance.to} isGhost />}
    </>
  );
};

const Beside = (props: SquareProps) => {
  const { facts, isOwn, isClose } = props;
  return (
    <>
      <Paints {...props} />
      {!isClose && facts.dice.map(die => <LyingDie key={die.die} die={die} />)}
      {isOwn && <EffectBubble square={facts.square} />}
    </>
  );
};

const hintOf = (content: SquareContent): string | undefined =>
  content.kind === 'empty' ? undefined : `tile/${content.tile}`;

/** A square that nothing can be done with: a rival's, unless a die can go there. */
const StillSquare = (props: SquareProps) => {
  const { seat, facts, isClose } = props;
  const { square, content, lit, isLast, isTurned } = facts;
  const spoken = useSpoken(facts);
  return (
    <li className="dunaia-lot" style={squareStyle(square)}>
      <span
        className={`dunaia-square ${isLast ? 'is-last' : ''} ${isTurned ? 'is-turned' : ''}`}
        data-place={closeUpPlace(squarePlace(seat, square), isClose)}
        data-hint={hintOf(content)}
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
  const { square, content, lit, isTurned } = facts;
  const { view, moves } = useBoard();
  const spoken = useSpoken(facts);
  const { effects } = useMovePreview();
  const isGiving = isOwn && effects?.some(effect => effect.square === square);
  const hint = hintOf(content);
  return (
    <TargetItem
      itemClass="dunaia-lot"
      itemStyle={squareStyle(square)}
      className={`dunaia-square ${isGiving ? 'is-giving' : ''} ${isTurned ? 'is-turned' : ''}`}
      place={closeUpPlace(squarePlace(seat, square), isClose)}
      label={spoken}
      moves={squareMoves(moves, seat, square, isOwn)}
      attempt={squareAttempt(view, seat, square)}
      {...(hint && { hint })}
      beside={<Beside {...props} />}
    >
      {isOwn ? <OwnGround {...props} /> : <Ground {...props} lit={lit} />}
    </TargetItem>
  );
};

/** A square of a board with what lies there. */
export const Square = memo((props: SquareProps) => {
  const { content } = props.facts;
  const isWorkshop = content.kind === 'built' && content.level === 1;
  return props.isOwn || isWorkshop ? <TargetSquare {...props} /> : <StillSquare {...props} />;
});
