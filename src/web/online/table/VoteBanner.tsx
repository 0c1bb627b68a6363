import type { SeatInfo } from '#wire';
import { useTablePeopleText } from '../text/tablePeopleText.ts';
import { useOnlineText } from '../text/useOnlineText.ts';
import { useNow } from './clocks.ts';
import { useOnlineTable } from './onlineTableContext.ts';

type PersonInfo = Extract<SeatInfo, { kind: 'person' }>;

/** How many of the others must ask for a bot in a seat. */
export const votesNeeded = (seats: readonly SeatInfo[], seat: number): number => {
  const others = seats.filter(
    (other, index) => other.kind === 'person' && other.standIn === undefined && index !== seat,
  );
  return Math.floor(others.length / 2) + 1;
};

const VoteNotice = ({ seat, sitter }: { readonly seat: number; readonly sitter: PersonInfo }) => {
  const { vote } = useTablePeopleText();
  const { left } = useOnlineText();
  const { info, names } = useOnlineTable();
  const { votes, takeoverAt } = sitter;
  const now = useNow(true);
  const name = names[seat] ?? '';
  const asked = vote.runs(name, votes.length, votesNeeded(info.seats, seat));
  return (
    <p className="table-banner is-warning">
      <output>{asked}</output>
      {takeoverAt !== undefined && <span>{vote.takeoverIn(left(takeoverAt - now))}</span>}
    </p>
  );
};

/** Announces every vote for a bot in the seat of somebody who is away. */
export const VoteBanner = () => {
  const { info } = useOnlineTable();
  if (info.status !== 'running') return null;
  return info.seats.map((sitter, seat) =>
    sitter.kind === 'person' && sitter.votes.length > 0 ? <VoteNotice key={seat} seat={seat} sitter={sitter} /> : null,
  );
};
