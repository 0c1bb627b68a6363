import { useEffect } from 'react';
import { Link } from 'wouter';
import { Loading } from '../app/Loading.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useText } from '../app/words.ts';
import { arrive, usePerson } from './person.ts';
import { useOnlineText } from './words.ts';

const EVERY = 4000;

/** In place of a page that needs a server: waits for the first answer, then says that there is none, and keeps trying. */
export const Offline = () => {
  const text = useOnlineText();
  const { notFound } = useText();
  const isUnknown = usePerson(({ person }) => person === 'unknown');
  useEffect(() => {
    void arrive();
    const timer = setInterval(() => void arrive(), EVERY);
    return () => clearInterval(timer);
  }, []);
  if (isUnknown) return <Loading />;
  return (
    <div className="notice" role="alert">
      <PageTitle name={text.connection.offline}>{text.connection.offline}</PageTitle>
      <p>{text.connection.offlineDetail}</p>
      <Link href="/" className="btn btn-primary">
        {notFound.home}
      </Link>
    </div>
  );
};
