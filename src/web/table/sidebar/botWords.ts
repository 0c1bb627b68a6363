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

/** Speaks at one in so many of its moves, and for so many entries. */
const ONE_IN = 11;
const SHOWN_FOR = 3;

const scatter = (number: number): number => Math.imul(number + 1, 0x9e3779b1) >>> 8;

export interface Occasion {
  readonly seat: Seat;
  readonly history: readonly HistoryEntry[];
  /** Places by seat once the game is over. */
  readonly places: readonly number[] | undefined;
}

/** What a bot says now, if anything. It follows from who has moved and how the game ended, which everybody knows. */
export const wordOf = ({ start, now, won, lost }: Words, { seat, history, places }: Occasion): string | undefined => {
  if (places !== undefined) return places[seat] === 1 ? won : lost;
  const recent = history.slice(-SHOWN_FOR).findLast(entry => entry.seat === seat);
  if (recent === undefined) return undefined;
  if (history.find(entry => entry.seat === seat) === recent) return start;
  const draw = scatter(recent.seq * 7 + seat);
  return draw % ONE_IN === 0 ? now[Math.floor(draw / ONE_IN) % now.length] : undefined;
};
