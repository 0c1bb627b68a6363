// When each kind of move can be made. Few are told, so it is loaded late.
import { typesetFrench, type ByLanguage, type MoveMoments } from '#kernel';
import type { Move } from '../types.ts';

export const moments: ByLanguage<MoveMoments<Move>> = {
  en: {
    takeStone: 'You take stones at any time of your turn.',
    playCharm: 'A charm is played before the first stone of your turn.',
    endTurn: 'You end your turn once you have taken a stone.',
    guess: 'You can guess at any time.',
  },
  fr: typesetFrench({
    takeStone: 'On prend des pierres pendant tout son tour.',
    playCharm: 'Un talisman se joue avant la première pierre du tour.',
    endTurn: 'On finit son tour après avoir pris une pierre.',
    guess: 'On peut parier à tout moment.',
  }),
};
