import { HIDDEN, type EventView, type Hidden, type Seat, type Viewer } from '#kernel';
import type { Afterlife } from './components/afterlife.ts';
import type { Citizen, Counts } from './components/citizens.ts';
import type { City, CityName, Event, Options, Player, StandingAnswer, State, Step } from './types.ts';

export interface DynastyView {
  readonly cards: Counts;
  readonly loaves: Counts;
  readonly afterlife: Afterlife | 'none' | Hidden;
}

export interface PlayerView extends DynastyView {
  readonly debens: number;
  readonly handSize: number;
  readonly hand: readonly Citizen[] | Hidden;
  readonly stashSize: number;
  readonly stash: readonly Citizen[] | Hidden;
  /** What everybody saw going to the hand: it is there or under a Scribe. */
  readonly known: readonly Citizen[];
  readonly peeked: readonly Afterlife[] | Hidden;
  readonly standing: StandingAnswer | Hidden;
}

interface CityView extends DynastyView {
  readonly name: CityName;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly players: readonly PlayerView[];
  readonly cities: readonly CityView[];
  readonly deckSize: number;
  readonly forum: readonly Citizen[];
  readonly gone: readonly Citizen[];
  readonly afterlifeSize: number;
  readonly dice: readonly number[];
  readonly bread: number;
  readonly round: number;
  readonly starter: Seat;
  readonly turn: Seat;
  readonly turnsTaken: number;
  readonly ending: boolean;
  readonly step: Step;
}

/** Rule 1.3: what is hidden in a hand, under a Scribe and under a Priest is open to its owner only; a scored Afterlife card to all. */
const viewPlayer = (player: Player, isOwn: boolean, isOver: boolean): PlayerView => ({
  debens: player.debens,
  cards: player.cards,
  loaves: player.loaves,
  afterlife: isOwn || isOver || player.afterlife === 'none' ? player.afterlife : HIDDEN,
  handSize: player.hand.length,
  hand: isOwn ? player.hand : HIDDEN,
  stashSize: player.stash.length,
  stash: isOwn ? player.stash : HIDDEN,
  known: player.known,
  peeked: isOwn ? player.peeked : HIDDEN,
  standing: isOwn ? player.standing : HIDDEN,
});

const viewCity = ({ name, cards, loaves, afterlife }: City): CityView => ({ name, cards, loaves, afterlife });

const viewStep = (step: Step, isActor: boolean): Step =>
  step.at === 'consulting' && !isActor ? { at: step.at, die: step.die, drawn: HIDDEN, count: step.count } : step;

/** Names every field that may leave the server, so that a new secret in `State` stays secret by default. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  players: state.players.map((player, index) => viewPlayer(player, index === viewer, state.step.at === 'over')),
  cities: state.cities.map(viewCity),
  deckSize: state.deck.length,
  forum: state.forum,
  gone: state.gone,
  afterlifeSize: state.afterlifeDeck.length,
  dice: state.dice,
  bread: state.bread,
  round: state.round,
  starter: state.starter,
  turn: state.turn,
  turnsTaken: state.turnsTaken,
  ending: state.ending,
  step: viewStep(state.step, state.turn === viewer),
});

export const viewEvent = (event: Event, viewer: Viewer): EventView<Event> => {
  switch (event.type) {
    case 'cardStashed':
    case 'cardDrawn':
      return event.seat === viewer ? event : { ...event, citizen: HIDDEN };
    case 'afterlifeDrawn':
      return event.seat === viewer ? event : { ...event, cards: HIDDEN };
    case 'afterlifeKept':
      return { ...event, deck: HIDDEN, card: event.seat === viewer ? event.card : HIDDEN };
    case 'standingSet':
      // Not even that an answer was left: it is nobody's business.
      return event.seat === viewer ? event : undefined;
    default:
      return event;
  }
};
