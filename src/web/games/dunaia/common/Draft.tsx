import type { Elite } from '#games/dunaia/facts';
import { ElitePortrait } from '../pieces/ElitePortrait.tsx';
import { offeredPlace } from '../places.ts';
import { useBoard } from '../boardContext.ts';
import { TargetItem } from '../parts/Target.tsx';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

const Character = ({ elite }: { readonly elite: Elite }) => {
  const { moves } = useBoard();
  const { elites } = useGameText();
  const { name, rule } = elites[elite];
  return (
    <TargetItem
      className="dunaia-character"
      place={offeredPlace(elite)}
      label={name}
      moves={moves.filter(move => move.type === 'pickElite' && move.elite === elite)}
      attempt={{ type: 'pickElite', elite }}
    >
      <span className="dunaia-character-face">
        <ElitePortrait who={elite} />
      </span>
      <span>
        <b>{name}</b>
        <span>{rule}</span>
      </span>
    </TargetItem>
  );
};

/** The Elite characters to choose from. */
export const Draft = () => {
  const { view } = useBoard();
  const text = useBoardText();
  return (
    <section className="dunaia-panel dunaia-draft" aria-label={text.chooseCharacter}>
      <h2>{text.chooseCharacter}</h2>
      <ul>
        {view.offered.map(elite => (
          <Character key={elite} elite={elite} />
        ))}
      </ul>
    </section>
  );
};
