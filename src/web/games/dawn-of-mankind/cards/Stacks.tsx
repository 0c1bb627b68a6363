import { isSame } from '#kernel';
import { openStacks, ownPlayer, priceOf, studyPrice, type Cost, type Move, type OpenStack } from '../game.ts';
import { CardEffect } from '../pieces/CardEffect.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { Amounts } from '../pieces/Goods.tsx';
import { clanClass } from '../pieces/Meeple.tsx';
import { stackPlace } from '../places.ts';
import { Target } from '../Target.tsx';
import { stackMoves } from '../targets.ts';
import { useTable } from '../table.ts';
import { useBoardText, useGameText, useTableWords } from '../words.ts';
import './cards.css';

const isFree = (cost: Cost): boolean => Object.values(cost).every(amount => amount === 0);

const Price = ({ cost }: { readonly cost: Cost }) => {
  const text = useBoardText();
  return isFree(cost) ? <b className="dawn-free">{text.free}</b> : <Amounts cost={cost} />;
};

/** What the top card costs, and what the one below it will. */
const Prices = ({ stack: { card, left, price } }: { readonly stack: OpenStack }) => {
  const { view } = useTable();
  const text = useBoardText();
  if (price === undefined) return <span className="dawn-price is-out">{text.soldOut}</span>;
  const sold = view.sold[view.stacks.indexOf(card)] ?? 0;
  return (
    <span className="dawn-price">
      <span className="dawn-price-now">
        <Price cost={price} />
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

/** What the tile asks besides is paid with the card. */
const WithFee = ({ stack: { card, price } }: { readonly stack: OpenStack }) => {
  const { view } = useTable();
  const total = studyPrice(view, card);
  return isSame(total, price) ? null : (
    <span className="dawn-verb" aria-hidden="true">
      <Price cost={total} />
    </span>
  );
};

/** What is spoken: the card, and what it would cost or does. */
const useLabel = ({ card, left }: OpenStack, isOwned: boolean, move: Move | undefined): string => {
  const { view, name } = useTable();
  const text = useBoardText();
  const words = useTableWords();
  const { progress } = useGameText();
  return [
    progress[card].name,
    text.left(left),
    ...(isOwned ? [text.yours] : []),
    move === undefined ? progress[card].rule : words.move(move, view, name),
  ].join(', ');
};

const Stack = ({ stack }: { readonly stack: OpenStack }) => {
  const { view, moves } = useTable();
  const text = useBoardText();
  const { progress } = useGameText();
  const { card, left } = stack;
  const offered = stackMoves(moves, card);
  const isOwned = ownPlayer(view)?.cards.includes(card) ?? false;
  const label = useLabel(stack, isOwned, offered[0]);
  return (
    <li className={`dawn-stack is-left-${Math.min(left, 3)}`}>
      <Target
        className={`dawn-stack-card ${left === 0 ? 'is-out' : ''}`}
        place={stackPlace(card)}
        label={label}
        moves={offered}
        attempt={{ type: 'study', card }}
        hint={card}
      >
        <span className="theme-dawn dawn-stack-art">
          <Icon id={`g-${card}`} />
        </span>
        <span className="dawn-stack-text">
          <b>{progress[card].name}</b>
          <span className="dawn-stack-effect">
            <CardEffect card={card} />
          </span>
        </span>
        <Prices stack={stack} />
        {isOwned && view.viewer !== 'audience' && (
          <i className={`dawn-owned ${clanClass(view.viewer)}`}>{text.yours}</i>
        )}
        {offered.length > 0 && <WithFee stack={stack} />}
      </Target>
    </li>
  );
};

/** The five Progress stacks, cheapest card on top. */
export const Stacks = () => {
  const { view } = useTable();
  const text = useBoardText();
  return (
    <section className="dawn-stacks" aria-label={text.progress}>
      <ul>
        {openStacks(view).map(stack => (
          <Stack key={stack.card} stack={stack} />
        ))}
      </ul>
    </section>
  );
};
