import { memo } from 'react';
import { vars } from '../../../board/vars.ts';
import type { WalkPreview } from '../preview.ts';
import { faceAt, occupantOf, type Area, type FaceId, type Move, type Space } from '#games/dawn-of-mankind/facts';
import { slabAt, type WallLayout, type Slab } from '../geometry/layout.ts';
import { Icon } from '../pieces/Drawing.tsx';
import { Meeple } from '../pieces/Meeple.tsx';
import { TileFace } from '../pieces/TileFace.tsx';
import { areaPlace, onTilePlace, tilePlace } from '../places.ts';
import { Target } from '../parts/Target.tsx';
import { areaMoves, movesTo, openMoves, startOf, tileAttempt, tileMoves, walkerTo } from '../targets.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';
import type { BoardText } from '../text/text.ts';
import { WalkPreviewTag, useWalkPreviewText } from './WalkPreviewTag.tsx';
import '../style/tiles.css';

const verbOf = (move: Move | undefined, { verbs }: BoardText): readonly string[] => {
  switch (move?.type) {
    case 'walk':
      return [verbs.walk];
    case 'shift':
      return [verbs.shift];
    case 'useMedicine':
      return [verbs.medicine];
    case 'stay':
      return [verbs.stay];
    case 'perform':
      return [verbs.perform];
    default:
      return [];
  }
};

/** A tile as it lies on the wall: plain data, so that it is drawn again only when some of it has changed. */
interface SlabProps {
  readonly space: Space;
  readonly slab: Slab;
  readonly face: FaceId;
  readonly label: string;
  readonly occupant: number | 'none';
  /** Whoever stands on it has just come. */
  readonly isLast: boolean;
  /** Nothing is half done: what can be reached is marked. */
  readonly isCalm: boolean;
  /** Moves a click makes. */
  readonly open: readonly Move[];
  /** Moves that lead here once a meeple is chosen, and that meeple's area and moves. */
  readonly reaching: readonly Move[];
  readonly walker: Area | undefined;
  readonly walks: readonly Move[];
  /** Where a click that is no move would come from. */
  readonly start: Area | undefined;
  readonly preview: WalkPreview | undefined;
  /** Adaptability could shift to it. */
  readonly isBeside: boolean;
}

const TileSlab = memo((props: SlabProps) => {
  const { space, slab, face, label, occupant, isLast, isCalm, open, reaching, walker, walks, start } = props;
  const { preview, isBeside } = props;
  const text = useBoardText();
  const { x, y, width, height } = slab;
  return (
    <Target
      className={`dawn-tile ${open.length > 0 ? 'is-open' : ''} ${isCalm ? 'is-calm' : ''} ${isBeside ? 'is-beside' : ''}`}
      place={tilePlace(space)}
      label={label}
      moves={open.length > 0 ? open : reaching}
      attempt={tileAttempt(start, space)}
      {...(walker && { chooses: { place: areaPlace(walker), moves: walks } })}
      hint={`tile/${space}`}
      style={vars({ '--x': x, '--y': y, '--w': width, '--tall': height })}
    >
      <TileFace face={face} width={width} height={height} seed={space} isTaken={occupant !== 'none'} />
      {occupant !== 'none' && (
        <span className={`dawn-on-tile ${isLast ? 'is-last' : ''}`}>
          <Meeple seat={occupant} place={onTilePlace(space)} />
        </span>
      )}
      {open[0]?.type === 'useMedicine' && <span className="dawn-way-tag">{text.firstThis}</span>}
      {isBeside && open.length === 0 && (
        <span className="dawn-beside">
          <Icon id="g-adaptability" />
        </span>
      )}
      {preview && <WalkPreviewTag preview={preview} />}
    </Target>
  );
});

const NO_MOVES: readonly Move[] = [];

/** What a click on a tile does now: a move, or the choice of the first meeple that can come here. */
const useTileMoves = (space: Space): Pick<SlabProps, 'open' | 'reaching' | 'walker' | 'walks' | 'start'> => {
  const { view, moves, now } = useBoard();
  const open = tileMoves(openMoves(view, moves, now), space, view);
  const walker = open.length > 0 ? undefined : walkerTo(moves, space);
  return {
    open,
    walker,
    walks: walker === undefined ? NO_MOVES : areaMoves(moves, walker),
    reaching: movesTo(moves, space),
    start: startOf(view, now, space),
  };
};

const useLabel = (
  space: Space,
  move: Move | undefined,
  preview: WalkPreview | undefined,
  choosing: boolean,
): string => {
  const { view, name } = useBoard();
  const text = useBoardText();
  const words = useWalkPreviewText();
  const { faces, space: spaceText } = useGameText();
  const { name: face, rule } = faces[faceAt(view, space)];
  const occupant = occupantOf(view, space);
  return [
    `${face}, ${spaceText(space)}`,
    rule.replace(/\.$/, ''),
    ...(occupant === 'none' ? [] : [text.stand(occupant === view.viewer ? undefined : name(occupant), 1)]),
    ...(choosing ? [text.verbs.chooseWalker] : verbOf(move, text)),
    ...(preview === undefined ? [] : [words(preview)]),
  ].join(', ');
};

interface TileProps extends Pick<SlabProps, 'space' | 'preview' | 'isBeside'> {
  readonly layout: WallLayout;
}

/** An action tile with the face that lies up, who is on it, and what it would cost and give. */
export const Tile = ({ space, layout, preview, isBeside }: TileProps) => {
  const { view, now, marked } = useBoard();
  const tileMoves = useTileMoves(space);
  return (
    <TileSlab
      space={space}
      slab={slabAt(layout, space)}
      face={faceAt(view, space)}
      label={useLabel(space, tileMoves.open[0], preview, tileMoves.walker !== undefined)}
      occupant={occupantOf(view, space)}
      isLast={marked.has(onTilePlace(space))}
      isCalm={now.at !== 'choosing'}
      {...tileMoves}
      preview={preview}
      isBeside={isBeside}
    />
  );
};
