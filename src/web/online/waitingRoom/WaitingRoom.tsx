import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { MANIFESTS } from '#games/manifests';
import type { GameManifest } from '#kernel';
import type { TableInfo } from '#wire';
import { Disc } from '../../app/Disc.tsx';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useSettings } from '../../app/settings.ts';
import { useManifestText } from '../../app/text/useManifestText.ts';
import { manifestOf } from '../../games/manifestOf.ts';
import { callApi, type ApiResult } from '../api.ts';
import { CopyLink } from '../CopyLink.tsx';
import { inviteIn, inviteLink } from '../inviteLink.ts';
import { startTable, takeSeat } from '../seating.ts';
import '../online.css';
import { useName } from '../person.ts';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { useOnlineTable } from '../table/onlineTableContext.ts';
import { useOnlineText } from '../text/useOnlineText.ts';
import { NameForm } from '../you/NameForm.tsx';
import './waitingRoom.css';
import { RoomSeats } from './RoomSeats.tsx';
import { RoomTerms } from './RoomTerms.tsx';

const gameOf = ({ game }: TableInfo): GameManifest => manifestOf(game) ?? MANIFESTS[0];

/** Whether a seat can be taken, with or without an invitation link. */
const hasSeat = ({ seats }: TableInfo, isInvited: boolean): boolean =>
  seats.some(({ kind }) => kind === 'open' || (kind === 'friend' && isInvited));

/** The requests of the waiting room: take a seat, start, leave. */
const useRoomActions = () => {
  const { feed, info } = useOnlineTable();
  const [, go] = useLocation();
  const invite = inviteIn(useSearch(), location.hash);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { id } = info;
  const attempt = async (request: Promise<ApiResult<TableInfo>>): Promise<boolean> => {
    setIsBusy(true);
    const result = await request;
    setIsBusy(false);
    setHasFailed(!result.ok);
    if (result.ok) feed.setInfo(result.value);
    return result.ok;
  };
  return {
    isBusy,
    hasFailed,
    invite,
    take: (seat: number) => void attempt(takeSeat(info, seat, invite)),
    remove: (seat: number) => void attempt(callApi('remove', { id, body: { seat } })),
    start: () => void attempt(startTable(info)),
    leave: async (): Promise<void> => {
      if (await attempt(callApi('leave', { id }))) go('/');
    },
  };
};

type RoomActions = ReturnType<typeof useRoomActions>;

const Start = ({ start, isBusy }: RoomActions) => {
  const { room } = useOnlineText();
  const { info } = useOnlineTable();
  const free = info.seats.filter(({ kind }) => kind === 'open' || kind === 'friend').length;
  return (
    <>
      <button
        type="button"
        // While somebody is expected, the invitation is what matters.
        className={free > 0 ? 'btn' : 'btn btn-primary btn-lg'}
        aria-busy={isBusy}
        onClick={start}
      >
        {room.start}
      </button>
      <p>{room.startNote(free)}</p>
    </>
  );
};

/** For players: start, wait or leave. For others: whether they may watch. */
const StartBlock = (actions: RoomActions) => {
  const { room } = useOnlineText();
  const { info } = useOnlineTable();
  const isSeated = info.you !== undefined;
  const isFull = !isSeated && !hasSeat(info, actions.invite !== undefined);
  if (!isSeated && !info.isHost && !isFull && !info.mayWatch) return null;
  return (
    <section className="block room-start" data-seated={isSeated || undefined}>
      {info.isHost && <Start {...actions} />}
      {isSeated && !info.isHost && <p>{room.waitForHost}</p>}
      {isFull && <p>{actions.invite === undefined ? room.full : room.fullForInvited}</p>}
      {!isSeated && info.mayWatch && <p>{room.watchers}</p>}
      {isSeated && (
        <button type="button" className="btn btn-quiet" onClick={() => void actions.leave()}>
          {room.leave}
        </button>
      )}
    </section>
  );
};

const Invite = () => {
  const { room } = useOnlineText();
  const { info } = useOnlineTable();
  const isFull = !info.seats.some(({ kind }) => kind === 'friend' || kind === 'open');
  if (info.invite === undefined || isFull) return null;
  return (
    <section className="block room-invite" aria-labelledby="room-invite">
      <h2 id="room-invite">{room.invite}</h2>
      <CopyLink address={inviteLink(info.id, info.invite)} label={room.invite} />
      <p>{room.inviteHelp}</p>
    </section>
  );
};

/** A name that the server made up, such as "Heron 670". */
const GUEST_NAME = /^[A-Z][a-z]+ \d+$/;

/** Asks a guest for a name, once. */
const NameBlock = () => {
  const { room } = useOnlineText();
  const name = useName();
  const { playerName, wasAskedName } = useSettings();
  if (name === undefined || !GUEST_NAME.test(name) || (wasAskedName && playerName === '')) return null;
  return <NameForm name={playerName} label={room.askName(name)} />;
};

const ignore = (): void => {};

/** Before an online game: the seats, the invitation link, the terms, the start, the chat. */
export const WaitingRoom = () => {
  const text = useOnlineText();
  const { info } = useOnlineTable();
  const game = gameOf(info);
  const actions = useRoomActions();
  const isInvited = actions.invite !== undefined;
  const title = text.room.title(useManifestText(game).title);
  return (
    <div className={`room theme-${game.id}`}>
      <header className="room-head">
        <Disc game={game.id} size={56} />
        <div>
          <PageTitle name={title}>{title}</PageTitle>
          <p>{info.you === undefined && hasSeat(info, isInvited) ? text.room.leadGuest : text.room.lead}</p>
        </div>
      </header>
      <div className="room-main">
        <RoomSeats take={actions.take} remove={actions.remove} isInvited={isInvited} />
        {actions.hasFailed && (
          <p className="went-wrong" role="alert">
            {text.room.failed}
          </p>
        )}
        <NameBlock />
        <Invite />
        <RoomTerms />
      </div>
      <aside className="room-side">
        <StartBlock {...actions} />
        <section className="block room-chat" aria-label={text.chat.title}>
          <ChatPanel read={ignore} />
        </section>
      </aside>
    </div>
  );
};
