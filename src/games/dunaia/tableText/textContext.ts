import { at, type NameOf, type Seat } from '#kernel';
import { NO_TILE } from '../components/buildings.ts';
import { ELDER_PLACES, FIXED_CHIPS, type ElderPlace } from '../components/elders.ts';
import type { MarketPlaceId } from '../components/market.ts';
import { elderAt } from '../elders.ts';
import { awakeningEffectAt, nextOnTrack, priceFor, wantedBy } from '../facts.ts';
import { tileOn } from '../market.ts';
import { besideCircle, playerAt } from '../queries.ts';
import { levelOf } from '../tiles.ts';
import type { DunaiaText } from '../text/text.ts';
import type { Player, Source, State } from '../types.ts';
import type { PlayerView, View } from '../view.ts';
import type { AwakeningFacts, ChipFacts, Phrases, SiteFacts, SquareEffect } from './phrases.ts';

/** One language: the game text, and the phrases of the table text. */
interface LanguagePack {
  readonly text: DunaiaText;
  readonly phrases: Phrases;
}

/** A view, and what it takes to put it into words. */
export interface TextContext extends LanguagePack {
  readonly view: View;
  /** An imagined state that fits the view, to ask the rules about. */
  readonly state: State;
  readonly name: NameOf;
}

/** Whoever must act, as the rules see them. */
export const activePlayer = ({ state }: TextContext): Player => playerAt(state, state.turn);

/** Whoever must act, as everybody sees them. */
export const activeView = ({ view }: TextContext): PlayerView => at(view.players, view.turn);

export const elderNameAt = ({ text, state }: TextContext, place: ElderPlace): string =>
  text.elders[elderAt(state, place)].name;

/** The fragments of an unfinished Artefact, by the Elders beside whom their kinds lie. */
export const fragmentNames = (context: TextContext, { fragments }: PlayerView): readonly string[] =>
  fragments.map(place => elderNameAt(context, place));

export const squareEffect = (
  { text, view }: TextContext,
  seat: Seat,
  square: number,
  dunaia: number,
): SquareEffect => ({
  square: at(text.squares, square),
  gives: awakeningEffectAt(view, seat, square, dunaia),
});

/** What a Dunaia awakens where it stands, or in another circle. */
export const awakeningFacts = (context: TextContext, seat: Seat, dunaia: number, circle: number): AwakeningFacts => {
  const [one, other] = besideCircle(circle);
  return {
    dunaia,
    circle: context.text.circle(circle),
    squares: [squareEffect(context, seat, one, dunaia), squareEffect(context, seat, other, dunaia)],
  };
};

export const siteFacts = (context: TextContext, square: number): SiteFacts => {
  const player = activePlayer(context);
  return {
    square: at(context.text.squares, square),
    building: context.text.building(at(player.tiles, square)).name,
    ...nextOnTrack(player, square),
  };
};

export const chipFacts = (context: TextContext, chip: number): ChipFacts => {
  const { place, other } = wantedBy(chip);
  return { chip, elder: elderNameAt(context, place), other, hasOther: activeView(context).chips.includes(other) };
};

/** The tile of a place, and its price for whoever must act, perhaps by another way; nothing where no tile is left. */
export const tileFactsAt = (context: TextContext, from: MarketPlaceId | 'booked', way: Source = from) => {
  const player = activePlayer(context);
  const tile = from === 'booked' ? player.booked : tileOn(context.state, from);
  return tile === NO_TILE ? undefined : tileFacts(context, tile, way);
};

export const tileFacts = (context: TextContext, tile: number, from: Source) => ({
  card: context.text.building(tile),
  price: priceFor(context.view, context.view.turn, from, levelOf(tile)),
});

/** The chips that the Elders ask for, the same in every language: "1 + 2, 3 + 4, 5 + 6". */
export const WANTED_CHIPS = ELDER_PLACES.map(place => FIXED_CHIPS[place].value.join(' + ')).join(', ');
