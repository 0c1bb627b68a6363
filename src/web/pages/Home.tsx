import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { MANIFESTS } from '#games/manifests';
import { ArrowIcon } from '../app/icons.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useText } from '../app/words.ts';
import { isYourTurn, useLobby, type SeenLobby } from '../online/lobby/useLobby.ts';
import { GameCard } from './home/GameCard.tsx';
import './home/home.css';
import { OpenReplay } from './home/OpenReplay.tsx';
import { isOver, useTables, type KnownTable, type Listed } from './home/useTables.ts';
import { YourGames } from './home/YourGames.tsx';

const online = () => import('../online/lobby/Tables.tsx');
const YourTurn = lazy(() => online().then(({ YourTurn: part }) => ({ default: part })));
const MyTables = lazy(() => online().then(({ MyTables: part }) => ({ default: part })));
const PublicTables = lazy(() => online().then(({ PublicTables: part }) => ({ default: part })));
const FinishedTables = lazy(() => online().then(({ FinishedTables: part }) => ({ default: part })));

/** Back to the game that was left last, in one click. */
const GoOn = ({ table }: { readonly table: KnownTable }) => {
  const { home, games } = useText();
  return (
    <Link href={`/table/${table.id}`} className="go-on">
      <i aria-hidden="true" />
      <strong>{home.goOn}</strong>
      {games[table.game].title}
      <ArrowIcon />
    </Link>
  );
};

/** To the online game that waits for the reader, or back to the last one of this device. */
const Way = ({ lobby, listed }: { readonly lobby: SeenLobby | undefined; readonly listed: Listed | undefined }) => {
  const running = listed?.tables.find(table => !isOver(table));
  if (lobby?.mine.some(isYourTurn) === true)
    return (
      <Suspense>
        <YourTurn lobby={lobby} />
      </Suspense>
    );
  return running !== undefined && <GoOn table={running} />;
};

/** What only a server knows: tables to join, and finished games. */
const Others = ({ lobby }: { readonly lobby: SeenLobby | undefined }) => (
  <>
    <Suspense>{lobby && <PublicTables lobby={lobby} />}</Suspense>
    <div className="lobby-rest">
      <Suspense>{lobby && <FinishedTables lobby={lobby} />}</Suspense>
      <OpenReplay />
    </div>
  </>
);

export const Home = () => {
  const { brandLine, brandDetail } = useText();
  const { listed, remove } = useTables();
  const lobby = useLobby();
  return (
    <div className="home">
      <div className="hero">
        <PageTitle name={brandLine}>{brandLine}</PageTitle>
        <p>{brandDetail}</p>
        <Way lobby={lobby} listed={listed} />
      </div>
      <ul className="game-cards">
        {MANIFESTS.map(manifest => (
          <GameCard key={manifest.id} manifest={manifest} />
        ))}
      </ul>
      <div className="lobby" data-online={lobby && ''}>
        <YourGames listed={listed} remove={remove} online={lobby?.mine.length ?? 0}>
          <Suspense>{lobby && <MyTables lobby={lobby} />}</Suspense>
        </YourGames>
        <Others lobby={lobby} />
      </div>
    </div>
  );
};
