import { LEVELS, levelOf, ownSeat, playerAt, priceOf, worldOf, type Level, type MoveOf } from './game.ts';
import { Price } from './Market.tsx';
import { Tile } from './pieces/Tile.tsx';
import { searchPlace } from './places.ts';
import { useTable } from './table.ts';
import { searchMoves } from './targets.ts';
import { Spot } from './Target.tsx';
import { useBoardText, useGameText } from './words.ts';

const Find = ({ move }: { readonly move: MoveOf<'searchPile'> }) => {
  const { building } = useGameText();
  return (
    <Spot
      className="dunaia-for-sale"
      place={searchPlace(move.tile)}
      label={building(move.tile).name}
      moves={[move]}
      attempt={move}
      hint={`tile/${move.tile}`}
    >
      <Tile tile={move.tile} />
    </Spot>
  );
};

const Pile = ({ level, finds }: { readonly level: Level; readonly finds: readonly MoveOf<'searchPile'>[] }) => {
  const { view } = useTable();
  const text = useBoardText();
  const seat = ownSeat(view);
  if (seat === undefined || finds.length === 0) return null;
  return (
    <>
      <h3>
        {text.pilesOf(level)} <Price price={priceOf(playerAt(worldOf(view), seat), 'search', level)} />
      </h3>
      <ul>
        {finds.map(move => (
          <Find key={move.tile} move={move} />
        ))}
      </ul>
    </>
  );
};

/** What an Elder lets one search the piles for: every tile that can be paid. */
export const Search = () => {
  const { moves } = useTable();
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
