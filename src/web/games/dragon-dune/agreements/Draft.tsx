import { useState, type ReactNode } from 'react';
import { seat as toSeat, type Seat } from '#kernel';
import {
  CLAUSE_KINDS,
  draftOf,
  factionOf,
  idOf,
  legible,
  playerAt,
  type Clause,
  type ClauseField,
  type Move,
  type MoveOf,
} from '#games/dragon-dune/facts';
import { movesOf } from '../panel/MoveButton.tsx';
import { Seal } from '../pieces/Shield.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

type ClauseSetting = MoveOf<'setClause'>;

const AsideButton = ({
  move,
  children,
  className = '',
}: {
  readonly move: Move | undefined;
  readonly children: string;
  readonly className?: string;
}) => {
  const { play } = useBoard();
  if (move === undefined) return null;
  return (
    <button type="button" className={`dd-act ${className}`} onClick={() => play(move)}>
      {children}
    </button>
  );
};

/** Players, by their seals. */
const PartyField = ({ field, clause, settings }: FieldProps) => {
  const { view, name, play } = useBoard();
  const values: readonly number[] = [
    clause[field === 'by' ? 'by' : 'to'],
    ...settings.map(({ value }) => Number(value)),
  ];
  return (
    <span className="dd-parties">
      {values
        .toSorted((a, b) => a - b)
        .map(value => {
          const setting = settings.find(move => move.value === value);
          return (
            <button
              key={value}
              type="button"
              className="dd-party"
              aria-pressed={setting === undefined}
              onClick={() => setting !== undefined && play(setting)}
            >
              <Seal faction={factionOf(view, toSeat(value))} />
              <small>{name(toSeat(value))}</small>
            </button>
          );
        })}
    </span>
  );
};

interface FieldProps {
  readonly field: ClauseField;
  readonly clause: Clause;
  readonly settings: readonly ClauseSetting[];
}

/** A territory is pointed at on the map. */
const TerritoryField = ({ clause }: FieldProps) => {
  const { decision, decide } = useBoard();
  const { pacts } = useBoardText();
  const isPointing = decision.at === 'pointing';
  return (
    <span className="dd-values">
      <b>{idOf(clause.territory)}</b>
      <button
        type="button"
        className="dd-act"
        aria-pressed={isPointing}
        onClick={() => decide(isPointing ? { type: 'left' } : { type: 'chosen', decision: { at: 'pointing' } })}
      >
        {isPointing ? pacts.pointing : pacts.point}
      </button>
    </span>
  );
};

/** More or less by one or five. */
const AmountField = ({ clause: { amount }, settings }: FieldProps) => {
  const { play } = useBoard();
  const signed = (value: number): string => `${value > amount ? '+' : '−'}${Math.abs(value - amount)}`;
  return (
    <span className="dd-values">
      <b>{amount}</b>
      {settings.map(move => (
        <button key={move.value} type="button" className="dd-act" onClick={() => play(move)}>
          {signed(Number(move.value))}
        </button>
      ))}
    </span>
  );
};

const ListField = ({ field, clause, settings }: FieldProps) => {
  const { play } = useBoard();
  const { pacts } = useBoardText();
  const now = `${clause[field]}`;
  const values = [now, ...settings.map(({ value }) => `${value}`)];
  const shown = field === 'until' ? values.toSorted((a, b) => Number(a) - Number(b)) : values;
  return (
    <select
      value={now}
      aria-label={pacts.fields[field]}
      onChange={({ target }) => {
        const chosen = settings.find(({ value }) => `${value}` === target.value);
        if (chosen !== undefined) play(chosen);
      }}
    >
      {shown.map(value => (
        <option key={value} value={value}>
          {pacts.whens[value] ?? value}
        </option>
      ))}
    </select>
  );
};

