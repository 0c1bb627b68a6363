import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { seat as toSeat } from '#kernel';
import { SeatSign } from '../../app/SeatSign.tsx';
import { CITIZEN_CARDS, dynastiesIn, isAfterlife, isCitizen, tally, type Citizen } from './game.ts';
import { Icon } from './pieces/Drawing.tsx';
import { useTable } from './table.ts';
import { useShown } from './useShown.ts';
import { useBoardText, useGameText } from './words.ts';

const GAP = 18;
const EDGE = 8;

const Standings = ({ citizen }: { readonly citizen: Citizen }) => {
  const { view, name } = useTable();
  const { cities } = useGameText();
  return (
    <span className="iunu-standings">
      {dynastiesIn(view).map(({ cards }, index) => {
        const city = view.cities[index - view.players.length];
        const owner = city === undefined ? name(toSeat(index)) : cities[city.name];
        return (
          <span key={owner}>
            {city === undefined ? <SeatSign seat={index} size={11} /> : <Icon id="city" />}
            {owner} <b>{cards[citizen]}</b>
          </span>
        );
      })}
    </span>
  );
};

const CitizenHint = ({ citizen }: { readonly citizen: Citizen }) => {
  const text = useBoardText();
  const { name, rule } = useGameText().citizens[citizen];
  const { points, bread, majority } = CITIZEN_CARDS[citizen];
  return (
    <>
      <b className="iunu-hint-title">{name}</b>
      <span>{text.numbers(points.value, bread.value, majority.value)}</span>
      <span>{rule}</span>
      <Standings citizen={citizen} />
    </>
  );
};

const Words = ({ about }: { readonly about: string }) => {
  const { view } = useTable();
  const text = useBoardText();
  const { afterlives, citizens } = useGameText();
  if (isCitizen(about)) return <CitizenHint citizen={about} />;
  if (isAfterlife(about)) {
    return (
      <>
        <b className="iunu-hint-title">{afterlives[about].name}</b>
        <span>{afterlives[about].rule}</span>
      </>
    );
  }
  const cards = tally(view.gone).map(([citizen, count]) => `${count} × ${citizens[citizen].name}`);
  return (
    <>
      <b className="iunu-hint-title">{text.goneCards(view.gone.length)}</b>
      <span>{cards.join(', ')}</span>
    </>
  );
};

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

/** What a card is and does, in words. */
export const Hint = ({ root }: { readonly root: RefObject<HTMLElement | null> }) => {
  const shown = useShown(root);
  const hint = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (shown !== undefined && hint.current !== null && root.current !== null)
      setStyle(placeFor(hint.current, shown.element, root.current));
  }, [shown, root]);
  if (shown === undefined || !shown.element.isConnected) return null;
  return (
    <div className="iunu-hint" role="tooltip" ref={hint} style={style}>
      <Words about={shown.about} />
    </div>
  );
};
