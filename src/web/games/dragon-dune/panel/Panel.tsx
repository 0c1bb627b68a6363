import { Suspense, type ReactNode } from 'react';
import { HIDDEN } from '#kernel';
import { factionOf, idOf, lastEvent, NOBODY, ownSeat, type Step } from '#games/dragon-dune/facts';
import { useAppText } from '../../../app/text/useAppText.ts';
import { LAZY_PARTS } from '../lazy.tsx';
import { Seal } from '../pieces/Shield.tsx';
import { PinnedEvent } from '../pieces/Tokens.tsx';
import type { BattleOutcome } from './battleOutcome.ts';
import { useBoard } from '../boardContext.ts';
import { isOnPanel } from '../targets.ts';
import { useBoardText, useGameText, useTableText } from '../text/useBoardText.ts';
import { MoveList } from './MoveButton.tsx';
import { Auction } from './Auction.tsx';
import { Choice } from './Choice.tsx';
import { Deploy } from './Deploy.tsx';
import { Window } from './Window.tsx';
import { Title } from './Title.tsx';

const Plain = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => {
  const { moves } = useBoard();
  return (
    <section className="dd-moment">
      <Title>{title}</Title>
      {children}
      <MoveList moves={moves.filter(isOnPanel)} />
    </section>
  );
};

/** Hidden units, loot, discards: a sentence and the moves that have no place on map or hand. */
const Question = () => {
  const { view, moves, name } = useBoard();
  const { waiting, recruit } = useBoardText();
  const { title, detail } = useTableText().prompt(view, name);
  const { at } = view.step;
  return (
    <Plain title={title}>
      {moves.length === 0 && detail !== undefined && <p>{detail}</p>}
      {at === 'discard' && moves.length > 0 && <p>{waiting.discardHow}</p>}
      {at === 'emerging' && moves.length > 0 && <p>{waiting.emerging}</p>}
      {at === 'disbanding' && moves.length > 0 && <p>{recruit.how.disband}</p>}
    </Plain>
  );
};

const Over = () => {
  const { view, name } = useBoard();
  const { waiting } = useBoardText();
  return <Plain title={view.winner === NOBODY ? waiting.title : waiting.over(name(view.winner))} />;
};

type LazyPanelName = Exclude<keyof ReturnType<typeof LAZY_PARTS.read>, 'HintText' | 'Agreements' | 'BattleResult'>;

const LazyPanel = ({ part }: { readonly part: LazyPanelName }) => {
  const Part = LAZY_PARTS.read()[part];
  return <Part />;
};

const LazyBattleResult = (props: { readonly shown: BattleOutcome; readonly close: () => void }) => {
  const { BattleResult } = LAZY_PARTS.read();
  return <BattleResult {...props} />;
};

/** Steps that no game begins with, by the panel that shows them. */
const LAZY_PANELS: { readonly [At in Step['at']]?: LazyPanelName } = {
  council: 'Council',
  proposal: 'Proposal',
  turn: 'Recruit',
  siting: 'Siting',
  hiring: 'Hiring',
  marching: 'Marching',
  landing: 'Marching',
  choosing: 'Choosing',
  ask: 'Battle',
  question: 'Battle',
  answering: 'Battle',
  planning: 'Battle',
  chaos: 'Battle',
  treachery: 'Battle',
  swap: 'Battle',
};

const PANELS: { readonly [At in Step['at']]?: () => ReactNode } = {
  deploying: Deploy,
  bidding: Auction,
  disbanding: Question,
  emerging: Question,
  discard: Question,
  plunder: Question,
  honest: Question,
  initiative: Question,
  over: Over,
};

/** What the sky holds: the event that lies open, and the one that the Elves have seen. */
export const OpenCards = () => {
  const { view } = useBoard();
  const { waiting } = useBoardText();
  const event = lastEvent(view);
  const { nextEvent } = view;
  const seat = ownSeat(view);
  const { factions } = useGameText();
  const { colon } = useAppText();
  return (
    <div className="dd-omens">
      {seat !== undefined && (
        <p>
          <Seal faction={factionOf(view, seat)} />
          <span>{factions[factionOf(view, seat)].rule}</span>
        </p>
      )}
      {event !== undefined && (
        <p>
          <PinnedEvent card={event.card} />
          <span>
            {waiting.lastEvent}
            {colon}
            <b>{event.card}</b>, {idOf(event.where)}
          </span>
        </p>
      )}
      {nextEvent !== HIDDEN && (
        <p>
          <PinnedEvent card={nextEvent} />
          <span>
            {waiting.nextEvent}
            {colon}
            <b>{nextEvent}</b>
          </span>
        </p>
      )}
    </div>
  );
};

interface PanelProps {
  readonly shown: BattleOutcome | undefined;
  readonly close: () => void;
}

const Moment = ({ shown, close }: PanelProps) => {
  const { view, now, moves } = useBoard();
  if (now.at === 'choosing') return <Choice />;
  // Whoever fought sees how it ended before anything else; the others while they wait.
  const isOwn = shown?.battle.fighters.some(seat => seat === view.viewer) === true && view.battle === 'none';
  if (shown !== undefined && (isOwn || moves.length === 0)) return <LazyBattleResult shown={shown} close={close} />;
  const part = LAZY_PANELS[view.step.at];
  const Early = PANELS[view.step.at] ?? Window;
  return part === undefined ? <Early /> : <LazyPanel part={part} />;
};

/** The moment the game is at: what is asked, of whom, and with what it can be answered. */
export const Panel = (props: PanelProps) => (
  <Suspense>
    <Moment {...props} />
  </Suspense>
);
