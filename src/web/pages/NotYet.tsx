import { Link } from 'wouter';
import { PageTitle } from '../app/PageTitle.tsx';
import type { GameId } from '../app/text/text.ts';
import { useText } from '../app/words.ts';

/** In place of a page that needs a game which cannot be played here yet. */
export const NotYet = ({ game }: { readonly game: GameId }) => {
  const { notYet, games, nav } = useText();
  const { title } = games[game];
  return (
    <div className="notice">
      <PageTitle name={title}>{notYet.title(title)}</PageTitle>
      <p>{notYet.detail}</p>
      <Link href={`/rules/${game}`} className="btn btn-primary">
        {nav.rulesOf(title)}
      </Link>
    </div>
  );
};
