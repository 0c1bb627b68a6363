import type { Viewer } from '#kernel';
import {
  COMMON_ACTIONS,
  DUNAIAS,
  isTakenByFace,
  ownSeat,
  type CommonAction,
  type DieView,
  type RecyclingPlace,
} from '#games/dunaia/facts';
import { useAppText } from '../../../app/text/useAppText.ts';
import { Die } from '../pieces/Die.tsx';
import { Giant } from '../pieces/Giant.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { actionPlace, diePlace, supplyPlace } from '../places.ts';
import { useMovePreview } from '../pointedMove.ts';
import { useBoard } from '../boardContext.ts';
import { actionMoves, dieAttempt, dieMoves } from '../targets.ts';
import { TargetItem } from '../parts/Target.tsx';
import { vars } from '../../../board/vars.ts';
import { diceAt, type NumberedDie } from '../village/villageModel.ts';
import { useBoardText } from '../text/useBoardText.ts';

const useDieName = (): ((die: DieView) => string) => {
  const { view, name } = useBoard();
  const text = useBoardText();
  return ({ face, owner }) =>
    owner === view.viewer ? text.ownDie(face) : text.die(face, owner === 'neutral' ? undefined : name(owner));
};

/** A die that lies somewhere and only shows. */
export const LyingDie = ({ die }: { readonly die: NumberedDie }) => {
  const { marked } = useBoard();
  const say = useDieName();
  const place = diePlace(die.die);
  return (
    <span className={`dunaia-lying ${marked.has(place) ? 'is-last' : ''}`} data-place={place}>
      <Die face={die.face} owner={die.owner} />
      <span className="sr-only">{say(die)}</span>
    </span>
  );
};

const RowDie = ({ die }: { readonly die: NumberedDie }) => {
  const { view, moves } = useBoard();
  const say = useDieName();
  const { face, owner } = die;
  const seat = ownSeat(view);
  const isMeant = seat !== undefined && isTakenByFace(view, seat, die);
  return (
    <TargetItem
      className={`dunaia-die ${owner === view.viewer ? 'is-own' : ''}`}
      place={diePlace(die.die)}
      label={say(die)}
      moves={isMeant ? dieMoves(moves, face) : []}
      attempt={dieAttempt(face)}
    >
      <Die face={face} owner={owner} />
    </TargetItem>
  );
};

/** What can be taken lies in front: neutral dice, then the own one. */
const nearness = ({ owner }: DieView, viewer: Viewer): number => (owner === 'neutral' ? 2 : owner === viewer ? 1 : 0);

const Column = ({ face, dice }: { readonly face: number; readonly dice: readonly NumberedDie[] }) => {
  const { view } = useBoard();
  const { dunaia, effects } = useMovePreview();
  const ordered = dice.toSorted((one, other) => nearness(one, view.viewer) - nearness(other, view.viewer));
  const wakes = dunaia === face && effects !== undefined && dice.length > 0;
  return (
    <div className="dunaia-column">
      {wakes && (
        <span className="dunaia-wakes" aria-hidden="true">
          <Giant dunaia={face} isAwake />
        </span>
      )}
      <ul className="dunaia-stack" style={vars({ '--n': dice.length })}>
        {ordered.map(die => (
          <RowDie key={die.die} die={die} />
        ))}
      </ul>
      <b aria-hidden="true">{face}</b>
    </div>
  );
};

/** The dice of the row, each in the column of its face. */
export const DiceRow = () => {
  const { view, latest } = useBoard();
  const text = useBoardText();
  const row = diceAt(view, where => where === 'row');
  const isRolled = latest.some(({ type }) => type === 'diceRolled');
  return (
    <section className="dunaia-panel dunaia-dice" aria-label={text.panels.dice}>
      <h2>
        {text.panels.dice} <Round />
      </h2>
      <div className={`dunaia-columns ${isRolled ? 'is-rolled' : ''}`}>
        {DUNAIAS.map(face => (
          <Column key={face} face={face} dice={row.filter(die => die.face === face)} />
        ))}
      </div>
    </section>
  );
};

const Round = () => {
  const { view } = useBoard();
  const text = useBoardText();
  const isLast = view.lastRound > 0 && view.round === view.lastRound;
  return (
    <span className={`dunaia-round ${view.lastRound > 0 ? 'is-ending' : ''}`}>
      {isLast ? text.lastRound : text.round(view.round)}
    </span>
  );
};

const SIGNS: { readonly [A in CommonAction]: string } = {
  build: 'i-build',
  flower: 'i-flower',
  move: 'i-move',
  chip: 'i-chip',
};

const isOn =
  (action: CommonAction) =>
  (at: DieView['at']): at is RecyclingPlace =>
    typeof at === 'object' && at.kind === 'board' && at.action === action;

const Action = ({ action }: { readonly action: CommonAction }) => {
  const { view, moves } = useBoard();
  const text = useBoardText();
  const { colon } = useAppText();
  const dice = diceAt(view, isOn(action));
  return (
    <TargetItem
      className="dunaia-action"
      place={actionPlace(action)}
      label={`${text.recycle}${colon}${text.actions[action]}`}
      moves={actionMoves(moves, action)}
      attempt={{ type: 'recycleOnBoard', action }}
      beside={
        <span className="dunaia-spent" style={vars({ '--n': dice.length })}>
          {dice.map(die => (
            <LyingDie key={die.die} die={die} />
          ))}
        </span>
      }
    >
      <Icon id={SIGNS[action]} {...(action === 'flower' && { place: supplyPlace })} />
      <span>{text.actions[action]}</span>
      <i className="dunaia-slot" />
    </TargetItem>
  );
};

/** The four places of the common board for a die that has done its work. */
export const Recycling = () => {
  const text = useBoardText();
  return (
    <section className="dunaia-panel dunaia-recycling" aria-label={text.recycle}>
      <h2>{text.recycle}</h2>
      <ul className="dunaia-actions">
        {COMMON_ACTIONS.map(action => (
          <Action key={action} action={action} />
        ))}
      </ul>
    </section>
  );
};
