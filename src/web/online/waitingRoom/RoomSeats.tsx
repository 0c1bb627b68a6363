import { isBotName } from '#bots/levels';
import type { SeatInfo } from '#wire';
import { SeatSign, seatClass } from '../../app/SeatSign.tsx';
import { useAppText } from '../../app/text/useAppText.ts';
import { useOnlineTable } from '../table/onlineTableContext.ts';
import { useTablePeopleText } from '../text/tablePeopleText.ts';
import { useOnlineText } from '../text/useOnlineText.ts';
import { useNewTableText } from '../../pages/newTable/newTableText.ts';

interface RoomSeatsProps {
  readonly take: (seat: number) => void;
  /** The host sends somebody away. */
  readonly remove: (seat: number) => void;
  /** Whether the player has an invitation link. */
  readonly isInvited: boolean;
}

const useNote = (): ((sitter: SeatInfo, seat: number) => string) => {
  const { room } = useOnlineText();
  const { botLevels } = useAppText();
  const { info } = useOnlineTable();
  /** A bot that this page does not know is called by its id. */
  const botLevel = (id: string): string => (isBotName(id) ? botLevels[id] : id);
  return (sitter, seat) => {
    switch (sitter.kind) {
      case 'friend':
        return room.friendSeat;
      case 'open':
        return room.openSeat;
      case 'bot':
        return room.botSeat(botLevel(sitter.bot));
      case 'person':
        return seat === info.you ? room.you : sitter.isHere ? room.here : room.away;
    }
  };
};

/** For the host: sends whoever sits there away. */
const RemoveButton = ({ name, remove }: { readonly name: string; readonly remove: () => void }) => {
  const { moderation } = useTablePeopleText();
  return (
    <button type="button" className="btn btn-quiet" aria-label={moderation.removeSitter(name)} onClick={remove}>
      {moderation.remove}
    </button>
  );
};

/** Who sits where, and which seats can be taken. */
export const RoomSeats = ({ take, remove, isInvited }: RoomSeatsProps) => {
  const newTable = useNewTableText();
  const { room } = useOnlineText();
  const { info, names } = useOnlineTable();
  const note = useNote();
  const mayTake = ({ kind }: SeatInfo): boolean =>
    info.you === undefined && (kind === 'open' || (kind === 'friend' && isInvited));
  const isTaken = ({ kind }: SeatInfo): boolean => kind === 'person' || kind === 'bot';
  return (
    <section className="block" aria-labelledby="room-seats">
      <h2 id="room-seats">{newTable.seats}</h2>
      <ol className="room-seats">
        {info.seats.map((sitter, seat) => (
          <li key={seat} className={seatClass(seat)} data-own={seat === info.you || undefined}>
            <span className="avatar">
              <SeatSign seat={seat} size={16} />
            </span>
            <span className="room-sitter">
              <b>{isTaken(sitter) ? names[seat] : newTable.seat(seat + 1)}</b>
              <small>{note(sitter, seat)}</small>
            </span>
            {info.isHost && sitter.kind === 'person' && seat !== info.you && (
              <RemoveButton name={names[seat] ?? ''} remove={() => remove(seat)} />
            )}
            {mayTake(sitter) && (
              <button
                type="button"
                className="btn btn-primary"
                aria-label={room.takeSeat(seat + 1)}
                onClick={() => take(seat)}
              >
                {room.take}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
