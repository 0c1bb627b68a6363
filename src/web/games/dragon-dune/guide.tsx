// The board is on the page or comes with it: named here, it is built as one file, which packs better than two.
import './client.tsx';
import { seatsOf, typesetFrench, type NameOf } from '#kernel';
import { castlesOf, CASTLES_TO_WIN, isFaction, TURNS, type View } from '#games/dragon-dune/facts';
import { GoalSum } from '../../table/guide/GoalSum.tsx';
import type { GameGuide } from '../guide.ts';
import { Icon } from './pieces/Drawing.tsx';
import { rulesNow } from './rulesNow.ts';

const CASTLES = Array.from({ length: CASTLES_TO_WIN }, (_, index) => <Icon key={index} id="keep" />);

const Picture = () => <GoalSum parts={CASTLES} result={<Icon id="crown" />} />;

const orcs = (view: View, name: NameOf): string | undefined => {
  const seat = seatsOf(view.players.length).find(each => isFaction(view, each, 'orcs'));
  return seat === undefined ? undefined : name(seat);
};

export const guide: GameGuide<View> = {
  goal: {
    en: {
      sentences: (view, name) => {
        const player = orcs(view, name);
        return [
          'Whoever controls three castles at the end of a turn wins.',
          player === undefined
            ? `After turn ${TURNS}, the most castles win.`
            : `If nobody has, the Orcs (${player}) win after turn ${TURNS}.`,
        ];
      },
      unit: 'castles',
    },
    fr: typesetFrench({
      sentences: (view, name) => {
        const player = orcs(view, name);
        return [
          'Qui contrôle trois châteaux à la fin d’un tour gagne.',
          player === undefined
            ? `Après le tour ${TURNS}, qui en contrôle le plus l’emporte.`
            : `Sinon, les Orques (${player}) gagnent après le tour ${TURNS}.`,
        ];
      },
      unit: 'châteaux',
    }),
  },
  Picture,
  standing: view =>
    seatsOf(view.players.length).map(seat => ({ seat, value: castlesOf(view, seat), of: CASTLES_TO_WIN })),
  rulesNow,
};
