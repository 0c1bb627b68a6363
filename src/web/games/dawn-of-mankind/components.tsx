import type { ReactNode } from 'react';
import { ArtLines } from './cards/Arts.tsx';
import { ART_IDS, FACE_IDS, LINES, PROGRESS, SETUP_IDS, type Progress } from '#games/dawn-of-mankind/facts';
import { SetupFace } from './mat/SetupCards.tsx';
import { ArtScene } from './pieces/ArtScene.tsx';
import { CardEffect } from './pieces/CardEffect.tsx';
import { Icon } from './pieces/Drawing.tsx';
import { TileFace } from './pieces/TileFace.tsx';
import { useGameText } from './text/useBoardText.ts';
import './style/figures.css';

/** A Progress card with its effect, as sheets and figures show it. */
export const ProgressCard = ({ card }: { readonly card: Progress }) => {
  const { progress } = useGameText();
  return (
    <span className="dawn-figure-card">
      <Icon id={`g-${card}`} />
      <b>{progress[card].name}</b>
      <CardEffect card={card} />
    </span>
  );
};

const pieceOf = (id: string): ReactNode => {
  const face = FACE_IDS.find(other => other === id);
  if (face !== undefined) return <TileFace face={face} width={116} height={56} seed={face} />;
  const art = ART_IDS.find(other => other === id);
  if (art !== undefined) {
    return (
      <span className="dawn-figure-art">
        <ArtScene card={art} />
        <ArtLines card={art} cube={0} />
      </span>
    );
  }
  const card = PROGRESS.find(other => other === id);
  if (card !== undefined) return <ProgressCard card={card} />;
  const setup = SETUP_IDS.find(other => other === id);
  if (setup !== undefined) return <SetupFace card={setup} />;
  const line = LINES.find(({ value: { from, to } }) => `${from}-${to}` === id);
  const [sign] = line?.value.signs ?? [];
  return sign === undefined ? null : <Icon id={sign} className="dawn-figure-sign" />;
};

/** The piece behind a row of a component sheet. */
export const drawComponent = (id: string): ReactNode => {
  const piece = pieceOf(id);
  return piece && <span className="theme-dawn-of-mankind dawn-component">{piece}</span>;
};
