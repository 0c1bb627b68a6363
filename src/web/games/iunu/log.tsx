// The board is on the page: named here, it is built as one file, which packs better than two.
import './client.tsx';
import type { ReactNode } from 'react';
import type { LogPiece as Piece } from '#games/iunu/log';
import { LogPiece } from '../../table/log/LogPiece.tsx';
import { CitizenGlyph } from './pieces/CitizenCard.tsx';
import { Die } from './pieces/Die.tsx';
import { Icon } from './pieces/Drawing.tsx';
import './style/log.css';

export { log } from '#games/iunu/log';

/** Citizens in the colour of their class, Afterlife cards, dice, Debens. */
export const drawPiece = (piece: Piece, text: string): ReactNode => {
  if (piece === 'deben')
    return (
      <LogPiece text={text}>
        <Icon id="deben-1" />
      </LogPiece>
    );
  switch (piece.kind) {
    case 'citizen':
      return (
        <LogPiece className={`iunu-chip is-${piece.citizen}`} text={text} isNamed>
          <CitizenGlyph citizen={piece.citizen} />
        </LogPiece>
      );
    case 'afterlife':
      return (
        <LogPiece className="iunu-log-afterlife" text={text} isNamed>
          <Icon id="g-anubis" />
        </LogPiece>
      );
    case 'die':
      return (
        <LogPiece className="iunu-log-die" text={text}>
          <Die face={piece.face} />
        </LogPiece>
      );
  }
};
