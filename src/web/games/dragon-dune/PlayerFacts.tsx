import { bankOf, castlesHeld, factionOf, graveyardOf, NOBODY, playerOf, type View } from './game.ts';
import type { Seat } from '#kernel';
import { Icon } from './pieces/Drawing.tsx';
import { Seal } from './pieces/Shield.tsx';
import { useBoardText, useGameText } from './words.ts';

/** What is public of a player: faction, castles, gold, artifacts, units to come and units lost, and an ally. */
export const PlayerFacts = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const { realm } = useBoardText();
  const { factions } = useGameText();
  const player = playerOf(view, seat);
  const facts = [
    { icon: 'keep', words: realm.castles, count: castlesHeld(view, seat) },
    { icon: 'coins', words: realm.gold, count: player.gold },
    { icon: 'event', words: realm.cards, count: player.hand.length },
    { icon: 'chest', words: realm.bank, count: bankOf(player) },
    { icon: 'tomb', words: realm.graveyard, count: graveyardOf(player) },
  ];
  return (
    <span className="dd-facts">
      <b>{factions[player.faction].name}</b>
      {player.ally !== NOBODY && (
        <span title={factions[factionOf(view, player.ally)].name}>
          <Seal faction={factionOf(view, player.ally)} />
          <span className="sr-only">{realm.ally(factions[factionOf(view, player.ally)].name)}</span>
        </span>
      )}
      {facts.map(({ icon, words, count }) => (
        <span key={icon} title={words}>
          <Icon id={icon} />
          {count}
          <span className="sr-only"> {words}</span>
        </span>
      ))}
    </span>
  );
};
