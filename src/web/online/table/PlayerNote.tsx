import { useState } from 'react';
import type { Seat } from '#kernel';
import type { SeatInfo } from '#wire';
import { call } from '../api.ts';
import { useOnlineText } from '../words.ts';
import { isLastMinute, isShort, leftAt, useNow } from './clocks.ts';
import { useOnlineTable } from './context.ts';

type PersonInfo = Extract<SeatInfo, { kind: 'person' }>;

const Clock = ({ seat }: { readonly seat: Seat }) => {
  const text = useOnlineText();
  const { clocks, names, info } = useOnlineTable();
  const isSoon = clocks !== undefined && isShort(leftAt(clocks, seat, clocks.at));
  const now = useNow(isSoon);
  if (clocks === undefined || info.status !== 'running' || info.seats[seat]?.kind !== 'person') return null;
  const left = leftAt(clocks, seat, now);
  const isRunning = clocks.running.includes(seat);
  return (
    <span
      className="player-clock"
      role="timer"
      aria-label={text.table.timeLeft(names[seat] ?? '')}
      data-running={isRunning || undefined}
      data-late={isLastMinute(left) || undefined}
    >
      {text.left(left)}
    </span>
  );
};

/** Asks for a bot in the place of somebody who is gone; it comes when most of the others want it. */
const Vote = ({ seat, sitter }: { readonly seat: Seat; readonly sitter: PersonInfo }) => {
  const text = useOnlineText();
  const { info, feed, names } = useOnlineTable();
  const [isAsking, setIsAsking] = useState(false);
  const others = info.seats.filter(
    (other, index) => other.kind === 'person' && other.standIn === undefined && index !== seat,
  );
  const hasVoted = info.you !== undefined && sitter.votes.includes(info.you);
  const vote = async (): Promise<void> => {
    setIsAsking(true);
    const answer = await call('replace', { id: info.id, body: { seat } });
    setIsAsking(false);
    if (answer.ok) feed.take(answer.value);
  };
  return (
    <>
      {sitter.votes.length > 0 && (
        <small>{text.table.voted(sitter.votes.length, Math.floor(others.length / 2) + 1)}</small>
      )}
      {!hasVoted && (
        <button
          type="button"
          className="player-vote"
          aria-busy={isAsking}
          aria-label={text.table.voteFor(names[seat] ?? '')}
          onClick={() => void vote()}
        >
          {text.table.vote}
        </button>
      )}
    </>
  );
};

const usePresence = (sitter: PersonInfo): string | undefined => {
  const { table } = useOnlineText();
  if (sitter.hasForfeited) return table.forfeited;
  if (sitter.standIn !== undefined) return table.standIn;
  return sitter.isHere ? undefined : table.away;
};

const Presence = ({ seat, sitter }: { readonly seat: Seat; readonly sitter: PersonInfo }) => {
  const { info } = useOnlineTable();
  const note = usePresence(sitter);
  const mayVote =
    info.status === 'running' &&
    info.you !== undefined &&
    info.you !== seat &&
    !sitter.isHere &&
    sitter.standIn === undefined;
  return (
    <>
      {note !== undefined && <small className="player-away">{note}</small>}
      {mayVote && <Vote seat={seat} sitter={sitter} />}
    </>
  );
};

/** What is to be said of a player beside the game: there or not, who plays instead, time left. */
export const PlayerNote = ({ seat }: { readonly seat: Seat }) => {
  const { info } = useOnlineTable();
  const sitter = info.seats[seat];
  return (
    <span className="player-online">
      {sitter?.kind === 'person' && info.status === 'running' && <Presence seat={seat} sitter={sitter} />}
      <Clock seat={seat} />
    </span>
  );
};
