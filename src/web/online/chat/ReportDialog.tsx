import { useId, useState, type FormEvent } from 'react';
import type { ChatLine, ReportReason } from '#wire';
import { Dialog } from '../../table/dialogs/Dialog.tsx';
import { callApi } from '../api.ts';
import { RadioChoices } from '../newTable/RadioChoices.tsx';
import { useOnlineTable } from '../table/onlineTableContext.ts';
import { useTablePeopleText } from '../text/tablePeopleText.ts';
import { useOnlineText } from '../text/useOnlineText.ts';
import { hideSpeaker } from './hiddenSpeakers.ts';

const REASONS: readonly ReportReason[] = ['insult', 'spoiling', 'spam', 'other'];
const MAX_NOTE = 500;

interface ReportDialogProps {
  readonly line: ChatLine;
  readonly close: () => void;
}

/** What the reader has filled in, and how it is sent. */
const useReport = ({ line, close }: ReportDialogProps) => {
  const { info } = useOnlineTable();
  const [reason, setReason] = useState<ReportReason>('insult');
  const [note, setNote] = useState('');
  const [isHiding, setIsHiding] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { ok } = await callApi('report', { id: info.id, body: { line: line.id, reason, note: note.trim() } });
    setHasFailed(!ok);
    if (!ok) return;
    if (isHiding) hideSpeaker(line.speaker);
    close();
  };
  return { reason, setReason, note, setNote, isHiding, setIsHiding, hasFailed, send };
};

type ReportForm = ReturnType<typeof useReport>;

const NoteField = ({ note, setNote }: Pick<ReportForm, 'note' | 'setNote'>) => {
  const { moderation } = useTablePeopleText();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{moderation.reportNote}</label>
      <textarea id={id} rows={2} maxLength={MAX_NOTE} value={note} onChange={({ target }) => setNote(target.value)} />
    </>
  );
};

const Buttons = ({ close }: Pick<ReportDialogProps, 'close'>) => {
  const { moderation } = useTablePeopleText();
  return (
    <div className="report-buttons">
      <button type="submit" className="btn btn-primary">
        {moderation.reportSend}
      </button>
      <button type="button" className="btn" onClick={close}>
        {moderation.cancel}
      </button>
    </div>
  );
};

/** Reports a message to whoever runs the server, and hides its author if that is wanted. */
export const ReportDialog = (props: ReportDialogProps) => {
  const { line, close } = props;
  const { moderation } = useTablePeopleText();
  const { failed } = useOnlineText();
  const { reason, setReason, isHiding, setIsHiding, hasFailed, send, ...note } = useReport(props);
  return (
    <Dialog title={moderation.reportTitle} className="report" close={close}>
      <form onSubmit={event => void send(event)}>
        <blockquote>
          <b>{line.name}</b> {line.text}
        </blockquote>
        <RadioChoices
          legend={moderation.reportWhy}
          among={REASONS}
          chosen={reason}
          labels={moderation.reasons}
          choose={setReason}
        />
        <NoteField {...note} />
        <label className="report-hide">
          <input type="checkbox" checked={isHiding} onChange={({ target }) => setIsHiding(target.checked)} />
          {moderation.hide(line.name)}
        </label>
        <p>{moderation.reportHelp(line.name)}</p>
        {hasFailed && (
          <p className="went-wrong" role="alert">
            {failed}
          </p>
        )}
        <Buttons close={close} />
      </form>
    </Dialog>
  );
};