const WordsField = ({ clause, settings: [setting] }: FieldProps) => {
  const { play } = useBoard();
  const { pacts } = useBoardText();
  const [words, setWords] = useState(clause.words);
  if (setting === undefined) return null;
  return (
    <span className="dd-values">
      <input value={words} maxLength={200} aria-label={pacts.words} onChange={({ target }) => setWords(target.value)} />
      <button
        type="button"
        className="dd-act"
        disabled={words.trim() === ''}
        onClick={() => play({ ...setting, value: words })}
      >
        {pacts.writeWords}
      </button>
    </span>
  );
};

const FIELDS: { readonly [F in ClauseField]: (props: FieldProps) => ReactNode } = {
  by: PartyField,
  to: PartyField,
  amount: AmountField,
  territory: TerritoryField,
  until: ListField,
  when: ListField,
  words: WordsField,
};

const ORDER: readonly ClauseField[] = ['by', 'to', 'amount', 'territory', 'when', 'until', 'words'];

/** What can be changed in the promise that was written last. */
const Fields = ({ clause }: { readonly clause: Clause }) => {
  const { asides } = useBoard();
  const { pacts } = useBoardText();
  const settings = movesOf(asides, 'setClause');
  return (
    <dl className="dd-fields">
      {ORDER.map(field => {
        const own = settings.filter(move => move.field === field);
        const Field = FIELDS[field];
        if (own.length === 0) return null;
        return (
          <div key={field}>
            <dt>{pacts.fields[field]}</dt>
            <dd>
              <Field field={field} clause={clause} settings={own} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

const Kinds = () => {
  const { asides, play } = useBoard();
  const { pacts } = useBoardText();
  const { clauseKinds } = useGameText();
  const offered = movesOf(asides, 'draftClause');
  if (offered.length === 0) return null;
  return (
    <fieldset className="dd-kinds" aria-label={pacts.what}>
      {CLAUSE_KINDS.map(kind => {
        const move = offered.find(other => other.kind === kind);
        return move === undefined ? null : (
          <button key={kind} type="button" className="dd-act" onClick={() => play(move)}>
            {clauseKinds[kind]}
          </button>
        );
      })}
    </fieldset>
  );
};

/** The draft as it stands, with what can be done with it. */
const DraftClauses = ({
  clauses,
  last,
  add,
}: {
  readonly clauses: readonly Clause[];
  readonly last: Clause;
  readonly add: () => void;
}) => {
  const { asides, name } = useBoard();
  const { pacts } = useBoardText();
  const text = useGameText();
  return (
    <div className="dd-draft">
      <h3>
        {pacts.draft} <small>{pacts.private}</small>
      </h3>
      <ol>
        {clauses.map((clause, index) => (
          // Promises have no names of their own, and stay in their order.
          <li key={index}>{text.clause(legible(clause), name)}</li>
        ))}
      </ol>
      <Fields clause={last} />
      <div className="dd-answers">
        <AsideButton move={movesOf(asides, 'offerAgreement')[0]} className="is-main">
          {pacts.offer}
        </AsideButton>
        {movesOf(asides, 'draftClause').length > 0 && (
          <button type="button" className="dd-act" onClick={add}>
            {pacts.another}
          </button>
        )}
        <AsideButton move={movesOf(asides, 'dropClause')[0]}>{pacts.drop}</AsideButton>
      </div>
    </div>
  );
};

/** An agreement is written promise by promise, in private, and then offered. */
export const Draft = ({ seat }: { readonly seat: Seat }) => {
  const { view } = useBoard();
  const { pacts } = useBoardText();
  const clauses = draftOf(playerAt(view, seat));
  const last = clauses.at(-1);
  const [isAdding, setIsAdding] = useState(false);
  const [seen, see] = useState(clauses.length);
  if (seen !== clauses.length) {
    see(clauses.length);
    setIsAdding(false);
  }
  if (last !== undefined && !isAdding)
    return <DraftClauses clauses={clauses} last={last} add={() => setIsAdding(true)} />;
  return (
    <div className="dd-draft">
      <h3>{pacts.what}</h3>
      <Kinds />
    </div>
  );
};
