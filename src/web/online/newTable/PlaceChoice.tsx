import { useOnlineText } from '../words.ts';
import { Choices } from './Choices.tsx';
import './newTable.css';
import type { OnlineSetup } from './useOnlineSetup.ts';

/** On this device, or online. */
export const PlaceChoice = ({ setup }: { readonly setup: OnlineSetup }) => {
  const { place } = useOnlineText();
  return (
    <div className="block">
      <Choices
        legend={place.title}
        among={['here', 'online']}
        chosen={setup.isChosen ? 'online' : 'here'}
        words={{
          here: { name: place.here, help: place.hereHelp },
          online: { name: place.online, help: place.onlineHelp },
        }}
        choose={value => setup.choose(value === 'online')}
      />
    </div>
  );
};
