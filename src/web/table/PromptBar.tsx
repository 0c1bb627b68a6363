import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { GearIcon, HelpIcon, SkipIcon, UndoIcon } from '../app/icons.tsx';
import { seatClass, SeatSign } from '../app/SeatSign.tsx';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import type { TableProps } from './Frame.tsx';

const SettingsDialog = lazy(() =>
  import('./SettingsDialog.tsx').then(({ SettingsDialog: part }) => ({ default: part })),
);

/** Moves without a place on the board, as buttons; the first is what most players want. */
const MoveButtons = ({ play, update, client, name, state }: TableProps) => {
  const language = useSettings(settings => settings.language);
  const prefersWords = useSettings(settings => settings.prefersWords);
  if (client.Board === undefined || prefersWords) return null;
  const words = client.words[language];
  return update.moves
    .filter(move => client.isButton(move))
    .map((move, index) => (
      <button
        key={JSON.stringify(move)}
        type="button"
        className={`btn ${index === 0 ? 'btn-primary' : ''}`}
        disabled={state.isBusy}
        onClick={() => play(move)}
      >
        {words.move(move, update.view, name)}
      </button>
    ));
};

const ViewSwitch = () => {
  const { table } = useText();
  const prefersWords = useSettings(settings => settings.prefersWords);
  const change = useSettings(settings => settings.change);
  return (
    <fieldset className="segmented view-switch">
      <legend className="sr-only">
        {table.board} / {table.words}
      </legend>
      <button type="button" aria-pressed={!prefersWords} onClick={() => change({ prefersWords: false })}>
        {table.board}
      </button>
      <button type="button" aria-pressed={prefersWords} onClick={() => change({ prefersWords: true })}>
        {table.words}
      </button>
    </fieldset>
  );
};

const Tools = (props: TableProps) => {
  const { table } = useText();
  const [isSetting, setIsSetting] = useState(false);
  return (
    <>
      <Link href={`/rules/${props.table.game}`} className="btn btn-round" aria-label={table.help} title={table.help}>
        <HelpIcon />
      </Link>
      <button
        type="button"
        className="btn btn-round"
        aria-label={table.settings}
        title={table.settings}
        onClick={() => setIsSetting(true)}
      >
        <GearIcon />
      </button>
      <Suspense>{isSetting && <SettingsDialog {...props} close={() => setIsSetting(false)} />}</Suspense>
    </>
  );
};

const Asked = ({ update, client, name }: TableProps) => {
  const language = useSettings(settings => settings.language);
  const { title, detail } = client.words[language].prompt(update.view, name);
  const [actor] = update.toAct;
  return (
    <>
      {actor !== undefined && (
        <span className="avatar avatar-lg">
          <SeatSign seat={actor} size={22} />
        </span>
      )}
      <div className="prompt-text">
        <h1 tabIndex={-1}>{title}</h1>
        {detail && <p>{detail}</p>}
      </div>
    </>
  );
};

/** Somebody who does not want to watch the bots' every step. */
const Skip = ({ skip }: { readonly skip: () => void }) => {
  const { table } = useText();
  return (
    <button
      type="button"
      className="btn btn-quiet btn-skip"
      title={table.skipHelp}
      aria-keyshortcuts="Escape"
      onClick={skip}
    >
      <SkipIcon />
      {table.skip}
    </button>
  );
};

interface PromptBarProps extends TableProps {
  /** Ends what others' steps take to be shown; missing while there is nothing to skip. */
  readonly skip: (() => void) | undefined;
  readonly showScore?: () => void;
}

/** Says who must do what, and holds what is always at hand. */
export const PromptBar = (props: PromptBarProps) => {
  const { session, update, client, state, skip, showScore } = props;
  const text = useText();
  const [actor] = update.toAct;
  return (
    <header className={`prompt ${actor === undefined ? '' : seatClass(actor)}`}>
      <Asked {...props} />
      <div className="prompt-actions">
        {client.Board !== undefined && <ViewSwitch />}
        <button
          type="button"
          className="btn btn-quiet"
          title={text.table.undo}
          disabled={!update.canUndo || state.isBusy}
          onClick={() => session.undo()}
        >
          <UndoIcon />
          {text.table.undo}
        </button>
        <MoveButtons {...props} />
        {skip && <Skip skip={skip} />}
        {showScore && (
          <button type="button" className="btn btn-primary" onClick={showScore}>
            {text.score.showScore}
          </button>
        )}
        <Tools {...props} />
      </div>
    </header>
  );
};
