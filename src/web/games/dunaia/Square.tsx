import { at, type Seat } from '#kernel';
import { lightsOf } from './chevrons.ts';
import { useDice, LyingDie } from './Dice.tsx';
import { buildingAt, lastSquareOf, levelOf, lotAt, NO_TILE, playerAt, worldOf, type Lot, type View } from './game.ts';
import { squareStyle } from './geometry.ts';
import { GiftBubble } from './Gift.tsx';
import { Clearing } from './pieces/Clearing.tsx';
import { Drawing, Mark } from './pieces/Drawing.tsx';
import { Tile } from './pieces/Tile.tsx';
import { markerSpot } from './pieces/Track.tsx';
import { closely, markerPlace, paintPlace, squarePlace } from './places.ts';
import { useForesight } from './pointing.ts';
import { useTable } from './table.ts';
import { ownSquareMoves, rivalSquareMoves, squareAttempt } from './targets.ts';
import { Spot } from './Target.tsx';
import { useBoardText, useGameText, type BoardText } from './words.ts';

export interface SquareProps {
  readonly seat: Seat;
  readonly square: number;
  /** A rival's board seen closely: its places have other names. */
  readonly isClose: boolean;
}

const useLot = ({ seat, square }: SquareProps): Lot => {
  const { view } = useTable();
  return lotAt(view, worldOf(view), seat, square);
};

const useSpoken = ({ square }: SquareProps, lot: Lot): string => {
  const text = useBoardText();
  const { squares, building, colours } = useGameText();
  return spokenLot(lot, at(squares, square), { text, building, colours });
};

interface Names {
  readonly text: BoardText;
  readonly building: ReturnType<typeof useGameText>['building'];
  readonly colours: ReturnType<typeof useGameText>['colours'];
}

const spokenLot = (lot: Lot, square: string, { text, building, colours }: Names): string => {
  if (lot.kind === 'empty') return text.empty(square, lot.reward);
  const { name } = building(lot.tile);
  const words = lot.kind === 'site' ? text.site(square, name, lot.reached, lot.last) : text.finished(square, name);
  const paints = lot.colours.length > 0 ? [text.coloured(lot.colours.map(colour => colours[colour]).join(', '))] : [];
  const die = lot.kind === 'built' && lot.hasDie ? [text.dieOn] : [];
  return [words, ...paints, ...die].join(', ');
};

const isRaised = (tile: number): boolean => {
  const building = buildingAt(tile);
  return building.level === 2 || (building.level === 3 && building.chevrons.value !== 'none');
};

interface MarkerProps {
  readonly tile: number;
  readonly reached: number;
  readonly place?: string;
}

/** The Construction token on its step. */
const Marker = ({ tile, reached, place }: MarkerProps) => {
  const { x, y } = markerSpot(reached, lastSquareOf(tile), isRaised(tile));
  return (
    <Drawing
      box="0 0 48 52"
      className={`dunaia-marker ${place === undefined ? 'is-ghost' : ''}`}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      {...(place && { place })}
    >
      <Mark id="marker" />
    </Drawing>
  );
};

const Paints = ({ seat, square, isClose }: SquareProps) => {
  const { view } = useTable();
  const colours = at(at(view.players, seat).colours, square);
  if (colours.length === 0) return null;
  return (
    <span className="dunaia-paints" aria-hidden="true">
      {colours.map(colour => {
        const place = paintPlace(seat, square, colour);
        return (
          <i
            key={colour}
            className={`theme-dunaia dunaia-paint dunaia-c-${colour}`}
            data-place={isClose ? closely(place) : place}
          />
        );
      })}
    </span>
  );
};

/** A tile that could come here, as it would look when finished next to what is there. */
const Visitor = ({ square }: { readonly square: number }) => {
  const { view } = useTable();
  const { tile = NO_TILE, squares = [], lights } = useForesight();
  const isPlacing = view.step.at === 'placing' && view.turn === view.viewer;
  const guest = squares.includes(square) ? tile : isPlacing && view.step.at === 'placing' ? view.step.tile : NO_TILE;
  if (guest === NO_TILE) return null;
  return (
    <span className={`dunaia-visitor ${squares.length === 1 && squares.includes(square) ? 'is-near' : ''}`}>
      <Tile tile={guest} reached={1} lit={lights?.get(square) ?? ''} />
    </span>
  );
};

