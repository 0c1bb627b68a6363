import { Fragment } from 'react';
import { MANIFESTS } from '#games/manifests';
import { Disc } from '../app/Disc.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useSettings } from '../app/settings.ts';
import { useAppText } from '../app/text/useAppText.ts';
import { pictureOf } from '../games/art.ts';
import { ABOUT_TEXT } from './aboutText.ts';
import './about.css';

/** What the credits name, and its link. */
const LINKS: Readonly<Record<string, string>> = {
  'game-icons.net': 'https://game-icons.net',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'SIL Open Font License 1.1': 'https://openfontlicense.org',
  Fontsource: 'https://fontsource.org',
};

const LINK_NAMES = new RegExp(`(${Object.keys(LINKS).join('|').replaceAll('.', '\\.')})`);

const TextWithLinks = ({ text }: { readonly text: string }) =>
  text.split(LINK_NAMES).map((part, index) => {
    const address = LINKS[part];
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
  const { games } = useAppText();
  return (
    <ul className="about-games">
      {MANIFESTS.map(({ id, credits }) => (
        <li key={id}>
          <Disc game={id} />
          <p>
            <TextWithLinks text={about.madeBy(games[id].title, credits)} />
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
        {MANIFESTS.map(({ id }) => (
          <img key={id} src={pictureOf(id)} alt="" width="640" height="760" />
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
          <TextWithLinks text={credit} />
        </p>
      ))}
      <h2>{about.licenceTitle}</h2>
      <p>
        <TextWithLinks text={about.licence} />
      </p>
    </div>
  );
};
