import { memo } from 'react';
import { at, type Seat } from '#kernel';
import type { Owner } from './Belongings.tsx';
import { CHIPS } from './game.ts';
import { Chip, ChipNumber } from './pieces/Chip.tsx';
import { chipPlace, closely } from './places.ts';
import { useForesight } from './pointing.ts';
import { useTable } from './table.ts';
import { chipAttempt, chipMoves } from './targets.ts';
import { Spot } from './Target.tsx';
import { useBoardText } from './words.ts';

const OwnChip = ({ seat, chip }: { readonly seat: Seat; readonly chip: number }) => {
  const { view, moves } = useTable();
  const text = useBoardText();
  const { chipsIn, chipsOut } = useForesight();
  const isIn = at(view.players, seat).chips.includes(chip);
  const promise = chipsIn?.includes(chip) ? 'is-coming' : chipsOut?.includes(chip) ? 'is-going' : '';
  return (
    <Spot
      className={`dunaia-chip ${promise}`}
      place={chipPlace(seat, chip)}
      label={text.chipNumber(chip, isIn)}
      moves={chipMoves(moves, chip)}
      attempt={chipAttempt(view, chip)}
    >
      <Chip chip={chip} isIn={isIn} />
      {promise && <b className="dunaia-sign">{promise === 'is-coming' ? '+' : '−'}</b>}
    </Spot>
  );
};

/** The viewer's slots for Memory chips at the edge of the board. */
export const OwnChips = ({ seat }: { readonly seat: Seat }) => {
  const text = useBoardText();
  return (
    <section className="dunaia-chips" aria-label={text.chips}>
      <h3>{text.chips}</h3>
      <ol>
        {CHIPS.map(chip => (
          <OwnChip key={chip} seat={seat} chip={chip} />
        ))}
      </ol>
    </section>
  );
};

export const RivalChips = memo(({ seat, player: { chips }, isClose }: Owner) => {
  const text = useBoardText();
  return (
    <p className="dunaia-rival-chips">
      <span className="sr-only">
        {text.chips}: {chips.join(', ')}
      </span>
      <span aria-hidden="true">
        {CHIPS.map(chip => (
          <ChipNumber
            key={chip}
            chip={chip}
            isIn={chips.includes(chip)}
            place={closely(chipPlace(seat, chip), isClose)}
          />
        ))}
      </span>
    </p>
  );
});
