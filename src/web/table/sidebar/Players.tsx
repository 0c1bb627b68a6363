import { seatsOf, type Seat } from '#kernel';
import { SeatSign, seatClass } from '../../app/SeatSign.tsx';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import { useTableSlots } from '../tableSlots.ts';
import type { TableProps } from '../tableProps.ts';
import './players.css';

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

const Player = ({ state, update, table, client, name, seat }: TableProps & { readonly seat: Seat }) => {
  const text = useAppText();
  const slots = useTableSlots();
  const language = useSettings(settings => settings.language);
  const isBot = table.seats[seat]?.kind === 'bot';
  const isActing = update.toAct.includes(seat);
  const points = client.points?.(update.view, seat);
  const { PlayerFacts } = client;
  return (
    <li className={`player ${seatClass(seat)} ${isActing ? 'is-acting' : ''}`}>
      <span className="avatar">
        <SeatSign seat={seat} size={16} />
      </span>
      <span className="player-name">
        <b>{name(seat)}</b>
        {!(isActing && isBot) && <small>{update.viewer === seat ? text.table.you : isBot ? text.table.bot : ''}</small>}
        {isActing && <Acting isThinking={isBot && state.past === undefined} />}
      </span>
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
