import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAppText } from '../../app/text/useAppText.ts';
import { UnavailableReason } from '../../table/unavailable/UnavailableReason.tsx';
import { callApi } from '../api.ts';
import { useHiddenSpeakers } from '../chat/hiddenSpeakers.ts';
import { useConnectionStatus } from '../liveSocket.ts';
import { useOnlineText } from '../text/useOnlineText.ts';
import { isLastMinute, isShort, timeLeft, useNow } from './clocks.ts';
import { useOnlineTable } from './onlineTableContext.ts';
import { VoteBanner } from './VoteBanner.tsx';

/** Says that the connection is lost. It reconnects by itself, and the board stays. */
export const ConnectionBanner = () => {
  const { connection } = useOnlineText();
  const isLost = useConnectionStatus(({ status }) => status === 'lost');
  return <output className="connection">{isLost && <span>{connection.lost}</span>}</output>;
};

/** Tells screen readers that the player's own time runs short. */
const LastMinuteAlert = () => {
  const { table } = useOnlineText();
  const { clocks, info } = useOnlineTable();
  const { you } = info;
  const isSoon = clocks !== undefined && you !== undefined && isShort(timeLeft(clocks, you, clocks.readAt));
  const now = useNow(isSoon);
  const isRunning = clocks !== undefined && clocks.running.some(seat => seat === you);
  const isLate =
    isRunning && you !== undefined && info.status === 'running' && isLastMinute(timeLeft(clocks, you, now));
  return (
    <p className="sr-only" role="alert">
      {isLate && table.lastMinute}
    </p>
  );
};

/** A bot has taken over the player's seat: the button to come back. */
const ComeBack = () => {
  const { table } = useOnlineText();
  const { info, feed } = useOnlineTable();
  const [isAsking, setIsAsking] = useState(false);
  const comeBack = async (): Promise<void> => {
    setIsAsking(true);
    const answer = await callApi('comeBack', { id: info.id });
    setIsAsking(false);
    if (answer.ok) feed.setInfo(answer.value);
  };
  return (
    <p className="table-banner is-warning">
      <span>{table.standsIn}</span>
      <button type="button" className="btn" aria-busy={isAsking} onClick={() => void comeBack()}>
        {table.comeBack}
      </button>
    </p>
  );
};

/** The winner of a game that ended by forfeit on time, not by the rules. */
const WonByTime = () => {
  const { lobby } = useOnlineText();
  const { and } = useAppText();
  const { info, names } = useOnlineTable();
  return <p className="table-banner">{lobby.won(and(names.filter((_, seat) => info.places?.[seat] === 1)))}</p>;
};

/** At most one notice about the player's own seat. */
const SeatBanner = () => {
  const { table } = useOnlineText();
  const { info, feed } = useOnlineTable();
  const own = info.you === undefined ? undefined : info.seats[info.you];
  if (info.next !== undefined && own !== undefined)
    return (
      <p className="table-banner">
        <span>{table.next}</span>
        <Link href={`/play/${info.next}`} className="btn">
          {table.goThere}
        </Link>
      </p>
    );
  if (info.status === 'over' && feed.game?.tableView.outcome === undefined) return <WonByTime />;
  if (own === undefined) return <p className="table-banner">{table.watching}</p>;
  if (own.kind !== 'person' || info.status !== 'running') return null;
  if (own.hasForfeited) return <p className="table-banner is-warning">{table.forfeitedYou}</p>;
  return own.standIn === undefined ? null : <ComeBack />;
};

const FAULT_MILLISECONDS = 6000;

/** The last fault in words, for a few seconds. */
const FaultBanner = ({ fault, clear }: { readonly fault: string | undefined; readonly clear: () => void }) => {
  const { table } = useOnlineText();
  useEffect(() => {
    if (fault === undefined) return;
    const timer = setTimeout(clear, FAULT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [fault, clear]);
  return (
    <p className="table-fault" role="alert">
      {fault !== undefined && (
        <span>
          {fault === 'unavailable' ? <UnavailableReason fault="server" /> : (table.faults[fault] ?? table.fault)}
        </span>
      )}
    </p>
  );
};

/** A live region: tells screen readers of new chat lines. */
const ChatAnnouncer = () => {
  const { chat } = useOnlineTable();
  const { colon } = useAppText();
  const [before] = useState(chat.at(-1)?.id ?? -1);
  const speakers = useHiddenSpeakers(store => store.speakers);
  const line = chat.findLast(({ speaker }) => !speakers.includes(speaker));
  return (
    <p className="sr-only" aria-live="polite">
      {line !== undefined && line.id > before && `${line.name}${colon}${line.text}`}
    </p>
  );
};

export const OnlineBanners = (props: { readonly fault: string | undefined; readonly clear: () => void }) => (
  <div className="table-banners">
    <SeatBanner />
    <VoteBanner />
    <ConnectionBanner />
    <FaultBanner {...props} />
    <LastMinuteAlert />
    <ChatAnnouncer />
  </div>
);
