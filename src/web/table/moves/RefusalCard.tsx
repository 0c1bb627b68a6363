import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { momentText, refusalText } from '#kernel';
import { CloseIcon, NoIcon } from '../../app/icons.tsx';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import type { MoveRefusal } from '../../session/protocol.ts';
import type { RefusalNotice } from '../../session/sessionState.ts';
import { useEscapeKey } from '../keyboard/useEscapeKey.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import type { TableProps } from '../tableProps.ts';
import './moves.css';

const WIDTH = 320;
const GAP = 12;

/** Beside the element that was clicked, and inside the window. */
const positionBeside = (anchor: Element | undefined, height: number): CSSProperties => {
  if (anchor === undefined) return { left: '50%', bottom: '24%', transform: 'translateX(-50%)' };
  const { left, right, top } = anchor.getBoundingClientRect();
  const x = right + GAP + WIDTH < innerWidth ? right + GAP : Math.max(GAP, left - GAP - WIDTH);
  return { left: Math.min(x, innerWidth - WIDTH - GAP), top: Math.max(GAP, Math.min(top, innerHeight - height - GAP)) };
};

const isRulebookRule = ({ rule }: MoveRefusal): boolean => /^\d/.test(rule);

interface RefusalCardProps extends TableProps {
  readonly notice: RefusalNotice;
}

/** Why a move was refused, in words, with a link to the rule. */
export const RefusalCard = ({ session, table, client, name, openRules, notice }: RefusalCardProps) => {
  const text = useAppText();
  const language = useSettings(settings => settings.language);
  const card = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({});
  useLayoutEffect(() => setStyle(positionBeside(notice.anchor, card.current?.offsetHeight ?? 0)), [notice]);
  const close = (): void => session.showRefusal(undefined);
  useEscapeKey(true, close);
  const { refusal, move } = notice;
  const moments = client.moments.read()[language];
  const sentence =
    'barrier' in refusal
      ? text.table.barrier[refusal.barrier]
      : (momentText(moments, refusal, move) ??
        refusalText(client.text[language], refusal, name) ??
        text.table.notAMove);
  return (
    <div className="why-not" role="alert" ref={card} style={style}>
      <NoIcon />
      <div>
        <p>{sentence}</p>
        {isRulebookRule(refusal) && (
          <RuleLink game={table.game} rule={refusal.rule} open={openRules}>
            {text.table.rule(refusal.rule)}
          </RuleLink>
        )}
      </div>
      <button type="button" aria-label={text.table.close} onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
};
