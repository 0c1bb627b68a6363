// The board is on the page or comes with it: named here, it is built as one file, which packs better than two.
import './client.tsx';
import { seatsOf, typesetFrench } from '#kernel';
import { openScoreOf, type View } from '#games/iunu/facts';
import { GoalSum } from '../../table/guide/GoalSum.tsx';
import type { GameGuide } from '../guide.ts';
import { Icon } from './pieces/Drawing.tsx';
import { CitizenPortrait } from './pieces/CitizenCard.tsx';
import { rulesNow } from './rulesNow.ts';

const Picture = () => (
  <GoalSum
    parts={[
      <span key="citizen" className="iunu-figure-tile">
        <CitizenPortrait citizen="noble" />
      </span>,
      <Icon key="loaf" id="loaf" />,
      <Icon key="crown" id="crown" />,
      <Icon key="afterlife" id="back-afterlife" />,
    ]}
    result={<Icon id="sun" />}
  />
);

export const guide: GameGuide<View> = {
  goal: {
    en: {
      sentences: () => [
        'Citizens in your dynasty bring points, and so do bread on them, the majority in a class and an Afterlife card.',
        'When the deck runs out, the round is the last one, and the most points win.',
      ],
      unit: 'points on the table',
    },
    fr: typesetFrench({
      sentences: () => [
        'Les citoyens de votre dynastie rapportent des points, de même que leur pain, la majorité dans une classe et une carte Au-delà.',
        'Quand la pioche est vide, c’est la dernière manche, et le plus grand total l’emporte.',
      ],
      unit: 'points sur la table',
    }),
  },
  Picture,
  standing: view => seatsOf(view.players.length).map(seat => ({ seat, value: openScoreOf(view, seat).points })),
  rulesNow,
};
