import { useOnlineText } from '../text/useOnlineText.ts';
import { RadioChoices } from './RadioChoices.tsx';
import './onlineNewTable.css';
import type { OnlineSetup } from './useOnlineSetup.ts';

/** Whether the table is on this device or online. */
export const LocationChoice = ({ setup }: { readonly setup: OnlineSetup }) => {
  const { place } = useOnlineText();
  return (
    <div className="block">
      <RadioChoices
        legend={place.title}
        among={['here', 'online']}
        chosen={setup.isChosen ? 'online' : 'here'}
        labels={{
          here: { name: place.here, help: place.hereHelp },
          online: { name: place.online, help: place.onlineHelp },
        }}
        choose={value => setup.choose(value === 'online')}
      />
    </div>
  );
};
