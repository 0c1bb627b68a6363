import { ownPlayer, type View } from '#games/dawn-of-mankind/facts';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';

/** On a phone, what does not fit beside the wall lies on sheets. */
const SHEETS = ['progress', 'art', 'cards', 'clans'] as const;
export type Sheet = (typeof SHEETS)[number] | 'none';

/** A question about cards opens the sheet with the answer. */
export const sheetFor = ({ step, turn, viewer }: View, opened: Sheet): Sheet => {
  if (turn !== viewer) return opened;
  if (step.at === 'studying') return 'progress';
  if (step.at === 'art') return 'art';
  return step.at === 'placing' ? 'cards' : opened;
};

/** By the first word of a place's name; the wall and the mat are on no sheet. */
const SHEET_OF: Readonly<Record<string, Sheet>> = {
  stack: 'progress',
  art: 'art',
  cube: 'art',
  slot: 'cards',
  card: 'cards',
};

/** The sheet that has to be open to see a place. */
export const sheetWith = (place: string): Sheet => SHEET_OF[place.split('/')[0] ?? ''] ?? 'none';

interface TabsProps {
  readonly sheet: Sheet;
  readonly open: (sheet: Sheet) => void;
}

export const SheetTabs = ({ sheet, open }: TabsProps) => {
  const { view } = useBoard();
  const text = useBoardText();
  const own = ownPlayer(view);
  const counts: { readonly [S in Exclude<Sheet, 'none'>]: number | undefined } = {
    progress: view.stacks.length,
    art: view.art.length,
    // Whoever only watches has none.
    cards: own?.cards.length,
    clans: view.players.length,
  };
  return (
    <nav className="dawn-tabs" aria-label={text.sheets.name}>
      {SHEETS.filter(id => counts[id] !== undefined).map(id => (
        <button key={id} type="button" aria-pressed={sheet === id} onClick={() => open(sheet === id ? 'none' : id)}>
          {text.sheets[id]}
          <em>{counts[id]}</em>
        </button>
      ))}
    </nav>
  );
};
