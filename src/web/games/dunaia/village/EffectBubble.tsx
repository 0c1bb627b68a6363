import type { AwakeningEffect } from '#games/dunaia/facts';
import { useMovePreview } from '../pointedMove.ts';
import type { EffectPreview } from '../preview.ts';
import { Icon } from '../pieces/Drawing.tsx';
import type { BoardText } from '../text/text.ts';
import { useBoardText } from '../text/useBoardText.ts';

interface EffectLabel {
  readonly signs: readonly string[];
  readonly words: string;
  readonly more?: string;
}

const effectLabel = (gives: AwakeningEffect, text: BoardText): EffectLabel => {
  const { gives: say } = text;
  switch (gives.kind) {
    case 'flower':
      return { signs: ['i-flower'], words: say.flowers(1) };
    case 'nothing':
      return { signs: [], words: say.nothing };
    case 'chip':
      return gives.isInserted
        ? { signs: [], words: say.nothing, more: say.chipIsIn(gives.chip) }
        : { signs: ['i-chip'], words: say.chip(gives.chip) };
    case 'advance':
      return {
        signs: ['i-step'],
        words: say.step(gives.to, gives.last),
        ...(gives.to === gives.last && { more: say.complete }),
      };
    case 'gains': {
      const { flower, chip, move } = gives.gains;
      const parts = [
        ...(flower > 0 ? [{ sign: 'i-flower', words: say.flowers(flower) }] : []),
        ...(chip > 0 ? [{ sign: 'i-chip', words: say.chips(chip) }] : []),
        ...(move > 0 ? [{ sign: 'i-move', words: say.moves(move) }] : []),
      ];
      return { signs: parts.map(({ sign }) => sign), words: parts.map(({ words }) => words).join(', ') };
    }
  }
};

const secondLineOf = (
  { turn, ifSecond }: EffectPreview,
  more: string | undefined,
  text: BoardText,
): string | undefined => {
  if (ifSecond !== undefined) return text.gives.ifSecond(effectLabel(ifSecond, text).words);
  if (more !== undefined) return more;
  return turn === 0 ? undefined : turn === 1 ? text.gives.first : text.gives.second;
};

/** What a square would give, in a bubble on it. */
export const EffectBubble = ({ square }: { readonly square: number }) => {
  const text = useBoardText();
  const { effects } = useMovePreview();
  const effect = effects?.find(each => each.square === square);
  if (effect === undefined) return null;
  const { signs, words, more } = effectLabel(effect.gives, text);
  const second = secondLineOf(effect, more, text);
  return (
    <span className="dunaia-gift" data-gives={effect.gives.kind} aria-hidden="true">
      {effect.turn > 0 && <b className="dunaia-turn">{effect.turn}</b>}
      {signs.map(sign => (
        <Icon key={sign} id={sign} />
      ))}
      <span>
        <b>{words}</b>
        {second && <small>{second}</small>}
      </span>
    </span>
  );
};
