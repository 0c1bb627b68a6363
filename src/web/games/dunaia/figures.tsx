// The board is on the page or comes with it: named here, it is built as one file, which packs better than two.
import './client.tsx';
import type { ComponentType, ReactNode } from 'react';
import { at } from '#kernel';
import type { FigureParagraph } from './lazy.tsx';
import { BUILDINGS, CIRCLES, DUNAIAS, ELDER_PLACES, REWARDS, START_CIRCLES } from '#games/dunaia/facts';
import { circleStyle, giantStyle, squareStyle } from './village/geometry.ts';
import { Artefact, Fragment } from './pieces/Artefact.tsx';
import { Chip } from './pieces/Chip.tsx';
import { Clearing } from './pieces/Clearing.tsx';
import { Die } from './pieces/Die.tsx';
import { Icon } from './pieces/Drawing.tsx';
import { Giant } from './pieces/Giant.tsx';
import { Marker } from './pieces/Marker.tsx';
import { Portrait } from './pieces/Portrait.tsx';
import { Tile } from './pieces/Tile.tsx';
import { useFigureText } from './text/figureText.ts';
import './style/figures.css';

const tileOf = (id: string): number => BUILDINGS.findIndex(building => building.id === id);

const Row = ({ children }: { readonly children: ReactNode }) => <div className="dunaia-figure">{children}</div>;

const Arrow = () => (
  <span className="dunaia-figure-arrow" aria-hidden="true">
    →
  </span>
);

const Piece = ({ size, children }: { readonly size: 's' | 'm' | 'l'; readonly children: ReactNode }) => (
  <span className={`dunaia-figure-piece is-${size}`}>{children}</span>
);

interface LegendEntry {
  readonly sign: string;
  readonly words: string;
}

/** A tile, and what its signs mean. */
const Anatomy = ({ children, lines }: { readonly children: ReactNode; readonly lines: readonly LegendEntry[] }) => (
  <Row>
    <Piece size="l">{children}</Piece>
    <ul>
      {lines.map(({ sign, words }) => (
        <li key={words}>
          <Icon id={sign} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  </Row>
);

const startOf = (dunaia: number) => giantStyle({ circle: at(START_CIRCLES, dunaia - 1).value, index: 0, count: 1 });

/** The board at the start: effects, circles, giants. */
const StartingBoard = () => (
  <div className="dunaia-figure-board">
    {[...REWARDS.keys()].map(square => (
      <span key={square} className="dunaia-lot" style={squareStyle(square)}>
        <Clearing square={square} />
      </span>
    ))}
    {[...CIRCLES.keys()].map(circle => (
      <i key={circle} className="dunaia-socket" style={circleStyle(circle)} />
    ))}
    {DUNAIAS.map(dunaia => (
      <span key={dunaia} className="dunaia-giant" style={startOf(dunaia)}>
        <Giant dunaia={dunaia} />
      </span>
    ))}
  </div>
);

const Workshop = () => {
  const text = useFigureText();
  return (
    <Anatomy
      lines={[
        { sign: 'i-die', words: text.recycling },
        { sign: 'i-pts', words: text.level },
      ]}
    >
      <Tile tile={tileOf('L1-04')} isBuilt />
    </Anatomy>
  );
};

const Chevrons = () => {
  const text = useFigureText();
  return (
    <Anatomy
      lines={[
        { sign: 'i-chip', words: text.centre },
        { sign: 'i-flower', words: text.chevron },
      ]}
    >
      <Tile tile={tileOf('L2-05')} isBuilt lit="r" />
    </Anatomy>
  );
};

const Points = () => {
  const text = useFigureText();
  return (
    <Anatomy
      lines={[
        { sign: 'i-pts', words: text.level },
        { sign: 'i-build', words: text.points },
      ]}
    >
      <Tile tile={tileOf('L3-07')} isBuilt lit="dl" />
    </Anatomy>
  );
};

/** The marker climbs, and the tile is turned. */
const Track = () => {
  const text = useFigureText();
  const tile = tileOf('L1-13');
  return (
    <>
      <Row>
        <Piece size="m">
          <Tile tile={tile} reached={1} />
          <Marker tile={tile} reached={1} />
        </Piece>
        <Arrow />
        <Piece size="m">
          <Tile tile={tile} reached={2} />
          <Marker tile={tile} reached={2} />
        </Piece>
        <Arrow />
        <Piece size="m">
          <Tile tile={tile} isBuilt />
        </Piece>
      </Row>
      <p>{text.track}</p>
    </>
  );
};

const Awakening = () => (
  <Row>
    <Piece size="s">
      <Die face={4} owner="neutral" />
    </Piece>
    <Arrow />
    <Piece size="m">
      <Giant dunaia={4} isAwake />
    </Piece>
    <Arrow />
    <Icon id="i-flower" className="is-large" />
    <Icon id="i-step" className="is-large" />
  </Row>
);

const ElderPrice = () => (
  <Row>
    <Piece size="s">
      <Chip chip={5} isIn />
    </Piece>
    <Piece size="s">
      <Chip chip={6} isIn />
    </Piece>
    <Piece size="s">
      <Chip chip="?" isIn />
    </Piece>
    <Arrow />
    <Piece size="m">
      <Portrait who="construction" />
    </Piece>
    <Fragment fragment="C" />
  </Row>
);

const WholeArtefact = () => (
  <Row>
    {ELDER_PLACES.map(fragment => (
      <Fragment key={fragment} fragment={fragment} />
    ))}
    <Arrow />
    <Piece size="s">
      <Artefact fragments={ELDER_PLACES} />
    </Piece>
  </Row>
);

/** Figures beside paragraphs of the rules, made of the board's own pieces. */
export const figures: { readonly [P in FigureParagraph]: ComponentType } = {
  '2.2': StartingBoard,
  '3.2': Workshop,
  '3.3': Chevrons,
  '3.4': Points,
  '3.6': Track,
  '6.1': Awakening,
  '9.1': ElderPrice,
  '9.10': WholeArtefact,
};
