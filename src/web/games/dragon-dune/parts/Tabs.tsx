import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';

const TABS = ['now', 'hand', 'realms', 'pacts'] as const;
export type Tab = (typeof TABS)[number];

const TAB_WITH: Readonly<Record<string, Tab>> = {
  card: 'hand',
  purse: 'realms',
  hold: 'realms',
  grave: 'realms',
  bank: 'realms',
  lot: 'now',
  ui: 'now',
  pacts: 'pacts',
};

/** The tab that has to be open to see a place, by the first word of the place's name. */
export const tabWith = (place: string): Tab | undefined => TAB_WITH[place.split('/')[0] ?? ''];

export interface TabsProps {
  readonly tab: Tab;
  readonly isFolded: boolean;
  readonly choose: (tab: Tab) => void;
}

/** What the desk shows. Where there is room, hand and realms have places of their own. */
export const Tabs = ({ tab, isFolded, choose }: TabsProps) => {
  const { view, moves, orientation } = useBoard();
  const text = useBoardText();
  const offers = view.agreements.filter(
    ({ isBinding, parties, accepted }) =>
      !isBinding && view.viewer !== 'audience' && (((parties & ~accepted) >> view.viewer) & 1) === 1,
  );
  const badges: Partial<Record<Tab, number>> = { pacts: offers.length };
  return (
    <div className="dd-tabs">
      {TABS.map(id => (
        <button
          key={id}
          type="button"
          className={`dd-tab-${id}`}
          aria-pressed={tab === id}
          aria-expanded={orientation === 'tall' && tab === id ? !isFolded : undefined}
          onClick={() => choose(id)}
        >
          {text.tabs[id]}
          {(badges[id] ?? 0) > 0 && <span className="badge">{badges[id]}</span>}
          {id === 'now' && moves.length > 0 && <span className="dd-dot" />}
        </button>
      ))}
    </div>
  );
};
