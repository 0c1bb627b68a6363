import { HIDDEN, seat as toSeat, type Seat } from '#kernel';
import { costOfBid, limitOf, playerOf, sellerFor, type Auction as Lot, type View } from '../game.ts';
import { ArtifactCard, CardBack } from '../pieces/Cards.tsx';
import { lotPlace } from '../places.ts';
import { useTable } from '../table.ts';
import { useBoardText } from '../words.ts';
import { Act, movesOf } from './Act.tsx';
import { Who } from './Who.tsx';
import { Title } from './Title.tsx';

/** The seats that have passed since the highest bid: those who spoke last. */
export const passedIn = (view: View, { passes, leader }: Lot, bidder: Seat): readonly number[] => {
  const seats = view.players.map((_, index) => index);
  const isIn = (seat: number): boolean => {
    const player = playerOf(view, toSeat(seat));
    return player.hand.length < limitOf(player) && seat !== leader;
  };
  const before = seats.map((_, index) => (bidder - 1 - index + 2 * seats.length) % seats.length);
  return before.filter(seat => seat !== bidder && isIn(seat)).slice(0, passes);
};

const Bidders = ({ lot, bidder }: { readonly lot: Lot; readonly bidder: Seat }) => {
  const { view } = useTable();
  const { auction } = useBoardText();
  const passed = passedIn(view, lot, bidder);
  const noteOf = (seat: Seat): string => {
    const player = playerOf(view, seat);
    if (seat === lot.leader) return auction.leads(lot.high);
    if (player.hand.length >= limitOf(player)) return auction.full;
    if (seat === bidder) return auction.toBid;
    return passed.includes(seat) ? auction.passed : auction.isIn;
  };
  return (
    <ul className="dd-bidders">
      {view.players.map((_, index) => (
        <li key={index} className={index === lot.leader ? 'is-leading' : passed.includes(index) ? 'is-out' : ''}>
          <Who seat={toSeat(index)}>{noteOf(toSeat(index))}</Who>
        </li>
      ))}
    </ul>
  );
};

const Ladder = ({ seat }: { readonly seat: Seat }) => {
  const { view, moves } = useTable();
  const { auction } = useBoardText();
  const own = playerOf(view, seat);
  const bids = movesOf(moves, 'bid');
  const [pass] = movesOf(moves, 'passBid');
  return (
    <fieldset className="dd-ladder" aria-label={auction.ladder}>
      {bids.map(move => {
        const cost = costOfBid(view, seat, move.amount);
        return (
          <Act key={move.amount} move={move} className="dd-rung">
            <b>{move.amount}</b>
            {cost !== move.amount && <small>{cost}</small>}
            <span className="sr-only">{auction.cost(cost, own.gold - cost)}</span>
          </Act>
        );
      })}
      {pass !== undefined && (
        <Act move={pass} className="dd-act-wide">
          {auction.pass}
        </Act>
      )}
    </fieldset>
  );
};

const LotCard = () => {
  const { view } = useTable();
  const { auction } = useBoardText();
  const { upForBid } = view;
  const isKnown = upForBid !== HIDDEN && upForBid !== 'none';
  return (
    <figure className="dd-lot">
      {isKnown ? <ArtifactCard card={upForBid} place={lotPlace} /> : <CardBack place={lotPlace} />}
      <figcaption>
        {isKnown && <b>{upForBid} · </b>}
        {isKnown ? auction.onlyYou : auction.covered}
      </figcaption>
    </figure>
  );
};

/** An artifact is sold: who is still in, the bids as steps, and what each would cost. */
export const Auction = () => {
  const { view, name } = useTable();
  const { auction } = useBoardText();
  const { step, viewer } = view;
  if (step.at !== 'bidding') return null;
  const seller = viewer === 'audience' ? 'bank' : sellerFor(view, viewer, 'dwarves');
  return (
    <section className="dd-moment dd-auction">
      <Title>{auction.lot(step.auction.lot + 1, step.auction.lots)}</Title>
      <div className="dd-sale">
        <LotCard />
        <Bidders lot={step.auction} bidder={step.bidder} />
      </div>
      {viewer === step.bidder && (
        <>
          <Ladder seat={viewer} />
          <p className="dd-note">{auction.paidTo(seller === 'bank' ? auction.bank : name(seller))}</p>
        </>
      )}
    </section>
  );
};
