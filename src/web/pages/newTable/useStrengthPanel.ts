import { useState } from 'react';

/** Whose bot's strength is being chosen, if anybody's. */
export const useStrengthPanel = () => {
  const [openSeat, setOpenSeat] = useState<number>();
  const buttonId = (seat: number): string => `strength-${seat}`;
  return {
    openSeat,
    buttonId,
    toggle: (seat: number): void => setOpenSeat(seat === openSeat ? undefined : seat),
    /** The focus goes back to where the panel was opened. */
    close: (): void => {
      if (openSeat !== undefined) document.getElementById(buttonId(openSeat))?.focus();
      setOpenSeat(undefined);
    },
  };
};

export type StrengthPanel = ReturnType<typeof useStrengthPanel>;
