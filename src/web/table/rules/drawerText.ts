import { typesetFrench, type ByLanguage } from '#kernel';
import { useSettings } from '../../app/settings.ts';

interface DrawerText {
  readonly title: string;
  readonly thisStep: (prompt: string) => string;
  readonly asked: string;
  readonly chapters: string;
  readonly signs: string;
  readonly tips: string;
  readonly wholeBook: string;
  readonly components: string;
  readonly newTab: string;
  readonly yourTurn: string;
  readonly play: string;
  readonly larger: string;
  readonly smaller: string;
}

const en: DrawerText = {
  title: 'Rules',
  thisStep: prompt => `This step: ${prompt}`,
  asked: 'What you asked for',
  chapters: 'All chapters',
  signs: 'Signs on the board',
  tips: 'Tips',
  wholeBook: 'Whole book',
  components: 'Components',
  newTab: 'opens in a new tab',
  yourTurn: 'It is your turn.',
  play: 'Play',
  larger: 'Show more of the rules',
  smaller: 'Show more of the table',
};

const fr: DrawerText = typesetFrench<DrawerText>({
  title: 'Règles',
  thisStep: prompt => `Cette étape : ${prompt}`,
  asked: 'Ce que vous cherchiez',
  chapters: 'Tous les chapitres',
  signs: 'Symboles du plateau',
  tips: 'Conseils',
  wholeBook: 'Tout le livret',
  components: 'Matériel',
  newTab: 'dans un nouvel onglet',
  yourTurn: 'C’est à vous.',
  play: 'Jouer',
  larger: 'Agrandir les règles',
  smaller: 'Agrandir la table',
});

const DRAWER_TEXT: ByLanguage<DrawerText> = { en, fr };

export const useDrawerText = (): DrawerText => DRAWER_TEXT[useSettings(({ language }) => language)];
