import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Disc } from '../../app/Disc.tsx';
import { SeatSign } from '../../app/SeatSign.tsx';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import { timeAgo } from '../../app/timeAgo.ts';
import { UnavailableReason } from '../../table/unavailable/UnavailableReason.tsx';
import { fallbackNames, playerNames } from '../playerNames.ts';
import { paceText } from '../text/paceText.ts';
import { useOnlineText } from '../text/useOnlineText.ts';
import { isYourTurn, type KnownTableInfo } from './useLobby.ts';

interface RowProps {
  readonly info: KnownTableInfo;
  readonly now: number;
}

interface LobbyRowProps {
  readonly info: KnownTableInfo;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly when?: string;
  readonly linkText: string;
  readonly isUrgent?: boolean;
}

/** A row of a lobby list: the state of a table, its game, and the link to it. */
const LobbyRow = ({ info, title, detail, when, linkText, isUrgent = false }: LobbyRowProps) => {
  const { games } = useAppText();
  return (
    <li className={`row ${isUrgent ? 'is-urgent' : ''}`}>
      <Disc game={info.game} />
      <div className="row-main">
        <strong>{title}</strong>
        <span>{detail}</span>
        {info.unavailable !== undefined && (
          <span>
            <UnavailableReason fault="server" />
          </span>
        )}
      </div>
      {when !== undefined && <span className="row-when">{when}</span>}
      <Link href={`/play/${info.id}`} className={isUrgent ? 'btn btn-primary' : 'btn'}>
        {linkText} <span className="sr-only">{games[info.game].title}</span>
      </Link>
    </li>
  );
};

/** Names of some seats, as a list in the reader's language. */
const useNames = (info: KnownTableInfo): ((seats: (seat: number) => boolean) => string) => {
  const { and } = useAppText();
  const names = playerNames(info, fallbackNames());
  return isWanted => and(names.filter((_, seat) => isWanted(seat)));
};

const useStatus = (info: KnownTableInfo): string => {
  const { lobby } = useOnlineText();
  const names = useNames(info);
  if (info.status === 'open') return lobby.waitsForPlayers;
  if (info.status === 'over') return lobby.won(names(seat => info.places?.[seat] === 1));
  return isYourTurn(info) ? lobby.yourTurn : lobby.waitsFor(names(seat => info.toAct.includes(seat)));
};

/** One of the reader's own online games. */
export const MyRow = ({ info, now }: RowProps) => {
  const { home, games } = useAppText();
  const text = useOnlineText();
  const language = useSettings(settings => settings.language);
  const names = useNames(info);
  const others = names(seat => seat !== info.you && info.seats[seat]?.kind === 'person');
  const isUrgent = isYourTurn(info);
  const { deadline } = info;
  return (
    <LobbyRow
      info={info}
      title={useStatus(info)}
      detail={[games[info.game].title, text.lobby.online, ...(others ? [home.with(others)] : [])].join(' · ')}
      when={
        info.status === 'running' && deadline !== undefined
          ? text.timeLeft(text.left(deadline - now))
          : timeAgo(language, now - info.updated)
      }
      linkText={info.status === 'open' ? text.lobby.open : isUrgent ? text.lobby.play : text.lobby.look}
      isUrgent={isUrgent}
    />
  );
};

const Seats = ({ info }: { readonly info: KnownTableInfo }) => (
  <i className="row-seats" aria-hidden="true">
    {info.seats.map(({ kind }, seat) => (
      <span key={seat} data-free={kind === 'friend' || kind === 'open' || undefined}>
        <SeatSign seat={seat} size={12} />
      </span>
    ))}
  </i>
);

/** A table that waits for players. */
export const OpenRow = ({ info }: RowProps) => {
  const { games } = useAppText();
  const text = useOnlineText();
  const host = playerNames(info, fallbackNames()).find((_, seat) => info.seats[seat]?.kind === 'person');
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <LobbyRow
      info={info}
      title={host === undefined ? games[info.game].title : text.lobby.tableOf(host)}
      detail={
        <>
          <Seats info={info} />
          {[games[info.game].title, text.lobby.free(free, info.seats.length), paceText(text, info.pace)].join(' · ')}
        </>
      }
      linkText={text.lobby.join}
    />
  );
};

/** A game of others that may be watched. */
export const RunningRow = ({ info }: RowProps) => {
  const { games } = useAppText();
  const text = useOnlineText();
  const names = useNames(info);
  return (
    <LobbyRow
      info={info}
      title={names(() => true)}
      detail={`${games[info.game].title} · ${paceText(text, info.pace)}`}
      linkText={text.lobby.watch}
    />
  );
};

export const OverRow = ({ info, now }: RowProps) => {
  const { games } = useAppText();
  const text = useOnlineText();
  const language = useSettings(settings => settings.language);
  return (
    <LobbyRow
      info={info}
      title={useStatus(info)}
      detail={`${games[info.game].title} · ${timeAgo(language, now - info.updated)}`}
      linkText={text.lobby.look}
    />
  );
};
