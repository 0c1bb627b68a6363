import { acesOf, playerOf, WINDOWS, type Artifact, type Move, type Window as Question } from '../game.ts';
import { ArtifactCard } from '../pieces/Cards.tsx';
import { useTable } from '../table.ts';
import { useBoardText, useGameText, useSayMove, useWords } from '../words.ts';
import { Act, movesOf } from './Act.tsx';
import { MoveRows } from './Choice.tsx';
import { Title } from './Title.tsx';

const cardsOf = (move: Move): readonly Artifact[] => {
  if ('first' in move) return [move.first, move.second];
  if (!('card' in move) || move.card === 'none' || move.card === 'free') return [];
  return [move.card];
};

/** A card that may be played now, and what it would do. */
const CardAct = ({ move }: { readonly move: Move }) => {
  const say = useSayMove(useTable());
  return (
    <Act move={move} className="dd-card-act">
      <span className="dd-fan">
        {cardsOf(move).map(card => (
          <ArtifactCard key={card} card={card} />
        ))}
      </span>
      <span>{say(move)}</span>
    </Act>
  );
};

/** Cards that may be played now. */
export const CardActs = ({ moves }: { readonly moves: readonly Move[] }) =>
  moves.map(move => <CardAct key={JSON.stringify(move)} move={move} />);

/** Says no to this kind of question from now on; nobody else hears of it. */
const Never = ({ window }: { readonly window: Question }) => {
  const { asides, play } = useTable();
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
const WindowActs = ({ moves }: { readonly moves: readonly Move[] }) => {
  const counted = moves.filter(move => 'count' in move && move.type !== 'fly');
  const played = moves.filter(move => !('count' in move) && move.type !== 'decline');
  return (
    <>
      <MoveRows moves={counted} />
      <CardActs moves={played} />
    </>
  );
};

/** Somebody may react: what for, with what, or not at all. */
export const Window = () => {
  const { view, moves, name } = useTable();
  const { window: text } = useBoardText();
  const { prompt } = useWords();
  const { step, viewer } = view;
  const { title, detail } = prompt(view, name);
  const [decline] = movesOf(moves, 'decline');
  const isAble = moves.length > 1;
  const needsAce = viewer !== 'audience' && acesOf(playerOf(view, viewer)).length === 0;
  return (
    <section className="dd-moment dd-window">
      <Title>{title}</Title>
      {moves.length === 0 && detail !== undefined && <p>{detail}</p>}
      {movesOf(moves, 'fly').length > 0 && <p>{text.flying}</p>}
      {moves.length > 0 && !isAble && needsAce && <p className="dd-note">{text.noAce}</p>}
      <WindowActs moves={moves} />
      {decline !== undefined && <Act move={decline} className="dd-act-wide" />}
      {moves.length > 0 && isQuestion(step.at) && <Never window={step.at} />}
    </section>
  );
};
