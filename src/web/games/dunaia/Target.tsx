import { useEffect, useLayoutEffect, useRef, type CSSProperties, type FocusEvent, type ReactNode } from 'react';
import { BoardTarget, type TargetProps } from '../../board/BoardTarget.tsx';
import { ELDER_POWERS, opposite, type Move } from './game.ts';
import { Fragment } from './pieces/Artefact.tsx';
import { usePoint } from './pointing.ts';
import { useTable } from './table.ts';
import { useBoardText, useGameText, useSay } from './words.ts';

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

/** The first answer is reached at once. */
export const useFirstFocus = () => {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return first;
};

/** Handlers of whatever stands for a move: what it would do is shown while it is pointed at. */
export const usePointer = (move: Move | undefined) => {
  const point = usePoint();
  return {
    onPointerEnter: () => point(move),
    onPointerLeave: () => point(undefined),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => target.matches(':focus-visible') && point(move),
    onBlur: () => point(undefined),
  };
};

const Short = ({ move }: { readonly move: Move }) => {
  const text = useBoardText();
  const { colours } = useGameText();
  const say = useSay();
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

interface AnswerProps {
  readonly move: Move;
  readonly isFirst: boolean;
}

const Answer = ({ move, isFirst }: AnswerProps) => {
  const { play, dispatch } = useTable();
  const say = useSay();
  const first = useFirstFocus();
  return (
    <button
      ref={isFirst ? first : null}
      type="button"
      aria-label={say(move)}
      {...usePointer(move)}
      onClick={() => {
        dispatch({ type: 'left' });
        play(move);
      }}
    >
      <Short move={move} />
    </button>
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
        <Answer key={JSON.stringify(move)} move={move} isFirst={index === 0} />
      ))}
    </QuestionBox>
  );
};

export interface SpotProps extends TargetProps<Move> {
  readonly spotClass?: string;
  readonly spotStyle?: CSSProperties;
  /** What asks which move is meant, instead of a list of them. */
  readonly question?: ReactNode;
  /** What stands beside the piece and is no part of its button. */
  readonly beside?: ReactNode;
}

/** A piece that can be clicked, with the question it may raise; an item of a list. */
export const Spot = ({ spotClass = '', spotStyle, question, beside, ...target }: SpotProps) => {
  const table = useTable();
  const { now } = table;
  const { moves, place } = target;
  const say = useSay();
  const isAsking = now.at === 'choosing' && now.place === place && moves.length > 1;
  const [only, ...others] = moves;
  // A question of its own comes before any of its many moves.
  const pointer = usePointer(question === undefined ? only : undefined);
  const deed = only !== undefined && others.length === 0 ? [say(only)] : [];
  return (
    <li className={`dunaia-spot ${spotClass}`} style={spotStyle} {...pointer}>
      <BoardTarget {...target} label={[target.label, ...deed].join('. ')} table={table} />
      {beside}
      {isAsking && (question ?? <Choice moves={moves} />)}
    </li>
  );
};

/** What an Elder's power is, in one sign. */
export const POWER_SIGNS = {
  flowers: { amount: ELDER_POWERS.flowers.amount, sign: 'i-flower' },
  movement: { amount: ELDER_POWERS.movement.moves, sign: 'i-move' },
  construction: { amount: 1, sign: 'i-step' },
  search: { amount: 1, sign: 'i-search' },
  colour: { amount: 1, sign: 'i-colour' },
} as const;
