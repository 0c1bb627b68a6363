import { useAppText } from '../../app/text/useAppText.ts';
import { useTableSlots } from '../tableSlots.ts';

const PANES = ['board', 'players', 'log', 'extra', 'moves'] as const;

/** The part of the table that a phone shows. */
export type Pane = (typeof PANES)[number];

interface PhoneTabsProps {
  readonly pane: Pane;
  readonly choose: (pane: Pane) => void;
  readonly moves: number;
}

/** On a phone, where one part of the table fits on the screen: the tabs to choose it by. */
export const PhoneTabs = ({ pane, choose, moves }: PhoneTabsProps) => {
  const { table } = useAppText();
  const tab = useTableSlots()?.tab;
  const labels: { readonly [P in Pane]: string } = {
    board: table.board,
    players: table.players,
    log: table.log,
    extra: tab?.label ?? '',
    moves: table.moves,
  };
  const counts: { readonly [P in Pane]?: number } = { extra: tab?.unread ?? 0, moves };
  const panes = PANES.filter(id => id !== 'extra' || tab !== undefined);
  return (
    <nav className="phone-tabs" aria-label={table.board}>
      {panes.map(id => (
        <button key={id} type="button" aria-pressed={pane === id} onClick={() => choose(id)}>
          {labels[id]}
          {(counts[id] ?? 0) > 0 && <span className="badge">{counts[id]}</span>}
        </button>
      ))}
    </nav>
  );
};
