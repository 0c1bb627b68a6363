// The board is on the page: named here, it is built as one file, which packs better than two.
import './client.tsx';
import type { ReactNode } from 'react';
import type { LogPiece as Piece } from '#games/dawn-of-mankind/log';
import { LogPiece } from '../../table/log/LogPiece.tsx';
import { Icon } from './pieces/Drawing.tsx';
import './style/log.css';

export { log } from '#games/dawn-of-mankind/log';

/** Goods and points by their signs; tiles, paintings and Progress cards by their names too. */
export const drawPiece = (piece: Piece, text: string): ReactNode => {
  if (piece === 'point')
    return (
      <LogPiece text={text}>
        <i className="dawn-log-point" />
      </LogPiece>
    );
  if (typeof piece === 'string')
    return (
      <LogPiece text={text}>
        <Icon id={piece} />
      </LogPiece>
    );
  switch (piece.kind) {
    case 'meeple':
    case 'newborn':
      return (
        <LogPiece className="dawn-log-meeple" text={text} isNamed>
          <Icon id={piece.kind} />
        </LogPiece>
      );
    case 'progress':
      return (
        <LogPiece className="dawn-log-name" text={text} isNamed>
          <Icon id={`g-${piece.card}`} />
        </LogPiece>
      );
    case 'face':
    case 'art':
      return <b className="dawn-log-name">{text}</b>;
  }
};
