import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ChatLine } from '#wire';
import { SeatSign } from '../../app/SeatSign.tsx';
import { useSettings } from '../../app/settings.ts';
import './chat.css';
import { useTablePeopleText } from '../text/tablePeopleText.ts';
import { useOnlineText } from '../text/useOnlineText.ts';
import { useOnlineTable } from '../table/onlineTableContext.ts';
import { showSpeakers, useHiddenSpeakers } from './hiddenSpeakers.ts';
import { MessageMenu } from './MessageMenu.tsx';

const MAX_LENGTH = 500;

const ChatMessage = ({ line }: { readonly line: ChatLine }) => {
  const { info } = useOnlineTable();
  const language = useSettings(settings => settings.language);
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    line.time,
  );
  return (
    <li>
      {line.seat !== undefined && <SeatSign seat={line.seat} size={11} />}
      <span className="chat-text">
        <b>{line.name}</b> <time dateTime={new Date(line.time).toISOString()}>{time}</time>
        <br />
        {line.text}
      </span>
      {(line.seat === undefined || line.seat !== info.you) && <MessageMenu line={line} />}
    </li>
  );
};

const ChatMessages = ({ chat }: { readonly chat: readonly ChatLine[] }) => {
  const text = useOnlineText();
  const end = useRef<HTMLOListElement>(null);
  const { length } = chat;
  useEffect(() => {
    if (length > 0) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [length]);
  if (length === 0) return <p className="chat-empty">{text.chat.empty}</p>;
  return (
    // A list that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className="chat-lines" ref={end} tabIndex={0} aria-label={text.chat.title}>
      {chat.map(line => (
        <ChatMessage key={line.id} line={line} />
      ))}
    </ol>
  );
};

const ChatForm = () => {
  const text = useOnlineText();
  const { feed } = useOnlineTable();
  const [draft, setDraft] = useState('');
  const [fault, setFault] = useState<string>();
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = draft.trim();
    if (said === '') return;
    const answer = await feed.say(said);
    if (answer.kind === 'ack') {
      // Text that was typed meanwhile stays.
      setDraft(now => (now.trim() === said ? '' : now));
      return setFault(undefined);
    }
    setFault(answer.kind === 'error' && answer.code === 'tooFast' ? text.chat.tooFast : text.chat.failed);
  };
  return (
    <form className="chat-form" onSubmit={event => void say(event)}>
      <input
        type="text"
        value={draft}
        maxLength={MAX_LENGTH}
        placeholder={text.chat.say}
        aria-label={text.chat.say}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => setDraft(target.value)}
      />
      <button type="submit" className="btn">
        {text.chat.send}
      </button>
      {fault !== undefined && <p role="alert">{fault}</p>}
    </form>
  );
};

/** How many messages are not shown because their authors are hidden, and the way back. */
const HiddenMessages = ({ hidden }: { readonly hidden: readonly ChatLine[] }) => {
  const { moderation } = useTablePeopleText();
  if (hidden.length === 0) return null;
  return (
    <p className="chat-hidden">
      {moderation.hidden(hidden.length)}{' '}
      <button type="button" className="chat-show" onClick={() => showSpeakers(hidden.map(({ speaker }) => speaker))}>
        {moderation.showHidden}
      </button>
    </p>
  );
};

/** The chat of a table: one for the players, another for the audience. */
export const ChatPanel = ({ read }: { readonly read: (id: number) => void }) => {
  const text = useOnlineText();
  const { chat, info } = useOnlineTable();
  const speakers = useHiddenSpeakers(store => store.speakers);
  const isHidden = ({ speaker }: ChatLine): boolean => speakers.includes(speaker);
  const last = chat.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) read(last);
  }, [last, read]);
  return (
    <div className="chat">
      <p className="chat-who">{info.you === undefined ? text.chat.audience : text.chat.players}</p>
      <div className="chat-body">
        <HiddenMessages hidden={chat.filter(isHidden)} />
        {(chat.length === 0 || !chat.every(isHidden)) && <ChatMessages chat={chat.filter(line => !isHidden(line))} />}
      </div>
      <ChatForm />
    </div>
  );
};
