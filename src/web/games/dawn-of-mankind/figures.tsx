import type { ComponentType, ReactNode } from 'react';
import { ArtLines } from './cards/Arts.tsx';
import { ProgressCard } from './components.tsx';
import { RESOURCES, type FaceId } from '#games/dawn-of-mankind/facts';
import type { FigureParagraph } from './lazy.tsx';
import { ArtScene } from './pieces/ArtScene.tsx';
import { MatEffect } from './pieces/CardEffect.tsx';
import { Icon } from './pieces/Drawing.tsx';
import { Meeple } from './pieces/Meeple.tsx';
import { TileFace } from './pieces/TileFace.tsx';
import { useHintText } from './text/hintText.ts';
import { useBoardText, useGameText } from './text/useBoardText.ts';
import './style/figures.css';

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="theme-dawn-of-mankind dawn-figure">{children}</div>
);

const Slab = ({ face }: { readonly face: FaceId }) => <TileFace face={face} width={116} height={56} seed={face} />;

const Arrow = () => (
  <span className="dawn-figure-arrow" aria-hidden="true">
    ➜
  </span>
);

/** What the plates of a tile mean. */
const Anatomy = () => {
  const { legend } = useHintText();
  return (
    <Row>
      <Slab face="trap" />
      <Slab face="hunt-3m1h" />
      <ul className="dawn-figure-legend">
        {(['have', 'lose', 'gain'] as const).map(kind => (
          <li key={kind}>
            <span className={`dawn-plate dawn-swatch is-${kind}`} />
            {legend[kind]}
          </li>
        ))}
      </ul>
    </Row>
  );
};

const Signs = () => {
  const text = useBoardText();
  return (
    <Row>
      <ul className="dawn-figure-legend">
        <li>
          <Icon id="newborn" className="dawn-figure-sign" />
          {text.bornOnTheWay}
        </li>
        <li>
          <Icon id="art" className="dawn-figure-sign" />
          {text.artOnTheWay}
        </li>
      </ul>
    </Row>
  );
};

/** Food and items. */
const Resources = () => {
  const { resources } = useGameText();
  return (
    <Row>
      <ul className="dawn-figure-legend">
        {RESOURCES.map(resource => (
          <li key={resource}>
            <Icon id={resource} className="dawn-figure-sign" />
            {resources[resource]}
          </li>
        ))}
      </ul>
    </Row>
  );
};

const Ring = ({ seats, isGhost = false }: { readonly seats: readonly number[]; readonly isGhost?: boolean }) => (
  <span className="dawn-figure-ring">
    {seats.map(seat => (
      <Meeple key={seat} seat={seat} isGhost={isGhost} />
    ))}
  </span>
);

/** Whoever stands on the tile goes to the ring behind it. */
const Bump = () => (
  <Row>
    <Ring seats={[0]} />
    <Arrow />
    <span className="dawn-figure-tile">
      <Slab face="hunt-2" />
      <Meeple seat={1} />
    </span>
    <Arrow />
    <Ring seats={[1]} isGhost />
  </Row>
);

const Cube = () => (
  <Row>
    <span className="dawn-figure-art">
      <ArtScene card="art-2" />
      <ArtLines card="art-2" cube={1} />
    </span>
  </Row>
);

const Bonuses = () => (
  <Row>
    <ProgressCard card="basket" />
    <ProgressCard card="dog" />
  </Row>
);

const Cooking = () => {
  const { progress } = useGameText();
  return (
    <Row>
      {[false, true].map(isCard => (
        <span key={String(isCard)} className={`dawn-figure-card ${isCard ? '' : 'is-printed'}`}>
          <Icon id="g-cooking" />
          <b>{progress.cooking.name}</b>
          <MatEffect ability="cooking" isCard={isCard} />
        </span>
      ))}
    </Row>
  );
};

/** Figures beside paragraphs of the rules, made of the board's own pieces. */
export const figures: { readonly [Paragraph in FigureParagraph]: ComponentType } = {
  '1.3': Signs,
  '1.6': Resources,
  '4.7': Bump,
  '5.3': Anatomy,
  '7.2': Cube,
  '8.11': Bonuses,
  '9.4': Cooking,
};
