import { seat as toSeat } from '#kernel';
import { CITIZEN_CARDS, dynastiesIn, isAfterlife, isCitizen, countByClass, type Citizen } from '#games/iunu/facts';
import { afterlifeTextAt, citizenTextAt } from '#games/iunu/facts';
import { SeatSign } from '../../../app/SeatSign.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

const ClassCounts = ({ citizen }: { readonly citizen: Citizen }) => {
  const { view, name } = useBoard();
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
  const { view } = useBoard();
  const { name, rule } = citizenTextAt(useGameText(), citizen, view);
  const { points, bread, majority } = CITIZEN_CARDS[citizen];
  return (
    <>
      <b className="board-hint-title">{name}</b>
      <span>{text.numbers(points.value, bread.value, majority.value)}</span>
      <span>{rule}</span>
      <ClassCounts citizen={citizen} />
    </>
  );
};

/** What a card is and does. */
export const HintText = ({ about }: { readonly about: string }) => {
  const { view } = useBoard();
  const text = useBoardText();
  const gameText = useGameText();
  if (isCitizen(about)) return <CitizenHint citizen={about} />;
  if (isAfterlife(about)) {
    const { name, rule } = afterlifeTextAt(gameText, about, view);
    return (
      <>
        <b className="board-hint-title">{name}</b>
        <span>{rule}</span>
      </>
    );
  }
  const cards = countByClass(view.gone).map(([citizen, count]) => `${count} × ${gameText.citizens[citizen].name}`);
  return (
    <>
      <b className="board-hint-title">{text.goneCards(view.gone.length)}</b>
      <span>{cards.join(', ')}</span>
    </>
  );
};
