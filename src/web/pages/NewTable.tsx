import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { isGameId, MANIFESTS } from '#games/manifests';
import type { GameManifest } from '#kernel';
import { Disc } from '../app/Disc.tsx';
import { ChevronIcon } from '../app/icons.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useSettings } from '../app/settings.ts';
import { useManifestText } from '../app/text/useManifestText.ts';
import { countAwaited } from '../online/newTable/onlineDraft.ts';
import { OnlineSeatCards, OnlineSummarySeats } from '../online/newTable/OnlineSeats.tsx';
import { LocationChoice } from '../online/newTable/LocationChoice.tsx';
import { OnlineTerms } from '../online/newTable/OnlineTerms.tsx';
import { useOnlineSetup, type OnlineSetup } from '../online/newTable/useOnlineSetup.ts';
import { useOnlineText } from '../online/text/useOnlineText.ts';
import { manifestOf } from '../games/manifestOf.ts';
import { firstDraft, isReady, seatedIn, type Draft } from './draft.ts';
import { useClient } from './useClient.ts';
import './newTable/newTable.css';
import { Options, useOptions } from './newTable/Options.tsx';
import { Seats } from './newTable/Seats.tsx';
import { Summary } from './newTable/Summary.tsx';
import { NotFound } from './NotFound.tsx';
import { useOpenTable } from './useOpenTable.ts';
import { useNewTableText } from './newTable/newTableText.ts';

/** Chooses another game. */
const GamePicker = ({ manifest }: { readonly manifest: GameManifest }) => {
  const newTable = useNewTableText();
  const language = useSettings(settings => settings.language);
  const [, navigate] = useLocation();
  const isListed = isGameId(manifest.id);
  return (
    <label className="game-picker">
      <span className="sr-only">{newTable.game}</span>
      <Disc game={manifest.id} size={32} />
      <select value={manifest.id} onChange={({ target }) => navigate(`/new/${target.value}${location.search}`)}>
        {[...(isListed ? [] : [manifest]), ...MANIFESTS].map(({ id, text }) => (
          <option key={id} value={id}>
            {text[language].title}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </label>
  );
};

const SetupHead = ({ manifest }: { readonly manifest: GameManifest }) => {
  const newTable = useNewTableText();
  const { title } = useManifestText(manifest);
  return (
    <div className="setup-head">
      <PageTitle name={`${newTable.title}, ${title}`}>{newTable.title}</PageTitle>
      <GamePicker manifest={manifest} />
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
  const failure = setup.fault === 'tooManyTables' ? terms.tooManyTables : undefined;
  return { online: { seats, note: terms.note(waits), start: terms.openTable, failure } };
};

const Setup = ({ manifest }: { readonly manifest: GameManifest }) => {
  const client = useClient(manifest.id);
  const { game } = client;
  const [draft, setDraft] = useState(() => firstDraft(manifest, game, useSettings.getState().playerName));
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
    <form className={`setup theme-${manifest.id}`} onSubmit={start}>
      <div className="setup-main">
        <SetupHead manifest={manifest} />
        {online.isPossible && <LocationChoice setup={online} />}
        <Seats draft={draft} bounds={game.seats} change={change}>
          {online.isChosen && <OnlineSeatCards draft={draft} change={change} setup={online} />}
        </Seats>
        <Options game={game} options={options} draft={draft} change={change} />
        {online.isChosen && <OnlineTerms setup={online} />}
      </div>
      <Summary
        manifest={manifest}
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
  const manifest = manifestOf(id);
  return manifest === undefined ? <NotFound /> : <Setup manifest={manifest} />;
};
