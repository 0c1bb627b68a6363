import { useSettings } from '../../app/settings.ts';
import type { FrameProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';
import type { Offer } from './offersText.ts';

/** So many moves into a game a player has ears for a question. */
const OWN_MOVES = 4;

const canNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

/** What is offered now, if anything: each once, when it is of use. */
export const useOffer = ({ state, update, table }: FrameProps): Offer | undefined => {
  const { sound, notifications, playerName, wasAskedName } = useSettings();
  const kind = useTableSlots()?.kind;
  const { viewer, toAct, outcome } = update;
  const isWaiting = toAct.length > 0 && !toAct.some(seat => seat === viewer);
  if (kind === 'lesson' || viewer === 'audience' || outcome !== undefined || state.past !== undefined) return undefined;
  const moves = state.history.filter(({ seat }) => seat === viewer).length;
  const isAlone = table.seats.filter(sitter => sitter.kind === 'person').length === 1;
  if (kind === undefined && isAlone && !wasAskedName && playerName === '' && moves > 0) return 'name';
  if (kind === 'online' && isWaiting && moves > 0 && notifications === 'unasked' && canNotify()) return 'notifications';
  return moves >= OWN_MOVES && sound === 'unasked' && !isWaiting ? 'sound' : undefined;
};
