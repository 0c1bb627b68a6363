// Prompts, the table described in words, component sheets; names and refusals are in `../text/`, the log in `../log/`.
import { en as text } from '../text/en.ts';
import { tableText } from './table.ts';

export const en = tableText(text, {
  prompts: {
    choosing: {
      title: 'Take a stone',
      detail: 'You may go on with the same heap. Before that you may play your charm.',
    },
    taking: { title: 'Take more, or end your turn', detail: 'From the same heap.' },
    roaming: { title: 'Take more, or end your turn', detail: 'From any heap.' },
    over: { title: 'The game is over' },
  },
  playing: name => ({ title: `${name} is playing` }),
  sections: { yours: 'Yours', heaps: 'The heaps', players: 'The players' },
  heap: number => `Heap ${number}`,
  stones: count => (count === 1 ? '1 stone' : `${count} stones`),
  charm: 'Your charm',
  guess: 'The last stone goes to',
  noGuess: 'no guess yet',
  faceDown: 'a charm face down',
  groups: { takeStone: 'Stones', playCharm: 'Charm', endTurn: 'Turn', guess: 'Guess' },
  sheets: { heaps: 'Heaps', charms: 'Charms', stones: 'Stones', count: 'Count', effect: 'What it does' },
});
