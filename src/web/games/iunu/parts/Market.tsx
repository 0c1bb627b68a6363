import { loafPrice, ownPlayer, topDie, type Citizen, type Move } from '#games/iunu/facts';
import { Die } from '../pieces/Die.tsx';
import { CitizenPortrait } from '../pieces/CitizenCard.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { afterlifeDeckPlace, breadPlace, deckPlace, diePlace, forumPlace, gonePlace, twinsBefore } from '../places.ts';
import { CardTarget, Pill, Target } from './Target.tsx';
import { dieAttempt, dieMoves, forumAttempt, forumMoves } from '../targets.ts';
import { useBoard } from '../boardContext.ts';
import { vars } from '../../../board/vars.ts';
import { useBoardText } from '../text/useBoardText.ts';

interface DeckProps {
  readonly back: 'back-citizen' | 'back-afterlife';
  readonly place: string;
  readonly caption: string;
  readonly size: number;
}

const Deck = ({ back, place, caption, size }: DeckProps) => {
  const text = useBoardText();
  return (
    <figure className={`iunu-deck ${size === 0 ? 'is-empty' : ''}`}>
      <span className="iunu-pile" style={vars({ '--depth': Math.min(size, 3) })}>
        <Icon id={back} place={place} />
        <b aria-hidden="true">{size}</b>
      </span>
      <figcaption>
        <span aria-hidden="true">{caption}</span>
        <span className="sr-only">{text.deckOf(caption, size)}</span>
      </figcaption>
    </figure>
  );
};

const Decks = () => {
  const { view } = useBoard();
  const text = useBoardText();
  return (
    <div className="iunu-decks">
      <p className={`iunu-round ${view.ending ? 'is-ending' : ''}`}>
        {view.ending ? text.lastRound : text.round(view.round)}
      </p>
      <Deck back="back-citizen" place={deckPlace} caption={text.citizens} size={view.deckSize} />
      <Deck back="back-afterlife" place={afterlifeDeckPlace} caption={text.afterlife} size={view.afterlifeSize} />
    </div>
  );
};

/** The Rise of Aten: what has left the game lies at the old end of the row. */
const Gone = () => {
  const { view } = useBoard();
  const text = useBoardText();
  const last = view.gone.at(-1);
  return (
    <figure className="iunu-gone" data-hint="gone">
      <span className="theme-iunu iunu-tile" data-place={gonePlace}>
        {last && <CitizenPortrait citizen={last} />}
      </span>
      <b aria-hidden="true">{view.gone.length}</b>
      <figcaption>
        <span aria-hidden="true">{text.gone}</span>
        <span className="sr-only">{text.goneCards(view.gone.length)}</span>
      </figcaption>
    </figure>
  );
};

const ForumCard = ({ citizen, slot }: { readonly citizen: Citizen; readonly slot: number }) => {
  const { view, moves } = useBoard();
  const text = useBoardText();
  const taking = forumMoves(moves, slot);
  const isLeaving = view.options.variant === 'aten' && slot === 0 && !view.ending;
  return (
    <li>
      <CardTarget
        citizen={citizen}
        place={forumPlace(citizen, twinsBefore(view.forum, slot))}
        where={text.inForum}
        verb={taking.length > 0 ? text.verbs.take : undefined}
        moves={taking}
        attempt={forumAttempt(slot)}
      >
        {isLeaving && <span className="iunu-tag">{text.leavesNext}</span>}
      </CardTarget>
    </li>
  );
};

const Forum = () => {
  const { view } = useBoard();
  const text = useBoardText();
  const isRow = view.options.variant === 'aten';
  return (
    <section className="iunu-forum" aria-label={text.forum} data-drop="forum">
      <div className="iunu-stand">
        {isRow && <Gone />}
        <ol className="iunu-forum-row">
          {view.forum.map((citizen, slot) => (
            <ForumCard key={forumPlace(citizen, twinsBefore(view.forum, slot))} citizen={citizen} slot={slot} />
          ))}
        </ol>
      </div>
      <p className="iunu-plinth" aria-hidden="true">
        {isRow && <span>{text.oldest}</span>}
        <b>{text.forum}</b>
        {isRow && <span>{text.newest}</span>}
      </p>
    </section>
  );
};

const DiePill = ({ move, face }: { readonly move: Move | undefined; readonly face: number }) => {
  if (move?.type === 'consult') {
    return (
      <Pill>
        −{face}
        <Icon id="deben-1" />
      </Pill>
    );
  }
  return move === undefined ? null : (
    <Pill>
      <Icon id="a-reroll" />
    </Pill>
  );
};

const DieTarget = ({ die, face }: { readonly die: number; readonly face: number }) => {
  const { view, moves } = useBoard();
  const text = useBoardText();
  const offered = dieMoves(moves, die);
  const [move] = offered;
  const verb = move?.type === 'consult' ? [text.verbs.consult(face)] : move === undefined ? [] : [text.verbs.reroll];
  const isTop = die === topDie(view.dice);
  return (
    <Target
      className={`iunu-die ${isTop ? 'is-top' : ''} ${face === 0 ? 'is-out' : ''}`}
      place={diePlace(die)}
      label={[text.die(die + 1, face), ...verb].join(', ')}
      moves={offered}
      attempt={dieAttempt(view, die)}
    >
      <Die face={face} />
      <DiePill move={move} face={face} />
    </Target>
  );
};

const Price = () => {
  const { view } = useBoard();
  const text = useBoardText();
  const own = ownPlayer(view);
  const baking = view.step.at === 'baking' ? view.step.price : undefined;
  const price = own === undefined ? baking : loafPrice(view, own);
  return (
    <p className="iunu-price">
      <Icon id="loaf" place={breadPlace} />
      <span>
        {price !== undefined && (
          <span>
            <b>{text.debens(price)}</b> <span className="iunu-wide">{text.aLoaf}</span>
          </span>
        )}
        <small>
          <span className="iunu-wide">{text.loavesLeft(view.bread)}</span>
          <span className="iunu-short">{text.left(view.bread)}</span>
        </small>
      </span>
    </p>
  );
};

/** What belongs to all: decks, the Forum, dice and bread. */
export const Market = () => {
  const { view } = useBoard();
  const text = useBoardText();
  return (
    <div className="iunu-market">
      <Decks />
      <Forum />
      <div className="iunu-luck">
        <fieldset className="iunu-dice">
          <legend className="sr-only">{text.dice}</legend>
          {view.dice.map((face, die) => (
            <DieTarget key={diePlace(die)} die={die} face={face} />
          ))}
        </fieldset>
        <Price />
      </div>
    </div>
  );
};
