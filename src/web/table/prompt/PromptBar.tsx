import { lazy, Suspense, useState } from 'react';
import { GearIcon, GoalIcon, HelpIcon, SkipIcon } from '../../app/icons.tsx';
import { seatClass, SeatSign } from '../../app/SeatSign.tsx';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import type { TableProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';
import './prompt.css';
import { UndoButton } from './UndoButton.tsx';

const SettingsDialog = lazy(() =>
  import('../dialogs/SettingsDialog').then(({ SettingsDialog: part }) => ({ default: part })),
);

/** The moves that have no place on the board, as buttons. */
const MoveButtons = ({ play, update, client, name, state }: TableProps) => {
  const language = useSettings(settings => settings.language);
  const prefersWords = useSettings(settings => settings.prefersWords);
  const isCoached = useTableSlots()?.isCoached;
  if (client.Board === undefined || prefersWords) return null;
  const words = client.tableText[language];
  return update.moves
    .filter(move => client.isButton(move))
    .map((move, index) => (
      <button
        key={JSON.stringify(move)}
        type="button"
        className={`btn ${index === 0 ? 'btn-primary' : ''}`}
        disabled={state.isBusy}
        data-coached={isCoached?.(move) || undefined}
        onClick={() => play(move)}
      >
        {words.move(move, update.view, name)}
      </button>
    ));
};

const ViewSwitch = () => {
  const { table } = useAppText();
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
  const { table } = useAppText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-round"
        aria-label={table.goal}
        title={table.goal}
        aria-keyshortcuts="g"
        onClick={props.showGoal}
      >
        <GoalIcon />
      </button>
      <RuleLink game={props.table.game} className="btn btn-round" label={table.help} open={props.openRules}>
        <HelpIcon />
      </RuleLink>
      <button
        type="button"
        className="btn btn-round"
        aria-label={table.settings}
        title={table.settings}
        onClick={() => setIsOpen(true)}
      >
        <GearIcon />
      </button>
      <Suspense>{isOpen && <SettingsDialog {...props} close={() => setIsOpen(false)} />}</Suspense>
    </>
  );
};

const PromptText = ({ update, client, name, isChoosing }: PromptBarProps) => {
  const language = useSettings(settings => settings.language);
  const { table } = useAppText();
  const { title, detail: usual } = client.tableText[language].prompt(update.view, name);
  const detail = isChoosing ? table.choosing : usual;
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

/** On a phone: the time of the viewer, while the game waits for them, or of whom it waits for. */
const PromptClock = ({ update }: TableProps) => {
  const Clock = useTableSlots()?.Clock;
  const seat = update.toAct.find(each => each === update.viewer) ?? update.toAct[0];
  if (Clock === undefined || seat === undefined) return null;
  return (
    <span className="prompt-clock">
      <Clock seat={seat} />
    </span>
  );
};

/** Skips the animations of others' moves. */
const SkipButton = ({ skip }: { readonly skip: () => void }) => {
  const { table } = useAppText();
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
  /** Whether the first click of a move is made, and the board waits for the second. */
  readonly isChoosing: boolean;
  /** `undefined` while there is nothing to skip. */
  readonly skip: (() => void) | undefined;
  readonly showScore?: () => void;
}

/** Says who is to act and what is asked; holds undo, the moves without a place, skip, rules and settings. */
export const PromptBar = (props: PromptBarProps) => {
  const { update, client, skip, showScore } = props;
  const { score } = useAppText();
  const [actor] = update.toAct;
  return (
    <header data-place="ui/prompt" className={`prompt ${actor === undefined ? '' : seatClass(actor)}`}>
      <PromptText {...props} />
      <PromptClock {...props} />
      <div className="prompt-actions">
        {client.Board !== undefined && <ViewSwitch />}
        <UndoButton {...props} />
        <MoveButtons {...props} />
        {skip && <SkipButton skip={skip} />}
        {showScore && (
          <button type="button" className="btn btn-primary" onClick={showScore}>
            {score.showScore}
          </button>
        )}
        <Tools {...props} />
      </div>
    </header>
  );
};
