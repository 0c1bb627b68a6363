import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { opposite, type Move } from '#games/dunaia/facts';
import { BoardTarget, type TargetProps } from '../../../board/BoardTarget.tsx';
import { Fragment } from '../pieces/Artefact.tsx';
import { usePointAtMove } from '../pointedMove.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';
import { useMoveSentence } from '../text/useMoveSentence.ts';

const EDGE = 6;

/** A question near the edge of the board moves in. */
const moveInside = (question: HTMLElement): void => {
  const board = question.closest('.dunaia')?.getBoundingClientRect();
  if (board === undefined) return;
  question.style.translate = '';
  const box = question.getBoundingClientRect();
  const x = Math.max(board.left + EDGE - box.left, 0) + Math.min(board.right - EDGE - box.right, 0);
  const y = Math.max(board.top + EDGE - box.top, 0) + Math.min(board.bottom - EDGE - box.bottom, 0);
  question.style.translate = `${x}px ${y}px`;
};

interface AnswerButtonProps extends ComponentProps<'button'> {
  /** The first answer to a question is focused. */
  readonly isFirst: boolean;
}

/** One of several answers to a question. */
export const AnswerButton = ({ isFirst, ...button }: AnswerButtonProps) => {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return <button ref={isFirst ? first : null} type="button" {...button} />;
};

/** Handlers of whatever stands for a move: what it would do is shown while it is pointed at. */
const usePointHandlers = (move: Move | undefined) => {
  const pointAtMove = usePointAtMove();
  return {
    onPointerEnter: () => pointAtMove(move),
    onPointerLeave: () => pointAtMove(undefined),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => target.matches(':focus-visible') && pointAtMove(move),
    onBlur: () => pointAtMove(undefined),
  };
};

/** A move in few words, beside the piece that asks. */
const MoveLabel = ({ move }: { readonly move: Move }) => {
  const text = useBoardText();
  const { colours } = useGameText();
  const say = useMoveSentence();
  switch (move.type) {
    case 'takeDie':
      return move.isTurned ? text.turned(opposite(move.face)) : text.unturned(move.face);
    case 'callElder':
      return (
        <>
          {text.call[move.takes]}
          {move.takes !== 'power' && <Fragment fragment={move.place} />}
        </>
      );
    case 'placeColour':
      return (
        <>
          <i className={`dunaia-paint dunaia-c-${move.colour}`} />
          {colours[move.colour]}
        </>
      );
    default:
      return say(move);
  }
};

interface MoveButtonProps extends Pick<AnswerButtonProps, 'isFirst' | 'className' | 'style' | 'children'> {
  readonly move: Move;
}

/** An answer that plays a move. */
export const MoveButton = ({ move, ...button }: MoveButtonProps) => {
  const { play, dispatch, isCoached } = useBoard();
  const say = useMoveSentence();
  return (
    <AnswerButton
      {...button}
      aria-label={say(move)}
      data-coached={isCoached?.(move) || undefined}
      {...usePointHandlers(move)}
      onClick={() => {
        dispatch({ type: 'left' });
        play(move);
      }}
    />
  );
};

interface QuestionBoxProps {
  readonly legend: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Answers in a box beside the piece that asks. */
export const QuestionBox = ({ legend, className = '', children }: QuestionBoxProps) => {
  const box = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) moveInside(box.current);
  }, []);
  return (
    <fieldset className={`board-choice dunaia-choice ${className}`} ref={box}>
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  );
};

/** One piece, several moves: which of them? */
const Choice = ({ moves }: { readonly moves: readonly Move[] }) => {
  const text = useBoardText();
  return (
    <QuestionBox legend={text.whichMove}>
      {moves.map((move, index) => (
        <MoveButton key={JSON.stringify(move)} move={move} isFirst={index === 0}>
          <MoveLabel move={move} />
        </MoveButton>
      ))}
    </QuestionBox>
  );
};

interface TargetItemProps extends TargetProps<Move> {
  readonly itemClass?: string;
  readonly itemStyle?: CSSProperties;
  /** What asks which move is meant, instead of a list of them. */
  readonly question?: ReactNode;
  /** What stands beside the piece and is no part of its button. */
  readonly beside?: ReactNode;
}

/** A piece that can be clicked, with the question it may raise; an item of a list. */
export const TargetItem = ({ itemClass = '', itemStyle, question, beside, ...target }: TargetItemProps) => {
  const table = useBoard();
  const { now } = table;
  const { moves, place } = target;
  const say = useMoveSentence();
  const isAsking = now.at === 'choosing' && now.place === place && moves.length > 1;
  const [only, ...others] = moves;
  // A question of its own comes before any of its many moves.
  const pointer = usePointHandlers(question === undefined ? only : undefined);
  const sentence = only !== undefined && others.length === 0 ? [say(only)] : [];
  return (
    <li className={`dunaia-spot ${itemClass}`} style={itemStyle} {...pointer}>
      <BoardTarget {...target} label={[target.label, ...sentence].join('. ')} table={table} />
      {beside}
      {isAsking && (question ?? <Choice moves={moves} />)}
    </li>
  );
};
