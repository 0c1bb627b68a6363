import type { Elite } from './game.ts';
import { ElitePortrait } from './pieces/ElitePortrait.tsx';
import { offeredPlace } from './places.ts';
import { useTable } from './table.ts';
import { Spot } from './Target.tsx';
import { useBoardText, useGameText } from './words.ts';

const Character = ({ elite }: { readonly elite: Elite }) => {
  const { moves } = useTable();
  const { elites } = useGameText();
  const { name, rule } = elites[elite];
  return (
    <Spot
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
    </Spot>
  );
};

/** The Elite characters to choose from. */
export const Draft = () => {
  const { view } = useTable();
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
