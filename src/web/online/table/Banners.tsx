import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../../app/words.ts';
import { call } from '../api.ts';
import { useConnection } from '../socket.ts';
import { useOnlineText } from '../words.ts';
import { isLastMinute, isShort, leftAt, useNow } from './clocks.ts';
import { useOnlineTable } from './context.ts';

/** Says quietly that the connection is gone; it heals itself, and the board stays. */
export const ConnectionBanner = () => {
  const { connection } = useOnlineText();
  const isLost = useConnection(({ status }) => status === 'lost');
  return <output className="connection">{isLost && <span>{connection.lost}</span>}</output>;
};

/** Speaks when the reader's own time runs short. */
const LastMinute = () => {
  const { table } = useOnlineText();
  const { clocks, info } = useOnlineTable();
  const { you } = info;
  const isSoon = clocks !== undefined && you !== undefined && isShort(leftAt(clocks, you, clocks.at));
  const now = useNow(isSoon);
  const isRunning = clocks !== undefined && clocks.running.some(seat => seat === you);
  const isLate = isRunning && you !== undefined && info.status === 'running' && isLastMinute(leftAt(clocks, you, now));
  return (
    <p className="sr-only" role="alert">
      {isLate && table.lastMinute}
    </p>
  );
};

const ComeBack = () => {
  const { table } = useOnlineText();
  const { info, feed } = useOnlineTable();
  const [isAsking, setIsAsking] = useState(false);
  const comeBack = async (): Promise<void> => {
    setIsAsking(true);
    const answer = await call('comeBack', { id: info.id });
    setIsAsking(false);
    if (answer.ok) feed.take(answer.value);
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

/** Who won a game that no rule has ended: the others' time was up. */
const WonByTime = () => {
  const { lobby } = useOnlineText();
  const { and } = useText();
  const { info, names } = useOnlineTable();
  return <p className="table-banner">{lobby.won(and(names.filter((_, seat) => info.places?.[seat] === 1)))}</p>;
};

/** One thing at most that the reader should know of their place at this table. */
const Place = () => {
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
  if (info.status === 'over' && feed.known?.tableView.outcome === undefined) return <WonByTime />;
  if (own === undefined) return <p className="table-banner">{table.watching}</p>;
  if (own.kind !== 'person' || info.status !== 'running') return null;
  if (own.hasForfeited) return <p className="table-banner is-warning">{table.forfeitedYou}</p>;
  return own.standIn === undefined ? null : <ComeBack />;
};

const SHOWN = 6000;

/** What did not work, in words, for a while. */
const Fault = ({ fault, clear }: { readonly fault: string | undefined; readonly clear: () => void }) => {
  const { table } = useOnlineText();
  useEffect(() => {
    if (fault === undefined) return;
    const timer = setTimeout(clear, SHOWN);
    return () => clearTimeout(timer);
  }, [fault, clear]);
  return (
    <p className="table-fault" role="alert">
      {fault !== undefined && <span>{table.faults[fault] ?? table.fault}</span>}
    </p>
  );
};

/** New talk is told to whoever does not see it. */
const Spoken = () => {
  const { chat } = useOnlineTable();
  const [before] = useState(chat.at(-1)?.id ?? -1);
  const line = chat.at(-1);
  return (
    <p className="sr-only" aria-live="polite">
      {line !== undefined && line.id > before && `${line.name}: ${line.text}`}
    </p>
  );
};

export const Banners = (props: { readonly fault: string | undefined; readonly clear: () => void }) => (
  <div className="table-banners">
    <Place />
    <ConnectionBanner />
    <Fault {...props} />
    <LastMinute />
    <Spoken />
  </div>
);
