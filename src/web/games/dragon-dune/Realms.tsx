import { seat as toSeat, type Seat } from '#kernel';
import { bankOf, castlesHeld, factionOf, goldFree, graveyardOf, NOBODY, ownSeat, playerOf } from './game.ts';
import { Icon } from './pieces/Drawing.tsx';
import { factionClass, Seal } from './pieces/Shield.tsx';
import { bankPlace, gravePlace, holdPlace, pursePlace } from './places.ts';
import { movesOf } from './panel/Act.tsx';
import { useTable } from './table.ts';
import { useBoardText } from './words.ts';

interface Holding {
  readonly icon: string;
  readonly words: string;
  readonly count: number;
  readonly place?: string;
}

const Holdings = ({ holdings }: { readonly holdings: readonly Holding[] }) =>
  holdings.map(({ icon, words, count, place }) => (
    <span key={icon} className={`dd-holding dd-holding-${icon}`} title={words} data-place={place}>
      <Icon id={icon} />
      <b>{count}</b>
      <span className="sr-only">{words}</span>
    </span>
  ));

const Name = ({ seat }: { readonly seat: Seat }) => {
  const { view, name } = useTable();
  const { realm } = useBoardText();
  const { ally } = playerOf(view, seat);
  return (
    <span className="dd-realm-name">
      <b>{name(seat)}</b>
      {view.starter === seat && view.turn > 0 && (
        <span className="dd-first" title={realm.starts}>
          1<span className="sr-only">{realm.starts}</span>
        </span>
      )}
      {ally !== NOBODY && (
        <span className="dd-ally" title={realm.ally(name(ally))}>
          <Seal faction={factionOf(view, ally)} />
          <span className="sr-only">{realm.ally(name(ally))}</span>
        </span>
      )}
    </span>
  );
};

/** How much for whom: the second of two clicks. */
const Gifts = ({ to }: { readonly to: Seat }) => {
  const { asides, play, name, view, order } = useTable();
  const { realm } = useBoardText();
  const seat = ownSeat(view);
  const gifts = movesOf(asides, 'giveGold').filter(gift => gift.to === to);
  return (
    <div className="dd-gifts">
      <span>{realm.giveHow(name(to), seat === undefined ? 0 : goldFree(view, seat))}</span>
      <div className="dd-chips">
        {gifts.map(gift => (
          <button
            key={gift.amount}
            type="button"
            className="dd-act dd-chip"
            aria-label={realm.amount(gift.amount, name(to))}
            onClick={() => {
              order({ type: 'left' });
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

const Realm = ({ seat }: { readonly seat: Seat }) => {
  const { view, orders, order, asides, name } = useTable();
  const { realm } = useBoardText();
  const player = playerOf(view, seat);
  const isGiving = orders.at === 'giving' && orders.to === seat;
  const canGive = movesOf(asides, 'giveGold').some(({ to }) => to === seat);
  const isAsked = ((view.asked >> seat) & 1) === 1;
  const holdings: readonly Holding[] = [
    { icon: 'keep', words: realm.castles, count: castlesHeld(view, seat) },
    { icon: 'coins', words: realm.gold, count: player.gold, place: pursePlace(seat) },
    { icon: 'event', words: realm.cards, count: player.hand.length, place: holdPlace(seat) },
    { icon: 'chest', words: realm.bank, count: bankOf(player), place: bankPlace(seat) },
    { icon: 'tomb', words: realm.graveyard, count: graveyardOf(player), place: gravePlace(seat) },
  ];
  return (
    <li className={`dd-realm ${factionClass(player.faction)} ${isAsked ? 'is-asked' : ''}`}>
      <Seal faction={player.faction} />
      <Name seat={seat} />
      <Holdings holdings={holdings} />
      {canGive && (
        <button
          type="button"
          className="dd-give"
          aria-expanded={isGiving}
          aria-label={realm.give(name(seat))}
          title={realm.give(name(seat))}
          onClick={() => order(isGiving ? { type: 'left' } : { type: 'ordered', orders: { at: 'giving', to: seat } })}
        >
          <Icon id="coins" />+
        </button>
      )}
      {isGiving && canGive && <Gifts to={seat} />}
    </li>
  );
};

/** What everybody has, for all to see; and a way to give of one's own. */
export const Realms = () => {
  const { view } = useTable();
  const { realm } = useBoardText();
  return (
    <section className="dd-realms" aria-label={realm.title}>
      <ul>
        {view.players.map((_, index) => (
          <Realm key={index} seat={toSeat(index)} />
        ))}
      </ul>
    </section>
  );
};
