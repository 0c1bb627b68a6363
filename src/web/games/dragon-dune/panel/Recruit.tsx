import { useState } from 'react';
import {
  factionOf,
  hasPowerOf,
  hirePrice,
  openActions,
  rangeOf,
  territory,
  TURN_ACTION_NAMES,
  TURN_ACTIONS,
  type MoveOf,
  type TurnAction,
  type View,
} from '#games/dragon-dune/facts';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { MoveButton, MoveList, movesOf } from './MoveButton.tsx';
import { PlayerTag } from './PlayerTag.tsx';

/** What a player's faction, or that of an ally, can do at all. */
const actionsOf = (view: View): readonly TurnAction[] => {
  const isOrc = factionOf(view, view.active) === 'orcs';
  const hasGoblins = hasPowerOf(view, view.active, 'goblins');
  return TURN_ACTION_NAMES.filter(action => {
    if (action === 'disbandEarly') return hasGoblins;
    if (action === 'raise') return isOrc;
    return action !== 'hire' || !isOrc || hasGoblins;
  });
};

const priceIn = (view: View, place: '1★' | '1'): number =>
  hirePrice(view, view.active, territory(place), { count: 2, ace: 'none' }) / 2;

const ActionRow = ({ action, isOpen }: { readonly action: TurnAction; readonly isOpen: boolean }) => {
  const { recruit } = useBoardText();
  const { view, moves } = useBoard();
  const { stage, move } = TURN_ACTIONS[action];
  const offered = moves.filter(({ type }) => type === move);
  const [only] = offered;
  const isButton = action === 'hire' || action === 'disbandEarly';
  const details = [
    recruit.how[action],
    ...(action === 'hire' ? [recruit.prices(priceIn(view, '1★'), priceIn(view, '1'))] : []),
    ...(action === 'move' ? [recruit.range(rangeOf(view, view.active))] : []),
  ];
  const isOver = view.progress.stage > stage;
  const isStopped = action === 'hire' && view.progress.isHireStopped;
  const missing = isStopped ? recruit.isStopped : recruit.missing[action];
  return (
    <li className={isOpen ? (offered.length > 0 ? 'is-now' : '') : isOver ? 'is-past' : 'is-closed'}>
      <b>{recruit.steps[action]}</b>
      <span>{isOpen ? details.join(', ') : isOver ? recruit.isOver : missing}</span>
      {isButton && only !== undefined && (
        <MoveButton move={only} className={`dd-do-${action}`}>
          {action === 'hire' ? recruit.declare : recruit.early}
        </MoveButton>
      )}
    </li>
  );
};

/** A question is free text: it is written first, then put to somebody. */
const HonestQuestion = ({ moves }: { readonly moves: readonly MoveOf<'askHonestly'>[] }) => {
  const { play, name } = useBoard();
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
  const { view, moves } = useBoard();
  const { recruit } = useBoardText();
  if (view.step.at !== 'turn') return null;
  const open = openActions(view, view.active);
  const aces = moves.filter(({ type }) => type === 'reviveByAce' || type === 'buyMarch');
  const questions = movesOf(moves, 'askHonestly');
  return (
    <section className="dd-moment dd-recruit">
      <PlayerTag seat={view.active} />
      <ol className="dd-steps">
        {actionsOf(view).map(action => (
          <ActionRow key={action} action={action} isOpen={open.includes(action)} />
        ))}
      </ol>
      {aces.length + questions.length > 0 && <h3>{recruit.aces}</h3>}
      <MoveList moves={aces} />
      <HonestQuestion moves={questions} />
    </section>
  );
};
