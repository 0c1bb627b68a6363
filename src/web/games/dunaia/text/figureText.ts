import { typesetFrench, type ByLanguage } from '#kernel';
import { useSettings } from '../../../app/settings.ts';

/** What stands beside the figures of the rules page. */
interface FigureText {
  readonly centre: string;
  readonly chevron: string;
  readonly level: string;
  readonly track: string;
  readonly recycling: string;
  readonly points: string;
}

const FIGURE_TEXT: ByLanguage<FigureText> = {
  en: {
    centre: 'given at every awakening',
    chevron: 'given for a completed Building of its colour there',
    level: 'its level, and its points',
    track: 'the construction track: the marker climbs to the flag',
    recycling: 'a place for a die, and what it does',
    points: 'points for a completed Building of that colour there',
  },
  fr: typesetFrench({
    centre: 'donné à chaque éveil',
    chevron: 'donné si un bâtiment terminé de sa couleur s’y trouve',
    level: 'son niveau, et ses points',
    track: 'la piste de construction : le jeton monte au drapeau',
    recycling: 'une place pour un dé, et son effet',
    points: 'points pour un bâtiment terminé de cette couleur',
  }),
};

export const useFigureText = (): FigureText => FIGURE_TEXT[useSettings(({ language }) => language)];
