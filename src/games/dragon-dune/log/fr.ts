import { HIDDEN, typesetFrench, countFrench } from '#kernel';
import { joinSentences, sentence, type Sentence, type SentenceTag } from '#kernel/log';
import { idOf } from '../components/territories.ts';
import type { Account, CardUse, LossCause, UnitsHow } from '../events.ts';
import { GONE } from '../places.ts';
import { fr as text } from '../text/fr.ts';
import type { Answer, Plan } from '../types.ts';
import type { DragonDuneLogText, LogPiece } from './log.ts';
import { card, isMountain, land, seatsIn, sign, territory, isFought, type AnyCard } from './pieces.ts';

type Phrase = Sentence<LogPiece>;
const say: SentenceTag<LogPiece> = sentence;

const units = (count: number): string => countFrench(count, 'unité', 'unités');
const gold = (amount: number): string => countFrench(amount, 'pièce d’or', 'pièces d’or');
const group = (count: number, elites: number): string =>
  `${units(count)}${elites === 0 ? '' : `, dont ${elites} d’élite`}`;
const named = (where: number, mountain: string, other: string): Phrase => {
  const id = land(where);
  return isMountain(id) ? [mountain, territory(id, 'la Grande Montagne')] : [other, territory(id, idOf(id))];
};
const place = (where: number): Phrase => named(where, '', '');
const into = (where: number): Phrase => named(where, 'sur ', 'en ');
const from = (where: number): Phrase => named(where, 'de ', 'de ');
const cardName = (id: AnyCard): Phrase =>
  id === HIDDEN ? ['une carte'] : id === 'none' ? ['aucun artefact'] : [card(id)];
const dragons = sign('dragon', 'les dragons');

const USES: { readonly [U in CardUse]: string } = {
  payment: 'pour le payer',
  halfPrice: 'pour engager à moitié prix',
  range: 'pour aller un territoire plus loin',
  hiding: 'pour se cacher',
  stop: 'pour l’arrêter',
  question: 'pour poser les deux questions',
  graveyard: 'pour ramener 2 unités',
  flight: 'pour voler',
  control: 'pour guider les dragons',
  march: 'pour se déplacer encore',
  honesty: 'pour poser une question honnête',
  walls: 'pour abattre des murs',
  chaos: 'pour appeler le monstre du chaos',
  battle: 'après la bataille',
  choice: 'de son plein gré',
};

const CAUSES: { readonly [C in LossCause]: string } = {
  dragon: ' à cause des dragons',
  redDragon: ' à cause du Dragon rouge',
  troll: ' à cause du Troll',
  battle: '',
  treachery: ' par trahison',
  chaos: ' à cause du monstre du chaos',
};

interface UnitsMove {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly elites: number;
}

const way = (event: UnitsMove): Phrase => say`${from(event.from)} vers ${place(event.to)}`;

const HOW: { readonly [H in UnitsHow]: (event: UnitsMove) => Phrase } = {
  deploy: ({ count, to }) => say`place ${units(count)} ${into(to)}`,
  revive: ({ count, elites }) => say`ramène ${group(count, elites)}`,
  conscript: ({ count, elites, to }) => say`conscrit ${group(count, elites)} ${into(to)}`,
  hire: ({ count, elites, to }) => say`engage ${group(count, elites)} ${into(to)}`,
  raise: ({ count, to }) => say`lève ${units(count)} ${into(to)}`,
  march: event => say`déplace ${group(event.count, event.elites)} ${way(event)}`,
  ride: event => say`chevauche avec ${units(event.count)} ${way(event)}`,
  fly: event => say`vole avec ${units(event.count)} ${way(event)}`,
  disband: event => say`dissout ${group(event.count, event.elites)} ${into(event.from)}`,
};

const plan = ({ units: sent, elites, card: played, isBlessed }: Plan): Phrase =>
  say`${group(sent, elites)} et ${cardName(played)}${isBlessed ? ', avec bénédiction' : ''}`;

const COLOURS: { readonly [C in Answer['colour']]: string } = {
  red: 'un artefact rouge',
  black: 'un artefact noir',
  none: 'aucun artefact',
  any: '',
};

