import { at } from '#kernel';
import { memo, useMemo, useRef } from 'react';
import { vars } from '../../../board/vars.ts';
import { outlookOf, restOutlookOf, type Outlook } from '../foresight.ts';
import { COLUMNS, type Move, type Space, type View } from '../game.ts';
import { layGround, spacesOf, terraceNames, type Ground } from '../geometry/layout.ts';
import { layExits, layWays, type Way } from '../geometry/ways.ts';
import { Meeple } from '../pieces/Meeple.tsx';
import { restPlace, walkerPlace } from '../places.ts';
import { openMoves, tileMoves } from '../targets.ts';
import { useTable } from '../table.ts';
import { useBoardText, useGameText } from '../words.ts';
import { areasOf, ReadyArea } from './Areas.tsx';
import { Leaps, LitWays, restLeaps, useBumps } from './Lit.tsx';
import { Rock } from './Rock.tsx';
import { Terraces } from './Terraces.tsx';
import { Tile } from './Tiles.tsx';
import { useFollow } from './useFollow.ts';
import { useShape } from './useShape.ts';
import { Stops, Ways } from './Ways.tsx';
import './wall.css';

/** What each tile that can be reached now would cost and give. */
const useOutlooks = (open: readonly Move[]): ReadonlyMap<Space, Outlook> => {
  const { view, preview } = useTable();
  const outlooks = new Map<Space, Outlook>();
  for (const column of COLUMNS.keys()) {
    for (const space of spacesOf(column)) {
      const [move] = tileMoves(open, space, view);
      const outlook = move && outlookOf(view, move, preview);
      if (outlook !== undefined) outlooks.set(space, outlook);
    }
  }
  return outlooks;
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

const TerraceName = memo(({ ground, column }: { readonly ground: Ground; readonly column: number }) => {
  const { columns } = useGameText();
  const { x, y } = at(terraceNames(ground), column);
  return (
    <h2 className="dawn-terrace-name" style={vars({ '--x': x, '--y': y })}>
      {columns[at(COLUMNS, column)]}
    </h2>
  );
});

const Pieces = ({ ground, outlooks }: { readonly ground: Ground; readonly outlooks: ReadonlyMap<Space, Outlook> }) => {
  const text = useBoardText();
  const beside = new Set([...outlooks.values()].flatMap(({ shifts }) => shifts));
  return (
    <>
      {COLUMNS.map((column, index) => (
        <section key={column} className="dawn-terrace">
          <TerraceName ground={ground} column={index} />
          {areasOf(index).map(area => (
            <ReadyArea key={area} area={area} ground={ground} />
          ))}
          {spacesOf(index).map(space => (
            <Tile
              key={space}
              space={space}
              ground={ground}
              outlook={outlooks.get(space)}
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
          <ReadyArea key={area} area={area} ground={ground} />
        ))}
      </section>
    </>
  );
};

const Lights = ({ ground, ways }: { readonly ground: Ground; readonly ways: readonly Way[] }) => {
  const { view, moves, now, preview } = useTable();
  const open = openMoves(view, moves, now);
  const outlooks = useOutlooks(open);
  const bumps = useBumps(outlooks);
  const isResting = now.at === 'choosing' && now.place === restPlace;
  const rest = isResting ? restOutlookOf(view, preview) : undefined;
  const leaps = isResting ? restLeaps(rest, Number(view.viewer)) : bumps;
  return (
    <>
      <LitWays ways={ways} open={open} ground={ground} />
      <Pieces ground={ground} outlooks={outlooks} />
      <Walker view={view} ways={ways} />
      {leaps.length > 0 && <Leaps leaps={leaps} ground={ground} />}
    </>
  );
};

/** The cave wall with its terraces, tiles, lines and meeples, as large as the screen allows. */
export const Wall = () => {
  const map = useRef<HTMLDivElement>(null);
  const { view } = useTable();
  const text = useBoardText();
  const { scale, height, isPart } = useShape(map);
  useFollow(map, scale, isPart);
  const ground = useMemo(() => layGround(height), [height]);
  const ways = useMemo(() => layWays(ground), [ground]);
  const exits = useMemo(() => layExits(ground), [ground]);
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
          <Ways ground={ground} ways={ways} exits={exits} />
          <Stops ways={ways} />
          <Lights ground={ground} ways={ways} />
        </div>
      </div>
    </section>
  );
};
