import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Disc } from '../../app/Disc.tsx';
import { SeatSign } from '../../app/SeatSign.tsx';
import { useSettings } from '../../app/settings.ts';
import { useText } from '../../app/words.ts';
import { ago } from '../../pages/home/ago.ts';
import { namesOf } from '../link.ts';
import { nameless, sayPace, useOnlineText } from '../words.ts';
import { isYourTurn, type KnownInfo } from './useLobby.ts';

interface RowProps {
  readonly info: KnownInfo;
  readonly now: number;
}

interface ShapeProps {
  readonly info: KnownInfo;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly when?: string;
  readonly way: string;
  readonly isUrgent?: boolean;
}

/** A table as every list shows it: what is up, which game, and the way there. */
const Row = ({ info, title, detail, when, way, isUrgent = false }: ShapeProps) => {
  const { games } = useText();
  return (
    <li className={`row ${isUrgent ? 'is-urgent' : ''}`}>
      <Disc game={info.game} />
      <div className="row-main">
        <strong>{title}</strong>
        <span>{detail}</span>
      </div>
      {when !== undefined && <span className="row-when">{when}</span>}
      <Link href={`/play/${info.id}`} className={isUrgent ? 'btn btn-primary' : 'btn'}>
        {way} <span className="sr-only">{games[info.game].title}</span>
      </Link>
    </li>
  );
};

/** Names of some seats, as a list in the reader's language. */
const useNames = (info: KnownInfo): ((seats: (seat: number) => boolean) => string) => {
  const { and } = useText();
  const names = namesOf(info, nameless());
  return isWanted => and(names.filter((_, seat) => isWanted(seat)));
};

const useStatus = (info: KnownInfo): string => {
  const { lobby } = useOnlineText();
  const names = useNames(info);
  if (info.status === 'open') return lobby.waitsForPlayers;
  if (info.status === 'over') return lobby.won(names(seat => info.places?.[seat] === 1));
  return isYourTurn(info) ? lobby.yourTurn : lobby.waitsFor(names(seat => info.toAct.includes(seat)));
};

/** One of the reader's own online games. */
export const MyRow = ({ info, now }: RowProps) => {
  const { home, games } = useText();
  const text = useOnlineText();
  const language = useSettings(settings => settings.language);
  const names = useNames(info);
  const others = names(seat => seat !== info.you && info.seats[seat]?.kind === 'person');
  const isUrgent = isYourTurn(info);
  const { deadline } = info;
  return (
    <Row
      info={info}
      title={useStatus(info)}
      detail={[games[info.game].title, text.lobby.online, ...(others ? [home.with(others)] : [])].join(' · ')}
      when={
        info.status === 'running' && deadline !== undefined
          ? text.timeLeft(text.left(deadline - now))
          : ago(language, now - info.updated)
      }
      way={info.status === 'open' ? text.lobby.open : isUrgent ? text.lobby.play : text.lobby.look}
      isUrgent={isUrgent}
    />
  );
};

const Seats = ({ info }: { readonly info: KnownInfo }) => (
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
  const { games } = useText();
  const text = useOnlineText();
  const host = namesOf(info, nameless()).find((_, seat) => info.seats[seat]?.kind === 'person');
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <Row
      info={info}
      title={host === undefined ? games[info.game].title : text.lobby.tableOf(host)}
      detail={
        <>
          <Seats info={info} />
          {[games[info.game].title, text.lobby.free(free, info.seats.length), sayPace(text, info.pace)].join(' · ')}
        </>
      }
      way={text.lobby.join}
    />
  );
};

/** A game of others that may be watched. */
export const RunningRow = ({ info }: RowProps) => {
  const { games } = useText();
  const text = useOnlineText();
  const names = useNames(info);
  return (
    <Row
      info={info}
      title={names(() => true)}
      detail={`${games[info.game].title} · ${sayPace(text, info.pace)}`}
      way={text.lobby.watch}
    />
  );
};

export const OverRow = ({ info, now }: RowProps) => {
  const { games } = useText();
  const text = useOnlineText();
  const language = useSettings(settings => settings.language);
  return (
    <Row
      info={info}
      title={useStatus(info)}
      detail={`${games[info.game].title} · ${ago(language, now - info.updated)}`}
      way={text.lobby.look}
    />
  );
};
