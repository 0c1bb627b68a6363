import { at, seat as toSeat } from '#kernel';
import {
  COLOURS,
  eldersOf,
  isElite,
  lackFor,
  ownSeat,
  playerAt,
  progressOf,
  PROPHECIES,
  PROPHECY_TILES,
  worldOf,
  type ElderFact,
  type Prophecy,
} from './game.ts';
import { SeatSign } from '../../app/SeatSign.tsx';
import { useTable } from './table.ts';
import { useBoardText, useGameText } from './words.ts';

const Titled = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <>
    <b className="board-hint-title">{title}</b>
    {lines.map(line => (
      <span key={line}>{line}</span>
    ))}
  </>
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ElderHint = ({ fact }: { readonly fact: ElderFact }) => {
  const { view } = useTable();
  const text = useBoardText();
  const { elders, colours } = useGameText();
  const { name, rule } = elders[fact.elder];
  const left = COLOURS.map((colour, index) => `${colours[colour]} ${at(view.colourTokens, index)}`).join(', ');
  const seat = ownSeat(view);
  const isPaid = seat !== undefined && lackFor(playerAt(worldOf(view), seat), fact.place).isPaid;
  const lines = [
    rule,
    ...(fact.elder === 'colour' ? [capital(left)] : []),
    `${capital(text.elderCosts(fact.chips))}${isPaid ? ' ✓' : ''}`,
    text.fragmentsLeft(fact.fragmentsLeft),
  ];
  return <Titled title={`${fact.place} · ${name}`} lines={lines} />;
};

const ProphecyHint = ({ prophecy }: { readonly prophecy: Prophecy }) => {
  const { view, name } = useTable();
  const text = useBoardText();
  const { prophecies } = useGameText();
  return (
    <>
      <b className="board-hint-title">{prophecies[prophecy]}</b>
      <span>{text.points(PROPHECY_TILES[prophecy].points.value)}</span>
      {worldOf(view).players.map((player, seat) => (
        <span key={seat}>
          <SeatSign seat={seat} size={11} /> {seat === view.viewer ? capital(text.you) : name(toSeat(seat))}:{' '}
          {progressOf(player, prophecy).map(text.goal).join(', ')}
        </span>
      ))}
    </>
  );
};

/** What a piece is and does. */
export const HintWords = ({ about }: { readonly about: string }) => {
  const { view } = useTable();
  const { building, elites } = useGameText();
  const [kind, id = ''] = about.split('/');
  if (kind === 'tile') {
    const { name, rule } = building(Number(id));
    return <Titled title={capital(name)} lines={[rule]} />;
  }
  if (kind === 'elite' && isElite(id)) return <Titled title={elites[id].name} lines={[elites[id].rule]} />;
  const fact = kind === 'elder' ? eldersOf(view).find(({ place }) => place === id) : undefined;
  if (fact !== undefined) return <ElderHint fact={fact} />;
  const prophecy = PROPHECIES.find(each => each === id);
  return prophecy === undefined ? null : <ProphecyHint prophecy={prophecy} />;
};
