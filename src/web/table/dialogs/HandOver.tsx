import { useEffect, useRef } from 'react';
import { emblemColours, Emblems, SeatSign, seatClass } from '../../app/SeatSign.tsx';
import { useAppText } from '../../app/text/useAppText.ts';
import type { Emblem } from '../../games/client.ts';
import './dialogs.css';

interface HandOverProps {
  readonly name: string;
  readonly seat: number;
  readonly theme: string;
  /** By seat, in games that have them: they are public. */
  readonly emblems: readonly (Emblem | undefined)[];
  readonly ready: () => void;
}

/** Covers the screen between two people at one device: it gets a name and an emblem, and nothing of the game. */
export const HandOver = ({ name, seat, theme, emblems, ready }: HandOverProps) => {
  const { handOver } = useAppText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={`hand-over ${theme} ${seatClass(seat)}`} style={emblemColours(emblems)}>
      <div className="hand-over-card">
        <Emblems value={emblems}>
          <SeatSign seat={seat} size={56} />
        </Emblems>
        <h1>{handOver.title(name)}</h1>
        <p>{handOver.detail}</p>
        <button ref={button} type="button" className="btn btn-primary btn-lg" onClick={ready}>
          {handOver.ready(name)}
        </button>
      </div>
    </main>
  );
};
