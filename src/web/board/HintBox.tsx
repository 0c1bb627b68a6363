import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useShown } from './useShown.ts';
import './board.css';

const GAP = 18;
const EDGE = 8;

/** Beside the piece, inside the board. */
const placeFor = (hint: HTMLElement, element: Element, area: Element): CSSProperties => {
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
  /** The board, which is also what the hint is placed in. */
  readonly root: RefObject<HTMLElement | null>;
  /** The words for a piece's `data-hint`. */
  readonly children: (about: string) => ReactNode;
}

/** What a piece is and does, in words: after a moment under the pointer, on focus, or after a long press. */
export const HintBox = ({ root, children }: HintBoxProps) => {
  const shown = useShown(root);
  const hint = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (shown !== undefined && hint.current !== null && root.current !== null)
      setStyle(placeFor(hint.current, shown.element, root.current));
  }, [shown, root]);
  if (shown === undefined || !shown.element.isConnected) return null;
  return (
    <div className="board-hint" role="tooltip" ref={hint} style={style}>
      {children(shown.about)}
    </div>
  );
};
