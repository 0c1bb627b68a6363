// The board is on the page: named here, it is built as one file, which packs better than two.
import './client.tsx';
import type { ReactNode } from 'react';
import type { LogPiece as Piece } from '#games/dunaia/log';
import { LogPiece } from '../../table/log/LogPiece.tsx';
import { Fragment } from './pieces/Artefact.tsx';
import { ChipNumber } from './pieces/Chip.tsx';
import { Die } from './pieces/Die.tsx';
import { Icon } from './pieces/Drawing.tsx';
import { Giant } from './pieces/Giant.tsx';
import { Portrait } from './pieces/Portrait.tsx';
import { Tile } from './pieces/Tile.tsx';
import './style/log.css';

export { log } from '#games/dunaia/log';

const drawn = (piece: Exclude<Piece, string>): ReactNode => {
  switch (piece.kind) {
    case 'die':
      return <Die face={piece.face} owner="neutral" />;
    case 'dunaia':
      return <Giant dunaia={piece.number} />;
    case 'chip':
      return <ChipNumber chip={piece.number} isIn />;
    case 'building':
      return <Tile tile={piece.tile} isBuilt={piece.isComplete} />;
    case 'elder':
      return <Portrait who={piece.elder} />;
    case 'fragment':
      return <Fragment fragment={piece.fragment} />;
    case 'colour':
      return <i className={`dunaia-log-colour dunaia-c-${piece.colour}`} />;
  }
};

/** Dice, Dunaias, chips, Buildings, Elders, fragments, flowers. */
export const drawPiece = (piece: Piece, text: string): ReactNode =>
  typeof piece === 'string' ? (
    <LogPiece text={text}>
      <Icon id="i-flower" />
    </LogPiece>
  ) : (
    <LogPiece className={`dunaia-log-${piece.kind}`} text={text} isNamed={piece.kind === 'elder'}>
      {drawn(piece)}
    </LogPiece>
  );
