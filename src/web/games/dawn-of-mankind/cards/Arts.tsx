import { memo } from 'react';
import { at } from '#kernel';
import { linesOf, type ArtId, type Move } from '#games/dawn-of-mankind/facts';
import { ArtScene } from '../pieces/ArtScene.tsx';
import { Amounts, Points } from '../pieces/Goods.tsx';
import { artPlace, cubePlace } from '../places.ts';
import { Target } from '../parts/Target.tsx';
import { artMoves } from '../targets.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText, useTableText } from '../text/useBoardText.ts';

/** The lines of an Art card with the cube at the one that is next. */
export const ArtLines = memo(({ card, cube }: { readonly card: ArtId; readonly cube: number }) => (
  <span className="dawn-art-lines">
    {linesOf(card).map(({ cost, points }, line) => (
      <span key={line} className={`dawn-art-line ${line < cube ? 'is-done' : line === cube ? 'is-now' : ''}`}>
        {line === cube ? (
          <i className="theme-dawn-of-mankind dawn-cube" data-place={cubePlace(card)} />
        ) : (
          <i className="dawn-pit" />
        )}
        <span>
          <Amounts cost={cost} />
        </span>
        <Points amount={points} />
      </span>
    ))}
  </span>
));

interface ArtCardProps {
  readonly card: ArtId;
  readonly cube: number;
  readonly label: string;
  readonly moves: readonly Move[];
  readonly isLast: boolean;
}

const ArtCard = memo(({ card, cube, label, moves, isLast }: ArtCardProps) => (
  <li>
    <Target
      className={`dawn-art ${isLast ? 'is-last' : ''}`}
      place={artPlace(card)}
      label={label}
      moves={moves}
      attempt={{ type: 'createArt', card }}
      hint={card}
    >
      <ArtScene card={card} />
      <ArtLines card={card} cube={cube} />
    </Target>
  </li>
));

/** The four open Art cards. */
export const Arts = () => {
  const { view, moves, marked, name } = useBoard();
  const text = useBoardText();
  const words = useTableText();
  const { art } = useGameText();
  const labelOf = (card: ArtId, cube: number): string =>
    `${text.art}, ${cube < linesOf(card).length ? words.move({ type: 'createArt', card }, view, name) : art[card]}`;
  return (
    <section className="dawn-arts" aria-label={text.arts}>
      <ul>
        {view.art.map((card, slot) => {
          const cube = at(view.cubes, slot);
          return (
            <ArtCard
              key={card}
              card={card}
              cube={cube}
              label={labelOf(card, cube)}
              moves={artMoves(moves, card)}
              isLast={marked.has(cubePlace(card))}
            />
          );
        })}
      </ul>
    </section>
  );
};
