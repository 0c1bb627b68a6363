import type { RefObject } from 'react';
import { seat as toSeat } from '#kernel';
import { HintBox } from '../../board/HintBox.tsx';
import { SeatSign } from '../../app/SeatSign.tsx';
import { CITIZEN_CARDS, dynastiesIn, isAfterlife, isCitizen, tally, type Citizen } from './game.ts';
import { Icon } from './pieces/Drawing.tsx';
import { useTable } from './table.ts';
import { useBoardText, useGameText } from './words.ts';

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
      <b className="board-hint-title">{name}</b>
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
        <b className="board-hint-title">{afterlives[about].name}</b>
        <span>{afterlives[about].rule}</span>
      </>
    );
  }
  const cards = tally(view.gone).map(([citizen, count]) => `${count} × ${citizens[citizen].name}`);
  return (
    <>
      <b className="board-hint-title">{text.goneCards(view.gone.length)}</b>
      <span>{cards.join(', ')}</span>
    </>
  );
};

/** What a card is and does, in words. */
export const Hint = ({ root }: { readonly root: RefObject<HTMLElement | null> }) => (
  <HintBox root={root}>{about => <Words about={about} />}</HintBox>
);
