import { HIDDEN } from '#kernel';
import { joinSentences, sentence, type SentenceTag } from '#kernel/log';
import { en as text } from '../text/en.ts';
import { CITIES, type AbilityLack } from '../types.ts';
import type { IunuLogText, LogPiece } from './log.ts';
import { piecePhrases } from './pieces.ts';

const say: SentenceTag<LogPiece> = sentence;

const { citizens, card, afterlife, die, crowd } = piecePhrases({
  one: citizen => [citizen === 'artisan' ? 'an ' : 'a ', text.citizens[citizen].name],
  plural: citizen => text.citizens[citizen].plural,
  hiddenCard: 'a card',
  afterlife: id => text.afterlives[id].name,
  and: ' and ',
});

const LACKS: { readonly [L in AbilityLack]: string } = {
  dice: 'no die is left in play',
  debens: 'there are not enough Debens',
  card: 'no card is left in hand',
  victim: 'no Farmer can be stolen',
  bread: 'no bread is left',
  hungry: 'all citizens have bread',
};

export const en: IunuLogText = {
  clauses: {
    roundBegun: ({ round, starter }) => say`Round ${round} · ${{ seat: starter }} starts`,
    diceRolled: ({ dice }) => say`The dice show ${joinSentences(dice.map(die), ', ', ' and ')}`,
    dieRerolled: ({ face }) => say`rolls a die again and gets ${die(face)}`,
    endTriggered: () => ['The deck is empty: this round is the last'],
    citizensPlayed: ({ citizen, count }) => say`lays ${citizens(citizen, count)}`,
    cardStashed: ({ citizen }) => say`puts ${card(citizen)} under a ${citizens('scribe', 1).slice(1)}`,
    cardDrawn: ({ citizen }) => say`draws ${card(citizen)}`,
    afterlifeDrawn: ({ cards, count }) =>
      cards === HIDDEN
        ? [`looks at ${count === 1 ? 'an Afterlife card' : `${count} Afterlife cards`}`]
        : say`looks at ${joinSentences(cards.map(afterlife), ', ', ' and ')}`,
    afterlifeKept: ({ card: id }) => (id === HIDDEN ? ['keeps one'] : say`keeps ${afterlife(id)}`),
    tributeAnswered: ({ victim, pays }) =>
      pays ? say`takes tribute from ${{ seat: victim }}` : say`${{ seat: victim }} pays no tribute`,
    farmerStolen: ({ from }) => say`steals ${citizens('farmer', 1)} from ${{ seat: from }}`,
    citizenFed: (_event, _context, fed) => say`feeds ${crowd(fed.map(({ citizen }) => citizen))}`,
    artisanHired: (_event, _context, hired) => say`pays ${citizens('artisan', hired.length)}`,
    cardPlaced: (_event, _context, placed) => say`places ${crowd(placed.map(({ citizen }) => citizen))}`,
    cardTaken: (_event, _context, taken) => say`takes ${crowd(taken.map(({ citizen }) => citizen))}`,
    cardRevealed: ({ citizen }) => say`${citizens(citizen, 1)} joins the Forum`,
    oldestRemoved: ({ citizen }) => say`the oldest card, ${citizens(citizen, 1)}, leaves the game`,
    cityTook: ({ city, citizen }) => say`${text.cities[city]} takes ${citizens(citizen, 1)} from the Forum`,
    stashRevealed: ({ cards }) => say`shows ${crowd(cards)} from under the Scribes`,
    afterlifeRevealed: ({ card: id }) => say`shows ${afterlife(id)}`,
    cityFed: (_event, _context, fed) =>
      joinSentences(
        CITIES.flatMap(city => {
          const own = fed.filter(one => one.city === city).map(({ citizen }) => citizen);
          return own.length === 0 ? [] : [say`${text.cities[city]} feeds ${crowd(own)}`];
        }),
        '; ',
      ),
    cityDrewAfterlife: ({ city, card: id }) => say`${text.cities[city]} draws ${afterlife(id)}`,
    abilityLacked: ({ lack }) => [`without effect (${LACKS[lack]})`],
    gameEnded: () => ['The game is over'],
    standingSet: ({ answer }) => [
      {
        ask: 'You will be asked for tribute',
        pay: 'You will always pay tribute',
        yield: 'You will never pay tribute',
      }[answer],
    ],
  },
  amounts: { deben: amount => (amount === 1 ? '1 Deben' : `${amount} Debens`) },
};
