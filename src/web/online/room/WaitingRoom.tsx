import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { MANIFESTS } from '#games/manifests';
import type { GameManifest } from '#kernel';
import type { TableInfo } from '#wire';
import { Disc } from '../../app/Disc.tsx';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useManifestText } from '../../app/words.ts';
import { manifestOf } from '../../games/manifestOf.ts';
import { newSalt } from '../../table/salt.ts';
import { call, type Answer } from '../api.ts';
import { CopyLink } from '../CopyLink.tsx';
import { ChatPanel } from '../table/ChatPanel.tsx';
import { useOnlineTable } from '../table/context.ts';
import { useOnlineText } from '../words.ts';
import './room.css';
import { RoomSeats } from './RoomSeats.tsx';
import { RoomTerms } from './RoomTerms.tsx';

const gameOf = ({ game }: TableInfo): GameManifest => manifestOf(game) ?? MANIFESTS[0];

/** Whether a seat can be taken by whoever comes, with or without a friend's link. */
const hasSeat = ({ seats }: TableInfo, isInvited: boolean): boolean =>
  seats.some(({ kind }) => kind === 'open' || (kind === 'friend' && isInvited));

/** What can be done before the game, one thing at a time. */
const useDeeds = () => {
  const { feed, info } = useOnlineTable();
  const [, go] = useLocation();
  const invite = new URLSearchParams(useSearch()).get('invite') ?? undefined;
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { id } = info;
  const attempt = async (asked: Promise<Answer<TableInfo>>): Promise<boolean> => {
    setIsBusy(true);
    const answer = await asked;
    setIsBusy(false);
    setHasFailed(!answer.ok);
    if (answer.ok) feed.take(answer.value);
    return answer.ok;
  };
  return {
    isBusy,
    hasFailed,
    invite,
    take: (seat: number) =>
      void attempt(call('join', { id, body: { seat, salt: newSalt(), ...(invite !== undefined && { invite }) } })),
    start: () => void attempt(call('start', { id })),
    leave: async (): Promise<void> => {
      if (await attempt(call('leave', { id }))) go('/');
    },
  };
};

type Deeds = ReturnType<typeof useDeeds>;

const Start = ({ start, isBusy }: Deeds) => {
  const { room } = useOnlineText();
  const { info } = useOnlineTable();
  const free = info.seats.filter(({ kind }) => kind === 'open' || kind === 'friend').length;
  return (
    <>
      <button type="button" className="btn btn-primary btn-lg" aria-busy={isBusy} onClick={start}>
        {room.start}
      </button>
      <p>{room.startNote(free)}</p>
    </>
  );
};

/** For whoever has a seat: begin, wait, or go. For the others: what they may do instead. */
const StartBlock = (deeds: Deeds) => {
  const { room } = useOnlineText();
  const { info } = useOnlineTable();
  const isSeated = info.you !== undefined;
  const isFull = !isSeated && !hasSeat(info, deeds.invite !== undefined);
  if (!isSeated && !info.isHost && !isFull && !info.mayWatch) return null;
  return (
    <section className="block room-start" data-seated={isSeated || undefined}>
      {info.isHost && <Start {...deeds} />}
      {isSeated && !info.isHost && <p>{room.waitForHost}</p>}
      {isFull && <p>{room.full}</p>}
      {!isSeated && info.mayWatch && <p>{room.watchers}</p>}
      {isSeated && (
        <button type="button" className="btn btn-quiet" onClick={() => void deeds.leave()}>
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
      <CopyLink address={`${location.origin}/play/${info.id}?invite=${info.invite}`} label={room.invite} />
      <p>{room.inviteHelp}</p>
    </section>
  );
};

const ignore = (): void => {};

/** Before the game: who sits where, the way for friends, and the start. */
export const WaitingRoom = () => {
  const text = useOnlineText();
  const { info } = useOnlineTable();
  const game = gameOf(info);
  const deeds = useDeeds();
  const isInvited = deeds.invite !== undefined;
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
        <RoomSeats take={deeds.take} isInvited={isInvited} />
        {deeds.hasFailed && (
          <p className="went-wrong" role="alert">
            {text.room.failed}
          </p>
        )}
        <Invite />
        <RoomTerms />
      </div>
      <aside className="room-side">
        <StartBlock {...deeds} />
        <section className="block room-chat" aria-label={text.chat.title}>
          <ChatPanel read={ignore} />
        </section>
      </aside>
    </div>
  );
};
