import { at, seat as toSeat } from '#kernel';
import {
  COLOURS,
  eldersOf,
  isElite,
  lackFor,
  ownSeat,
  progressOf,
  PROPHECIES,
  PROPHECY_TILES,
  type ElderFact,
  type Prophecy,
} from '#games/dunaia/facts';
import { capitalize } from '#games/dunaia/facts';
import { useAppText } from '../../../app/text/useAppText.ts';
import { SeatSign } from '../../../app/SeatSign.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

const Titled = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <>
    <b className="board-hint-title">{title}</b>
    {lines.map(line => (
      <span key={line}>{line}</span>
    ))}
  </>
);

const ElderHint = ({ fact }: { readonly fact: ElderFact }) => {
  const { view } = useBoard();
  const text = useBoardText();
  const { elders, colours } = useGameText();
  const { name, rule } = elders[fact.elder];
  const left = COLOURS.map((colour, index) => `${colours[colour]} ${at(view.colourTokens, index)}`).join(', ');
  const seat = ownSeat(view);
  const isPaid = seat !== undefined && lackFor(view, seat, fact.place).isPaid;
  const lines = [
    rule,
    ...(fact.elder === 'colour' ? [capitalize(left)] : []),
    `${capitalize(text.elderCosts(fact.chips))}${isPaid ? ' ✓' : ''}`,
    text.fragmentsLeft(fact.fragmentsLeft),
  ];
  return <Titled title={name} lines={lines} />;
};

const ProphecyHint = ({ prophecy }: { readonly prophecy: Prophecy }) => {
  const { view, name } = useBoard();
  const text = useBoardText();
  const { prophecies } = useGameText();
  const { colon } = useAppText();
  return (
    <>
      <b className="board-hint-title">{prophecies[prophecy]}</b>
      <span>{text.points(PROPHECY_TILES[prophecy].points.value)}</span>
      {view.players.map((_, seat) => (
        <span key={seat}>
          <SeatSign seat={seat} size={11} /> {seat === view.viewer ? capitalize(text.you) : name(toSeat(seat))}
          {colon}
          {progressOf(view, toSeat(seat), prophecy).map(text.goal).join(', ')}
        </span>
      ))}
    </>
  );
};

/** What a piece is and does. */
export const HintText = ({ about }: { readonly about: string }) => {
  const { view } = useBoard();
  const { building, elites } = useGameText();
  const [kind, id = ''] = about.split('/');
  if (kind === 'tile') {
    const { name, rule } = building(Number(id));
    return <Titled title={capitalize(name)} lines={[rule]} />;
  }
  if (kind === 'elite' && isElite(id)) return <Titled title={elites[id].name} lines={[elites[id].rule]} />;
  const fact = kind === 'elder' ? eldersOf(view).find(({ place }) => place === id) : undefined;
  if (fact !== undefined) return <ElderHint fact={fact} />;
  const prophecy = PROPHECIES.find(each => each === id);
  return prophecy === undefined ? null : <ProphecyHint prophecy={prophecy} />;
};
