import { Icon } from '../pieces/Drawing.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';

/** A sun beside the name of whoever starts the round. */
export const Starter = ({ seat }: { readonly seat: number }) => {
  const { view } = useBoard();
  const { starts } = useBoardText();
  if (view.starter !== seat || view.players.length === 1) return null;
  return (
    <span className="iunu-starter" title={starts}>
      <Icon id="sun" />
      <span className="sr-only">{starts}</span>
    </span>
  );
};
