import { seat as toSeat } from '#kernel';
import { SETUP_CARDS, type SetupId } from '#games/dawn-of-mankind/facts';
import { Amounts } from '../pieces/Goods.tsx';
import { setupPlace } from '../places.ts';
import { Target } from '../parts/Target.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

export const SetupFace = ({ card }: { readonly card: SetupId }) => (
  <span className="theme-dawn-of-mankind dawn-setup-face">
    <Amounts cost={SETUP_CARDS[card].value} />
  </span>
);

const SetupCard = ({ card }: { readonly card: SetupId }) => {
  const { view, moves, name } = useBoard();
  const text = useBoardText();
  const { setupCards } = useGameText();
  const taker = view.players.findIndex(({ setupCard }) => setupCard === card);
  const offered = moves.filter(move => move.type === 'takeSetupCard' && move.card === card);
  const owner = taker < 0 ? undefined : name(toSeat(taker));
  return (
    <li>
      <Target
        className={`dawn-setup ${taker >= 0 ? 'is-gone' : ''}`}
        place={setupPlace(card)}
        label={[
          text.setupCard,
          setupCards[card],
          ...(owner ? [owner] : []),
          ...(offered.length > 0 ? [text.verbs.takeCard] : []),
        ].join(', ')}
        moves={offered}
        attempt={{ type: 'takeSetupCard', card }}
      >
        <SetupFace card={card} />
        {owner !== undefined && <small>{owner}</small>}
      </Target>
    </li>
  );
};

/** The open Setup cards lie on the mat until the game begins. */
export const SetupCards = () => {
  const { view } = useBoard();
  const text = useBoardText();
  return (
    <section className="dawn-setups" aria-label={text.setupCards}>
      <h3>{text.setupCards}</h3>
      <ul>
        {view.setupCards.map(card => (
          <SetupCard key={card} card={card} />
        ))}
      </ul>
    </section>
  );
};
