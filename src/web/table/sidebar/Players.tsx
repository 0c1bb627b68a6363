import { lazy, Suspense } from 'react';
import { isBotName, isLevel } from '#bots/levels';
import { seatsOf, type Seat } from '#kernel';
import { SeatSign, seatClass } from '../../app/SeatSign.tsx';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import { useTableSlots } from '../tableSlots.ts';
import type { TableProps } from '../tableProps.ts';
import './players.css';

const BotWord = lazy(() => import('./BotWord.tsx').then(({ BotWord: part }) => ({ default: part })));

/** Says that a player is to act, or that a bot thinks. */
const Acting = ({ isThinking }: { readonly isThinking: boolean }) => {
  const { table } = useAppText();
  return (
    <small className="acting">
      {isThinking ? table.thinking : table.toAct}
      {isThinking && (
        <span className="thinking" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </small>
  );
};

type PlayerProps = TableProps & { readonly seat: Seat };

/** The name, who it is, and whether it is to act. */
const PlayerName = ({ state, update, table, name, seat }: PlayerProps) => {
  const text = useAppText();
  const sitter = table.seats[seat];
  const isBot = sitter?.kind === 'bot';
  const level = isBot && isBotName(sitter.bot) ? ` · ${text.botLevels[sitter.bot]}` : '';
  const isActing = update.toAct.includes(seat);
  return (
    <span className="player-name">
      <b>{name(seat)}</b>
      {!(isActing && isBot) && (
        <small>{update.viewer === seat ? text.table.you : isBot ? text.table.bot + level : ''}</small>
      )}
      {isActing && <Acting isThinking={isBot && state.past === undefined} />}
    </span>
  );
};

/** What the bot at a seat says now, if one sits there and may speak. */
const PlayerWord = ({ state, update, table, seat }: PlayerProps) => {
  const botsTalk = useSettings(settings => settings.botsTalk);
  const sitter = table.seats[seat];
  if (!botsTalk || sitter?.kind !== 'bot' || !isLevel(sitter.bot) || state.past !== undefined) return null;
  return (
    <Suspense>
      <BotWord level={sitter.bot} seat={seat} history={state.history} places={update.outcome?.places} />
    </Suspense>
  );
};

const Player = (props: PlayerProps) => {
  const { update, client, seat } = props;
  const text = useAppText();
  const slots = useTableSlots();
  const language = useSettings(settings => settings.language);
  const isActing = update.toAct.includes(seat);
  const points = client.points?.(update.view, seat);
  const { PlayerFacts } = client;
  return (
    <li className={`player ${seatClass(seat)} ${isActing ? 'is-acting' : ''}`}>
      <span className="avatar">
        <SeatSign seat={seat} size={16} />
      </span>
      <PlayerName {...props} />
      <span className="player-detail">
        {PlayerFacts === undefined ? (
          client.tableText[language].player(update.view, seat)
        ) : (
          <PlayerFacts view={update.view} seat={seat} />
        )}
      </span>
      {points !== undefined && (
        <span className="player-points" title={text.table.onTable}>
          <b>{points}</b> <span>{text.table.onTable}</span>
        </span>
      )}
      <PlayerWord {...props} />
      {slots?.Player && <slots.Player seat={seat} />}
    </li>
  );
};

/** Everybody at the table, and what is public of each. */
export const Players = (props: TableProps) => {
  const { table } = useAppText();
  return (
    <ul className="players" aria-label={table.players}>
      {seatsOf(props.table.seats.length).map(seat => (
        <Player key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
};
