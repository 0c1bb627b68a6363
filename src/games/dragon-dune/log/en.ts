import { HIDDEN } from '#kernel';
import { joinSentences, sentence, type Sentence, type SentenceTag } from '#kernel/log';
import { idOf } from '../components/territories.ts';
import type { Account, CardUse, LossCause, UnitsHow } from '../events.ts';
import { GONE } from '../places.ts';
import { en as text } from '../text/en.ts';
import type { Answer, Plan } from '../types.ts';
import type { DragonDuneLogText, LogPiece } from './log.ts';
import { card, isMountain, land, seatsIn, sign, territory, isFought, type AnyCard } from './pieces.ts';

type Phrase = Sentence<LogPiece>;
const say: SentenceTag<LogPiece> = sentence;

const units = (count: number): string => (count === 1 ? '1 unit' : `${count} units`);
const group = (count: number, elites: number): string =>
  `${units(count)}${elites === 0 ? '' : `, ${elites} of them elite`}`;
const place = (where: number): Phrase => {
  const id = land(where);
  return [territory(id, isMountain(id) ? 'the Great Mountain' : idOf(id))];
};
const cardName = (id: AnyCard): Phrase => (id === HIDDEN ? ['a card'] : id === 'none' ? ['no artifact'] : [card(id)]);
const dragons = sign('dragon', 'the dragons');

const USES: { readonly [U in CardUse]: string } = {
  payment: 'to pay for it',
  halfPrice: 'to hire at half price',
  range: 'to go one territory further',
  hiding: 'to hide',
  stop: 'to stop it',
  question: 'to ask both questions',
  graveyard: 'to bring 2 units back',
  flight: 'to fly',
  control: 'to steer the dragons',
  march: 'to move once more',
  honesty: 'to ask an honest question',
  walls: 'to bring down walls',
  chaos: 'to call the chaos monster',
  battle: 'after the battle',
  choice: 'by choice',
};

const CAUSES: { readonly [C in LossCause]: string } = {
  dragon: ' to the dragons',
  redDragon: ' to the Red Dragon',
  troll: ' to the Troll',
  battle: '',
  treachery: ' to treachery',
  chaos: ' to the chaos monster',
};

interface UnitsMove {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly elites: number;
}

const HOW: { readonly [H in UnitsHow]: (event: UnitsMove) => Phrase } = {
  deploy: ({ count, to }) => say`places ${units(count)} in ${place(to)}`,
  revive: ({ count, elites }) => say`brings ${group(count, elites)} back`,
  conscript: ({ count, elites, to }) => say`conscripts ${group(count, elites)} in ${place(to)}`,
  hire: ({ count, elites, to }) => say`hires ${group(count, elites)} in ${place(to)}`,
  raise: ({ count, to }) => say`raises ${units(count)} in ${place(to)}`,
  march: ({ count, elites, from, to }) => say`moves ${group(count, elites)} from ${place(from)} to ${place(to)}`,
  ride: ({ count, from, to }) => say`rides with ${units(count)} from ${place(from)} to ${place(to)}`,
  fly: ({ count, from, to }) => say`flies with ${units(count)} from ${place(from)} to ${place(to)}`,
  disband: ({ count, elites, from }) => say`disbands ${group(count, elites)} in ${place(from)}`,
};

const plan = ({ units: sent, elites, card: played, isBlessed }: Plan): Phrase =>
  say`${group(sent, elites)} and ${cardName(played)}${isBlessed ? ', blessed' : ''}`;

const COLOURS: { readonly [C in Answer['colour']]: string } = {
  red: 'a red artifact',
  black: 'a black artifact',
  none: 'no artifact',
  any: '',
};

const answer = ({ colour, units: sent }: Answer): string =>
  [COLOURS[colour], ...(sent === -1 ? [] : [units(sent)])].filter(part => part !== '').join(', ');

const isGone = (to: number): boolean => to === (GONE as number);

const income = (incomes: readonly { readonly to: Account; readonly amount: number }[]): Phrase =>
  joinSentences(
    incomes.flatMap(({ to, amount }) => (to === 'bank' ? [] : [say`${{ seat: to }} ${amount} gold`])),
    ', ',
  );

