import { acesOf, playerAt, WINDOWS, type Artifact, type Move, type Window as Question } from '#games/dragon-dune/facts';
import { ArtifactCard } from '../pieces/Cards.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText, useMoveText, useTableText } from '../text/useBoardText.ts';
import { MoveButton, movesOf } from './MoveButton.tsx';
import { MoveRows } from './Choice.tsx';
import { Title } from './Title.tsx';

const cardsOf = (move: Move): readonly Artifact[] => {
  if ('first' in move) return [move.first, move.second];
  if (!('card' in move) || move.card === 'none' || move.card === 'free') return [];
  return [move.card];
};

/** A card that may be played now, and what it would do. */
const CardMove = ({ move }: { readonly move: Move }) => {
  const say = useMoveText(useBoard());
  return (
    <MoveButton move={move} className="dd-card-act">
      <span className="dd-fan">
        {cardsOf(move).map(card => (
          <ArtifactCard key={card} card={card} />
        ))}
      </span>
      <span>{say(move)}</span>
    </MoveButton>
  );
};

/** Cards that may be played now. */
export const CardMoves = ({ moves }: { readonly moves: readonly Move[] }) =>
  moves.map(move => <CardMove key={JSON.stringify(move)} move={move} />);

/** Says no to this kind of question from now on; nobody else hears of it. */
const StandingNo = ({ window }: { readonly window: Question }) => {
  const { asides, play } = useBoard();
  const { window: text } = useBoardText();
  const { windows } = useGameText();
  const aside = movesOf(asides, 'setStanding').find(move => move.window === window && move.isOn);
  if (aside === undefined) return null;
  return (
    <button type="button" className="dd-never" onClick={() => play(aside)}>
      {text.never(windows[window])}
    </button>
  );
};

const isQuestion = (at: string): at is Question => WINDOWS.some(window => window === at);

/** Those that are counted, such as riders, go in rows; those that need a card show it. */
const WindowMoves = ({ moves }: { readonly moves: readonly Move[] }) => {
  const counted = moves.filter(move => 'count' in move && move.type !== 'fly');
  const played = moves.filter(move => !('count' in move) && move.type !== 'decline');
  return (
    <>
      <MoveRows moves={counted} />
      <CardMoves moves={played} />
    </>
  );
};

/** Somebody may react: what for, with what, or not at all. */
export const Window = () => {
  const { view, moves, name } = useBoard();
  const { window: text } = useBoardText();
  const { prompt } = useTableText();
  const { step, viewer } = view;
  const { title, detail } = prompt(view, name);
  const [decline] = movesOf(moves, 'decline');
  const isAble = moves.length > 1;
  const needsAce = viewer !== 'audience' && acesOf(playerAt(view, viewer)).length === 0;
  return (
    <section className="dd-moment dd-window">
      <Title>{title}</Title>
      {moves.length === 0 && detail !== undefined && <p>{detail}</p>}
      {movesOf(moves, 'fly').length > 0 && <p>{text.flying}</p>}
      {moves.length > 0 && !isAble && needsAce && <p className="dd-note">{text.noAce}</p>}
      <WindowMoves moves={moves} />
      {decline !== undefined && <MoveButton move={decline} className="dd-act-wide" />}
      {moves.length > 0 && isQuestion(step.at) && <StandingNo window={step.at} />}
    </section>
  );
};
