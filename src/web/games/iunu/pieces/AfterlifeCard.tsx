import type { ReactNode } from 'react';
import { AFTERLIFE_CARDS, CITIZENS, type Afterlife, type Citizen } from '#games/iunu/facts';
import { Face, Mark } from './Drawing.tsx';

const EMBLEMS: { readonly [A in Afterlife]?: string } = {
  peret: 'e-peret',
  akhet: 'e-akhet',
  shemu: 'e-shemu',
  osiris: 'e-osiris',
  nephthys: 'e-nephthys',
  khufu: 'e-khufu',
  anubis: 'g-anubis',
  hatshepsut: 'g-noble',
  amenhotep: 'g-farmer',
};

const Glyph = ({
  citizen,
  x,
  size = 15,
}: {
  readonly citizen: Citizen;
  readonly x: number;
  readonly size?: number;
}) => <Mark id={`g-${citizen}`} x={x - size / 2} y={115 - size / 2} width={size} height={size} />;

const Sun = ({ points, x = 78 }: { readonly points: number | string; readonly x?: number }) => (
  <g>
    <Mark id="sun" x={x - 10} y={105} width={20} height={20} />
    <text x={x} y={119.6} fontSize={13} fill="#241704">
      {points}
    </text>
  </g>
);

const Word = ({ x, children }: { readonly x: number; readonly children: string }) => (
  <text className="iunu-word" x={x} y={119.5} fontSize={13}>
    {children}
  </text>
);

type Bonus = (typeof AFTERLIFE_CARDS)[Afterlife];
type Kind = Bonus['kind'];
type Pictures = { readonly [K in Kind]: (bonus: Extract<Bonus, { kind: K }>, seasonTotal: number) => ReactNode };

const Most = ({ points, children }: { readonly points: number; readonly children: ReactNode }) => (
  <>
    {children}
    <Mark id="crown" x={43} y={106} width={20} height={17} />
    <Sun points={points} />
  </>
);

/** What each kind of card is worth, in pictures. */
const PICTURES: Pictures = {
  bestMajority: (_bonus, seasonTotal) => (
    <>
      <Mark id="crown" x={24} y={105} width={24} height={20} />
      <Word x={66}>{`×${seasonTotal}`}</Word>
    </>
  ),
  sets: ({ of, points }) => (
    <>
      {of.map((citizen, index) => (
        <Glyph key={citizen} citizen={citizen} x={20 + index * 17} />
      ))}
      <Sun points={points} />
    </>
  ),
  citizenAgain: ({ citizen, notFewerThan }) => (
    <>
      <Glyph citizen={citizen} x={22} />
      <Word x={38}>≥</Word>
      <Glyph citizen={notFewerThan} x={54} />
      <Sun points="×2" />
    </>
  ),
  everyDeben: () => (
    <>
      <Mark id="deben-1" x={26} y={105} width={20} height={20} />
      <Sun points={1} x={66} />
    </>
  ),
  mostFed: ({ points }) => (
    <Most points={points}>
      <Mark id="loaf" x={16} y={107} width={24} height={17} />
    </Most>
  ),
  mostClasses: ({ points }) => (
    <Most points={points}>
      {CITIZENS.map((citizen, index) => (
        <rect
          key={citizen}
          className={`iunu-swatch is-${citizen}`}
          x={17 + (index % 3) * 7}
          y={105 + Math.floor(index / 3) * 7}
          width={5.6}
          height={5.6}
          rx={1}
        />
      ))}
    </Most>
  ),
};

// The table has a picture for each kind of bonus; TypeScript loses which one it is.
const pictureOf = <K extends Kind>(bonus: Extract<Bonus, { kind: K }>, seasonTotal: number): ReactNode =>
  PICTURES[bonus.kind as K](bonus, seasonTotal);

interface AfterlifeCardProps {
  readonly card: Afterlife;
  readonly place?: string;
  /** How often a season card counts the best majority (rule 12.3). */
  readonly seasonTotal?: number;
}

/** The face of an Afterlife card: an emblem, and its worth in pictures; its words stand beside it. */
export const AfterlifeCard = ({ card, place, seasonTotal = 2 }: AfterlifeCardProps) => (
  <Face {...(place && { place })}>
    <Mark id="face-afterlife" />
    <Mark id={EMBLEMS[card] ?? 'g-anubis'} x={27} y={31} width={46} height={46} className="iunu-emblem" />
    <g className="iunu-emblem">{pictureOf(AFTERLIFE_CARDS[card], seasonTotal)}</g>
  </Face>
);
