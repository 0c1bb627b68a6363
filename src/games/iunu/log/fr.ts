import { HIDDEN, typesetFrench } from '#kernel';
import { joinSentences, sentence, type SentenceTag } from '#kernel/log';
import { fr as text } from '../text/fr.ts';
import { CITIES, type AbilityLack } from '../types.ts';
import type { IunuLogText, LogPiece } from './log.ts';
import { piecePhrases } from './pieces.ts';

const say: SentenceTag<LogPiece> = sentence;

const { citizens, card, afterlife, die, crowd } = piecePhrases({
  one: citizen => ['un ', text.citizens[citizen].name],
  plural: citizen => text.citizens[citizen].plural,
  hiddenCard: 'une carte',
  afterlife: id => text.afterlives[id].name,
  and: ' et ',
});

const LACKS: { readonly [L in AbilityLack]: string } = {
  dice: 'il ne reste aucun dé en jeu',
  debens: 'les debens ne suffisent pas',
  card: 'il ne reste aucune carte en main',
  victim: 'aucun Fermier ne peut être volé',
  bread: 'il ne reste pas de pain',
  hungry: 'tous les citoyens ont du pain',
};

export const fr: IunuLogText = typesetFrench<IunuLogText>({
  clauses: {
    roundBegun: ({ round, starter }) => say`Manche ${round} · ${{ seat: starter }} commence`,
    diceRolled: ({ dice }) => say`Les dés montrent ${joinSentences(dice.map(die), ', ', ' et ')}`,
    dieRerolled: ({ face }) => say`relance un dé et obtient ${die(face)}`,
    endTriggered: () => ['La pioche est vide : cette manche est la dernière'],
    citizensPlayed: ({ citizen, count }) => say`pose ${citizens(citizen, count)}`,
    cardStashed: ({ citizen }) => say`glisse ${card(citizen)} sous un ${citizens('scribe', 1).slice(1)}`,
    cardDrawn: ({ citizen }) => say`pioche ${card(citizen)}`,
    afterlifeDrawn: ({ cards, count }) =>
      cards === HIDDEN
        ? [`regarde ${count === 1 ? 'une carte Au-delà' : `${count} cartes Au-delà`}`]
        : say`regarde ${joinSentences(cards.map(afterlife), ', ', ' et ')}`,
    afterlifeKept: ({ card: id }) => (id === HIDDEN ? ['en garde une'] : say`garde ${afterlife(id)}`),
    tributeAnswered: ({ victim, pays }) =>
      pays ? say`fait payer un tribut à ${{ seat: victim }}` : say`${{ seat: victim }} ne paie pas de tribut`,
    farmerStolen: ({ from }) => say`vole ${citizens('farmer', 1)} à ${{ seat: from }}`,
    citizenFed: (_event, _context, fed) => say`nourrit ${crowd(fed.map(({ citizen }) => citizen))}`,
    artisanHired: (_event, _context, hired) => say`paie ${citizens('artisan', hired.length)}`,
    cardPlaced: (_event, _context, placed) => say`place ${crowd(placed.map(({ citizen }) => citizen))}`,
    cardTaken: (_event, _context, taken) => say`prend ${crowd(taken.map(({ citizen }) => citizen))}`,
    cardRevealed: ({ citizen }) => say`${citizens(citizen, 1)} rejoint le Forum`,
    oldestRemoved: ({ citizen }) => say`la carte la plus ancienne, ${citizens(citizen, 1)}, quitte le jeu`,
    cityTook: ({ city, citizen }) => say`${text.cities[city]} prend ${citizens(citizen, 1)} du Forum`,
    stashRevealed: ({ cards }) => say`montre ${crowd(cards)} de sous les Scribes`,
    afterlifeRevealed: ({ card: id }) => say`montre ${afterlife(id)}`,
    cityFed: (_event, _context, fed) =>
      joinSentences(
        CITIES.flatMap(city => {
          const own = fed.filter(one => one.city === city).map(({ citizen }) => citizen);
          return own.length === 0 ? [] : [say`${text.cities[city]} nourrit ${crowd(own)}`];
        }),
        ' ; ',
      ),
    cityDrewAfterlife: ({ city, card: id }) => say`${text.cities[city]} pioche ${afterlife(id)}`,
    abilityLacked: ({ lack }) => [`sans effet (${LACKS[lack]})`],
    gameEnded: () => ['La partie est finie'],
    standingSet: ({ answer }) => [
      {
        ask: 'Le tribut vous sera demandé',
        pay: 'Vous paierez toujours le tribut',
        yield: 'Vous ne paierez jamais de tribut',
      }[answer],
    ],
  },
  amounts: { deben: amount => (amount < 2 ? `${amount} deben` : `${amount} debens`) },
});
