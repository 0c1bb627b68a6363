import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Disc } from '../app/Disc.tsx';
import { ChevronIcon } from '../app/icons.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useSettings } from '../app/settings.ts';
import type { GameId } from '../app/text/text.ts';
import { useAppText } from '../app/text/useAppText.ts';
import { CATALOG, type CatalogEntry } from '../games/catalog.ts';
import { countAwaited } from '../online/newTable/onlineDraft.ts';
import { OnlineSeatCards, OnlineSummarySeats } from '../online/newTable/OnlineSeats.tsx';
import { LocationChoice } from '../online/newTable/LocationChoice.tsx';
import { OnlineTerms } from '../online/newTable/OnlineTerms.tsx';
import { useOnlineSetup, type OnlineSetup } from '../online/newTable/useOnlineSetup.ts';
import { useOnlineText } from '../online/text/useOnlineText.ts';
import { firstDraft, isReady, seatedIn, type Draft } from './draft.ts';
import { gameOf, useClient } from './gameOf.ts';
import './newTable/newTable.css';
import { Options, useOptions } from './newTable/Options.tsx';
import { Seats } from './newTable/Seats.tsx';
import { Summary } from './newTable/Summary.tsx';
import { NotFound } from './NotFound.tsx';
import { useOpenTable } from './useOpenTable.ts';

/** Chooses another game. */
const GamePicker = ({ game }: { readonly game: GameId }) => {
  const { games, newTable } = useAppText();
  const [, navigate] = useLocation();
  return (
    <label className="game-picker">
      <span className="sr-only">{newTable.game}</span>
      <Disc game={game} size={32} />
      <select value={game} onChange={({ target }) => navigate(`/new/${target.value}${location.search}`)}>
        {CATALOG.map(({ id }) => (
          <option key={id} value={id}>
            {games[id].title}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </label>
  );
};

const SetupHead = ({ game }: { readonly game: GameId }) => {
  const { newTable, games } = useAppText();
  return (
    <div className="setup-head">
      <PageTitle name={`${newTable.title}, ${games[game].title}`}>{newTable.title}</PageTitle>
      <GamePicker game={game} />
      <p>{newTable.lead}</p>
    </div>
  );
};

/** The first person's name is the player's own: it is kept for the next table. */
const keepName = (draft: Draft): void => {
  const own = seatedIn(draft).find(({ kind }) => kind === 'person');
  if (own !== undefined) useSettings.getState().change({ playerName: own.name.trim() });
};

/** What the summary says otherwise of an online table. */
const useOnlineSummary = (setup: OnlineSetup, draft: Draft) => {
  const { terms } = useOnlineText();
  if (!setup.isChosen) return {};
  const seats = <OnlineSummarySeats draft={draft} setup={setup} />;
  const waits = countAwaited(setup.online, draft.count);
  return { online: { seats, note: terms.note(waits), start: terms.openTable } };
};

const Setup = ({ entry }: { readonly entry: CatalogEntry }) => {
  const client = useClient(entry.id);
  const { game } = client;
  const [draft, setDraft] = useState(() => firstDraft(entry.id, game, useSettings.getState().playerName));
  const options = useOptions(client, draft);
  const { openStatus: localStatus, open } = useOpenTable();
  const online = useOnlineSetup(game, draft);
  const summary = useOnlineSummary(online, draft);
  const openStatus = online.isChosen ? online.openStatus : localStatus;
  const change = (changes: Partial<Draft>): void => setDraft({ ...draft, ...changes });
  const start = (event: FormEvent): void => {
    event.preventDefault();
    if (openStatus === 'opening' || !isReady(game, draft)) return;
    if (online.isChosen) return void online.open();
    keepName(draft);
    void open(() => Promise.resolve([game, draft]));
  };
  return (
    <form className={`setup ${entry.theme}`} onSubmit={start}>
      <div className="setup-main">
        <SetupHead game={entry.id} />
        {online.isPossible && <LocationChoice setup={online} />}
        <Seats draft={draft} bounds={game.seats} change={change}>
          {online.isChosen && <OnlineSeatCards draft={draft} change={change} setup={online} />}
        </Seats>
        <Options game={game} options={options} draft={draft} change={change} />
        {online.isChosen && <OnlineTerms setup={online} />}
      </div>
      <Summary
        entry={entry}
        draft={draft}
        options={options}
        isReady={isReady(game, draft)}
        openStatus={openStatus}
        {...summary}
      />
    </form>
  );
};

export const NewTable = ({ id }: { readonly id: string }) => {
  const entry = gameOf(id);
  return entry === undefined ? <NotFound /> : <Setup entry={entry} />;
};
