import { memo } from 'react';
import { at, isDeepEqual } from '#kernel';
import {
  openStacks,
  ownPlayer,
  priceOf,
  studyPrice,
  type Cost,
  type Move,
  type OpenStack,
  type Progress,
} from '#games/dawn-of-mankind/facts';
import { CardEffect } from '../pieces/CardEffect.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { Amounts } from '../pieces/Goods.tsx';
import { clanClass } from '../pieces/Meeple.tsx';
import { stackPlace } from '../places.ts';
import { Target } from '../parts/Target.tsx';
import { stackMoves } from '../targets.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText, useTableText } from '../text/useBoardText.ts';
import '../style/cards.css';

const isFree = (cost: Cost): boolean => Object.values(cost).every(amount => amount === 0);

const Price = ({ cost }: { readonly cost: Cost }) => {
  const text = useBoardText();
  return isFree(cost) ? <b className="dawn-free">{text.free}</b> : <Amounts cost={cost} />;
};

interface PricesProps {
  readonly card: Progress;
  readonly sold: number;
  readonly left: number;
}

/** What the top card costs, and what the one below it will. */
const Prices = ({ card, sold, left }: PricesProps) => {
  const text = useBoardText();
  if (left === 0) return <span className="dawn-price is-out">{text.soldOut}</span>;
  return (
    <span className="dawn-price">
      <span className="dawn-price-now">
        <Price cost={priceOf(card, sold)} />
      </span>
      <small>
        {left > 1 ? (
          <>
            {text.afterwards} <Price cost={priceOf(card, sold + 1)} />
          </>
        ) : (
          text.lastOne
        )}
      </small>
    </span>
  );
};

interface StackProps extends PricesProps {
  readonly label: string;
  readonly moves: readonly Move[];
  /** The viewer, if this card is theirs already. */
  readonly owner: number | undefined;
  /** What is paid with the card, where the tile asks for more than its price. */
  readonly total: Cost | undefined;
}

const Stack = memo(({ card, sold, left, label, moves, owner, total }: StackProps) => {
  const text = useBoardText();
  const { progress } = useGameText();
  return (
    <li className={`dawn-stack is-left-${Math.min(left, 3)}`}>
      <Target
        className={`dawn-stack-card ${left === 0 ? 'is-out' : ''}`}
        place={stackPlace(card)}
        label={label}
        moves={moves}
        attempt={{ type: 'study', card }}
        hint={card}
      >
        <span className="theme-dawn-of-mankind dawn-stack-art">
          <Icon id={`g-${card}`} />
        </span>
        <span className="dawn-stack-text">
          <b>{progress[card].name}</b>
          <span className="dawn-stack-effect">
            <CardEffect card={card} />
          </span>
        </span>
        <Prices card={card} sold={sold} left={left} />
        {owner !== undefined && <i className={`dawn-owned ${clanClass(owner)}`}>{text.yours}</i>}
        {total && (
          <span className="dawn-verb" aria-hidden="true">
            <Price cost={total} />
          </span>
        )}
      </Target>
    </li>
  );
});

/** What is said and offered of a stack now. */
const useStack = () => {
  const { view, moves, name } = useBoard();
  const text = useBoardText();
  const words = useTableText();
  const { progress } = useGameText();
  return ({ card, left, price }: OpenStack) => {
    const offered = stackMoves(moves, card);
    const [move] = offered;
    const isOwned = ownPlayer(view)?.cards.includes(card) ?? false;
    const total = move && studyPrice(view, card);
    const label = [
      progress[card].name,
      text.left(left),
      ...(isOwned ? [text.yours] : []),
      move === undefined ? progress[card].rule : words.move(move, view, name),
    ];
    return {
      label: label.join(', '),
      moves: offered,
      owner: isOwned ? Number(view.viewer) : undefined,
      total: isDeepEqual(total, price) ? undefined : total,
    };
  };
};

/** The five Progress stacks, cheapest card on top. */
export const Stacks = () => {
  const { view } = useBoard();
  const text = useBoardText();
  const sayStack = useStack();
  return (
    <section className="dawn-stacks" aria-label={text.progress}>
      <ul>
        {openStacks(view).map((stack, index) => (
          <Stack
            key={stack.card}
            card={stack.card}
            sold={at(view.sold, index)}
            left={stack.left}
            {...sayStack(stack)}
          />
        ))}
      </ul>
    </section>
  );
};
