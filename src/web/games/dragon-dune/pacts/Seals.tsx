import { factionOf, legible, seatsIn, type Agreement as Pact } from '../game.ts';
import { Seal } from '../pieces/Shield.tsx';
import { useTable } from '../table.ts';
import { useBoardText, useGameText } from '../words.ts';

/** The seals of those who have agreed; the places of the others stay empty. */
export const Seals = ({ pact: { parties, accepted } }: { readonly pact: Pact }) => {
  const { view, name } = useTable();
  const { pacts } = useBoardText();
  return (
    <span className="dd-seals">
      {seatsIn(parties).map(seat => {
        const isSealed = ((accepted >> seat) & 1) === 1;
        return (
          <span
            key={seat}
            className={isSealed ? '' : 'is-open'}
            title={isSealed ? pacts.signed(name(seat)) : pacts.missing(name(seat))}
          >
            <Seal faction={factionOf(view, seat)} />
          </span>
        );
      })}
    </span>
  );
};

export const usePactText = (): ((pact: Pact) => string) => {
  const { name } = useTable();
  const text = useGameText();
  return ({ clauses }) => clauses.map(clause => text.clause(legible(clause), name)).join(' ');
};
