import { useState, type FormEvent } from 'react';
import { useSettings } from '../../app/settings.ts';
import './offer.css';
import { useOfferText, type Offer } from './offersText.ts';

/** The browser asks in its own words; whoever says no there is not asked again. */
const askBrowser = async (): Promise<'on' | 'off'> =>
  (await Notification.requestPermission()) === 'granted' ? 'on' : 'off';

/** Asks for a name, which is written into the settings, and from there into every table. */
const NameCard = () => {
  const text = useOfferText('name');
  const change = useSettings(settings => settings.change);
  const [name, setName] = useState('');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    change({ playerName: name.trim(), wasAskedName: true });
  };
  return (
    <form className="offer" onSubmit={save}>
      <label>
        {text.question}
        <input
          type="text"
          value={name}
          maxLength={24}
          autoComplete="username"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="btn btn-primary" disabled={name.trim() === ''}>
        {text.yes}
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => change({ wasAskedName: true })}>
        {text.no}
      </button>
    </form>
  );
};

const SwitchCard = ({ offer }: { readonly offer: Exclude<Offer, 'name'> }) => {
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

/** Asks once, beside the board, for a name, or whether sounds or notifications are wanted. The settings can change it. */
export const OfferCard = ({ offer }: { readonly offer: Offer }) =>
  offer === 'name' ? <NameCard /> : <SwitchCard offer={offer} />;
