import { typesetFrench, type ByLanguage } from '#kernel';
import { useSettings } from '../../app/settings.ts';

/** The text of the components page, loaded with it. */
interface ComponentsText {
  readonly title: string;
  readonly lead: string;
  readonly source: string;
  readonly sources: {
    readonly printed: string;
    readonly derived: string;
    readonly reconstructed: string;
    readonly ours: string;
  };
  readonly sourceHelp: {
    readonly printed: string;
    readonly derived: string;
    readonly reconstructed: string;
    readonly ours: string;
  };
  readonly toRules: string;
  readonly name: string;
  readonly picture: string;
  readonly legend: string;
}

const en: ComponentsText = {
  title: 'the components',
  lead: 'Every value, and where it comes from.',
  source: 'Source',
  sources: { printed: 'printed', derived: 'derived', reconstructed: 'reconstructed', ours: 'ours' },
  sourceHelp: {
    printed: 'read in the rulebook or on the component',
    derived: 'follows from what is printed',
    reconstructed: 'a good guess in place of a lost picture',
    ours: 'made for Fourscore',
  },
  toRules: 'To the rules',
  name: 'Name',
  picture: 'Picture',
  legend: 'Where a value comes from',
};

const fr: ComponentsText = typesetFrench<ComponentsText>({
  title: 'le matériel',
  lead: 'Chaque valeur, et d’où elle vient.',
  source: 'Source',
  sources: { printed: 'imprimé', derived: 'déduit', reconstructed: 'reconstitué', ours: 'ajouté' },
  sourceHelp: {
    printed: 'lu dans la règle ou sur le matériel',
    derived: 'découle de ce qui est imprimé',
    reconstructed: 'une bonne hypothèse à la place d’une image perdue',
    ours: 'fait pour Fourscore',
  },
  toRules: 'Vers les règles',
  name: 'Nom',
  picture: 'Image',
  legend: 'D’où vient une valeur',
});

const COMPONENTS_TEXT: ByLanguage<ComponentsText> = { en, fr };

export const useComponentsText = (): ComponentsText => COMPONENTS_TEXT[useSettings(({ language }) => language)];
