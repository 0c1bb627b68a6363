// The board is on the page: named here, it is built as one file, which packs better than two.
import './client.tsx';
import type { ReactNode } from 'react';
import type { LogPiece as Piece } from '#games/dragon-dune/log';
import { suitOf } from '#games/dragon-dune/facts';
import { LogPiece } from '../../table/log/LogPiece.tsx';
import { inkOf } from './pieces/Cards.tsx';
import { Icon } from './pieces/Drawing.tsx';
import './style/log.css';

export { log } from '#games/dragon-dune/log';

const SIGNS = { dragon: 'dragon-head', troll: 'troll', council: 'queen', artifact: 'event' } as const;

/** Lands and cards as the map and the hand show them; gold, dragons, the Troll and the Council by their signs. */
export const drawPiece = (piece: Piece, text: string): ReactNode => {
  if (piece === 'gold')
    return (
      <LogPiece text={text}>
        <i className="dd-log-coin" />
      </LogPiece>
    );
  switch (piece.kind) {
    case 'territory':
      return <b className="dd-log-land">{text}</b>;
    case 'card':
      return (
        <b className="dd-log-card" style={{ color: inkOf(suitOf(piece.card)) }}>
          {text}
        </b>
      );
    default:
      return (
        <LogPiece className="dd-log-sign" text={text} isNamed>
          <Icon id={SIGNS[piece.kind]} />
        </LogPiece>
      );
  }
};
