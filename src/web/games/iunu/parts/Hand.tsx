import { useEffect, useRef } from 'react';
import { HIDDEN } from '#kernel';
import { layingCost, visibleCards, type Citizen, type Move, type PlayerView } from '#games/iunu/facts';
import { AfterlifeChoice, OwnAfterlife } from '../lazy.tsx';
import { gainOf, type Gain } from '../preview.ts';
import { OwnStash } from './OwnStash.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { Rings } from '../pieces/Rings.tsx';
import { handPlace, pursePlace, twinsBefore } from '../places.ts';
import { CardTarget, Pill } from './Target.tsx';
import { handAttempt, handMoves } from '../targets.ts';
import { useBoard } from '../boardContext.ts';
import type { BoardText } from '../text/text.ts';
import { useBoardText } from '../text/useBoardText.ts';

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** Points and Debens that a move brings or takes. */
const GainSigns = ({ gain }: { readonly gain: Gain }) => (
  <>
    {gain.points !== 0 && (
      <span className="iunu-sign">
        <Icon id="sun" />
        {signed(gain.points)}
        {gain.leads && <Icon id="crown" />}
      </span>
    )}
    {gain.debens !== 0 && (
      <span className="iunu-sign">
        <Icon id="deben-1" />
        {signed(gain.debens)}
      </span>
    )}
  </>
);

const verbOf = (moves: readonly Move[], { verbs }: BoardText): string | undefined => {
  const [first, second] = moves;
  if (second !== undefined) return verbs.layOneOrTwo;
  if (first?.type === 'playCitizens') return verbs.lay;
  if (first?.type === 'stash') return verbs.stash;
  return first?.type === 'place' ? verbs.place : undefined;
};

/** One card or two? A small question above the card. */
const CountChoice = ({ moves }: { readonly moves: readonly Move[] }) => {
  const { view, play, preview, dispatch, isCoached } = useBoard();
  const text = useBoardText();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset className="board-choice iunu-choice">
      <legend className="sr-only">{text.layHowMany}</legend>
      {moves.map((move, index) => {
        const count = move.type === 'playCitizens' ? move.count : 1;
        const cost = layingCost(count);
        const gain = gainOf(view, move, preview);
        return (
          <button
            key={count}
            ref={index === 0 ? first : null}
            type="button"
            data-coached={isCoached?.(move) || undefined}
            onClick={() => {
              dispatch({ type: 'left' });
              play(move);
            }}
          >
            <b>{text.lay(count, cost)}</b>
            {gain && <GainSigns gain={{ ...gain, debens: gain.debens + cost }} />}
          </button>
        );
      })}
    </fieldset>
  );
};

const HandCard = ({ citizen, place }: { readonly citizen: Citizen; readonly place: string }) => {
  const { view, moves, now, preview } = useBoard();
  const text = useBoardText();
  const offered = handMoves(moves, citizen);
  const [move] = offered;
  const gain = move && gainOf(view, move, preview);
  const isChoosing = now.at === 'choosing' && now.place === place && offered.length > 1;
  return (
    <li>
      <CardTarget
        citizen={citizen}
        place={place}
        where={text.inHand}
        verb={verbOf(offered, text)}
        moves={offered}
        attempt={handAttempt(view, citizen)}
      >
        {gain && !isChoosing && (gain.points !== 0 || gain.debens !== 0) && (
          <Pill>
            <GainSigns gain={gain} />
          </Pill>
        )}
      </CardTarget>
      {isChoosing && <CountChoice moves={offered} />}
    </li>
  );
};

const Purse = ({ seat, own }: { readonly seat: number; readonly own: PlayerView }) => {
  const { view, moves, preview } = useBoard();
  const text = useBoardText();
  const ability = moves.find(({ type }) => type === 'useAbility');
  const gain = ability && gainOf(view, ability, preview);
  return (
    <div className="iunu-purse">
      <h2>{text.yourHand}</h2>
      <Rings debens={own.debens} />
      <p>
        <Icon id="deben-1" className="iunu-purse-ring" place={pursePlace(seat)} />
        <b>{own.debens}</b> <span className="iunu-unit">{text.debenUnit(own.debens)}</span>
        {gain !== undefined && gain.debens > 0 && <span className="iunu-promise">+{gain.debens}</span>}
      </p>
      <OwnStash own={own} />
    </div>
  );
};

/** What only the viewer holds: Debens, hand, Afterlife card, and the cards under a Scribe. */
export const Hand = ({ seat, own }: { readonly seat: number; readonly own: PlayerView }) => {
  const { view } = useBoard();
  const text = useBoardText();
  const cards = visibleCards(own.hand);
  const drawn = view.step.at === 'consulting' && view.turn === seat ? visibleCards(view.step.drawn) : [];
  return (
    <section
      className={`iunu-hand ${drawn.length > 0 ? 'is-choosing' : ''}`}
      aria-label={text.yourHand}
      data-drop="hand"
    >
      <Purse seat={seat} own={own} />
      {drawn.length > 0 && <AfterlifeChoice drawn={drawn} held={own.afterlife} />}
      <ol className="iunu-hand-cards">
        {cards.map((citizen, index) => {
          const place = handPlace(citizen, twinsBefore(cards, index));
          return <HandCard key={place} citizen={citizen} place={place} />;
        })}
      </ol>
      <div className="iunu-keepsake">
        {own.afterlife !== 'none' && own.afterlife !== HIDDEN && <OwnAfterlife seat={seat} card={own.afterlife} />}
      </div>
    </section>
  );
};
