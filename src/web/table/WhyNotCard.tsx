import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { Link } from 'wouter';
import { refusalText } from '#kernel';
import { CloseIcon, NoIcon } from '../app/icons.tsx';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import type { LocalRefusal } from '../local/protocol.ts';
import type { TableProps } from './Frame.tsx';

const WIDTH = 320;
const GAP = 12;

/** Beside the place that was clicked, and inside the window. */
const besides = (place: Element | undefined, height: number): CSSProperties => {
  if (place === undefined) return { left: '50%', bottom: '24%', transform: 'translateX(-50%)' };
  const { left, right, top } = place.getBoundingClientRect();
  const x = right + GAP + WIDTH < innerWidth ? right + GAP : Math.max(GAP, left - GAP - WIDTH);
  return { left: Math.min(x, innerWidth - WIDTH - GAP), top: Math.max(GAP, Math.min(top, innerHeight - height - GAP)) };
};

const isRulebookRule = ({ rule }: LocalRefusal): boolean => /^\d/.test(rule);

/** Why a click did nothing, in words, with the way to the rule. */
export const WhyNotCard = ({ session, state, table, client, name }: TableProps) => {
  const text = useText();
  const language = useSettings(settings => settings.language);
  const card = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({});
  const { whyNot } = state;
  useLayoutEffect(() => {
    if (whyNot !== undefined) setStyle(besides(whyNot.place, card.current?.offsetHeight ?? 0));
  }, [whyNot]);
  useEffect(() => {
    if (whyNot === undefined) return;
    const close = (event: KeyboardEvent): void => void (event.key === 'Escape' && session.explain(undefined));
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [whyNot, session]);
  if (whyNot === undefined) return null;
  const { refusal } = whyNot;
  const sentence =
    'barrier' in refusal
      ? text.table.barrier[refusal.barrier]
      : (refusalText(client.text[language], refusal, name) ?? text.table.notAMove);
  return (
    <div className="why-not" role="alert" ref={card} style={style}>
      <NoIcon />
      <div>
        <p>{sentence}</p>
        {isRulebookRule(refusal) && (
          <Link href={`/rules/${table.game}#${refusal.rule}`}>{text.table.rule(refusal.rule)}</Link>
        )}
      </div>
      <button type="button" aria-label={text.table.close} onClick={() => session.explain(undefined)}>
        <CloseIcon />
      </button>
    </div>
  );
};
