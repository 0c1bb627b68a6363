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

export const FIGURE_TEXT: ByLanguage<FigureText> = {
  en: {
    centre: 'given at every awakening',
    chevron: 'added if a completed Building of its colour is there',
    level: 'its level, and its points',
    track: 'the construction track: the Construction token climbs to the flag',
    recycling: 'the Recycling square, and what it does',
    points: 'points for a completed Building of that colour there',
  },
  fr: typesetFrench({
    centre: 'donné à chaque réveil',
    chevron: 'donné si un Bâtiment construit de même couleur s’y trouve',
    level: 'son niveau, et ses points',
    track: 'la piste de construction : le Marqueur de construction monte au drapeau',
    recycling: 'la case Recyclage et son effet',
    points: 'points si un Bâtiment construit de cette couleur s’y trouve',
  }),
};

export const useFigureText = (): FigureText => FIGURE_TEXT[useSettings(({ language }) => language)];
