import { useState } from 'react';
import { Link } from 'wouter';
import { PageTitle } from '../../app/PageTitle.tsx';
import { Offline } from '../Offline.tsx';
import '../online.css';
import { recover, usePerson } from '../person.ts';
import { useOnlineText } from '../words.ts';

/** Asks before it makes this browser another person's. */
export const RecoverPage = () => {
  const text = useOnlineText();
  const person = usePerson(store => store.person);
  const [secret] = useState(() => location.hash.slice(1));
  const [hasFailed, setHasFailed] = useState(false);
  const go = async (): Promise<void> => {
    const { ok } = await recover(secret);
    // The page begins anew, as the other person's; and the secret leaves the address.
    if (ok) location.replace('/');
    else setHasFailed(true);
  };
  if (typeof person === 'string') return <Offline />;
  return (
    <div className="you you-recover">
      <PageTitle name={text.recover.title}>{text.recover.title}</PageTitle>
      <div className="block you-block">
        <p>{secret === '' ? text.recover.noSecret : text.recover.detail(person.name)}</p>
        <div className="you-line">
          {secret !== '' && (
            <button type="button" className="btn btn-primary" onClick={() => void go()}>
              {text.recover.yes}
            </button>
          )}
          <Link href="/" className="btn">
            {text.recover.no}
          </Link>
        </div>
        {hasFailed && (
          <p className="went-wrong" role="alert">
            {text.recover.failed}
          </p>
        )}
      </div>
    </div>
  );
};
