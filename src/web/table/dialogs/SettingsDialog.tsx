import { Link } from 'wouter';
import { LANGUAGES } from '#kernel';
import { Segmented } from '../../app/Segmented.tsx';
import { ANIMATION_SPEEDS } from '../../app/animationSpeed.ts';
import { useSettings } from '../../app/settings.ts';
import { APP_TEXT, useAppText } from '../../app/text/useAppText.ts';
import { loadLanguage } from '../../games/clientLoader.ts';
import { Dialog } from './Dialog.tsx';
import { exportReplay } from '../replay/exportReplay.ts';
import { useTableSlots } from '../tableSlots.ts';
import type { TableProps } from '../tableProps.ts';
import { useSettingsText } from './settingsText.ts';

interface ToggleProps {
  readonly name: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

const Toggle = ({ name, help, isOn, set }: ToggleProps) => (
  <label className="toggle">
    <input type="checkbox" className="sr-only" checked={isOn} onChange={event => set(event.target.checked)} />
    <span className="switch" aria-hidden="true" />
    <span>
      <b>{name}</b>
      <small>{help}</small>
    </span>
  </label>
);

/** The browser asks in its own words before it notifies anybody. */
const askToNotify = async (): Promise<'on' | 'off'> =>
  'Notification' in globalThis && (await Notification.requestPermission()) === 'granted' ? 'on' : 'off';

/** What calls the player: sounds, notifications, the digest. */
const CallToggles = () => {
  const text = useSettingsText();
  const { sound, notifications, showsDigest, change } = useSettings();
  return (
    <>
      <Toggle
        name={text.sound}
        help={text.soundHelp}
        isOn={sound === 'on'}
        set={isOn => change({ sound: isOn ? 'on' : 'off' })}
      />
      <Toggle
        name={text.notifications}
        help={text.notificationsHelp}
        isOn={notifications === 'on'}
        set={isOn =>
          isOn ? void askToNotify().then(answer => change({ notifications: answer })) : change({ notifications: 'off' })
        }
      />
      <Toggle
        name={text.digest}
        help={text.digestHelp}
        isOn={showsDigest}
        set={isOn => change({ showsDigest: isOn })}
      />
    </>
  );
};

const Toggles = ({ hasBoard }: { readonly hasBoard: boolean }) => {
  const text = useSettingsText();
  const { makesForcedMoves, asksBeforeFinal, prefersWords, botsTalk, change } = useSettings();
  return (
    <>
      <Toggle
        name={text.forced}
        help={text.forcedHelp}
        isOn={makesForcedMoves}
        set={isOn => change({ makesForcedMoves: isOn })}
      />
      <Toggle
        name={text.confirm}
        help={text.confirmHelp}
        isOn={asksBeforeFinal}
        set={isOn => change({ asksBeforeFinal: isOn })}
      />
      <Toggle name={text.botsTalk} help={text.botsTalkHelp} isOn={botsTalk} set={isOn => change({ botsTalk: isOn })} />
      {hasBoard && (
        <Toggle
          name={text.words}
          help={text.wordsHelp}
          isOn={prefersWords}
          set={isOn => change({ prefersWords: isOn })}
        />
      )}
    </>
  );
};

const Footer = ({ session, table, update }: TableProps) => {
  const text = useAppText();
  const kind = useTableSlots()?.kind;
  // The log of an online game holds the others' secrets until it is over; a lesson's luck cannot be proven.
  const canExport = kind === undefined || (kind === 'online' && update.outcome !== undefined);
  return (
    <footer>
      {canExport && (
        <button type="button" className="btn" onClick={() => void exportReplay(session.connection, table)}>
          {text.table.export}
        </button>
      )}
      <Link href="/" className="btn btn-quiet">
        {text.table.leave}
      </Link>
    </footer>
  );
};

/** The settings: animation speed, language, sounds, notifications, digest, automatic moves, confirmation, plain table; and the export of the replay file. */
export const SettingsDialog = (props: TableProps & { readonly close: () => void }) => {
  const { state, client, close } = props;
  const text = useAppText();
  const settings = useSettingsText();
  const { pace, language, change } = useSettings();
  return (
    <Dialog title={settings.title} close={close}>
      <Segmented
        legend={settings.animationSpeed}
        among={ANIMATION_SPEEDS}
        chosen={pace}
        label={value => settings.animationSpeeds[value]}
        choose={value => change({ pace: value })}
      />
      <Segmented
        legend={text.nav.language}
        among={LANGUAGES}
        chosen={language}
        label={value => APP_TEXT[value].languageName}
        choose={value => void loadLanguage(value).then(() => change({ language: value }))}
      />
      <CallToggles />
      <Toggles hasBoard={client.Board !== undefined} />
      <p className="luck">
        {text.table.fairLuck} {text.table.seedHash}
        {text.colon}
        <code>{state.seedHash.slice(0, 16)}…</code>
      </p>
      <Footer {...props} />
    </Dialog>
  );
};
