import { Icon } from './pieces/Drawing.tsx';
import { useTable } from './table.ts';
import { useBoardText } from './words.ts';

/** A sun beside the name of whoever starts the round. */
export const Starter = ({ seat }: { readonly seat: number }) => {
  const { view } = useTable();
  const { starts } = useBoardText();
  if (view.starter !== seat || view.players.length === 1) return null;
  return (
    <span className="iunu-starter" title={starts}>
      <Icon id="sun" />
      <span className="sr-only">{starts}</span>
    </span>
  );
};
