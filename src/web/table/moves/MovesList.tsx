import type { TypedMove } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import type { TableProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';
import './moves.css';

type Groups = ReadonlyMap<string, readonly TypedMove[]>;

const groupsOf = (moves: readonly TypedMove[], group: (move: TypedMove) => string): Groups => {
  const groups = new Map<string, TypedMove[]>();
  for (const move of moves) {
    const title = group(move);
    groups.set(title, [...(groups.get(title) ?? []), move]);
  }
  return groups;
};

/** All legal moves as a list of buttons: whatever can be done on a board can be done here. */
export const MovesList = ({ play, update, client, name, state }: TableProps) => {
  const { table } = useAppText();
  const language = useSettings(settings => settings.language);
  const words = client.tableText[language];
  const isCoached = useTableSlots()?.isCoached;
  const section = (title: string, moves: readonly TypedMove[]) => (
    <section key={title} className="moves-group">
      <h3>{title}</h3>
      <ul>
        {moves.map(move => (
          <li key={JSON.stringify(move)}>
            <button
              type="button"
              className="move"
              aria-disabled={state.isBusy}
              data-coached={isCoached?.(move) || undefined}
              onClick={() => play(move)}
            >
              {words.move(move, update.view, name)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
  const groupOf = (move: TypedMove): string => words.group(move, update.view, name);
  return (
    <div className="moves-list">
      {update.moves.length === 0 && <p className="muted">{table.nothingToDo}</p>}
      {[...groupsOf(update.moves, groupOf)].map(([title, moves]) => section(title, moves))}
      {update.asides.length > 0 && (
        <details>
          <summary>{table.besides}</summary>
          {[...groupsOf(update.asides, groupOf)].map(([title, moves]) => section(title, moves))}
        </details>
      )}
    </div>
  );
};
