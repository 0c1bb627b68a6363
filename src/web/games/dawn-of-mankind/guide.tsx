// The board is on the page or comes with it: named here, it is built as one file, which packs better than two.
import './client.tsx';
import { at, HIDDEN, seatsOf, typesetFrench } from '#kernel';
import { END_POINTS, type View } from '#games/dawn-of-mankind/facts';
import { GoalSum } from '../../table/guide/GoalSum.tsx';
import type { GameGuide } from '../guide.ts';
import { LEGEND, TIPS } from './legend.tsx';
import { Icon } from './pieces/Drawing.tsx';
import { rulesNow } from './rulesNow.ts';

const Picture = () => (
  <GoalSum
    parts={['meeple', 'art', 'progress', 'food'].map(id => <Icon key={id} id={id} />)}
    result={<Icon id="vp" />}
  />
);

export const guide: GameGuide<View> = {
  goal: {
    en: {
      sentences: () => [
        'Lead your people from childhood to old age: hunting, dancing, art and wisdom bring points on the way.',
        `Whoever ends a turn with ${END_POINTS} points ends the game; then Progress cards, people and stores count too, and the most points win.`,
      ],
      unit: 'points',
    },
    fr: typesetFrench({
      sentences: () => [
        'Menez les vôtres de l’enfance à la vieillesse : chasse, danse, art et sagesse rapportent des points en chemin.',
        `Qui finit son tour avec ${END_POINTS} points met fin à la partie ; les cartes Progrès, les membres du clan et les réserves comptent alors aussi, et le plus grand total l’emporte.`,
      ],
      unit: 'points',
    }),
  },
  Picture,
  // By rule 11.1 the others' totals are hidden.
  standing: view =>
    seatsOf(view.players.length).flatMap(seat => {
      const { points } = at(view.players, seat);
      return points === HIDDEN ? [] : [{ seat, value: points, of: END_POINTS }];
    }),
  rulesNow,
  legend: LEGEND,
  tips: TIPS,
};
