import { HIDDEN, type Hidden } from '#kernel';
import { joinSentences, type Sentence } from '#kernel/log';
import type { Afterlife } from '../components/afterlife.ts';
import { CITIZENS, type Citizen } from '../components/citizens.ts';
import type { LogPiece } from './log.ts';

type Phrase = Sentence<LogPiece>;

/** How a language names citizens and cards. */
interface Names {
  /** One citizen with its article. */
  readonly one: (citizen: Citizen) => readonly [article: string, name: string];
  readonly plural: (citizen: Citizen) => string;
  readonly hiddenCard: string;
  readonly afterlife: (card: Afterlife) => string;
  readonly and: string;
}

/** Citizens, cards and dice as parts of a sentence. */
export const piecePhrases = ({ one, plural, hiddenCard, afterlife, and }: Names) => {
  const citizens = (citizen: Citizen, count: number): Phrase => {
    const [article, name] = one(citizen);
    return count === 1
      ? [article, { piece: { kind: 'citizen', citizen }, text: name }]
      : [`${count} `, { piece: { kind: 'citizen', citizen }, text: plural(citizen) }];
  };
  return {
    citizens,
    card: (citizen: Citizen | Hidden): Phrase => (citizen === HIDDEN ? [hiddenCard] : citizens(citizen, 1)),
    afterlife: (card: Afterlife): Phrase => [{ piece: { kind: 'afterlife', card }, text: afterlife(card) }],
    die: (face: number): Phrase => [{ piece: { kind: 'die', face }, text: String(face) }],
    /** "2 Bakers and a Noble". */
    crowd: (all: readonly Citizen[]): Phrase =>
      joinSentences(
        CITIZENS.flatMap(citizen => {
          const count = all.filter(one => one === citizen).length;
          return count === 0 ? [] : [citizens(citizen, count)];
        }),
        ', ',
        and,
      ),
  };
};
