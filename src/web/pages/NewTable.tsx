import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Disc } from '../app/Disc.tsx';
import { ChevronIcon } from '../app/icons.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useSettings } from '../app/settings.ts';
import type { GameId } from '../app/text/text.ts';
import { useText } from '../app/words.ts';
import { CATALOG, isPlayable, type CatalogEntry } from '../games/catalog.ts';
import { firstDraft, isReady, seatedIn, type Draft } from './draft.ts';
import { gameOf, useClient } from './gameOf.ts';
import './newTable/newTable.css';
import { Options, useOptions } from './newTable/Options.tsx';
import { Seats } from './newTable/Seats.tsx';
import { Summary } from './newTable/Summary.tsx';
import { NotFound } from './NotFound.tsx';
import { NotYet } from './NotYet.tsx';
import { useOpenTable } from './openTable.ts';

/** Another game for the same evening. */
const GamePicker = ({ game }: { readonly game: GameId }) => {
  const { games, newTable } = useText();
  const [, navigate] = useLocation();
  return (
    <label className="game-picker">
      <span className="sr-only">{newTable.game}</span>
      <Disc game={game} size={32} />
      <select value={game} onChange={({ target }) => navigate(`/new/${target.value}`)}>
        {CATALOG.filter(({ id }) => isPlayable(id)).map(({ id }) => (
          <option key={id} value={id}>
            {games[id].title}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </label>
  );
};

const Setup = ({ entry }: { readonly entry: CatalogEntry }) => {
  const { newTable, games } = useText();
  const client = useClient(entry.id);
  const { game } = client;
  const settings = useSettings();
  const [draft, setDraft] = useState(() => firstDraft(entry.id, game, settings.playerName));
  const options = useOptions(client, draft);
  const { opening, open } = useOpenTable();
  const change = (changes: Partial<Draft>): void => setDraft({ ...draft, ...changes });
  const start = (event: FormEvent): void => {
    event.preventDefault();
    if (opening === 'opening' || !isReady(game, draft)) return;
    const own = seatedIn(draft).find(({ kind }) => kind === 'person');
    if (own !== undefined) settings.change({ playerName: own.name.trim() });
    void open(() => Promise.resolve([game, draft]));
  };
  return (
    <form className={`setup ${entry.theme}`} onSubmit={start}>
      <div className="setup-main">
        <div className="setup-head">
          <PageTitle name={`${newTable.title}, ${games[entry.id].title}`}>{newTable.title}</PageTitle>
          <GamePicker game={entry.id} />
          <p>{newTable.lead}</p>
        </div>
        <Seats draft={draft} bounds={game.seats} change={change} />
        <Options game={game} options={options} draft={draft} change={change} />
      </div>
      <Summary entry={entry} draft={draft} options={options} isReady={isReady(game, draft)} opening={opening} />
    </form>
  );
};

export const NewTable = ({ id }: { readonly id: string }) => {
  const entry = gameOf(id);
  if (entry === undefined) return <NotFound />;
  return isPlayable(entry.id) ? <Setup entry={entry} /> : <NotYet game={entry.id} />;
};
