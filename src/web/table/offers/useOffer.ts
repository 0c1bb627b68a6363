import { useSettings } from '../../app/settings.ts';
import type { FrameProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';
import type { Offer } from './offersText.ts';

/** So many moves into a game a player has ears for a question. */
const OWN_MOVES = 4;

/** What is offered now, if anything: each once, when it is of use. */
export const useOffer = ({ state, update }: FrameProps): Offer | undefined => {
  const { sound, notifications } = useSettings();
  const kind = useTableSlots()?.kind;
  const { viewer, toAct, outcome } = update;
  const isWaiting = toAct.length > 0 && !toAct.some(seat => seat === viewer);
  if (kind === 'lesson' || viewer === 'audience' || outcome !== undefined) return undefined;
  if (sound !== 'unasked' && notifications !== 'unasked') return undefined;
  const moves = state.history.filter(({ seat }) => seat === viewer).length;
  const canNotify = 'Notification' in globalThis && Notification.permission !== 'denied';
  if (kind === 'online' && isWaiting && canNotify && moves > 0 && notifications === 'unasked') return 'notifications';
  return moves >= OWN_MOVES && sound === 'unasked' && !isWaiting ? 'sound' : undefined;
};
