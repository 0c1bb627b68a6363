import { useEffect, useState, type RefObject } from 'react';
import { seatClass } from '../../app/SeatSign.tsx';
import { findPlace } from '../../board/findPlace.ts';

/** A number on the board. */
export interface Pin {
  readonly number: number;
  readonly seat: number | undefined;
  /** Places it may stand at: the first that is seen. */
  readonly places: readonly string[];
}

interface Spot {
  readonly number: number;
  readonly seat: number | undefined;
  readonly left: number;
  readonly top: number;
}

const measure = (root: Element, pins: readonly Pin[]): readonly Spot[] => {
  const board = root.querySelector('.board-area')?.getBoundingClientRect();
  return pins.flatMap(({ number, seat, places }): readonly Spot[] => {
    for (const place of places) {
      const box = findPlace(root, place)?.getBoundingClientRect();
      if (box === undefined || board === undefined) continue;
      const [left, top] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 24)];
      const isInside = left > board.left && left < board.right && top > board.top && top < board.bottom;
      if (isInside) return [{ number, seat, left, top }];
    }
    return [];
  });
};

/** Where the pins stand, measured again while the board may still move. */
const useSpots = (anchor: RefObject<Element | null>, pins: readonly Pin[]): readonly Spot[] => {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  useEffect(() => {
    const root = anchor.current?.closest('.table');
    if (root == null) return;
    const measureNow = (): void =>
      setSpots(before => {
        const now = measure(root, pins);
        return JSON.stringify(before) === JSON.stringify(now) ? before : now;
      });
    measureNow();
    const timer = setInterval(measureNow, 250);
    return () => clearInterval(timer);
  }, [anchor, pins]);
  return spots;
};

/** The numbers of the digest's lines, where they happened. */
export const Pins = ({
  anchor,
  pins,
  now,
}: {
  anchor: RefObject<Element | null>;
  pins: readonly Pin[];
  now: number | undefined;
}) =>
  useSpots(anchor, pins).map(({ number, seat, left, top }) => (
    <svg
      key={number}
      className={`digest-pin ${seat === undefined ? '' : seatClass(seat)} ${number === now ? 'is-now' : ''}`}
      style={{ left, top }}
      viewBox="0 0 34 42"
      aria-hidden="true"
    >
      <path
        d="M17 41C8 29 2 24 2 16a15 15 0 0 1 30 0c0 8-6 13-15 25z"
        fill="currentColor"
        stroke="#fff"
        strokeWidth="2"
      />
      <text x="17" y="21.5">
        {number}
      </text>
    </svg>
  ));
