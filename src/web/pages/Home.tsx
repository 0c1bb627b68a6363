import { Link } from 'wouter';
import { ArrowIcon } from '../app/icons.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useText } from '../app/words.ts';
import { CATALOG } from '../games/catalog.ts';
import { GameCard } from './home/GameCard.tsx';
import './home/home.css';
import { OpenReplay } from './home/OpenReplay.tsx';
import { isOver, useTables, type KnownTable } from './home/useTables.ts';
import { YourGames } from './home/YourGames.tsx';

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

export const Home = () => {
  const { brandLine, brandDetail } = useText();
  const { listed, remove } = useTables();
  const running = listed?.tables.find(table => !isOver(table));
  return (
    <div className="home">
      <div className="hero">
        <PageTitle name={brandLine}>{brandLine}</PageTitle>
        <p>{brandDetail}</p>
        {running !== undefined && <GoOn table={running} />}
      </div>
      <ul className="game-cards">
        {CATALOG.map(entry => (
          <GameCard key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className="lobby">
        <YourGames listed={listed} remove={remove} />
        <OpenReplay />
      </div>
    </div>
  );
};
