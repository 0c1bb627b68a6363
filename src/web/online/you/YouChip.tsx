import { useEffect } from 'react';
import { Link } from 'wouter';
import { arrive, useName } from '../person.ts';
import './chip.css';

/** Who the reader is to others, and the way to change it. Where there is no server, it is not there. */
export const YouChip = () => {
  const name = useName();
  useEffect(() => {
    const ask = (): void => void arrive();
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
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
