import { memo } from 'react';
import { at, type Seat } from '#kernel';
import { CHIPS } from '#games/dunaia/facts';
import type { Owner } from './Belongings.tsx';
import { useAppText } from '../../../app/text/useAppText.ts';
import { Chip, ChipNumber } from '../pieces/Chip.tsx';
import { chipPlace, closeUpPlace } from '../places.ts';
import { useMovePreview } from '../pointedMove.ts';
import { useBoard } from '../boardContext.ts';
import { chipAttempt, chipMoves } from '../targets.ts';
import { TargetItem } from '../parts/Target.tsx';
import { useBoardText } from '../text/useBoardText.ts';

const OwnChip = ({ seat, chip }: { readonly seat: Seat; readonly chip: number }) => {
  const { view, moves } = useBoard();
  const text = useBoardText();
  const { chipsIn, chipsOut } = useMovePreview();
  const isIn = at(view.players, seat).chips.includes(chip);
  const promise = chipsIn?.includes(chip) ? 'is-coming' : chipsOut?.includes(chip) ? 'is-going' : '';
  return (
    <TargetItem
      className={`dunaia-chip ${promise}`}
      place={chipPlace(seat, chip)}
      label={text.chipNumber(chip, isIn)}
      moves={chipMoves(moves, chip)}
      attempt={chipAttempt(view, chip)}
    >
      <Chip chip={chip} isIn={isIn} />
      {promise && <b className="dunaia-sign">{promise === 'is-coming' ? '+' : '−'}</b>}
    </TargetItem>
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
  const { colon } = useAppText();
  return (
    <p className="dunaia-rival-chips">
      <span className="sr-only">{`${text.chips}${colon}${chips.join(', ')}`}</span>
      <span aria-hidden="true">
        {CHIPS.map(chip => (
          <ChipNumber
            key={chip}
            chip={chip}
            isIn={chips.includes(chip)}
            place={closeUpPlace(chipPlace(seat, chip), isClose)}
          />
        ))}
      </span>
    </p>
  );
});
