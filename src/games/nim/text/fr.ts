// Names, buttons, refusals and options; the log is in `../log/`, the table described in words in `../tableText/`.
import { typesetFrench, de, que } from '#kernel';
import type { NimText } from './text.ts';

const charms: NimText['charms'] = {
  owl: { name: 'Hibou', effect: 'Votre tour s’achève aussitôt.' },
  fox: { name: 'Renard', effect: 'Ce tour-ci, vous pouvez prendre dans plusieurs tas.' },
};

export const fr: NimText = typesetFrench<NimText>({
  title: 'Nim',
  charms,
  options: {
    lastStoneLoses: {
      name: 'La dernière pierre perd',
      help: 'Tous les autres en marquent les points.',
      choices: undefined,
    },
  },
  moves: {
    takeStone: ({ heap }) => `Prendre une pierre du tas ${heap + 1}`,
    playCharm: () => 'Jouer votre talisman',
    endTurn: () => 'Finir le tour',
    guess: ({ taker }, name) => `Parier ${que(name(taker))} prendra la dernière pierre`,
  },
  refusals: {
    notYourTurn: ({ turn }, name) => `C’est le tour ${de(name(turn))}.`,
    notNow: ({ step }) =>
      step === 'choosing' ? 'Prenez d’abord au moins une pierre.' : 'Un talisman se joue avant la première pierre.',
    gameOver: () => 'La partie est finie.',
    noStoneThere: () => 'Il n’y a plus de pierre.',
    otherHeap: ({ heap }) => `Vous avez commencé par le tas ${heap + 1}.`,
    charmIsPlayed: () => 'Vous avez joué votre talisman.',
    noSuchSeat: () => 'Personne n’est assis là.',
    tooLateToGuess: () => 'Il reste trop peu de pierres pour un pari.',
    sameGuess: () => 'C’est déjà votre pari.',
  },
  score: { lastStone: 'Dernière pierre', guess: 'Pari' },
});
