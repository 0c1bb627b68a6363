import { Fragment, type ReactNode } from 'react';
import { SeatSign, seatClass } from '../../app/SeatSign.tsx';
import { useAppText } from '../../app/text/useAppText.ts';
import { seatedIn, usualName, type Draft, type SeatDraft } from '../draft.ts';
import { BotStrength, LevelPanel } from './BotStrength.tsx';
import { useNewTableText } from './newTableText.ts';
import { useStrengthPanel, type StrengthPanel } from './useStrengthPanel.ts';

const KINDS = ['person', 'bot'] as const;

interface SeatsProps {
  readonly draft: Draft;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly change: (changes: Partial<Draft>) => void;
  /** In place of the seats of a local table. */
  readonly children?: ReactNode;
}

interface SeatCardProps {
  readonly seat: SeatDraft;
  readonly index: number;
  readonly defaultName: string;
  readonly change: (changes: Partial<SeatDraft>) => void;
  readonly panel: StrengthPanel;
}

const SeatCard = ({ seat, index, defaultName, change, panel }: SeatCardProps) => {
  const newTable = useNewTableText();
  return (
    <li className={`seat-card ${seatClass(index)}`}>
      <h3>
        <SeatSign seat={index} size={22} />
        {newTable.seat(index + 1)}
      </h3>
      <fieldset className="segmented" aria-label={newTable.seat(index + 1)}>
        {KINDS.map(kind => (
          <button key={kind} type="button" aria-pressed={seat.kind === kind} onClick={() => change({ kind })}>
            {newTable[kind]}
          </button>
        ))}
      </fieldset>
      <div className="setup-field">
        <label htmlFor={`name-${index}`}>{newTable.name}</label>
        <input
          id={`name-${index}`}
          type="text"
          value={seat.name}
          placeholder={defaultName}
          maxLength={24}
          autoComplete={index === 0 ? 'nickname' : 'off'}
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      {seat.kind === 'bot' && <BotStrength seat={index} bot={seat.bot} panel={panel} />}
    </li>
  );
};

const SeatCards = ({ draft, change }: Pick<SeatsProps, 'draft' | 'change'>) => {
  const text = useAppText();
  const panel = useStrengthPanel();
  const changeSeat = (index: number, changes: Partial<SeatDraft>): void =>
    change({ seats: draft.seats.map((seat, place) => (place === index ? { ...seat, ...changes } : seat)) });
  return (
    <ol className="seat-cards" data-count={draft.count}>
      {seatedIn(draft).map((seat, index) => (
        <Fragment key={index}>
          <SeatCard
            seat={seat}
            index={index}
            defaultName={usualName(draft, index, text)}
            change={changes => changeSeat(index, changes)}
            panel={panel}
          />
          {panel.openSeat === index && seat.kind === 'bot' && (
            <LevelPanel
              seat={index}
              count={draft.count}
              name={seat.name.trim() || usualName(draft, index, text)}
              bot={seat.bot}
              choose={bot => changeSeat(index, { bot })}
              panel={panel}
            />
          )}
        </Fragment>
      ))}
    </ol>
  );
};

/** Who sits where: how many, people or bots, their names. */
export const Seats = ({ draft, bounds, change, children }: SeatsProps) => {
  const newTable = useNewTableText();
  const counts = Array.from({ length: bounds.max - bounds.min + 1 }, (_, index) => bounds.min + index);
  return (
    <section className="block" aria-labelledby="setup-seats">
      <div className="block-head">
        <h2 id="setup-seats">{newTable.seats}</h2>
        <fieldset className="segmented" aria-labelledby="setup-seats">
          {counts.map(count => (
            <button
              key={count}
              type="button"
              aria-label={newTable.seatCount(count)}
              aria-pressed={draft.count === count}
              onClick={() => change({ count })}
            >
              <span className="when-wide">{newTable.seatCount(count)}</span>
              <span className="when-narrow">{count}</span>
            </button>
          ))}
        </fieldset>
      </div>
      {children || <SeatCards draft={draft} change={change} />}
    </section>
  );
};
