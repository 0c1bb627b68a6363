import { Suspense, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useHintTarget, type HintTarget } from './useHintTarget.ts';
import './board.css';

const GAP = 18;
const EDGE = 8;

/** Above or below the piece, inside the board. */
const positionFor = (hint: HTMLElement, element: Element, area: Element): CSSProperties => {
  const piece = element.getBoundingClientRect();
  const board = area.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = hint;
  const middle = piece.left + piece.width / 2 - board.left - width / 2;
  const above = piece.top - board.top - height - GAP;
  const top = above >= EDGE ? above : piece.bottom - board.top + GAP;
  return {
    left: Math.max(EDGE, Math.min(middle, board.width - width - EDGE)),
    top: Math.max(EDGE, Math.min(top, board.height - height - EDGE)),
  };
};

export interface HintBoxProps {
  /** The board, inside which the hint is positioned. */
  readonly root: RefObject<HTMLElement | null>;
  /** The text for a piece's `data-hint`. */
  readonly children: (about: string) => ReactNode;
}

type TooltipProps = HintBoxProps & { readonly target: HintTarget };

const Tooltip = ({ root, target, children }: TooltipProps) => {
  const hint = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (hint.current !== null && root.current !== null)
      setStyle(positionFor(hint.current, target.element, root.current));
  }, [target, root]);
  return (
    <div className="board-hint" role="tooltip" ref={hint} style={style}>
      {children(target.about)}
    </div>
  );
};

/**
 * The tooltip of a piece: on hover, on focus, or after a long press. It is there once its text is loaded, so that it is
 * never empty and its size is known when it is positioned.
 */
export const HintBox = ({ root, children }: HintBoxProps) => {
  const target = useHintTarget(root);
  if (target === undefined || !target.element.isConnected) return null;
  return (
    <Suspense>
      <Tooltip root={root} target={target}>
        {children}
      </Tooltip>
    </Suspense>
  );
};
