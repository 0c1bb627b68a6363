import { at } from '#kernel';
import { memo, useMemo, useRef } from 'react';
import { vars } from '../../../board/vars.ts';
import { walkPreview, restPreview, type WalkPreview } from '../preview.ts';
import { COLUMNS, type Move, type Space, type View } from '#games/dawn-of-mankind/facts';
import { layWall, spacesOf, terraceNames, type WallLayout } from '../geometry/layout.ts';
import { layExits, layWays, type Way } from '../geometry/ways.ts';
import { Meeple } from '../pieces/Meeple.tsx';
import { restPlace, walkerPlace } from '../places.ts';
import { openMoves, tileMoves } from '../targets.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';
import { areasOf, ReadyArea } from './Areas.tsx';
import { Leaps, OpenWays, restLeaps, useBumps } from './Highlights.tsx';
import { Rock } from './Rock.tsx';
import { Terraces } from './Terraces.tsx';
import { Tile } from './Tiles.tsx';
import { useFollow } from './useFollow.ts';
import { useShape } from './useShape.ts';
import { Stops, Ways } from './Ways.tsx';
import '../style/wall.css';

/** What each tile that can be reached now would cost and give. */
const useWalkPreviews = (open: readonly Move[]): ReadonlyMap<Space, WalkPreview> => {
  const { view, preview } = useBoard();
  const previews = new Map<Space, WalkPreview>();
  for (const column of COLUMNS.keys()) {
    for (const space of spacesOf(column)) {
      const [move] = tileMoves(open, space, view);
      const ahead = move && walkPreview(view, move, preview);
      if (ahead !== undefined) previews.set(space, ahead);
    }
  }
  return previews;
};

/** A meeple that is held up on its way by a question. */
const Walker = ({ view, ways }: { readonly view: View; readonly ways: readonly Way[] }) => {
  const way = ways.find(({ from, to }) => from === view.from && to === view.to);
  const stop = way?.stops.at(-1);
  if (!view.isWalking || stop === undefined) return null;
  return (
    <span className="dawn-walker" style={vars({ '--x': stop.x, '--y': stop.y })}>
      <Meeple seat={view.turn} place={walkerPlace} />
    </span>
  );
};

const TerraceName = memo(({ layout, column }: { readonly layout: WallLayout; readonly column: number }) => {
  const { columns } = useGameText();
  const { x, y } = at(terraceNames(layout), column);
  return (
    <h2 className="dawn-terrace-name" style={vars({ '--x': x, '--y': y })}>
      {columns[at(COLUMNS, column)]}
    </h2>
  );
});

const Pieces = ({
  layout,
  previews,
}: {
  readonly layout: WallLayout;
  readonly previews: ReadonlyMap<Space, WalkPreview>;
}) => {
  const text = useBoardText();
  const beside = new Set([...previews.values()].flatMap(({ shifts }) => shifts));
  return (
    <>
      {COLUMNS.map((column, index) => (
        <section key={column} className="dawn-terrace">
          <TerraceName layout={layout} column={index} />
          {areasOf(index).map(area => (
            <ReadyArea key={area} area={area} layout={layout} />
          ))}
          {spacesOf(index).map(space => (
            <Tile
              key={space}
              space={space}
              layout={layout}
              preview={previews.get(space)}
              isBeside={beside.has(space)}
            />
          ))}
        </section>
      ))}
      <section className="dawn-terrace">
        <h2 className="dawn-terrace-name" style={vars({ '--x': 960, '--y': 84 })}>
          {text.shore}
        </h2>
        {areasOf(COLUMNS.length).map(area => (
          <ReadyArea key={area} area={area} layout={layout} />
        ))}
      </section>
    </>
  );
};

const Lights = ({ layout, ways }: { readonly layout: WallLayout; readonly ways: readonly Way[] }) => {
  const { view, moves, now, preview } = useBoard();
  const open = openMoves(view, moves, now);
  const previews = useWalkPreviews(open);
  const bumps = useBumps(previews);
  const isResting = now.at === 'choosing' && now.place === restPlace;
  const rest = isResting ? restPreview(view, preview) : undefined;
  const leaps = isResting ? restLeaps(rest, Number(view.viewer)) : bumps;
  return (
    <>
      <OpenWays ways={ways} open={open} layout={layout} />
      <Pieces layout={layout} previews={previews} />
      <Walker view={view} ways={ways} />
      {leaps.length > 0 && <Leaps leaps={leaps} layout={layout} />}
    </>
  );
};

/** The cave wall with its terraces, tiles, lines and meeples, as large as the screen allows. */
export const Wall = () => {
  const map = useRef<HTMLDivElement>(null);
  const { view } = useBoard();
  const text = useBoardText();
  const { scale, height, isPart } = useShape(map);
  useFollow(map, scale, isPart);
  const layout = useMemo(() => layWall(height), [height]);
  const ways = useMemo(() => layWays(layout), [layout]);
  const exits = useMemo(() => layExits(layout), [layout]);
  return (
    <section className="dawn-stage" aria-label={text.wall}>
      {isPart && <Terraces map={map} scale={scale} />}
      <div
        className="dawn-map"
        ref={map}
        // It scrolls on a phone, and nothing on it takes the focus of somebody who only watches.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isPart && view.viewer === 'audience' ? 0 : undefined}
      >
        <div className="dawn-wall" style={vars({ '--scale': scale, '--h': height })}>
          <Rock height={height} />
          <Ways layout={layout} ways={ways} exits={exits} />
          <Stops ways={ways} />
          <Lights layout={layout} ways={ways} />
        </div>
      </div>
    </section>
  );
};
