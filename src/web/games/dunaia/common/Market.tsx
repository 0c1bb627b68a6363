import { at } from '#kernel';
import { NO_TILE, offersIn, type Offer } from '#games/dunaia/facts';
import { useAppText } from '../../../app/text/useAppText.ts';
import { Icon } from '../pieces/Drawing.tsx';
import { Tile } from '../pieces/Tile.tsx';
import { salePlace } from '../places.ts';
import { useBoard } from '../boardContext.ts';
import { saleAttempt, saleMoves } from '../targets.ts';
import { TargetItem } from '../parts/Target.tsx';
import { vars } from '../../../board/vars.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

export const Price = ({ price }: { readonly price: number }) => (
  <span className="dunaia-price" aria-hidden="true">
    {price}
    <Icon id="i-flower" />
  </span>
);

const Gone = ({ from, level }: Offer) => {
  const text = useBoardText();
  const { colon } = useAppText();
  return (
    <li className="dunaia-sale is-gone" data-place={salePlace(from)}>
      <span className="sr-only">{`${text.slot(level)}${colon}${text.gone}`}</span>
    </li>
  );
};

/** A tile for sale, in its slot or on its pile. */
const Sale = ({ offer }: { readonly offer: Offer }) => {
  const { view, moves } = useBoard();
  const text = useBoardText();
  const { building } = useGameText();
  const { from, level, tile, price } = offer;
  const { name, rule } = building(tile);
  const size = from.startsWith('pile') ? at(view.piles, level - 1).size : 0;
  const where = size > 0 ? text.pile(level, size) : text.slot(level);
  const isChosen = view.step.at === 'placing' && view.step.from === from && view.turn === view.viewer;
  return (
    <TargetItem
      itemClass="dunaia-sale"
      className={`dunaia-for-sale ${isChosen ? 'is-chosen' : ''}`}
      place={salePlace(from)}
      label={[name, where, text.price(price), rule].join(', ')}
      moves={saleMoves(moves, from)}
      attempt={saleAttempt(view, from)}
      hint={`tile/${tile}`}
      itemStyle={vars({ '--depth': Math.min(size, 3) })}
      beside={<Price price={price} />}
    >
      <Tile tile={tile} />
    </TargetItem>
  );
};

/** The six tiles for sale: slots above, the tops of the piles below. */
export const Market = () => {
  const { view } = useBoard();
  const text = useBoardText();
  return (
    <section className="dunaia-panel dunaia-market" aria-label={text.panels.market}>
      <h2>{text.panels.market}</h2>
      <ul className="dunaia-sales">
        {offersIn(view).map(offer =>
          offer.tile === NO_TILE ? <Gone key={offer.from} {...offer} /> : <Sale key={offer.from} offer={offer} />,
        )}
      </ul>
    </section>
  );
};
