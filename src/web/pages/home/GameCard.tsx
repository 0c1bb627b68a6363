import { Link } from 'wouter';
import { HourglassIcon, MeepleIcon } from '../../app/icons.tsx';
import { useText } from '../../app/words.ts';
import type { CatalogEntry } from '../../games/catalog.ts';
import { PICTURES } from '../pictures.ts';
import { PlayNow } from '../PlayNow.tsx';

const HEAVIEST = 5;

const Weight = ({ weight, word }: { readonly weight: number; readonly word: string }) => {
  const { home } = useText();
  return (
    <li>
      <span className="sr-only">{home.weightLabel(weight)}</span>
      <span className="weight" aria-hidden="true">
        {Array.from({ length: HEAVIEST }, (_, index) => (
          <i key={index} data-on={index < weight || undefined} />
        ))}
      </span>
      {word}
    </li>
  );
};

const Facts = ({ entry }: { readonly entry: CatalogEntry }) => {
  const { home, games, players, minutes } = useText();
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

const Ways = ({ id, title }: { readonly id: CatalogEntry['id']; readonly title: string }) => {
  const { home } = useText();
  const ways: readonly (readonly [href: string, word: string])[] = [
    [`/new/${id}`, home.newTable],
    [`/rules/${id}`, home.rules],
    [`/components/${id}`, home.cards],
  ];
  return (
    <div className="game-ways">
      {ways.map(([href, word]) => (
        <Link key={href} href={href}>
          {word} <span className="sr-only">{title}</span>
        </Link>
      ))}
    </div>
  );
};

/** A game as the home page offers it. */
export const GameCard = ({ entry }: { readonly entry: CatalogEntry }) => {
  const { games } = useText();
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
        <Ways id={id} title={title} />
      </div>
    </li>
  );
};
