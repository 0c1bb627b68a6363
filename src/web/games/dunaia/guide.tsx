// The board is on the page or comes with it: named here, it is built as one file, which packs better than two.
import './client.tsx';
import { seatsOf, typesetFrench } from '#kernel';
import { pointsNow, type View } from '#games/dunaia/facts';
import { GoalSum } from '../../table/guide/GoalSum.tsx';
import type { GameGuide } from '../guide.ts';
import { LEGEND, TIPS } from './legend.tsx';
import { Icon } from './pieces/Drawing.tsx';
import { rulesNow } from './rulesNow.ts';

const Picture = () => (
  <GoalSum parts={['i-build', 'f-0', 'i-flower'].map(id => <Icon key={id} id={id} />)} result={<Icon id="i-pts" />} />
);

export const guide: GameGuide<View> = {
  goal: {
    en: {
      sentences: () => [
        'Completed Buildings, complete Artefacts, Prophecy tiles and flowers bring points.',
        'Once the last Prophecy tile is taken or somebody completes a ninth Building, the round is finished and everybody has one more turn; then the most points win.',
      ],
      unit: 'points now',
    },
    fr: typesetFrench({
      sentences: () => [
        'Les Bâtiments construits, les Artefacts complets, les tuiles Prophétie et les Fleurs rapportent des points.',
        'Quand la dernière tuile Prophétie est prise ou qu’un neuvième Bâtiment est construit, on finit le tour de table et chacun joue un tour de plus ; puis le plus grand total gagne.',
      ],
      unit: 'points actuellement',
    }),
  },
  Picture,
  standing: view => seatsOf(view.players.length).map(seat => ({ seat, value: pointsNow(view, seat) })),
  rulesNow,
  legend: LEGEND,
  tips: TIPS,
};
