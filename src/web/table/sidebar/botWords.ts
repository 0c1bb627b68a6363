import type { Level } from '#bots/levels';
import { typesetFrench, type ByLanguage, type HistoryEntry, type Seat } from '#kernel';

/** What a bot says: at its first move, now and then, when it has won and when it has not. */
interface Words {
  readonly start: string;
  readonly now: readonly string[];
  readonly won: string;
  readonly lost: string;
}

type WordsByLevel = { readonly [L in Level]: Words };

const en: WordsByLevel = {
  gentle: {
    start: 'Hello! Have fun.',
    now: ['Why not.', 'I like this one.', 'Take your time.'],
    won: 'Lucky me!',
    lost: 'Well played!',
  },
  novice: {
    start: 'Here we go!',
    now: ['Quick, quick!', 'Wait… no, that’s fine.', 'What did that one do again?'],
    won: 'Did I win? I did!',
    lost: 'Another one?',
  },
  club: {
    start: 'A good game to all.',
    now: ['Let me see…', 'That will do.', 'Your turn soon.'],
    won: 'Good game. Again next week?',
    lost: 'You earned that.',
  },
  strong: {
    start: 'May the better plan win.',
    now: ['As planned.', 'So be it.', 'I have seen this before.'],
    won: 'A clean game.',
    lost: 'I’ll remember that.',
  },
  master: {
    start: 'Welcome.',
    now: ['Patience.', 'All in good time.', 'Hm.'],
    won: 'You made me think.',
    lost: 'A rare pleasure. Thank you.',
  },
};

const fr: WordsByLevel = typesetFrench<WordsByLevel>({
  gentle: {
    start: 'Bonjour ! Amusez-vous bien.',
    now: ['Pourquoi pas.', 'Celui-là me plaît.', 'Prenez votre temps.'],
    won: 'J’ai eu de la chance !',
    lost: 'Bien joué !',
  },
  novice: {
    start: 'C’est parti !',
    now: ['Vite, vite !', 'Attendez… non, c’est bon.', 'Il faisait quoi, déjà ?'],
    won: 'J’ai gagné ? J’ai gagné !',
    lost: 'On en refait une ?',
  },
  club: {
    start: 'Bonne partie à tous.',
    now: ['Voyons voir…', 'Ça ira.', 'C’est bientôt à vous.'],
    won: 'Belle partie. On remet ça ?',
    lost: 'Vous l’avez méritée.',
  },
  strong: {
    start: 'Que le meilleur plan gagne.',
    now: ['Comme prévu.', 'Soit.', 'J’ai déjà vu ça.'],
    won: 'Une partie nette.',
    lost: 'Je m’en souviendrai.',
  },
  master: {
    start: 'Soyez les bienvenus.',
    now: ['Patience.', 'Chaque chose en son temps.', 'Hm.'],
    won: 'Vous m’avez fait réfléchir.',
    lost: 'Un plaisir rare. Merci.',
  },
});

export const BOT_WORDS: ByLanguage<WordsByLevel> = { en, fr };

/** Speaks in one of so many of its turns, and until so many entries after it. */
const ONE_IN = 7;
const SHOWN_FOR = 6;

const scatter = (number: number): number => Math.imul(number + 1, 0x9e3779b1) >>> 8;

export interface Occasion {
  readonly seat: Seat;
  readonly history: readonly HistoryEntry[];
  /** Places by seat once the game is over. */
  readonly places: readonly number[] | undefined;
}

/** The first entry of the seat's last row of entries, if that was lately. */
const lastTurn = (history: readonly HistoryEntry[], seat: Seat): HistoryEntry | undefined => {
  let index = history.findLastIndex(entry => entry.seat === seat);
  if (index < history.length - SHOWN_FOR) return undefined;
  while (history[index - 1]?.seat === seat) index--;
  return history[index];
};

/** What a bot says now, if anything. It follows from who has moved and how the game ended, which everybody knows. */
export const wordOf = ({ start, now, won, lost }: Words, { seat, history, places }: Occasion): string | undefined => {
  if (places !== undefined) return places[seat] === 1 ? won : lost;
  const turn = lastTurn(history, seat);
  if (turn === undefined) return undefined;
  if (history.find(entry => entry.seat === seat) === turn) return start;
  const draw = scatter(turn.seq * 7 + seat);
  return draw % ONE_IN === 0 ? now[Math.floor(draw / ONE_IN) % now.length] : undefined;
};
