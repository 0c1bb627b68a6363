import { Suspense, type ReactNode } from 'react';
import { HIDDEN } from '#kernel';
import { factionOf, idOf, lastEvent, NOBODY, ownSeat, type Step } from '../game.ts';
import { LATER } from '../lateParts.ts';
import { Seal } from '../pieces/Shield.tsx';
import { PinnedEvent } from '../pieces/Tokens.tsx';
import type { Reveal as Shown } from '../reveal.ts';
import { useTable } from '../table.ts';
import { isOnPanel } from '../targets.ts';
import { useBoardText, useGameText, useWords } from '../words.ts';
import { Acts } from './Act.tsx';
import { Auction } from './Auction.tsx';
import { Choice } from './Choice.tsx';
import { Deploy } from './Deploy.tsx';
import { Window } from './Window.tsx';
import { Title } from './Title.tsx';

const Plain = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => {
  const { moves } = useTable();
  return (
    <section className="dd-moment">
      <Title>{title}</Title>
      {children}
      <Acts moves={moves.filter(isOnPanel)} />
    </section>
  );
};

/** Hidden units, loot, discards: a sentence and the moves that have no place on map or hand. */
const Asked = () => {
  const { view, moves, name } = useTable();
  const { waiting, recruit } = useBoardText();
  const { title, detail } = useWords().prompt(view, name);
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
  const { view, name } = useTable();
  const { waiting } = useBoardText();
  return <Plain title={view.winner === NOBODY ? waiting.title : waiting.over(name(view.winner))} />;
};

type LaterPart = Exclude<keyof ReturnType<typeof LATER.read>, 'HintWords' | 'Pacts' | 'Reveal'>;

const Later = ({ part }: { readonly part: LaterPart }) => {
  const Part = LATER.read()[part];
  return <Part />;
};

const LateReveal = (props: { readonly shown: Shown; readonly close: () => void }) => {
  const { Reveal } = LATER.read();
  return <Reveal {...props} />;
};

/** Steps that no game begins with, by the panel that shows them. */
const LATE: { readonly [At in Step['at']]?: LaterPart } = {
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

const EARLY: { readonly [At in Step['at']]?: () => ReactNode } = {
  deploying: Deploy,
  bidding: Auction,
  disbanding: Asked,
  emerging: Asked,
  discard: Asked,
  plunder: Asked,
  honest: Asked,
  initiative: Asked,
  over: Over,
};

/** What the sky holds: the event that lies open, and the one that the Elves have seen. */
export const Omens = () => {
  const { view } = useTable();
  const { waiting } = useBoardText();
  const event = lastEvent(view);
  const { nextEvent } = view;
  const seat = ownSeat(view);
  const { factions } = useGameText();
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
            {waiting.lastEvent}: <b>{event.card}</b>, {idOf(event.where)}
          </span>
        </p>
      )}
      {nextEvent !== HIDDEN && (
        <p>
          <PinnedEvent card={nextEvent} />
          <span>
            {waiting.nextEvent}: <b>{nextEvent}</b>
          </span>
        </p>
      )}
    </div>
  );
};

interface NowProps {
  readonly shown: Shown | undefined;
  readonly close: () => void;
}

const Moment = ({ shown, close }: NowProps) => {
  const { view, now, moves } = useTable();
  if (now.at === 'choosing') return <Choice />;
  // Whoever fought sees how it ended before anything else; the others while they wait.
  const isOwn = shown?.battle.fighters.some(seat => seat === view.viewer) === true && view.battle === 'none';
  if (shown !== undefined && (isOwn || moves.length === 0)) return <LateReveal shown={shown} close={close} />;
  const part = LATE[view.step.at];
  const Early = EARLY[view.step.at] ?? Window;
  return part === undefined ? <Early /> : <Later part={part} />;
};

/** The moment the game is at: what is asked, of whom, and with what it can be answered. */
export const Now = (props: NowProps) => (
  <Suspense>
    <Moment {...props} />
  </Suspense>
);
