import { useEffect, useEffectEvent } from 'react';

/** Calls `act` on Escape, unless a modal dialog is open, which Escape closes. */
export const useEscapeKey = (isOn: boolean, act: () => void): void => {
  const press = useEffectEvent(({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && document.querySelector('dialog:modal') === null) act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
};
