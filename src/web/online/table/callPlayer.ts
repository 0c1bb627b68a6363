import { BRAND } from '../../app/PageTitle.tsx';
import { useSettings } from '../../app/settings.ts';

/** A browser that has no badge for its installed pages simply shows none. */
const badge = (isOn: boolean): void => {
  const done = isOn ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
};

const notify = async (body: string, tag: string): Promise<void> => {
  if (useSettings.getState().notifications !== 'on' || Notification.permission !== 'granted') return;
  const options = { body, tag, icon: '/icon-192.png', data: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Only those of a service worker can be clicked away on every device; without one there is none.
  await worker?.showNotification(BRAND, options);
};

/** Calls a player whose page is in the background: a notification, if they want it, and a badge. */
export const callPlayer = (body: string, tag: string): void => {
  badge(true);
  // A notification that cannot be shown is no fault of the game.
  notify(body, tag).catch(() => undefined);
};

export const stopCalling = (): void => badge(false);
