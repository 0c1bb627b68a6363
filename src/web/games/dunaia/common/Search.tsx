import { LEVELS, levelOf, ownSeat, priceFor, type Level, type MoveOf } from '#games/dunaia/facts';
import { Price } from './Market.tsx';
import { Tile } from '../pieces/Tile.tsx';
import { searchPlace } from '../places.ts';
import { useBoard } from '../boardContext.ts';
import { searchMoves } from '../targets.ts';
import { TargetItem } from '../parts/Target.tsx';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

const FoundTile = ({ move }: { readonly move: MoveOf<'searchPile'> }) => {
  const { building } = useGameText();
  return (
    <TargetItem
      className="dunaia-for-sale"
      place={searchPlace(move.tile)}
      label={building(move.tile).name}
      moves={[move]}
      attempt={move}
      hint={`tile/${move.tile}`}
    >
      <Tile tile={move.tile} />
    </TargetItem>
  );
};

const Pile = ({ level, finds }: { readonly level: Level; readonly finds: readonly MoveOf<'searchPile'>[] }) => {
  const { view } = useBoard();
  const text = useBoardText();
  const seat = ownSeat(view);
  if (seat === undefined || finds.length === 0) return null;
  return (
    <>
      <h3>
        {text.pilesOf(level)} <Price price={priceFor(view, seat, 'search', level)} />
      </h3>
      <ul>
        {finds.map(move => (
          <FoundTile key={move.tile} move={move} />
        ))}
      </ul>
    </>
  );
};

/** What an Elder lets one search the piles for: every tile that can be paid. */
export const Search = () => {
  const { moves } = useBoard();
  const text = useBoardText();
  const finds = searchMoves(moves);
  return (
    <section className="dunaia-panel dunaia-search" aria-label={text.searchPiles}>
      <h2>{text.searchPiles}</h2>
      <div>
        {LEVELS.map(level => (
          <Pile key={level} level={level} finds={finds.filter(({ tile }) => levelOf(tile) === level)} />
        ))}
      </div>
    </section>
  );
};
