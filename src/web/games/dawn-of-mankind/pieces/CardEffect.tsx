import { memo } from 'react';
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

const Arrow = () => <span className="dawn-becomes">▸</span>;

/** What an ability of the mat is worth, printed or with its card. */
export const MatEffect = memo(({ ability, isCard }: { readonly ability: MatCard; readonly isCard: boolean }) => {
  const text = useBoardText();
  const side = isCard ? 'card' : 'mat';
  if (ability === 'cooking') {
    const { fruit, meat, points } = MAT.cooking[side];
    return (
      <>
        <span>
          {fruit.value}
          <Icon id="fruit" />
          <Arrow />
          <Points amount={points.value} />
        </span>
        <span>
          {meat.value}
          <Icon id="meat" />
          <Arrow />
          <Points amount={points.value} />
        </span>
      </>
    );
  }
  const lines =
    ability === 'religion'
      ? [
          [text.food(PAIR), MAT.religion[side].food.value],
          [text.items(PAIR), MAT.religion[side].items.value],
        ]
      : [
          [text.aCard, MAT.storytelling[side].card.value],
          [text.aMeeple, MAT.storytelling[side].meeple.value],
        ];
  return lines.map(([what, worth]) => (
    <span key={what}>
      {what}
      <Arrow />
      <Points amount={worth} />
    </span>
  ));
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
