import { factionOf, legible, seatsIn, type Agreement } from '#games/dragon-dune/facts';
import { Seal } from '../pieces/Shield.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

/** The seals of those who have agreed; the places of the others stay empty. */
export const Seals = ({ agreement: { parties, accepted } }: { readonly agreement: Agreement }) => {
  const { view, name } = useBoard();
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

export const useAgreementText = (): ((agreement: Agreement) => string) => {
  const { name } = useBoard();
  const text = useGameText();
  return ({ clauses }) => clauses.map(clause => text.clause(legible(clause), name)).join(' ');
};
