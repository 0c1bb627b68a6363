import { useEffect } from 'react';
import { Link } from 'wouter';
import { Loading } from '../app/Loading.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useAppText } from '../app/text/useAppText.ts';
import { arrive, usePerson } from './person.ts';
import { useOnlineText } from './text/useOnlineText.ts';

const RETRY_INTERVAL = 4000;

/** In place of a page that needs a server: waits for the first answer, then says that there is none, and retries. */
export const OfflineNotice = () => {
  const text = useOnlineText();
  const { notFound } = useAppText();
  const isUnknown = usePerson(({ person }) => person === 'unknown');
  useEffect(() => {
    void arrive();
    const timer = setInterval(() => void arrive(), RETRY_INTERVAL);
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
