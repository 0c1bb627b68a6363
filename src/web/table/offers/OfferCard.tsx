import { useSettings } from '../../app/settings.ts';
import './offer.css';
import { useOfferText, type Offer } from './offersText.ts';

/** The browser asks in its own words; whoever says no there is not asked again. */
const askBrowser = async (): Promise<'on' | 'off'> =>
  (await Notification.requestPermission()) === 'granted' ? 'on' : 'off';

/** Asks once, beside the board, whether sounds or notifications are wanted. The settings can change it. */
export const OfferCard = ({ offer }: { readonly offer: Offer }) => {
  const text = useOfferText(offer);
  const change = useSettings(settings => settings.change);
  const accept = async (): Promise<void> => {
    if (offer === 'sound') change({ sound: 'on' });
    else change({ notifications: await askBrowser() });
  };
  return (
    <aside className="offer" aria-label={text.question}>
      <p>{text.question}</p>
      <button type="button" className="btn btn-primary" onClick={() => void accept()}>
        {text.yes}
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => change({ [offer]: 'off' })}>
        {text.no}
      </button>
    </aside>
  );
};
