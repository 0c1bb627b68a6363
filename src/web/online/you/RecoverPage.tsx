import { useState } from 'react';
import { Link } from 'wouter';
import { PageTitle } from '../../app/PageTitle.tsx';
import { OfflineNotice } from '../OfflineNotice.tsx';
import '../online.css';
import { recover, usePerson } from '../person.ts';
import { useOnlineText } from '../text/useOnlineText.ts';

/** The target of a recovery link: asks before it makes this browser another person's. */
export const RecoverPage = () => {
  const text = useOnlineText();
  const person = usePerson(store => store.person);
  const [secret] = useState(() => location.hash.slice(1));
  const [hasFailed, setHasFailed] = useState(false);
  const go = async (): Promise<void> => {
    const { ok } = await recover(secret);
    // A full reload as the other person, which also removes the secret from the address.
    if (ok) location.replace('/');
    else setHasFailed(true);
  };
  if (typeof person === 'string') return <OfflineNotice />;
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
