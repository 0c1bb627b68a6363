import type { ComponentType, ReactNode } from 'react';
import type { FigureParagraph } from './lazy.tsx';
import { territory } from '#games/dragon-dune/facts';
import { ArtifactCard, CourtCard } from './pieces/Cards.tsx';
import { Icon } from './pieces/Drawing.tsx';
import { LandSketch } from './pieces/LandSketch.tsx';
import { Shield } from './pieces/Shield.tsx';
import { EventTag, GoldPile, Perch, Troll } from './pieces/Tokens.tsx';
import { useBoardText } from './text/useBoardText.ts';

const Row = ({ children }: { readonly children: ReactNode }) => <div className="dd-figure">{children}</div>;

/** A territory and its neighbours: water parts the others. */
const Borders = () => (
  <Row>
    <LandSketch where={territory('7')} with={[territory('6'), territory('4'), territory('8')]} />
  </Row>
);

const Griffins = () => (
  <Row>
    <Icon id="keep" className="dd-figure-keep" />
    <Perch />
    <Shield faction="elves" count={1} />
  </Row>
);

const FLAMES: readonly number[] = [1, 2, 3, 4, 5, 6];

const Dragons = () => (
  <Row>
    <Icon id="dragon" className="dd-figure-dragon" />
    {FLAMES.map(roll => (
      <b key={roll} className="dd-figure-roll">
        {roll}
      </b>
    ))}
  </Row>
);

const TrollFigure = () => (
  <Row>
    <Shield faction="dwarves" count={7} />
    <Troll />
    <span>→</span>
    <Shield faction="dwarves" count={2} />
  </Row>
);

const EventFigure = () => (
  <Row>
    <b className="dd-figure-number">13</b>
    <EventTag card="9♥" gold={6} />
    <span>→</span>
    <GoldPile amount={6} />
  </Row>
);

const Artifacts = () => (
  <Row>
    <ArtifactCard card="4♥" />
    <ArtifactCard card="6♣" />
    <ArtifactCard card="A♦" />
  </Row>
);

const March = () => (
  <Row>
    <LandSketch
      where={territory('7')}
      with={[territory('6'), territory('9')]}
      way={[territory('7'), territory('6'), territory('9')]}
    />
  </Row>
);

const Hiding = () => (
  <Row>
    <Shield faction="elves" count={2} />
    <span>→</span>
    <Shield faction="elves" count={2} isHidden />
  </Row>
);

/** Of two red artifacts the lower counts. */
const SameColour = () => {
  const { reveal } = useBoardText();
  return (
    <Row>
      <Shield faction="elves" count={3} />
      <ArtifactCard card="4♥" />
      <b className="dd-figure-number">10 : 6</b>
      <ArtifactCard card="5♦" className="is-spent" />
      <Shield faction="goblins" count={3} />
      <small>
        {reveal.counts('4♥', 4)} · {reveal.givesWay('5♦')}
      </small>
    </Row>
  );
};

const Treachery = () => (
  <Row>
    <CourtCard rank="Q" suit="♣" />
    <CourtCard rank="J" suit="♦" />
    <span>→</span>
    <Shield faction="goblins" count={3} />
    <ArtifactCard card="5♦" />
  </Row>
);

/** Figures beside paragraphs of the rules, made of the board's own pieces. */
export const figures: { readonly [Paragraph in FigureParagraph]: ComponentType } = {
  '2.1': Borders,
  '2.6': Griffins,
  '2.7': Dragons,
  '2.9': TrollFigure,
  '2.10': EventFigure,
  '4.3': Artifacts,
  '10.11': March,
  '11.1': Hiding,
  '12.7': SameColour,
  '12.11': Treachery,
};
