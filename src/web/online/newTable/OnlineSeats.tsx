import { Fragment } from 'react';
import type { Level } from '#bots/levels';
import type { SeatKind } from '../text/onlineText.ts';
import { SeatSign, seatClass } from '../../app/SeatSign.tsx';
import { useAppText } from '../../app/text/useAppText.ts';
import { seatedIn, USUAL_BOT, type Draft } from '../../pages/draft.ts';
import { BotStrength, LevelPanel } from '../../pages/newTable/BotStrength.tsx';
import { useStrengthPanel, type StrengthPanel } from '../../pages/newTable/useStrengthPanel.ts';
import { useName } from '../person.ts';
import { useOnlineText } from '../text/useOnlineText.ts';
import { seatKindsFor, SEAT_KINDS, withSeatKind } from './onlineDraft.ts';
import type { OnlineSetup } from './useOnlineSetup.ts';
import { useNewTableText } from '../../pages/newTable/newTableText.ts';

interface OnlineSeatsProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly setup: OnlineSetup;
}

interface OnlineSeatCardProps {
  readonly index: number;
  readonly kind: SeatKind;
  readonly bot: Level;
  readonly setKind: (kind: SeatKind) => void;
  readonly panel: StrengthPanel;
}

const SeatDetail = ({ index, kind, bot, panel }: OnlineSeatCardProps) => {
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
      return <BotStrength seat={index} bot={bot} panel={panel} />;
  }
};

const OnlineSeatCard = (props: OnlineSeatCardProps) => {
  const { index, kind, setKind } = props;
  const newTable = useNewTableText();
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
            // The host always has a seat; to change it, the player takes another one.
            disabled={isOwn && value !== 'me'}
            onClick={() => setKind(value)}
          >
            {seat.kinds[value]}
          </button>
        ))}
      </fieldset>
      <SeatDetail {...props} />
    </li>
  );
};

/** The seats of an online table: yours, friends', anybody's, bots'. */
export const OnlineSeatCards = ({ draft, change, setup }: OnlineSeatsProps) => {
  const { online, setOnline } = setup;
  const seats = seatedIn(draft);
  const newTable = useNewTableText();
  const panel = useStrengthPanel();
  const botAt = (index: number): Level => seats[index]?.bot ?? USUAL_BOT.later;
  const setBot = (index: number, bot: Level): void =>
    change({ seats: draft.seats.map((seat, place) => (place === index ? { ...seat, bot } : seat)) });
  return (
    <ol className="seat-cards" data-count={draft.count}>
      {seatKindsFor(online, draft.count).map((kind, index) => (
        <Fragment key={index}>
          <OnlineSeatCard
            index={index}
            kind={kind}
            bot={botAt(index)}
            setKind={wanted => setOnline(withSeatKind(online, draft.count, index, wanted))}
            panel={panel}
          />
          {panel.openSeat === index && kind === 'bot' && (
            <LevelPanel
              seat={index}
              count={draft.count}
              name={newTable.seat(index + 1)}
              bot={botAt(index)}
              choose={bot => setBot(index, bot)}
              panel={panel}
            />
          )}
        </Fragment>
      ))}
    </ol>
  );
};

/** The same seats, as the summary lists them. */
export const OnlineSummarySeats = ({ draft, setup }: Omit<OnlineSeatsProps, 'change'>) => {
  const newTable = useNewTableText();
  const { botLevels } = useAppText();
  const { seat } = useOnlineText();
  const name = useName();
  const seats = seatedIn(draft);
  return (
    <ul className="summary-seats">
      {seatKindsFor(setup.online, draft.count).map((kind, index) => (
        <li key={index}>
          <SeatSign seat={index} size={18} />
          <b>{kind === 'me' ? name : newTable.seat(index + 1)}</b>
          <span>
            {seat.summary[kind]}
            {kind === 'bot' && ` · ${botLevels[seats[index]?.bot ?? USUAL_BOT.later]}`}
          </span>
        </li>
      ))}
    </ul>
  );
};
