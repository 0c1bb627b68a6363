// Names, buttons, refusals and options; the log is in `../log/`, the table described in words in `../tableText/`.
import type { NimText } from './text.ts';

const charms: NimText['charms'] = {
  owl: { name: 'Owl', effect: 'Your turn ends at once.' },
  fox: { name: 'Fox', effect: 'This turn you may take from several heaps.' },
};

export const en: NimText = {
  title: 'Nim',
  charms,
  options: {
    lastStoneLoses: { name: 'The last stone loses', help: 'Everybody else gets its points.', choices: undefined },
  },
  moves: {
    takeStone: ({ heap }) => `Take a stone from heap ${heap + 1}`,
    playCharm: () => 'Play your charm',
    endTurn: () => 'End the turn',
    guess: ({ taker }, name) => `Guess that ${name(taker)} takes the last stone`,
  },
  refusals: {
    notYourTurn: ({ turn }, name) => `It is ${name(turn)}’s turn.`,
    notNow: ({ step }) =>
      step === 'choosing' ? 'Take at least one stone first.' : 'A charm is played before the first stone.',
    gameOver: () => 'The game is over.',
    noStoneThere: () => 'There is no stone left.',
    otherHeap: ({ heap }) => `You have begun with heap ${heap + 1}.`,
    charmIsPlayed: () => 'You have played your charm.',
    noSuchSeat: () => 'Nobody sits there.',
    tooLateToGuess: () => 'Too few stones are left for a guess.',
    sameGuess: () => 'That is your guess already.',
  },
  score: { lastStone: 'Last stone', guess: 'Guess' },
};