const Site = (props: SquareProps & { readonly lot: Extract<Lot, { kind: 'site' }> }) => {
  const { seat, square, isClose, lot } = props;
  const { view } = useTable();
  const { lights, advances } = useForesight();
  const advance = seat === view.viewer && !isClose ? advances?.get(square) : undefined;
  const place = markerPlace(seat, square);
  return (
    <>
      <Tile tile={lot.tile} reached={lot.reached} lit={(seat === view.viewer && lights?.get(square)) || ''} />
      <Marker tile={lot.tile} reached={lot.reached} place={isClose ? closely(place) : place} />
      {advance && <Marker tile={lot.tile} reached={advance.to} />}
    </>
  );
};

const Ground = (props: SquareProps & { readonly lot: Lot }) => {
  const { seat, square, lot } = props;
  const { view } = useTable();
  const { lights } = useForesight();
  const isOwn = seat === view.viewer;
  switch (lot.kind) {
    case 'empty':
      return (
        <>
          <Clearing square={square} />
          {isOwn && <Visitor square={square} />}
        </>
      );
    case 'site':
      return <Site {...props} lot={lot} />;
    case 'built': {
      const now = lightsOf(playerAt(worldOf(view), seat), square);
      return <Tile tile={lot.tile} isBuilt lit={(isOwn && lights?.get(square)) || now} />;
    }
  }
};

const useDieOn = ({ seat, square }: SquareProps) => {
  const [die] = useDice(
    where => typeof where === 'object' && where.kind === 'building' && where.owner === seat && where.square === square,
  );
  return die;
};

const Beside = (props: SquareProps) => {
  const { seat, square, isClose } = props;
  const { view } = useTable();
  const die = useDieOn(props);
  return (
    <>
      <Paints {...props} />
      {die && !isClose && <LyingDie die={die} />}
      {seat === view.viewer && <GiftBubble square={square} />}
    </>
  );
};

const wasTurned = (latest: readonly { readonly type: string }[], { seat, square }: SquareProps): boolean =>
  latest.some(event => {
    const { type, ...rest } = event as { type: string; seat?: number; square?: number };
    return type === 'buildingCompleted' && rest.seat === seat && rest.square === square;
  });

const hintOf = (lot: Lot): string | undefined => (lot.kind === 'empty' ? undefined : `tile/${lot.tile}`);

const movesOn = (view: View, moves: ReturnType<typeof useTable>['moves'], { seat, square }: SquareProps) =>
  seat === view.viewer ? ownSquareMoves(moves, seat, square) : rivalSquareMoves(moves, seat, square);

/** A square that nothing can be done with: a rival's, unless a die can go there. */
const StillSquare = (props: SquareProps & { readonly lot: Lot }) => {
  const { seat, square, isClose, lot } = props;
  const { marked, latest } = useTable();
  const spoken = useSpoken(props, lot);
  const place = squarePlace(seat, square);
  const states = [marked.has(place) && 'is-last', wasTurned(latest, props) && 'is-turned'].filter(Boolean).join(' ');
  const hint = hintOf(lot);
  return (
    <li className="dunaia-lot" style={squareStyle(square)}>
      <span
        className={`dunaia-square ${states}`}
        data-place={isClose ? closely(place) : place}
        {...(hint && { 'data-hint': hint })}
      >
        <span className="sr-only">{spoken}</span>
        <Ground {...props} />
      </span>
      <Beside {...props} />
    </li>
  );
};

/** A square of a board with what lies there; a click does what can be done with it. */
export const Square = (props: SquareProps) => {
  const { seat, square, isClose } = props;
  const { view, moves, latest } = useTable();
  const lot = useLot(props);
  const spoken = useSpoken(props, lot);
  const { gifts } = useForesight();
  const isOwn = seat === view.viewer;
  const isWorkshop = lot.kind === 'built' && levelOf(lot.tile) === 1;
  if (!isOwn && !isWorkshop) return <StillSquare {...props} lot={lot} />;
  const place = squarePlace(seat, square);
  const isGiving = isOwn && gifts?.some(gift => gift.square === square);
  const states = [isGiving && 'is-giving', wasTurned(latest, props) && 'is-turned'].filter(Boolean).join(' ');
  const hint = hintOf(lot);
  return (
    <Spot
      spotClass="dunaia-lot"
      spotStyle={squareStyle(square)}
      className={`dunaia-square ${states}`}
      place={isClose ? closely(place) : place}
      label={spoken}
      moves={movesOn(view, moves, props)}
      attempt={squareAttempt(view, seat, square)}
      {...(hint && { hint })}
      beside={<Beside {...props} />}
    >
      <Ground {...props} lot={lot} />
    </Spot>
  );
};
