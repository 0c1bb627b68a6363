import { memo, type ReactNode } from 'react';
import {
  BONUS_CARDS,
  isMatCard,
  LEADERSHIP_POINTS,
  MAT,
  PAIR,
  type MatCard,
  type Progress,
} from '#games/dawn-of-mankind/facts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';
import { Icon } from './Drawing.tsx';
import { Points } from './Goods.tsx';

type Side = 'card' | 'mat';

const Arrow = () => <span className="dawn-becomes">▸</span>;

/** What is exchanged for points. */
const Exchange = ({ points, children }: { readonly points: number; readonly children: ReactNode }) => (
  <span>
    {children}
    <Arrow />
    <Points amount={points} />
  </span>
);

const Cooking = ({ side }: { readonly side: Side }) => {
  const { fruit, meat, points } = MAT.cooking[side];
  return (
    <>
      <Exchange points={points.value}>
        {fruit.value}
        <Icon id="fruit" />
      </Exchange>
      <Exchange points={points.value}>
        {meat.value}
        <Icon id="meat" />
      </Exchange>
    </>
  );
};

const Religion = ({ side }: { readonly side: Side }) => {
  const text = useBoardText();
  const { food, items } = MAT.religion[side];
  return (
    <>
      <Exchange points={food.value}>
        {PAIR}
        <Icon id="food" />
      </Exchange>
      <Exchange points={items.value}>{text.items(PAIR)}</Exchange>
    </>
  );
};

const Storytelling = ({ side }: { readonly side: Side }) => {
  const text = useBoardText();
  const { card, meeple } = MAT.storytelling[side];
  return (
    <>
      <Exchange points={card.value}>{text.aCard}</Exchange>
      <Exchange points={meeple.value}>{text.aMeeple}</Exchange>
    </>
  );
};

const MAT_EFFECTS = { cooking: Cooking, religion: Religion, storytelling: Storytelling } as const;

/** What an ability of the mat is worth, printed or with its card. */
export const MatEffect = memo(({ ability, isCard }: { readonly ability: MatCard; readonly isCard: boolean }) => {
  const Effect = MAT_EFFECTS[ability];
  return <Effect side={isCard ? 'card' : 'mat'} />;
});

/** What a card does, in as few signs as possible; its rule is in its hint. */
export const CardEffect = memo(({ card }: { readonly card: Progress }) => {
  const text = useBoardText();
  const { faces } = useGameText();
  if (isMatCard(card)) return <MatEffect ability={card} isCard />;
  const bonus = BONUS_CARDS.find(({ card: other }) => other === card);
  if (bonus !== undefined) {
    const face = bonus.on === 'gather' ? 'gather-3-c2' : bonus.on === 'hunt' ? 'hunt-2' : 'tool-1';
    return (
      <span>
        {faces[face].name} +{bonus.amount.value}
        <Icon id={bonus.gives} />
      </span>
    );
  }
  if (card === 'leadership') {
    return (
      <span>
        {text.short.leadership} +{LEADERSHIP_POINTS.value}
        <Icon id="vp" />
      </span>
    );
  }
  return <span>{card === 'adaptability' || card === 'medicine' || card === 'dyes' ? text.short[card] : ''}</span>;
});
