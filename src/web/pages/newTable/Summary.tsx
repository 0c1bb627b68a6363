import type { ReactNode } from 'react';
import type { GameManifest } from '#kernel';
import { SeatSign } from '../../app/SeatSign.tsx';
import { useManifestText, useText } from '../../app/words.ts';
import { seatedIn, usualName, type Draft } from '../draft.ts';
import type { Opening } from '../openTable.ts';
import { pictureOf } from '../../games/art.ts';
import { choiceName, type ShownOption } from './OptionControl.tsx';
import { isChanged } from './Options.tsx';

interface SummaryProps {
  readonly manifest: GameManifest;
  readonly draft: Draft;
  readonly options: readonly ShownOption[];
  readonly isReady: boolean;
  readonly opening: Opening;
  /** What is said otherwise of a table that is not on this device. */
  readonly online?: { readonly seats: ReactNode; readonly note: string; readonly start: string };
}

const Changes = ({ options }: Pick<SummaryProps, 'options'>) => {
  const { newTable } = useText();
  const changed = options.filter(isChanged);
  const valueOf = ({ spec, words, value }: ShownOption): string => {
    if (spec.kind === 'flag') return value === true ? newTable.on : newTable.off;
    return spec.kind === 'choice' ? choiceName(words, value) : String(value);
  };
  return (
    <dl className="summary-changes">
      <dt>{newTable.changed}</dt>
      {changed.length === 0 ? (
        <dd>{newTable.nothingChanged}</dd>
      ) : (
        changed.map(option => (
          <dd key={option.name}>
            {option.words.name} <b>{valueOf(option)}</b>
          </dd>
        ))
      )}
    </dl>
  );
};

const SummarySeats = ({ draft }: Pick<SummaryProps, 'draft'>) => {
  const text = useText();
  return (
    <ul className="summary-seats">
      {seatedIn(draft).map(({ kind, name, bot }, index) => (
        <li key={index}>
          <SeatSign seat={index} size={18} />
          <b>{name.trim() || usualName(draft, index, text)}</b>
          <span>{kind === 'bot' ? `${text.newTable.bot} · ${text.newTable.levels[bot]}` : text.newTable.person}</span>
        </li>
      ))}
    </ul>
  );
};

const Note = ({ draft, online }: Pick<SummaryProps, 'draft' | 'online'>) => {
  const { newTable } = useText();
  const people = seatedIn(draft).filter(({ kind }) => kind === 'person').length;
  const note = people === 0 ? newTable.watching : people > 1 ? newTable.handOver : undefined;
  const said = online === undefined ? note : online.note;
  return said !== undefined && <p className="summary-note">{said}</p>;
};

/** The table as it would be opened now, and the button that does it. */
export const Summary = ({ manifest, draft, options, isReady, opening, online }: SummaryProps) => {
  const { newTable, home, minutes } = useText();
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
        <button type="submit" className="btn btn-game btn-start" disabled={!isReady} aria-busy={opening === 'opening'}>
          {online?.start ?? newTable.start}
        </button>
        {opening === 'failed' && (
          <p className="went-wrong" role="alert">
            {home.openFailed}
          </p>
        )}
        <Note draft={draft} {...(online && { online })} />
      </div>
    </aside>
  );
};
