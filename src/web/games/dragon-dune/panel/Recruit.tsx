import { useState } from 'react';
import {
  factionOf,
  hireCost,
  marchRange,
  openSteps,
  playerOf,
  territory,
  type Move,
  type MoveOf,
  type TurnStep,
} from '../game.ts';
import { useTable } from '../table.ts';
import { useBoardText } from '../words.ts';
import { Act, Acts, movesOf } from './Act.tsx';
import { Who } from './Who.tsx';

const STEPS: readonly TurnStep[] = ['disbandEarly', 'conscript', 'hire', 'raise', 'move', 'disband'];

const MOVE_OF: { readonly [S in TurnStep]: Move['type'] } = {
  disbandEarly: 'disbandEarly',
  conscript: 'conscript',
  hire: 'declareHire',
  raise: 'raise',
  move: 'march',
  disband: 'disband',
};

/** Steps that a player's faction, or that of an ally, can take at all. */
const stepsOf = (table: ReturnType<typeof useTable>): readonly TurnStep[] => {
  const { view } = table;
  const isOrc = factionOf(view, view.active) === 'orcs';
  const { ally } = playerOf(view, view.active);
  const hasGoblins = [view.active, ally].some(seat => seat >= 0 && view.players[seat]?.faction === 'goblins');
  return STEPS.filter(step => {
    if (step === 'disbandEarly') return hasGoblins;
    if (step === 'raise') return isOrc;
    return step !== 'hire' || !isOrc || hasGoblins;
  });
};

const priceIn = (table: ReturnType<typeof useTable>, place: '1★' | '1'): number =>
  hireCost(table.view, table.view.active, territory(place), { count: 2, ace: 'none' }) / 2;

const STAGES: { readonly [S in TurnStep]: number } = {
  disbandEarly: 2,
  conscript: 3,
  hire: 4,
  raise: 4,
  move: 5,
  disband: 6,
};

const StepLine = ({ step, isOpen }: { readonly step: TurnStep; readonly isOpen: boolean }) => {
  const table = useTable();
  const { recruit } = useBoardText();
  const { view, moves } = table;
  const offered = moves.filter(({ type }) => type === MOVE_OF[step]);
  const [only] = offered;
  const isButton = step === 'hire' || step === 'disbandEarly';
  const details = [
    recruit.how[step],
    ...(step === 'hire' ? [recruit.prices(priceIn(table, '1★'), priceIn(table, '1'))] : []),
    ...(step === 'move' ? [recruit.range(marchRange(view, view.active))] : []),
  ];
  const isOver = view.progress.stage > STAGES[step];
  return (
    <li className={isOpen ? (offered.length > 0 ? 'is-now' : '') : isOver ? 'is-past' : 'is-closed'}>
      <b>{recruit.steps[step]}</b>
      <span>{isOpen ? details.join(', ') : isOver ? recruit.isOver : recruit.isClosed}</span>
      {isButton && only !== undefined && (
        <Act move={only} className={`dd-do-${step}`}>
          {step === 'hire' ? recruit.declare : recruit.early}
        </Act>
      )}
    </li>
  );
};

/** A question is free text: it is written first, then put to somebody. */
const HonestQuestion = ({ moves }: { readonly moves: readonly MoveOf<'askHonestly'>[] }) => {
  const { play, name } = useTable();
  const { recruit } = useBoardText();
  const [words, setWords] = useState('');
  const [first] = moves;
  if (first === undefined) return null;
  const asked = [...new Set(moves.map(({ of }) => of))];
  return (
    <div className="dd-honest">
      <label>
        <span>{recruit.whichWords}</span>
        <input value={words} maxLength={200} onChange={({ target }) => setWords(target.value)} />
      </label>
      <div className="dd-answers">
        {asked.map(of => (
          <button
            key={of}
            type="button"
            className="dd-act"
            disabled={words.trim() === ''}
            onClick={() => play({ ...first, of, words })}
          >
            {recruit.ask(name(of))}
          </button>
        ))}
      </div>
    </div>
  );
};

/** What a player may still do in a Recruitment turn, in the order of the rules. */
export const Recruit = () => {
  const table = useTable();
  const { recruit } = useBoardText();
  const { view, moves } = table;
  if (view.step.at !== 'turn') return null;
  const open = openSteps(view, view.active);
  const aces = moves.filter(({ type }) => type === 'reviveByAce' || type === 'buyMarch');
  const questions = movesOf(moves, 'askHonestly');
  return (
    <section className="dd-moment dd-recruit">
      <Who seat={view.active} />
      <ol className="dd-steps">
        {stepsOf(table).map(step => (
          <StepLine key={step} step={step} isOpen={open.includes(step)} />
        ))}
      </ol>
      {aces.length + questions.length > 0 && <h3>{recruit.aces}</h3>}
      <Acts moves={aces} />
      <HonestQuestion moves={questions} />
    </section>
  );
};
