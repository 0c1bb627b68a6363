import { HIDDEN, seat as toSeat, type Seat } from '#kernel';
import { artifactPrice, handLimit, playerAt, sellerTo, type Auction as Lot, type View } from '#games/dragon-dune/facts';
import { ArtifactCard, CardBack } from '../pieces/Cards.tsx';
import { lotPlace } from '../places.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { MoveButton, movesOf } from './MoveButton.tsx';
import { PlayerTag } from './PlayerTag.tsx';
import { Title } from './Title.tsx';

/** The seats that have passed since the highest bid: those who spoke last. */
const passedIn = (view: View, { passes, leader }: Lot, bidder: Seat): readonly number[] => {
  const seats = view.players.map((_, index) => index);
  const isIn = (seat: number): boolean => {
    const player = playerAt(view, toSeat(seat));
    return player.hand.length < handLimit(player) && seat !== leader;
  };
  const before = seats.map((_, index) => (bidder - 1 - index + 2 * seats.length) % seats.length);
  return before.filter(seat => seat !== bidder && isIn(seat)).slice(0, passes);
};

const Bidders = ({ lot, bidder }: { readonly lot: Lot; readonly bidder: Seat }) => {
  const { view } = useBoard();
  const { auction } = useBoardText();
  const passed = passedIn(view, lot, bidder);
  const noteOf = (seat: Seat): string => {
    const player = playerAt(view, seat);
    if (seat === lot.leader) return auction.leads(lot.high);
    if (player.hand.length >= handLimit(player)) return auction.full;
    if (seat === bidder) return auction.toBid;
    return passed.includes(seat) ? auction.passed : auction.isIn;
  };
  return (
    <ul className="dd-bidders">
      {view.players.map((_, index) => (
        <li key={index} className={index === lot.leader ? 'is-leading' : passed.includes(index) ? 'is-out' : ''}>
          <PlayerTag seat={toSeat(index)}>{noteOf(toSeat(index))}</PlayerTag>
        </li>
      ))}
    </ul>
  );
};

const Ladder = ({ seat }: { readonly seat: Seat }) => {
  const { view, moves } = useBoard();
  const { auction } = useBoardText();
  const own = playerAt(view, seat);
  const bids = movesOf(moves, 'bid');
  const [pass] = movesOf(moves, 'passBid');
  return (
    <fieldset className="dd-ladder" aria-label={auction.ladder}>
      {bids.map(move => {
        const cost = artifactPrice(view, seat, move.amount);
        return (
          <MoveButton key={move.amount} move={move} className="dd-rung">
            <b>{move.amount}</b>
            {cost !== move.amount && <small>{cost}</small>}
            <span className="sr-only">{auction.cost(cost, own.gold - cost)}</span>
          </MoveButton>
        );
      })}
      {pass !== undefined && (
        <MoveButton move={pass} className="dd-act-wide">
          {auction.pass}
        </MoveButton>
      )}
    </fieldset>
  );
};

const LotCard = () => {
  const { view } = useBoard();
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
  const { view, name } = useBoard();
  const { auction } = useBoardText();
  const { step, viewer } = view;
  if (step.at !== 'bidding') return null;
  const seller = viewer === 'audience' ? 'bank' : sellerTo(view, viewer, 'dwarves');
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
