import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Link } from '../../local/link.ts';
import { ExtrasContext, type Extras } from '../../table/extras.ts';
import { newSalt } from '../../table/salt.ts';
import { TablePage } from '../../table/TablePage.tsx';
import { call, fetchReplay } from '../api.ts';
import { onlineLink } from '../link.ts';
import { isYourTurn } from '../lobby/useLobby.ts';
import { ownPast, replayedPast } from '../past.ts';
import { nameless, useOnlineText } from '../words.ts';
import { Banners } from './Banners.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { useOnlineTable } from './context.ts';
import { PlayerNote } from './PlayerNote.tsx';
import './table.css';
import { useCalling } from './useCalling.ts';

/** What was said since the reader last looked at the chat. */
const useUnread = () => {
  const { chat } = useOnlineTable();
  const [readTo, setReadTo] = useState(chat.at(-1)?.id ?? -1);
  const read = useCallback((id: number) => setReadTo(before => Math.max(before, id)), []);
  return { unread: chat.filter(({ id }) => id > readTo).length, read };
};

const useRematch = (fail: (code: string) => void): (() => Promise<void>) => {
  const { info } = useOnlineTable();
  const [, go] = useLocation();
  return async () => {
    const answer = await call('rematch', { id: info.id, body: { salt: newSalt() } });
    if (answer.ok) go(`/play/${answer.value.id}`);
    else fail(answer.fault.code);
  };
};

/** The last thing that did not work; it is never a reason to take the board away. */
const useFault = (link: Link) => {
  const [fault, setFault] = useState<string>();
  const clear = useCallback(() => setFault(undefined), []);
  useEffect(() => link.listen(reply => void (reply.kind === 'failed' && setFault(reply.message))), [link]);
  return { fault, setFault, clear };
};

/** An online game in the frame that every table has. */
export const OnlineGame = () => {
  const text = useOnlineText();
  const { feed, info } = useOnlineTable();
  const { id, game } = info;
  const link = useMemo(
    () =>
      onlineLink({
        feed,
        names: nameless,
        replay: fetchReplay,
        past: ownPast(id),
        replayed: replayedPast(id, game),
      }),
    [feed, id, game],
  );
  const { unread, read } = useUnread();
  const { fault, setFault, clear } = useFault(link);
  const rematch = useRematch(setFault);
  useCalling(isYourTurn(info));
  const extras: Extras = {
    banner: <Banners fault={fault} clear={clear} />,
    Player: PlayerNote,
    chat: { label: text.chat.title, unread, panel: <ChatPanel read={read} /> },
    ...(info.you !== undefined && { rematch }),
  };
  return (
    <ExtrasContext value={extras}>
      <TablePage id={info.id} link={() => link} />
    </ExtrasContext>
  );
};
