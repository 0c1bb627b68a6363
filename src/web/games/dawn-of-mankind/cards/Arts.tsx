import { memo } from 'react';
import { at } from '#kernel';
import { linesOf, type ArtId } from '../game.ts';
import { ArtScene } from '../pieces/ArtScene.tsx';
import { Amounts, Points } from '../pieces/Goods.tsx';
import { artPlace, cubePlace } from '../places.ts';
import { Target } from '../Target.tsx';
import { artMoves } from '../targets.ts';
import { useTable } from '../table.ts';
import { useBoardText, useGameText, useTableWords } from '../words.ts';

/** The lines of an Art card with the cube at the one that is next. */
export const ArtLines = memo(({ card, cube }: { readonly card: ArtId; readonly cube: number }) => (
  <span className="dawn-art-lines">
    {linesOf(card).map(({ cost, points }, line) => (
      <span key={line} className={`dawn-art-line ${line < cube ? 'is-done' : line === cube ? 'is-now' : ''}`}>
        {line === cube ? (
          <i className="theme-dawn dawn-cube" data-place={cubePlace(card)} />
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

const ArtCard = ({ card, cube }: { readonly card: ArtId; readonly cube: number }) => {
  const { view, moves, marked } = useTable();
  const text = useBoardText();
  const words = useTableWords();
  const { art } = useGameText();
  const offered = artMoves(moves, card);
  const create = { type: 'createArt', card } as const;
  const label =
    cube < linesOf(card).length ? `${text.art}, ${words.move(create, view, () => '')}` : `${text.art}, ${art[card]}`;
  return (
    <li>
      <Target
        className={`dawn-art ${marked.has(cubePlace(card)) ? 'is-last' : ''}`}
        place={artPlace(card)}
        label={label}
        moves={offered}
        attempt={create}
        hint={card}
      >
        <ArtScene card={card} />
        <ArtLines card={card} cube={cube} />
      </Target>
    </li>
  );
};

/** The four open Art cards. */
export const Arts = () => {
  const { view } = useTable();
  const text = useBoardText();
  return (
    <section className="dawn-arts" aria-label={text.arts}>
      <ul>
        {view.art.map((card, slot) => (
          <ArtCard key={card} card={card} cube={at(view.cubes, slot)} />
        ))}
      </ul>
    </section>
  );
};
