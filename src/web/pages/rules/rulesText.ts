import { typesetFrench, type ByLanguage } from '#kernel';
import { useSettings } from '../../app/settings.ts';

/** The text of the rules page, loaded with it. */
interface RulesText {
  readonly title: string;
  readonly lead: string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly contents: string;
  readonly allCards: string;
  readonly print: string;
  readonly link: (number: string) => string;
  readonly missing: string;
  readonly onlyEnglish: string;
  readonly nothing: string;
  readonly clear: string;
  readonly copied: string;
}

const en: RulesText = {
  title: 'the rules',
  lead: 'told here in our own words',
  search: 'Search the rules',
  found: count => (count === 1 ? '1 paragraph' : `${count} paragraphs`),
  contents: 'Contents',
  allCards: 'All components and their values',
  print: 'Print',
  link: number => `Link to rule ${number}`,
  missing: 'These rules are still being written. Please come back soon.',
  onlyEnglish: 'These rules are in English for now.',
  nothing: 'Nothing found. Try a shorter word, or a number such as 4.2.',
  clear: 'Clear the search',
  copied: 'Link copied',
};

const fr: RulesText = typesetFrench<RulesText>({
  title: 'les règles',
  lead: 'racontées ici avec nos propres mots',
  search: 'Chercher dans les règles',
  found: count => (count < 2 ? `${count} paragraphe` : `${count} paragraphes`),
  contents: 'Sommaire',
  allCards: 'Tout le matériel et ses valeurs',
  print: 'Imprimer',
  link: number => `Lien vers la règle ${number}`,
  missing: 'Cette règle est encore en cours d’écriture. Revenez bientôt.',
  onlyEnglish: 'Cette règle n’est qu’en anglais pour l’instant.',
  nothing: 'Rien trouvé. Essayez un mot plus court, ou un numéro comme 4.2.',
  clear: 'Effacer la recherche',
  copied: 'Lien copié',
});

const RULES_TEXT: ByLanguage<RulesText> = { en, fr };

export const useRulesText = (): RulesText => RULES_TEXT[useSettings(({ language }) => language)];
