import { typesetFrench, type ByLanguage } from '#kernel';
import { useSettings } from '../../app/settings.ts';

interface DigestText {
  readonly title: string;
  readonly moved: (players: number) => string;
  readonly you: string;
  readonly myTurn: string;
  readonly goOn: string;
  readonly back: string;
  readonly on: string;
  readonly place: (line: number, lines: number) => string;
}

const en: DigestText = {
  title: 'Since your last turn',
  moved: players => (players === 1 ? 'One player moved.' : `${players} players moved.`),
  you: 'You',
  myTurn: 'My turn',
  goOn: 'Close',
  back: 'The line before',
  on: 'The next line',
  place: (line, lines) => (line === 0 ? `${lines} in all` : `${line} of ${lines}`),
};

const fr: DigestText = typesetFrench<DigestText>({
  title: 'Depuis votre dernier tour',
  moved: players => (players < 2 ? 'Un joueur a joué.' : `${players} joueurs ont joué.`),
  you: 'Vous',
  myTurn: 'À moi',
  goOn: 'Fermer',
  back: 'Ligne précédente',
  on: 'Ligne suivante',
  place: (line, lines) => (line === 0 ? `${lines} en tout` : `${line} sur ${lines}`),
});

const TEXTS: ByLanguage<DigestText> = { en, fr };

export const useDigestText = (): DigestText => TEXTS[useSettings(({ language }) => language)];
