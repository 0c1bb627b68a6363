import { Fragment } from 'react';
import { Disc } from '../app/Disc.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { GAME_IDS } from '../app/text/text.ts';
import { useSettings } from '../app/settings.ts';
import { ABOUT_TEXT } from './aboutText.ts';
import './about.css';
import { PICTURES } from './pictures.ts';

/** Whom and what the credits name, and where it is found. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'game-icons.net': 'https://game-icons.net',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'SIL Open Font License 1.1': 'https://openfontlicense.org',
  Fontsource: 'https://fontsource.org',
};

const NAMED = new RegExp(`(${Object.keys(ADDRESSES).join('|').replaceAll('.', '\\.')})`);

const Linked = ({ text }: { readonly text: string }) =>
  text.split(NAMED).map((part, index) => {
    const address = ADDRESSES[part];
    return address === undefined ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a key={index} href={address}>
        {part}
      </a>
    );
  });

const Games = () => {
  const about = ABOUT_TEXT[useSettings(settings => settings.language)];
  return (
    <ul className="about-games">
      {GAME_IDS.map(id => (
        <li key={id}>
          <Disc game={id} />
          <p>
            <Linked text={about.madeBy[id]} />
          </p>
        </li>
      ))}
    </ul>
  );
};

export const About = () => {
  const about = ABOUT_TEXT[useSettings(settings => settings.language)];
  return (
    <div className="about">
      <div className="about-pictures">
        {GAME_IDS.map(id => (
          <img key={id} src={PICTURES[id]} alt="" width="640" height="760" />
        ))}
      </div>
      <PageTitle name={about.title}>{about.title}</PageTitle>
      <p className="about-lead">{about.lead}</p>
      {about.paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>{about.gamesTitle}</h2>
      <Games />
      <h2>{about.creditsTitle}</h2>
      {about.credits.map(credit => (
        <p key={credit}>
          <Linked text={credit} />
        </p>
      ))}
      <h2>{about.licenceTitle}</h2>
      <p>
        <Linked text={about.licence} />
      </p>
    </div>
  );
};
