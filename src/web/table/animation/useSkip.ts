import { useSettings } from '../../app/settings.ts';
import { useEscapeKey } from '../keyboard/useEscapeKey.ts';
import type { TableProps } from '../tableProps.ts';

/** Skips the animations of others' moves, by button or by Escape; `undefined` while there is nothing to skip. */
export const useSkip = ({ session, state, update, table }: TableProps): (() => void) | undefined => {
  const speed = useSettings(settings => settings.pace);
  const isOthersTurn = update.toAct.length > 0 && !update.toAct.some(seat => seat === update.viewer);
  const canSkip =
    speed !== 'none' && isOthersTurn && state.past === undefined && (state.isBusy || table.you === undefined);
  const skip = (): void => session.skip();
  useEscapeKey(canSkip, skip);
  return canSkip ? skip : undefined;
};
