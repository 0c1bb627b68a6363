import { Link } from 'wouter';
import { HourglassIcon, MeepleIcon } from '../../app/icons.tsx';
import { useAppText } from '../../app/text/useAppText.ts';
import type { CatalogEntry } from '../../games/catalog.ts';
import { PICTURES } from '../pictures.ts';
import { PlayNow } from '../PlayNow.tsx';

const MAX_WEIGHT = 5;

const Weight = ({ weight, word }: { readonly weight: number; readonly word: string }) => {
  const { home } = useAppText();
  return (
    <li>
      <span className="sr-only">{home.weightLabel(weight)}</span>
      <span className="weight" aria-hidden="true">
        {Array.from({ length: MAX_WEIGHT }, (_, index) => (
          <i key={index} data-on={index < weight || undefined} />
        ))}
      </span>
      {word}
    </li>
  );
};

const Facts = ({ entry }: { readonly entry: CatalogEntry }) => {
  const { home, games, players, minutes } = useAppText();
  return (
    <ul className="facts">
      <li>
        <MeepleIcon />
        {players(entry.players.min, entry.players.max)}
        <span className="sr-only">{home.playersLabel}</span>
      </li>
      <li>
        <HourglassIcon />
        {minutes(entry.minutes)}
      </li>
      <Weight weight={entry.weight} word={games[entry.id].weight} />
    </ul>
  );
};

const GameLinks = ({ id, title }: { readonly id: CatalogEntry['id']; readonly title: string }) => {
  const { home } = useAppText();
  const links: readonly (readonly [href: string, word: string])[] = [
    [`/new/${id}`, home.newTable],
    [`/rules/${id}`, home.rules],
    [`/components/${id}`, home.cards],
  ];
  return (
    <div className="game-ways">
      {links.map(([href, word]) => (
        <Link key={href} href={href}>
          {word} <span className="sr-only">{title}</span>
        </Link>
      ))}
    </div>
  );
};

/** A game as the home page offers it. */
export const GameCard = ({ entry }: { readonly entry: CatalogEntry }) => {
  const { games } = useAppText();
  const { id, theme } = entry;
  const { title, sentence } = games[id];
  return (
    <li className={`game-card ${theme}`}>
      <Link href={`/new/${id}`} className="game-picture" tabIndex={-1} aria-hidden="true">
        <img src={PICTURES[id]} alt="" width="640" height="760" />
      </Link>
      <div className="game-text">
        <h2>{title}</h2>
        <Facts entry={entry} />
        <p>{sentence}</p>
        <PlayNow game={id} className="btn-game" />
        <GameLinks id={id} title={title} />
      </div>
    </li>
  );
};
