import { vars } from '../../../board/vars.ts';
import type { Outlook } from '../foresight.ts';
import { faceAt, occupantOf, type Move, type Space } from '../game.ts';
import { slabAt, type Ground } from '../geometry/layout.ts';
import { Icon } from '../pieces/Drawing.tsx';
import { Meeple } from '../pieces/Meeple.tsx';
import { TileFace } from '../pieces/TileFace.tsx';
import { areaPlace, onTilePlace, tilePlace } from '../places.ts';
import { Target } from '../Target.tsx';
import { areaMoves, openMoves, tileAttempt, tileMoves, walkerTo } from '../targets.ts';
import { useTable } from '../table.ts';
import { useBoardText, useGameText, type BoardText } from '../words.ts';
import { OutlookTag, useOutlookWords } from './OutlookTag.tsx';
import './tiles.css';

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

interface TileProps {
  readonly space: Space;
  readonly ground: Ground;
  readonly outlook: Outlook | undefined;
  /** Adaptability could shift to it. */
  readonly isBeside: boolean;
}

/** What a click on a tile does now: a move, or the choice of the first meeple that can come here. */
const useTileMoves = (space: Space) => {
  const { view, moves, now } = useTable();
  const open = tileMoves(openMoves(view, moves, now), space, view);
  const walker = open.length > 0 ? undefined : walkerTo(moves, space);
  return {
    open,
    chooses: walker && { place: areaPlace(walker), moves: areaMoves(moves, walker) },
    reaching: walker === undefined ? [] : moves.filter(move => move.type === 'walk' && move.to === space),
  };
};

const useLabel = (space: Space, move: Move | undefined, outlook: Outlook | undefined, choosing: boolean): string => {
  const { view, name } = useTable();
  const text = useBoardText();
  const words = useOutlookWords();
  const { faces } = useGameText();
  const { name: face, rule } = faces[faceAt(view, space)];
  const occupant = occupantOf(view, space);
  return [
    text.tile(face, space),
    rule.replace(/\.$/, ''),
    ...(occupant === 'none' ? [] : [text.stand(occupant === view.viewer ? undefined : name(occupant), 1)]),
    ...(choosing ? [text.verbs.chooseWalker] : verbOf(move, text)),
    ...(outlook === undefined ? [] : [words(outlook)]),
  ].join(', ');
};

/** An action tile with the face that lies up, who is on it, and what it would cost and give. */
export const Tile = ({ space, ground, outlook, isBeside }: TileProps) => {
  const { view, now, marked } = useTable();
  const text = useBoardText();
  const { open, chooses, reaching } = useTileMoves(space);
  const [move] = open;
  const label = useLabel(space, move, outlook, chooses !== undefined);
  const { x, y, width, height } = slabAt(ground, space);
  const occupant = occupantOf(view, space);
  const place = onTilePlace(space);
  const face = faceAt(view, space);
  return (
    <Target
      className={`dawn-tile ${open.length > 0 ? 'is-open' : ''} ${now.at === 'choosing' ? '' : 'is-calm'} ${isBeside ? 'is-beside' : ''}`}
      place={tilePlace(space)}
      label={label}
      moves={open.length > 0 ? open : reaching}
      attempt={tileAttempt(view, now, space)}
      {...(chooses && { chooses })}
      hint={`tile/${space}`}
      style={vars({ '--x': x, '--y': y, '--w': width, '--tall': height })}
    >
      <TileFace face={face} width={width} height={height} seed={space} isTaken={occupant !== 'none'} />
      {occupant !== 'none' && (
        <span className={`dawn-on-tile ${marked.has(place) ? 'is-last' : ''}`}>
          <Meeple seat={occupant} place={place} />
        </span>
      )}
      {move?.type === 'useMedicine' && <span className="dawn-way-tag">{text.firstThis}</span>}
      {isBeside && open.length === 0 && (
        <span className="dawn-beside">
          <Icon id="g-adaptability" />
        </span>
      )}
      {outlook && <OutlookTag outlook={outlook} />}
    </Target>
  );
};
