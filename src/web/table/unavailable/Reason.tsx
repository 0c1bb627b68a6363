import { typesetFrench, type ByLanguage, type TableFault } from '#kernel';
import { useSettings } from '../../app/settings.ts';

/** What is missing on this device, or at the server of an online table. */
export type Unavailable = TableFault | 'server';

type Reasons = { readonly [U in Unavailable]: string };

const en: Reasons = {
  game: 'It is a game that is not here. Nothing is lost: the table is kept as it is.',
  version:
    'It is played by a version of the rules that is not here. Nothing is lost: reload the page to get the latest version, then try again.',
  components:
    'It is played with other cards or boards than those that are here. Nothing is lost: the table is kept as it is.',
  server:
    'It is played by rules that the server does not have at the moment. Nothing is lost: the table is kept as it is.',
  log: 'What is written of this game does not agree with its rules. Nothing is lost: the table is kept as it is.',
};

const fr: Reasons = typesetFrench<Reasons>({
  game: 'Ce jeu n’est pas disponible ici. Rien n’est perdu : la table est conservée telle quelle.',
  version:
    'La partie suit une version des règles qui n’est pas disponible ici. Rien n’est perdu : rechargez la page pour obtenir la dernière version, puis réessayez.',
  components:
    'La partie utilise d’autres cartes ou d’autres plateaux que ceux d’ici. Rien n’est perdu : la table est conservée telle quelle.',
  server:
    'La partie suit des règles que le serveur n’a pas en ce moment. Rien n’est perdu : la table est conservée telle quelle.',
  log: 'Ce qui a été noté de cette partie ne s’accorde pas avec ses règles. Rien n’est perdu : la table est conservée telle quelle.',
});

const REASONS: ByLanguage<Reasons> = { en, fr };

export const Reason = ({ fault }: { readonly fault: Unavailable }) => {
  const language = useSettings(settings => settings.language);
  return <>{REASONS[language][fault]}</>;
};
