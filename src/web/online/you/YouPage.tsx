import { useState } from 'react';
import { PageTitle } from '../../app/PageTitle.tsx';
import { CopyLink } from '../CopyLink.tsx';
import { endOtherDevices, forget, recoveryLink, usePerson } from '../person.ts';
import '../online.css';
import { OfflineNotice } from '../OfflineNotice.tsx';
import { useTablePeopleText } from '../text/tablePeopleText.ts';
import { useOnlineText } from '../text/useOnlineText.ts';
import { NameForm } from './NameForm.tsx';

const AnotherDevice = () => {
  const text = useOnlineText();
  const [link, setLink] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const make = async (): Promise<void> => {
    const made = await recoveryLink();
    setLink(made);
    setHasFailed(made === undefined);
  };
  return (
    <section className="block you-block" aria-labelledby="your-link">
      <h2 id="your-link">{text.you.linkTitle}</h2>
      <p>{text.you.linkHelp}</p>
      {link === undefined ? (
        <button type="button" className="btn" onClick={() => void make()}>
          {text.you.makeLink}
        </button>
      ) : (
        <>
          <CopyLink address={link} label={text.you.linkTitle} />
          <p>{text.you.linkWarning}</p>
        </>
      )}
      {hasFailed && (
        <p className="went-wrong" role="alert">
          {text.failed}
        </p>
      )}
    </section>
  );
};

type Ending = 'none' | 'ended' | 'failed';

const OtherDevices = () => {
  const { devices } = useTablePeopleText();
  const text = useOnlineText();
  const [ending, setEnding] = useState<Ending>('none');
  const end = async (): Promise<void> => setEnding((await endOtherDevices()) ? 'ended' : 'failed');
  return (
    <section className="block you-block" aria-labelledby="your-devices">
      <h2 id="your-devices">{devices.title}</h2>
      <p>{devices.help}</p>
      <button type="button" className="btn" onClick={() => void end()}>
        {devices.end}
      </button>
      <output className="you-answer">{ending === 'ended' && devices.ended}</output>
      {ending === 'failed' && (
        <p className="went-wrong" role="alert">
          {text.failed}
        </p>
      )}
    </section>
  );
};

type Forgetting = 'none' | 'asked' | 'failed';

const Forget = () => {
  const text = useOnlineText();
  const [forgetting, setForgetting] = useState<Forgetting>('none');
  const go = async (): Promise<void> => {
    // A full reload: nothing of the forgotten person stays in memory.
    if (await forget()) location.assign('/');
    else setForgetting('failed');
  };
  return (
    <section className="block you-block" aria-labelledby="forget-you">
      <h2 id="forget-you">{text.you.forgetTitle}</h2>
      <p>{text.you.forgetHelp}</p>
      {forgetting === 'none' ? (
        <button type="button" className="btn" onClick={() => setForgetting('asked')}>
          {text.you.forget}
        </button>
      ) : (
        <fieldset className="you-sure" aria-label={text.you.forgetSure}>
          <strong>{text.you.forgetSure}</strong>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question replaces the button that had the focus */}
          <button type="button" className="btn" autoFocus onClick={() => setForgetting('none')}>
            {text.you.keep}
          </button>
          <button type="button" className="btn btn-danger" onClick={() => void go()}>
            {text.you.forgetYes}
          </button>
        </fieldset>
      )}
      {forgetting === 'failed' && (
        <p className="went-wrong" role="alert">
          {text.failed}
        </p>
      )}
    </section>
  );
};

/** The profile page: name, recovery link for another device, other devices, deletion. */
export const YouPage = () => {
  const text = useOnlineText();
  const person = usePerson(store => store.person);
  if (typeof person === 'string') return <OfflineNotice />;
  return (
    <div className="you">
      <PageTitle name={text.you.title}>{text.you.title}</PageTitle>
      <p className="you-lead">{text.you.lead}</p>
      <NameForm name={person.name} />
      <AnotherDevice />
      <OtherDevices />
      <Forget />
    </div>
  );
};
