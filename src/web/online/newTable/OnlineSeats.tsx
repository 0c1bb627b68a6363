import type { SeatKind } from '../../app/text/online/text.ts';
import { SeatSign, seatClass } from '../../app/SeatSign.tsx';
import { useText } from '../../app/words.ts';
import { BOTS, seatedIn, type BotName, type Draft } from '../../pages/draft.ts';
import { useName } from '../person.ts';
import { useOnlineText } from '../words.ts';
import { kindsIn, SEAT_KINDS, withKind } from './onlineDraft.ts';
import type { OnlineSetup } from './useOnlineSetup.ts';

interface OnlineSeatsProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly setup: OnlineSetup;
}

interface CardProps {
  readonly index: number;
  readonly kind: SeatKind;
  readonly bot: BotName;
  readonly setKind: (kind: SeatKind) => void;
  readonly setBot: (bot: BotName) => void;
}

const Detail = ({ index, kind, bot, setBot }: CardProps) => {
  const { newTable } = useText();
  const { seat } = useOnlineText();
  const name = useName();
  switch (kind) {
    case 'me':
      return <p className="seat-detail seat-you">{name}</p>;
    case 'friend':
      return <p className="seat-detail">{seat.friendHelp}</p>;
    case 'open':
      return <p className="seat-detail">{seat.openHelp}</p>;
    case 'bot':
      return (
        <div className="setup-field">
          <label htmlFor={`online-strength-${index}`}>{newTable.level}</label>
          <select
            id={`online-strength-${index}`}
            value={bot}
            onChange={({ target }) => setBot(BOTS.find(known => known === target.value) ?? bot)}
          >
            {BOTS.map(known => (
              <option key={known} value={known}>
                {newTable.levels[known]}
              </option>
            ))}
          </select>
        </div>
      );
  }
};

const Card = (props: CardProps) => {
  const { index, kind, setKind } = props;
  const { newTable } = useText();
  const { seat, terms } = useOnlineText();
  const isOwn = kind === 'me';
  return (
    <li className={`seat-card online-seat ${seatClass(index)}`}>
      <h3>
        <SeatSign seat={index} size={22} />
        {newTable.seat(index + 1)}
      </h3>
      <fieldset className="segmented" aria-label={newTable.seat(index + 1)} title={isOwn ? terms.tooMany : undefined}>
        {SEAT_KINDS.map(value => (
          <button
            key={value}
            type="button"
            aria-pressed={kind === value}
            // Whoever opens a table sits at it; another seat is taken there.
            disabled={isOwn && value !== 'me'}
            onClick={() => setKind(value)}
          >
            {seat.kinds[value]}
          </button>
        ))}
      </fieldset>
      <Detail {...props} />
    </li>
  );
};

/** The seats of an online table: yours, friends', anybody's, bots'. */
export const OnlineSeatCards = ({ draft, change, setup }: OnlineSeatsProps) => {
  const { online, setOnline } = setup;
  const seats = seatedIn(draft);
  const setBot = (index: number, bot: BotName): void =>
    change({ seats: draft.seats.map((seat, place) => (place === index ? { ...seat, bot } : seat)) });
  return (
    <ol className="seat-cards" data-count={draft.count}>
      {kindsIn(online, draft.count).map((kind, index) => (
        <Card
          key={index}
          index={index}
          kind={kind}
          bot={seats[index]?.bot ?? 'greedy'}
          setKind={wanted => setOnline(withKind(online, draft.count, index, wanted))}
          setBot={bot => setBot(index, bot)}
        />
      ))}
    </ol>
  );
};

/** The same seats, as the summary lists them. */
export const OnlineSummarySeats = ({ draft, setup }: Omit<OnlineSeatsProps, 'change'>) => {
  const { newTable } = useText();
  const { seat } = useOnlineText();
  const name = useName();
  const seats = seatedIn(draft);
  return (
    <ul className="summary-seats">
      {kindsIn(setup.online, draft.count).map((kind, index) => (
        <li key={index}>
          <SeatSign seat={index} size={18} />
          <b>{kind === 'me' ? name : newTable.seat(index + 1)}</b>
          <span>
            {seat.summary[kind]}
            {kind === 'bot' && ` · ${newTable.levels[seats[index]?.bot ?? 'greedy']}`}
          </span>
        </li>
      ))}
    </ul>
  );
};