export const en: DragonDuneLogText = {
  clauses: {
    turnBegun: ({ turn }) => [`Turn ${turn}`],
    roundBegun: ({ round }) => [text.rounds[round]],
    starterDrawn: ({ seat }) => say`${{ seat }} is the Starting Player`,
    dragonPlaced: ({ number }) => say`${dragons} begin on ${number}`,
    answerVoided: () => ['your secret answer would break your promise and counts as “no”'],
    standingSet: ({ window, isOn }) => [
      isOn
        ? `you are no longer asked about ${text.windows[window]}`
        : `you are asked again about ${text.windows[window]}`,
    ],
    starterMoved: ({ to }) => say`${{ seat: to }} is the next Starting Player`,
    gameEnded: ({ winner, reason }) =>
      ({
        castles: say`${{ seat: winner }} controls three castles and wins`,
        orcs: say`six turns are over: ${{ seat: winner }} wins with the Orcs`,
        mostCastles: say`${{ seat: winner }} controls the most castles and wins`,
        mountain: say`${{ seat: winner }} holds the Great Mountain and wins`,
        order: say`${{ seat: winner }} comes first among equals and wins`,
      })[reason],
    dragonMoved: ({ roll, to, isSteered }) => say`${dragons} ${isSteered ? 'are steered' : 'move'} ${roll}, to ${to}`,
    unitsMoved: event => HOW[event.how](event),
    unitsLost: ({ territory: where, to, count, elites, cause }) =>
      say`loses ${group(count, elites)}${isFought(cause) ? '' : say` in ${place(where)}`}${CAUSES[cause]}${isGone(to) ? ', for good' : ''}`,
    hidingChanged: ({ territory: where, isHidden }) =>
      isHidden ? say`hides in ${place(where)}` : say`comes out of hiding in ${place(where)}`,
    trollLeft: () => say`${sign('troll', 'the Troll')} leaves`,
    wallsBreached: ({ territory: where }) => say`brings down the walls of ${place(where)}`,
    goldPlaced: ({ territory: where, amount }) => say`${amount} gold in ${place(where)}`,
    goldBurnt: ({ territory: where, amount }) => say`${amount} gold in ${place(where)} are lost`,
    goldCollected: (_event, _context, collected) =>
      say`collects ${joinSentences(
        collected.map(({ territory: where, amount }) => say`${amount} gold in ${place(where)}`),
        ', ',
        ' and ',
      )}`,
    goldMoved: ({ to, amount, why }, _context, incomes) =>
      why === 'income' || to === 'bank'
        ? say`income: ${income(incomes)}`
        : say`gives ${{ seat: to }} ${amount} gold${why === 'promise' ? ' as promised' : ''}`,
    hireDeclared: () => ['announces hiring'],
    hireDropped: () => ['hires nobody'],
    disbandDeclared: () => ['announces an early disbanding'],
    checkCardRevealed: ({ card: id, isRedDragon }) =>
      say`the check card is ${card(id)}${isRedDragon ? ', the Red Dragon appears' : ''}`,
    eventCardRevealed: ({ card: id }) => say`the event is ${card(id)}`,
    eventPeeked: ({ card: id }) =>
      id === HIDDEN ? ['looks at the next event card'] : say`looks at the next event card, ${card(id)}`,
    cardPutUp: ({ card: id }) =>
      id === HIDDEN ? say`${sign('artifact', 'an artifact')} is put up` : say`${card(id)} is put up`,
    bidMade: (_event, _context, bids) =>
      joinSentences(
        bids.map(({ seat, amount }, index) => say`${{ seat }} ${index === 0 ? 'bids ' : ''}${amount}`),
        ', ',
      ),
    cardWon: ({ bid }) => say`wins ${sign('artifact', 'the artifact')} with a bid of ${bid}`,
    cardUnsold: () => ['nobody wants it'],
    cardDrawn: ({ card: id }) => say`draws ${cardName(id)}`,
    cardDiscarded: ({ card: id, use }) => say`discards ${card(id)} ${USES[use]}`,
    lootSold: ({ card: id }) => say`discards the stolen ${card(id)}`,
    lootTaken: ({ from, card: id }) => say`steals ${cardName(id)} from ${{ seat: from }}`,
    councilBegun: () => say`${sign('council', 'the Great Council')} meets`,
    allianceProposed: ({ to }) => say`proposes an alliance to ${{ seat: to }}`,
    proposalRefused: () => ['who refuses'],
    allianceFormed: ({ other }) => say`allies with ${{ seat: other }}`,
    allianceBroken: ({ ally }) => say`breaks with ${{ seat: ally }}`,
    battleBegun: ({ battle: { territory: where, fighters } }) =>
      say`attacks ${{ seat: fighters[1] }} in ${place(where)}`,
    questionAsked: ({ about }) => [
      `asks for ${about === 'colour' ? 'the colour' : about === 'number' ? 'the number' : 'colour and number'}`,
    ],
    questionAnswered: ({ answer: given }) => [`answers ${answer(given)}`],
    plansRevealed: ({ plans }) => say`sends ${joinSentences(plans.map(plan), ' against ')}`,
    betrayalsRevealed: ({ betrayals }) => [
      betrayals.includes('swapped') ? 'treachery with Queen and Jack swapped' : 'treachery',
    ],
    battleWon: ({ territory: where, loser, values }) =>
      values.length === 0
        ? say`defeats ${{ seat: loser }} in ${place(where)} by treachery`
        : say`defeats ${{ seat: loser }} in ${place(where)}, ${values.join(' to ')}`,
    battleLostByAll: ({ cause }) => [
      cause === 'chaos' ? 'the chaos monster destroys everything' : 'both betray, both lose everything there',
    ],
    honestlyAsked: ({ of, words }) => say`asks ${{ seat: of }}: “${words}”`,
    honestlyAnswered: ({ isYes }) => [isYes ? 'answers yes' : 'answers no'],
    agreementOffered: ({ agreement: { id, parties, clauses } }, { name }) =>
      say`offers agreement ${id} (${seatsIn(parties).map(name).join(', ')}): ${clauses.map(one => text.clause(one, name)).join(' ')}`,
    agreementAccepted: ({ agreement }) => [`accepts agreement ${agreement}`],
    agreementBound: ({ agreement }) => [`agreement ${agreement} is binding`],
    agreementDeclined: ({ agreement }) => [`declines agreement ${agreement}`],
    endWished: ({ agreement }) => [`wishes to end agreement ${agreement}`],
    agreementEnded: ({ agreement }) => [`agreement ${agreement} is over`],
    debtLeft: ({ agreement, clause: { by, to }, left }) =>
      say`agreement ${agreement}: ${{ seat: by }} still owes ${{ seat: to }} ${left} gold`,
    clauseSettled: ({ agreement, clause, how }, { name }) => [
      `agreement ${agreement}, ${{ kept: 'kept', waived: 'waived, since it could not be kept', expired: 'expired' }[how]}: ${text.clause(clause, name)}`,
    ],
  },
  amounts: { gold: amount => `${amount} gold` },
};
