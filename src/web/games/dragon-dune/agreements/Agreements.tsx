import { ownSeat } from '#games/dragon-dune/facts';
import { Title } from '../panel/Title.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { AgreementItem } from './AgreementItem.tsx';
import { Draft } from './Draft.tsx';
import { StandingAnswers } from './StandingAnswers.tsx';

/** The desk where agreements are read, sealed, written and ended. */
export const Agreements = () => {
  const { view } = useBoard();
  const { pacts } = useBoardText();
  const seat = ownSeat(view);
  return (
    <section className="dd-moment dd-pacts">
      <Title>{pacts.title}</Title>
      {view.agreements.length === 0 && <p className="dd-note">{pacts.none}</p>}
      <ul className="dd-agreements">
        {view.agreements.map(agreement => (
          <AgreementItem key={agreement.id} agreement={agreement} />
        ))}
      </ul>
      {seat !== undefined && <Draft seat={seat} />}
      <StandingAnswers />
    </section>
  );
};
