import { typesetFrench, type ByLanguage } from '#kernel';
import { useSettings } from '../../../app/settings.ts';
import type { MatCard, Resource } from '#games/dawn-of-mankind/facts';

/** Sentences of hints and figures, which no game begins with. */
interface HintText {
  readonly legend: { readonly have: string; readonly lose: string; readonly gain: string };
  readonly artRule: string;
  readonly reserveRule: string;
  readonly printed: { readonly [C in MatCard]: string };
  readonly trackRules: { readonly [R in Resource]: string };
}

export const HINT_TEXTS: ByLanguage<HintText> = {
  en: {
    legend: { have: 'have', lose: 'lose', gain: 'gain' },
    artRule: 'Art signs on the lines to elder tiles let you create it.',
    reserveRule: 'Meeples at home. Newborns and an expanding tribe bring them into the first Ready Area.',
    printed: {
      cooking: 'When you rest: 3 fruit or 2 meat for 2 points. The Cooking card makes it 4.',
      religion: 'At the end 1 point for every 2 food and 2 for every 2 items. The Religion card doubles it.',
      storytelling:
        'At the end 2 points for each Progress card and 1 for each meeple on the board. The Storytelling card adds 1 to each.',
    },
    trackRules: {
      fruit: 'Food. More than 6 spoil when you rest.',
      meat: 'Food. More than 3 spoil when you rest.',
      hide: 'An item. Hides never spoil.',
      tool: 'An item. Tools never spoil.',
    },
  },
  fr: typesetFrench({
    legend: { have: 'avoir', lose: 'perdre', gain: 'gagner' },
    artRule: 'Les signes d’art sur les lignes vers les anciens permettent de la créer.',
    reserveRule: 'Les meeples restés au foyer. Naissances et tribu agrandie les amènent dans la première aire.',
    printed: {
      cooking: 'Au repos : 3 fruits ou 2 viandes pour 2 points. La carte Cuisine en fait 4.',
      religion: 'À la fin, 1 point par lot de 2 nourritures et 2 par lot de 2 objets. La carte Religion double.',
      storytelling: 'À la fin, 2 points par carte Progrès et 1 par meeple en jeu. La carte Contes ajoute 1 à chacun.',
    },
    trackRules: {
      fruit: 'Nourriture. Au-delà de 6, se gâte au repos.',
      meat: 'Nourriture. Au-delà de 3, se gâte au repos.',
      hide: 'Un objet. Les peaux ne se gâtent jamais.',
      tool: 'Un objet. Les outils ne se gâtent jamais.',
    },
  }),
};

export const useHintText = (): HintText => HINT_TEXTS[useSettings(({ language }) => language)];
