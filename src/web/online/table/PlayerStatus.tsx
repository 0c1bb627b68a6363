import { useState } from 'react';
import type { Seat } from '#kernel';
import type { SeatInfo } from '#wire';
import { callApi } from '../api.ts';
import { useTablePeopleText } from '../text/tablePeopleText.ts';
import { useOnlineText } from '../text/useOnlineText.ts';
import { isLastMinute, isShort, timeLeft, useNow } from './clocks.ts';
import { useOnlineTable } from './onlineTableContext.ts';
import { votesNeeded } from './VoteBanner.tsx';

type PersonInfo = Extract<SeatInfo, { kind: 'person' }>;

/** The time a player has left. */
export const Clock = ({ seat }: { readonly seat: Seat }) => {
  const text = useOnlineText();
  const { clocks, names, info } = useOnlineTable();
  const isSoon = clocks !== undefined && isShort(timeLeft(clocks, seat, clocks.readAt));
  const now = useNow(isSoon);
  if (clocks === undefined || info.status !== 'running' || info.seats[seat]?.kind !== 'person') return null;
  const left = timeLeft(clocks, seat, now);
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

/** The vote to let a bot take over the seat of an absent player; the majority of the others decides. */
const Vote = ({ seat, sitter }: { readonly seat: Seat; readonly sitter: PersonInfo }) => {
  const text = useOnlineText();
  const { info, feed, names } = useOnlineTable();
  const [isAsking, setIsAsking] = useState(false);
  const now = useNow(true);
  const hasVoted = info.you !== undefined && sitter.votes.includes(info.you);
  const { opensIn } = useTablePeopleText().vote;
  const wait = (sitter.voteFrom ?? now) - now;
  const vote = async (): Promise<void> => {
    setIsAsking(true);
    const answer = await callApi('replace', { id: info.id, body: { seat } });
    setIsAsking(false);
    if (answer.ok) feed.setInfo(answer.value);
  };
  return (
    <>
      {sitter.votes.length > 0 && <small>{text.table.voted(sitter.votes.length, votesNeeded(info.seats, seat))}</small>}
      {wait > 0 && <small>{opensIn(text.left(wait))}</small>}
      {wait <= 0 && !hasVoted && (
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
    info.status === 'running' && info.you !== undefined && info.you !== seat && sitter.voteFrom !== undefined;
  return (
    <>
      {note !== undefined && <small className="player-away">{note}</small>}
      {mayVote && <Vote seat={seat} sitter={sitter} />}
    </>
  );
};

/** Of a player at an online table: presence, the bot that has taken over, the clock. */
export const PlayerStatus = ({ seat }: { readonly seat: Seat }) => {
  const { info } = useOnlineTable();
  const sitter = info.seats[seat];
  return (
    <span className="player-online">
      {sitter?.kind === 'person' && info.status === 'running' && <Presence seat={seat} sitter={sitter} />}
      <Clock seat={seat} />
    </span>
  );
};
