const LEFT = 17.8;
const WIDTH = 84.4;
const GAP = 1.6;
const LOW = 9;
const RISE = 19;

/** A step of a construction track, in the measure of a tile of 120. */
const stepOf = (index: number, squares: number, isRaised: boolean) => {
  const width = (WIDTH - GAP * (squares - 1)) / squares;
  const foot = isRaised ? 97 : 103;
  const top = foot - LOW - (RISE * index) / (squares - 1);
  return { x: LEFT + index * (width + GAP), width, foot, top };
};

/** Where the marker stands on a track, as parts of the tile. */
export const markerSpot = (reached: number, squares: number, isRaised: boolean) => {
  const { x, width, top } = stepOf(Math.max(1, reached) - 1, squares, isRaised);
  return { x: (x + width / 2) / 120, y: (top + 4) / 120 };
};

interface TrackProps {
  readonly squares: number;
  readonly reached: number;
  /** Chevrons need room below. */
  readonly isRaised: boolean;
}

/** The construction squares as steps up to a flag. */
export const Track = ({ squares, reached, isRaised }: TrackProps) => {
  const last = stepOf(squares - 1, squares, isRaised);
  const pole = last.x + last.width / 2;
  return (
    <>
      {Array.from({ length: squares }, (_, index) => {
        const { x, width, foot, top } = stepOf(index, squares, isRaised);
        return (
          <path
            key={index}
            className={`dunaia-step ${index < reached ? 'is-reached' : ''}`}
            d={`M${x} ${foot}V${top + 2.5}q0-2.5 2.5-2.5h${width - 5}q2.5 0 2.5 2.5V${foot}z`}
          />
        );
      })}
      <path d={`M${pole} ${last.top}v-11`} stroke="#ffe3a8" strokeWidth="1.8" />
      <path d={`M${pole} ${last.top - 11}l10 3.4-10 3.6z`} fill="#ffc65c" />
    </>
  );
};
