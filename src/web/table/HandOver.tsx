import { useEffect, useRef } from 'react';
import { SeatSign, seatClass } from '../app/SeatSign.tsx';
import { useText } from '../app/words.ts';

interface HandOverProps {
  readonly name: string;
  readonly seat: number;
  readonly theme: string;
  readonly ready: () => void;
}

/** The screen between two people: it knows a name, and nothing of the game. */
export const HandOver = ({ name, seat, theme, ready }: HandOverProps) => {
  const { handOver } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={`hand-over ${theme} ${seatClass(seat)}`}>
      <div className="hand-over-card">
        <SeatSign seat={seat} size={56} />
        <h1>{handOver.title(name)}</h1>
        <p>{handOver.detail}</p>
        <button ref={button} type="button" className="btn btn-primary btn-lg" onClick={ready}>
          {handOver.ready(name)}
        </button>
      </div>
    </main>
  );
};
