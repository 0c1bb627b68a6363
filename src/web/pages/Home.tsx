import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { MANIFESTS } from '#games/manifests';
import { ArrowIcon } from '../app/icons.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useAppText } from '../app/text/useAppText.ts';
import { isYourTurn, useLobby, type LobbyTables } from '../online/lobby/useLobby.ts';
import { GameCard } from './home/GameCard.tsx';
import './home/home.css';
import { isOver, useLocalTables, type KnownTableSummary, type LocalTables } from './home/useLocalTables.ts';
import { YourGames } from './home/YourGames.tsx';

// At the foot of the page: nobody begins with it.
const OpenReplay = lazy(() => import('./home/OpenReplay').then(({ OpenReplay: part }) => ({ default: part })));
const online = () => import('../online/lobby/LobbyTables');
const YourTurn = lazy(() => online().then(({ YourTurn: part }) => ({ default: part })));
const MyTables = lazy(() => online().then(({ MyTables: part }) => ({ default: part })));
const PublicTables = lazy(() => online().then(({ PublicTables: part }) => ({ default: part })));
const FinishedTables = lazy(() => online().then(({ FinishedTables: part }) => ({ default: part })));

/** The link to the local game that was played last. */
const ContinueLink = ({ table }: { readonly table: KnownTableSummary }) => {
  const { home, games } = useAppText();
  return (
    <Link href={`/table/${table.id}`} className="go-on">
      <i aria-hidden="true" />
      <strong>{home.goOn}</strong>
      {games[table.game].title}
      <ArrowIcon />
    </Link>
  );
};

/** The link to an online game in which it is the reader's turn, or to the last local game. */
const HeroLink = ({
  lobby,
  local,
}: {
  readonly lobby: LobbyTables | undefined;
  readonly local: LocalTables | undefined;
}) => {
  const running = local?.tables.find(table => !isOver(table));
  if (lobby?.mine.some(isYourTurn) === true)
    return (
      <Suspense>
        <YourTurn lobby={lobby} />
      </Suspense>
    );
  return running !== undefined && <ContinueLink table={running} />;
};

/** The public tables of the server; and the import of a replay file. */
const ServerTables = ({ lobby }: { readonly lobby: LobbyTables | undefined }) => (
  <>
    <Suspense>{lobby && <PublicTables lobby={lobby} />}</Suspense>
    <div className="lobby-rest">
      <Suspense>{lobby && <FinishedTables lobby={lobby} />}</Suspense>
      <Suspense>
        <OpenReplay />
      </Suspense>
    </div>
  </>
);

export const Home = () => {
  const { brandLine, brandDetail } = useAppText();
  const { local, remove } = useLocalTables();
  const lobby = useLobby();
  return (
    <div className="home">
      <div className="hero">
        <PageTitle name={brandLine}>{brandLine}</PageTitle>
        <p>{brandDetail}</p>
        <HeroLink lobby={lobby} local={local} />
      </div>
      <ul className="game-cards">
        {MANIFESTS.map(manifest => (
          <GameCard key={manifest.id} manifest={manifest} />
        ))}
      </ul>
      <div className="lobby" data-online={lobby && ''}>
        <YourGames local={local} remove={remove} online={lobby?.mine.length ?? 0}>
          <Suspense>{lobby && <MyTables lobby={lobby} />}</Suspense>
        </YourGames>
        <ServerTables lobby={lobby} />
      </div>
    </div>
  );
};
