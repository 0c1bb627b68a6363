import { Suspense, useState, type RefObject } from 'react';
import type { Seat } from '#kernel';
import type { Move, Step, View } from '#games/dunaia/facts';
import { SeatSign } from '../../../app/SeatSign.tsx';
import { useRevealPlace } from '../../../board/useRevealPlace.ts';
import { DiceRow, Recycling } from './Dice.tsx';
import { Elders } from './Elders.tsx';
import { LAZY_PARTS } from '../lazy.tsx';
import { Market } from './Market.tsx';
import { Prophecies } from './Prophecies.tsx';
import { useBoard } from '../boardContext.ts';
import { PANELS, type Panel } from '../text/text.ts';
import { useBoardText } from '../text/useBoardText.ts';

/** Where the moves of a kind are made on the common board. */
const PANEL_OF: { readonly [T in Move['type']]?: Panel } = {
  takeDie: 'dice',
  recycleOnBoard: 'dice',
  buyTile: 'market',
  book: 'market',
  callElder: 'elders',
};

/** The panel that has to be open to see a place, by the first word of the place's name. */
const PANEL_WITH: Readonly<Record<string, Panel>> = {
  die: 'dice',
  action: 'dice',
  sale: 'market',
  elder: 'elders',
  cost: 'elders',
  fragment: 'elders',
  prophecy: 'prophecies',
};

const hasMovesIn = (moves: readonly Move[], panel: Panel): boolean =>
  moves.some(({ type }) => PANEL_OF[type] === panel);

/** Where a step is answered; what is asked of the village needs all the room that there is. */
const PANEL_AT: { readonly [At in Step['at']]?: Panel | 'none' } = {
  buying: 'market',
  checking: 'prophecies',
  awakening: 'none',
  moving: 'none',
  inserting: 'none',
  discarding: 'none',
  advancing: 'none',
  placing: 'none',
  colouring: 'none',
};

/** On a phone one panel is open: the one where the next step is made, until the player opens another. */
const usePanel = ({ step }: View, moves: readonly Move[]) => {
  const [chosen, choose] = useState<{ readonly panel: Panel; readonly step: Step['at'] }>();
  const natural = PANEL_AT[step.at] ?? (hasMovesIn(moves, 'market') ? 'market' : 'dice');
  return [
    chosen?.step === step.at ? chosen.panel : natural,
    (panel: Panel) => choose({ panel, step: step.at }),
  ] as const;
};

/** Whether a step asks the viewer something that needs room. */
export const isAsking = ({ step, turn, viewer }: View): boolean =>
  step.at === 'drafting' || step.at === 'picked' || (step.at === 'searching' && turn === viewer);

interface TabProps {
  readonly isOpen: boolean;
  readonly open: () => void;
}

const PanelTab = ({ panel, isOpen, open }: TabProps & { readonly panel: Panel }) => {
  const { moves } = useBoard();
  const text = useBoardText();
  return (
    <button type="button" aria-pressed={isOpen} onClick={open}>
      {text.panels[panel]}
      {hasMovesIn(moves, panel) && !isOpen && <i className="dunaia-dot" />}
    </button>
  );
};

const RivalTab = ({ seat, isOpen, open }: TabProps & { readonly seat: Seat }) => {
  const { moves, name } = useBoard();
  const text = useBoardText();
  const hasMoves = moves.some(move => move.type === 'recycleOnBuilding' && move.owner === seat);
  return (
    <button type="button" aria-pressed={isOpen} aria-label={text.villageOf(name(seat))} onClick={open}>
      <SeatSign seat={seat} size={15} />
      {hasMoves && !isOpen && <i className="dunaia-dot" />}
    </button>
  );
};

interface CommonProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly rivals: readonly Seat[];
  readonly looking: Seat | undefined;
  readonly look: (seat: Seat | undefined) => void;
}

/** What belongs to all: dice, market, Elders, Prophecy; tabs of it on a phone. */
export const Common = ({ root, rivals, looking, look }: CommonProps) => {
  const { view, moves } = useBoard();
  const text = useBoardText();
  const [panel, open] = usePanel(view, moves);
  useRevealPlace(root, ({ place, isSeen }) => {
    if (isSeen) return;
    const [kind = '', seat] = place.split('/');
    const wanted = PANEL_WITH[kind];
    if (wanted !== undefined) open(wanted);
    else look(rivals.find(rival => rival === Number(seat)));
  });
  return (
    <>
      <nav className="dunaia-tabs" aria-label={text.commonBoard}>
        {PANELS.map(each => (
          <PanelTab key={each} panel={each} isOpen={panel === each} open={() => open(each)} />
        ))}
        {rivals.map(seat => (
          <RivalTab
            key={seat}
            seat={seat}
            isOpen={looking === seat}
            open={() => look(looking === seat ? undefined : seat)}
          />
        ))}
      </nav>
      <div className="dunaia-common" data-panel={panel}>
        <div className="dunaia-pair is-dice">
          <DiceRow />
          <Recycling />
        </div>
        <Market />
        <div className="dunaia-pair is-lore">
          <Elders />
          <Prophecies />
        </div>
      </div>
    </>
  );
};

const QuestionPanel = ({ step }: { readonly step: Step['at'] }) => {
  const { Draft, Search } = LAZY_PARTS.read();
  return step === 'searching' ? <Search /> : <Draft />;
};

/** A question that needs room of its own. */
export const Question = () => {
  const { view } = useBoard();
  return isAsking(view) ? (
    <Suspense>
      <QuestionPanel step={view.step.at} />
    </Suspense>
  ) : null;
};
