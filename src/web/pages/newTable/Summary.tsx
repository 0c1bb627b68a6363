import type { ReactNode } from 'react';
import type { GameManifest } from '#kernel';
import { SeatSign } from '../../app/SeatSign.tsx';
import { useAppText } from '../../app/text/useAppText.ts';
import { useManifestText } from '../../app/text/useManifestText.ts';
import { seatedIn, usualName, type Draft } from '../draft.ts';
import type { OpenStatus } from '../useOpenTable.ts';
import { pictureOf } from '../../games/art.ts';
import type { ShownOption } from './OptionControl.tsx';
import { isChanged } from './Options.tsx';
import { optionValueText } from './optionText.ts';
import { useNewTableText } from './newTableText.ts';

interface SummaryProps {
  readonly manifest: GameManifest;
  readonly draft: Draft;
  readonly options: readonly ShownOption[];
  readonly isReady: boolean;
  readonly openStatus: OpenStatus;
  /** What differs for an online table. */
  readonly online?: {
    readonly seats: ReactNode;
    readonly note: string;
    readonly start: string;
    /** Why it could not be opened, where that is known. */
    readonly failure: string | undefined;
  };
}

const Changes = ({ options }: Pick<SummaryProps, 'options'>) => {
  const newTable = useNewTableText();
  const changed = options.filter(isChanged);
  return (
    <dl className="summary-changes">
      <dt>{newTable.changed}</dt>
      {changed.length === 0 ? (
        <dd>{newTable.nothingChanged}</dd>
      ) : (
        changed.map(({ name, spec, text, value }) => (
          <dd key={name}>
            {text.name} <b>{optionValueText(newTable, spec, text, value)}</b>
          </dd>
        ))
      )}
    </dl>
  );
};

const SummarySeats = ({ draft }: Pick<SummaryProps, 'draft'>) => {
  const text = useAppText();
  const newTable = useNewTableText();
  return (
    <ul className="summary-seats">
      {seatedIn(draft).map(({ kind, name, bot }, index) => (
        <li key={index}>
          <SeatSign seat={index} size={18} />
          <b>{name.trim() || usualName(draft, index, text)}</b>
          <span>{kind === 'bot' ? `${newTable.bot} · ${text.botLevels[bot]}` : newTable.person}</span>
        </li>
      ))}
    </ul>
  );
};

const Note = ({ draft, online }: Pick<SummaryProps, 'draft' | 'online'>) => {
  const newTable = useNewTableText();
  const people = seatedIn(draft).filter(({ kind }) => kind === 'person').length;
  const note = people === 0 ? newTable.watching : people > 1 ? newTable.handOver : undefined;
  const shown = online === undefined ? note : online.note;
  return shown !== undefined && <p className="summary-note">{shown}</p>;
};

/** The table as it would be opened now, and the button that opens it. */
export const Summary = ({ manifest, draft, options, isReady, openStatus, online }: SummaryProps) => {
  const newTable = useNewTableText();
  const { home, minutes } = useAppText();
  const { title } = useManifestText(manifest);
  return (
    <aside className="summary" aria-labelledby="setup-summary">
      <div className="summary-picture">
        <img src={pictureOf(manifest.id)} alt="" width="640" height="760" />
      </div>
      <div className="summary-text">
        <h2 id="setup-summary">{title}</h2>
        <p>{`${newTable.seatCount(draft.count)} · ${minutes(manifest.minutes)}`}</p>
        {online?.seats ?? <SummarySeats draft={draft} />}
        <Changes options={options} />
        <button
          type="submit"
          className="btn btn-game btn-start"
          disabled={!isReady}
          aria-busy={openStatus === 'opening'}
        >
          {online?.start ?? newTable.start}
        </button>
        {openStatus === 'failed' && (
          <p className="went-wrong" role="alert">
            {online?.failure ?? home.openFailed}
          </p>
        )}
        <Note draft={draft} {...(online && { online })} />
      </div>
    </aside>
  );
};
