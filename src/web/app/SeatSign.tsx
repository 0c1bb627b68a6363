import { createContext, useContext, type CSSProperties, type ReactNode } from 'react';
import type { Emblem } from '../games/client.ts';

/** One shape a seat, so that colour is never the only difference. */
const SHAPES: readonly ReactNode[] = [
  <circle key="circle" cx="12" cy="12" r="10" />,
  <rect key="square" x="3" y="3" width="18" height="18" rx="2" />,
  <path key="triangle" d="M12 2 22.5 21h-21z" />,
  <path key="diamond" d="M12 1 23 12 12 23 1 12z" />,
  <path key="hexagon" d="M12 1.5 21.5 7v10L12 22.5 2.5 17V7z" />,
  <path key="star" d="m12 1.5 3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18.1l-6.7 3.8 1.6-7.5L1.2 9.3l7.6-.8z" />,
];

export const seatClass = (seat: number): string => `seat-${(seat % SHAPES.length) + 1}`;

type EmblemList = readonly (Emblem | undefined)[];

/** The seats' own emblems, in games that have them. */
export const Emblems = createContext<EmblemList>([]);

/** Custom properties with the emblems' colours, in place of those of the seats. */
export const emblemColours = (emblems: EmblemList): CSSProperties =>
  Object.fromEntries(
    emblems.flatMap((emblem, seat) =>
      emblem === undefined
        ? []
        : [
            [`--p${seat + 1}`, emblem.colour],
            [`--p${seat + 1}-mark`, emblem.mark],
          ],
    ),
  );

/** A seat's shape in its colour. */
export const SeatSign = ({ seat, size = 14 }: { readonly seat: number; readonly size?: number }) => {
  const emblem = useContext(Emblems)[seat];
  return (
    <span className={`seat-sign ${seatClass(seat)}`} aria-hidden="true">
      <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor">
        {emblem?.sign ?? SHAPES[seat % SHAPES.length]}
      </svg>
    </span>
  );
};
