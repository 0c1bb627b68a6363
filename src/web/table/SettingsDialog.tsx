import { Link } from 'wouter';
import { LANGUAGES } from '#kernel';
import { Segmented } from '../app/Segmented.tsx';
import { PACES, useSettings } from '../app/settings.ts';
import { APP_TEXT, useText } from '../app/words.ts';
import { learn } from '../games/catalog.ts';
import { Dialog } from './Dialog.tsx';
import { exportTable } from './exportTable.ts';
import { useExtras } from './extras.ts';
import type { TableProps } from './Frame.tsx';

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

const Switches = ({ hasBoard }: { readonly hasBoard: boolean }) => {
  const { settings: text } = useText();
  const { makesForcedMoves, asksBeforeFinal, prefersWords, change } = useSettings();
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

/** What a player may want otherwise while playing. */
export const SettingsDialog = (props: TableProps & { readonly close: () => void }) => {
  const { session, table, update, state, client, close } = props;
  const text = useText();
  // The log of a game elsewhere holds the others' secrets until it is over.
  const canExport = useExtras() === undefined || update.outcome !== undefined;
  const { pace, language, change } = useSettings();
  return (
    <Dialog title={text.settings.title} close={close}>
      <Segmented
        legend={text.settings.pace}
        among={PACES}
        chosen={pace}
        label={value => text.settings.paces[value]}
        choose={value => change({ pace: value })}
      />
      <Segmented
        legend={text.nav.language}
        among={LANGUAGES}
        chosen={language}
        label={value => APP_TEXT[value].languageName}
        choose={value => void learn(value).then(() => change({ language: value }))}
      />
      <Switches hasBoard={client.Board !== undefined} />
      <p className="luck">
        {text.table.fairLuck} {text.table.seedHash}: <code>{state.seedHash.slice(0, 16)}…</code>
      </p>
      <footer>
        {canExport && (
          <button type="button" className="btn" onClick={() => void exportTable(session.link, table)}>
            {text.table.export}
          </button>
        )}
        <Link href="/" className="btn btn-quiet">
          {text.table.leave}
        </Link>
      </footer>
    </Dialog>
  );
};
