import { memo, type Dispatch } from 'react';
import { seat as toSeat, type Seat } from '#kernel';
import {
  CASTLES_TO_WIN,
  castlesOf,
  factionOf,
  giftableGold,
  territoryFacts,
  NOBODY,
  ownSeat,
  playerAt,
  TERRITORIES,
  type Faction,
  type View,
} from '#games/dragon-dune/facts';
import type { DecisionInput } from '../pendingDecision.ts';
import { movesOf } from '../panel/MoveButton.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { factionClass, Seal, Shield } from '../pieces/Shield.tsx';
import { pursePlace } from '../places.ts';
import { useBoard, type DragonBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

/** A faction on the island: what it holds there, and the gold to go on with. The list of players says what lies beside the map. */
interface RealmData {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly ally: Faction | undefined;
  readonly isFirst: boolean;
  readonly isAsked: boolean;
  readonly castles: number;
  readonly units: number;
  readonly gold: number;
  readonly canGive: boolean;
  readonly isGiving: boolean;
}

const unitsOf = (view: View, seat: Seat): number =>
  TERRITORIES.flatMap(where => territoryFacts(view, where).armies)
    .filter(army => army.seat === seat)
    .reduce((sum, { count }) => sum + count, 0);

const realmOf = ({ view, decision, asides }: DragonBoard, seat: Seat): RealmData => {
  const { faction, ally, gold } = playerAt(view, seat);
  const canGive = movesOf(asides, 'giveGold').some(({ to }) => to === seat);
  return {
    seat,
    faction,
    ally: ally === NOBODY ? undefined : factionOf(view, ally),
    isFirst: view.starter === seat && view.turn > 0,
    isAsked: ((view.asked >> seat) & 1) === 1,
    castles: castlesOf(view, seat),
    units: unitsOf(view, seat),
    gold,
    canGive,
    isGiving: canGive && decision.at === 'giving' && decision.to === seat,
  };
};

const Name = ({ faction, ally, isFirst }: Pick<RealmData, 'faction' | 'ally' | 'isFirst'>) => {
  const { realm } = useBoardText();
  const { factions } = useGameText();
  return (
    <span className="dd-realm-name">
      <b>{factions[faction].name}</b>
      {isFirst && (
        <span className="dd-first" title={realm.starts}>
          1<span className="sr-only">{realm.starts}</span>
        </span>
      )}
      {ally !== undefined && (
        <span className="dd-ally" title={realm.ally(factions[ally].name)}>
          <Seal faction={ally} />
          <span className="sr-only">{realm.ally(factions[ally].name)}</span>
        </span>
      )}
    </span>
  );
};

const KEEPS = Array.from({ length: CASTLES_TO_WIN }, (_, index) => index);

/** As many as it takes to win; those that are held stand out. */
const Castles = ({ count }: { readonly count: number }) => {
  const { realm } = useBoardText();
  return (
    <span className="dd-castles" title={`${count} ${realm.castles}`}>
      {KEEPS.map(index => (
        <Icon key={index} id="keep" className={index < count ? '' : 'is-missing'} />
      ))}
      <span className="sr-only">
        {count} {realm.castles}
      </span>
    </span>
  );
};

/** How much for whom: the second of two clicks. */
const Gifts = ({ to }: { readonly to: Seat }) => {
  const { asides, play, name, view, decide } = useBoard();
  const { realm } = useBoardText();
  const seat = ownSeat(view);
  const gifts = movesOf(asides, 'giveGold').filter(gift => gift.to === to);
  return (
    <div className="dd-gifts">
      <span>{realm.giveHow(name(to), seat === undefined ? 0 : giftableGold(view, seat))}</span>
      <div className="dd-chips">
        {gifts.map(gift => (
          <button
            key={gift.amount}
            type="button"
            className="dd-act dd-chip"
            aria-label={realm.amount(gift.amount, name(to))}
            onClick={() => {
              decide({ type: 'left' });
              play(gift);
            }}
          >
            {gift.amount}
          </button>
        ))}
      </div>
    </div>
  );
};

interface RealmProps extends RealmData {
  readonly who: string;
  readonly decide: Dispatch<DecisionInput>;
}

const Give = ({ seat, who, isGiving, decide }: Pick<RealmProps, 'seat' | 'who' | 'isGiving' | 'decide'>) => {
  const { realm } = useBoardText();
  return (
    <button
      type="button"
      className="dd-give"
      aria-expanded={isGiving}
      aria-label={realm.give(who)}
      title={realm.give(who)}
      onClick={() => decide(isGiving ? { type: 'left' } : { type: 'chosen', decision: { at: 'giving', to: seat } })}
    >
      <Icon id="coins" />+
    </button>
  );
};

const Realm = memo((props: RealmProps) => {
  const { seat, faction, isAsked, castles, units, gold, canGive, isGiving } = props;
  const { realm } = useBoardText();
  return (
    <li className={`dd-realm ${factionClass(faction)} ${isAsked ? 'is-asked' : ''}`}>
      <Seal faction={faction} />
      <Name {...props} />
      <Castles count={castles} />
      <span className="dd-holding" title={realm.units}>
        <Shield faction={faction} />
        <b>{units}</b>
        <span className="sr-only">{realm.units}</span>
      </span>
      <span className="dd-holding dd-holding-coins" title={realm.gold} data-place={pursePlace(seat)}>
        <Icon id="coins" />
        <b>{gold}</b>
        <span className="sr-only">{realm.gold}</span>
      </span>
      {canGive && <Give {...props} />}
      {isGiving && <Gifts to={seat} />}
    </li>
  );
});

/** The race for the castles; and a way to give of one's gold. */
export const Realms = () => {
  const table = useBoard();
  const { view, name, decide } = table;
  const { realm } = useBoardText();
  const realms = view.players.map((_, index) => realmOf(table, toSeat(index)));
  return (
    <section className="dd-realms" aria-label={realm.title}>
      <ul>
        {realms.map(data => (
          <Realm key={data.seat} {...data} who={name(data.seat)} decide={decide} />
        ))}
      </ul>
    </section>
  );
};