const answer = ({ colour, units: sent }: Answer): string =>
  [COLOURS[colour], ...(sent === -1 ? [] : [units(sent)])].filter(part => part !== '').join(', ');

const isGone = (to: number): boolean => to === (GONE as number);

const income = (incomes: readonly { readonly to: Account; readonly amount: number }[]): Phrase =>
  joinSentences(
    incomes.flatMap(({ to, amount }) => (to === 'bank' ? [] : [say`${{ seat: to }} ${gold(amount)}`])),
    ', ',
  );

export const fr: DragonDuneLogText = typesetFrench<DragonDuneLogText>({
  clauses: {
    turnBegun: ({ turn }) => [`Tour ${turn}`],
    roundBegun: ({ round }) => [text.rounds[round]],
    starterDrawn: ({ seat }) => say`${{ seat }} est premier joueur`,
    dragonPlaced: ({ number }) => say`${dragons} commencent sur ${number}`,
    answerVoided: () => ['votre réponse secrète romprait votre promesse et vaut « non »'],
    standingSet: ({ window, isOn }) => [
      isOn
        ? `on ne vous demande plus : ${text.windows[window]}`
        : `on vous demande de nouveau : ${text.windows[window]}`,
    ],
    starterMoved: ({ to }) => say`${{ seat: to }} sera le premier joueur suivant`,
    gameEnded: ({ winner, reason }) =>
      ({
        castles: say`${{ seat: winner }} contrôle trois châteaux et gagne`,
        orcs: say`six tours sont passés : ${{ seat: winner }} gagne avec les Orques`,
        mostCastles: say`${{ seat: winner }} contrôle le plus de châteaux et gagne`,
        mountain: say`${{ seat: winner }} tient la Grande Montagne et gagne`,
        order: say`${{ seat: winner }} est le premier des joueurs à égalité et gagne`,
      })[reason],
    dragonMoved: ({ roll, to, isSteered }) =>
      say`${dragons} ${isSteered ? 'sont guidés' : 'avancent'} de ${roll}, jusqu’à ${to}`,
    unitsMoved: event => HOW[event.how](event),
    unitsLost: ({ territory: where, to, count, elites, cause }) =>
      say`perd ${group(count, elites)}${isFought(cause) ? '' : say` ${into(where)}`}${CAUSES[cause]}${isGone(to) ? ', pour de bon' : ''}`,
    hidingChanged: ({ territory: where, isHidden }) =>
      isHidden ? say`se cache ${into(where)}` : say`sort de sa cachette ${into(where)}`,
    trollLeft: () => say`${sign('troll', 'le Troll')} s’en va`,
    wallsBreached: ({ territory: where }) => say`abat les murs ${from(where)}`,
    goldPlaced: ({ territory: where, amount }) => say`${gold(amount)} ${into(where)}`,
    goldBurnt: ({ territory: where, amount }) =>
      say`${countFrench(amount, 'pièce d’or perdue', 'pièces d’or perdues')} ${into(where)}`,
    goldCollected: (_event, _context, collected) =>
      say`récolte ${joinSentences(
        collected.map(({ territory: where, amount }) => say`${gold(amount)} ${into(where)}`),
        ', ',
        ' et ',
      )}`,
    goldMoved: ({ to, amount, why }, _context, incomes) =>
      why === 'income' || to === 'bank'
        ? say`revenu : ${income(incomes)}`
        : say`donne ${gold(amount)} à ${{ seat: to }}${why === 'promise' ? ', comme promis' : ''}`,
    hireDeclared: () => ['annonce un engagement'],
    hireDropped: () => ['n’engage personne'],
    disbandDeclared: () => ['annonce une dissolution anticipée'],
    checkCardRevealed: ({ card: id, isRedDragon }) =>
      say`la carte de contrôle est ${card(id)}${isRedDragon ? ', le Dragon rouge apparaît' : ''}`,
    eventCardRevealed: ({ card: id }) => say`l’événement est ${card(id)}`,
    eventPeeked: ({ card: id }) =>
      id === HIDDEN ? ['regarde le prochain événement'] : say`regarde le prochain événement, ${card(id)}`,
    cardPutUp: ({ card: id }) =>
      id === HIDDEN
        ? say`${sign('artifact', 'un artefact')} est mis aux enchères`
        : say`${card(id)} est mis aux enchères`,
    bidMade: (_event, _context, bids) =>
      joinSentences(
        bids.map(({ seat, amount }, index) => say`${{ seat }} ${index === 0 ? 'mise ' : ''}${amount}`),
        ', ',
      ),
    cardWon: ({ bid }) => say`remporte ${sign('artifact', 'l’artefact')} avec une mise de ${bid}`,
    cardUnsold: () => ['personne n’en veut'],
    cardDrawn: ({ card: id }) => say`pioche ${cardName(id)}`,
    cardDiscarded: ({ card: id, use }) => say`défausse ${card(id)} ${USES[use]}`,
    lootSold: ({ card: id }) => say`défausse l’artefact volé, ${card(id)}`,
    lootTaken: ({ from: loser, card: id }) => say`vole ${cardName(id)} à ${{ seat: loser }}`,
    councilBegun: () => say`${sign('council', 'le Grand Conseil')} se réunit`,
    allianceProposed: ({ to }) => say`propose une alliance à ${{ seat: to }}`,
    proposalRefused: () => ['qui refuse'],
    allianceFormed: ({ other }) => say`s’allie à ${{ seat: other }}`,
    allianceBroken: ({ ally }) => say`rompt avec ${{ seat: ally }}`,
    battleBegun: ({ battle: { territory: where, fighters } }) => say`attaque ${{ seat: fighters[1] }} ${into(where)}`,
    questionAsked: ({ about }) => [
      `demande ${about === 'colour' ? 'la couleur' : about === 'number' ? 'le nombre' : 'la couleur et le nombre'}`,
    ],
    questionAnswered: ({ answer: given }) => [`répond ${answer(given)}`],
    plansRevealed: ({ plans }) => say`envoie ${joinSentences(plans.map(plan), ' contre ')}`,
    betrayalsRevealed: ({ betrayals }) => [
      betrayals.includes('swapped') ? 'trahison, Dame et Valet échangés' : 'trahison',
    ],
    battleWon: ({ territory: where, loser, values }) =>
      values.length === 0
        ? say`bat ${{ seat: loser }} ${into(where)} par trahison`
        : say`bat ${{ seat: loser }} ${into(where)}, ${values.join(' à ')}`,
    battleLostByAll: ({ cause }) => [
      cause === 'chaos' ? 'le monstre du chaos détruit tout' : 'les deux trahissent et perdent tout ce qu’ils ont là',
    ],
    honestlyAsked: ({ of, words }) => say`demande à ${{ seat: of }} : « ${words} »`,
    honestlyAnswered: ({ isYes }) => [isYes ? 'répond oui' : 'répond non'],
    agreementOffered: ({ agreement: { id, parties, clauses } }, { name }) =>
      say`propose l’accord ${id} (${seatsIn(parties).map(name).join(', ')}) : ${clauses.map(one => text.clause(one, name)).join(' ')}`,
    agreementAccepted: ({ agreement }) => [`accepte l’accord ${agreement}`],
    agreementBound: ({ agreement }) => [`l’accord ${agreement} engage`],
    agreementDeclined: ({ agreement }) => [`refuse l’accord ${agreement}`],
    endWished: ({ agreement }) => [`souhaite la fin de l’accord ${agreement}`],
    agreementEnded: ({ agreement }) => [`l’accord ${agreement} prend fin`],
    debtLeft: ({ agreement, clause: { by, to }, left }) =>
      say`accord ${agreement} : ${{ seat: by }} doit encore ${left} or à ${{ seat: to }}`,
    clauseSettled: ({ agreement, clause, how }, { name }) => [
      `accord ${agreement}, ${{ kept: 'promesse tenue', waived: 'remis, faute de pouvoir être tenu', expired: 'terme échu' }[how]} : ${text.clause(clause, name)}`,
    ],
  },
  amounts: { gold },
});
