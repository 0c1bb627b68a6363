import { memo } from 'react';
import type { Seat } from '#kernel';
import { bankOf, factionOf, graveyardOf, NOBODY, playerAt, type Faction, type View } from '#games/dragon-dune/facts';
import { Icon } from '../pieces/Drawing.tsx';
import { Seal } from '../pieces/Shield.tsx';
import { bankPlace, gravePlace, holdPlace } from '../places.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

interface FactsProps {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly ally: Faction | undefined;
  readonly cards: number;
  readonly bank: number;
  readonly graveyard: number;
}

const Facts = memo(({ seat, faction, ally, cards, bank, graveyard }: FactsProps) => {
  const { realm } = useBoardText();
  const { factions } = useGameText();
  const facts = [
    { icon: 'event', words: realm.cards, count: cards, place: holdPlace(seat) },
    { icon: 'chest', words: realm.bank, count: bank, place: bankPlace(seat) },
    { icon: 'tomb', words: realm.graveyard, count: graveyard, place: gravePlace(seat) },
  ];
  return (
    <span className="dd-facts">
      <b>{factions[faction].name}</b>
      {ally !== undefined && (
        <span title={factions[ally].name}>
          <Seal faction={ally} />
          <span className="sr-only">{realm.ally(factions[ally].name)}</span>
        </span>
      )}
      {facts.map(({ icon, words, count, place }) => (
        <span key={icon} title={words} data-place={place}>
          <Icon id={icon} />
          {count}
          <span className="sr-only"> {words}</span>
        </span>
      ))}
    </span>
  );
});

/** What is public of a player beside the map: faction, ally, artifacts, units to come and units lost. The strip of realms has the rest. */
export const PlayerFacts = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const player = playerAt(view, seat);
  const { faction, ally, hand } = player;
  return (
    <Facts
      seat={seat}
      faction={faction}
      ally={ally === NOBODY ? undefined : factionOf(view, ally)}
      cards={hand.length}
      bank={bankOf(player)}
      graveyard={graveyardOf(player)}
    />
  );
};
