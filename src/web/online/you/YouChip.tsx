import { useEffect } from 'react';
import { Link } from 'wouter';
import { arrive, useName } from '../person.ts';
import './youChip.css';

/** The reader's name online, with a link to the profile page; nothing where there is no server. */
export const YouChip = () => {
  const name = useName();
  useEffect(() => {
    const identify = (): void => void arrive();
    identify();
    addEventListener('online', identify);
    return () => removeEventListener('online', identify);
  }, []);
  if (name === undefined) return null;
  return (
    <Link href="/you" className="you-chip" title={name}>
      <span className="you-sign" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className="you-name">{name}</span>
    </Link>
  );
};
