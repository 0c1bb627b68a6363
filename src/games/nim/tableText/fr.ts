// Prompts, the table described in words, component sheets; names and refusals are in `../text/`, the log in `../log/`.
import { typesetFrench } from '#kernel';
import { fr as text } from '../text/fr.ts';
import { tableText } from './table.ts';

export const fr = typesetFrench(
  tableText(text, {
    prompts: {
      choosing: {
        title: 'Prenez une pierre',
        detail: 'Vous pourrez continuer dans le même tas. Avant, vous pouvez jouer votre talisman.',
      },
      taking: { title: 'Prenez-en d’autres ou finissez votre tour', detail: 'Dans le même tas.' },
      roaming: { title: 'Prenez-en d’autres ou finissez votre tour', detail: 'Dans n’importe quel tas.' },
      over: { title: 'La partie est finie' },
    },
    playing: name => ({ title: `${name} joue` }),
    sections: { yours: 'À vous', heaps: 'Les tas', players: 'Les joueurs' },
    heap: number => `Tas ${number}`,
    stones: count => (count < 2 ? `${count} pierre` : `${count} pierres`),
    charm: 'Votre talisman',
    guess: 'La dernière pierre ira à',
    noGuess: 'pas encore de pari',
    faceDown: 'un talisman caché',
    groups: { takeStone: 'Pierres', playCharm: 'Talisman', endTurn: 'Tour', guess: 'Pari' },
    sheets: { heaps: 'Tas', charms: 'Talismans', stones: 'Pierres', count: 'Nombre', effect: 'Effet' },
  }),
);
