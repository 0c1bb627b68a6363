import { useId, useRef, useState } from 'react';
import type { ChatLine } from '#wire';
import { useTablePeopleText } from '../text/tablePeopleText.ts';
import { hideSpeaker } from './hiddenSpeakers.ts';
import { ReportDialog } from './ReportDialog.tsx';

/** What can be done about somebody else's message: hide its author, report it. The focus comes back to its button. */
export const MessageMenu = ({ line }: { readonly line: ChatLine }) => {
  const { moderation } = useTablePeopleText();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isReporting, setIsReporting] = useState(false);
  return (
    <>
      <button
        type="button"
        className="chat-more btn btn-round btn-quiet"
        popoverTarget={id}
        aria-label={moderation.about(line.name)}
      >
        …
      </button>
      <div ref={menu} id={id} popover="auto" className="chat-menu">
        <button type="button" className="btn btn-quiet" onClick={() => hideSpeaker(line.speaker)}>
          {moderation.hide(line.name)}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            menu.current?.hidePopover();
            setIsReporting(true);
          }}
        >
          {moderation.report}
        </button>
      </div>
      {isReporting && <ReportDialog line={line} close={() => setIsReporting(false)} />}
    </>
  );
};
