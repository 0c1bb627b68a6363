import { at } from '#kernel';
import { CHIPS, ELDER_POWERS, eldersOf, ownSeat, type ElderFact } from '#games/dunaia/facts';
import { ChipNumber } from '../pieces/Chip.tsx';
import { Fragment } from '../pieces/Artefact.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import { coloursPlace, costPlace, elderPlace, fragmentPlace } from '../places.ts';
import { useBoard } from '../boardContext.ts';
import { elderMoves } from '../targets.ts';
import { TargetItem } from '../parts/Target.tsx';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

/** What an Elder's power is, in one sign. */
const POWER_SIGNS = {
  flowers: { amount: ELDER_POWERS.flowers.amount, sign: 'i-flower' },
  movement: { amount: ELDER_POWERS.movement.moves, sign: 'i-move' },
  construction: { amount: 1, sign: 'i-step' },
  search: { amount: 1, sign: 'i-search' },
  colour: { amount: 1, sign: 'i-colour' },
} as const;

/** The two chips an Elder asks for and a third of any number; those the viewer has are lit. */
const Cost = ({ chips }: Pick<ElderFact, 'chips'>) => {
  const { view } = useBoard();
  const seat = ownSeat(view);
  const held = seat === undefined ? [] : at(view.players, seat).chips;
  const hasThird = CHIPS.some(chip => held.includes(chip) && !chips.includes(chip));
  return (
    <span className="dunaia-cost">
      {chips.map(chip => (
        <ChipNumber key={chip} chip={chip} isIn={held.includes(chip)} place={costPlace(chip)} />
      ))}
      <ChipNumber chip="?" isIn={hasThird} />
    </span>
  );
};

const ElderCard = ({ fact }: { readonly fact: ElderFact }) => {
  const { moves } = useBoard();
  const text = useBoardText();
  const { elders } = useGameText();
  const { place, elder, chips, fragmentsLeft } = fact;
  const { name, rule } = elders[elder];
  const { amount, sign } = POWER_SIGNS[elder];
  return (
    <TargetItem
      className="dunaia-elder"
      place={elderPlace(place)}
      label={[name, rule, text.elderCosts(chips), text.fragmentsLeft(fragmentsLeft)].join(', ')}
      moves={elderMoves(moves, place)}
      attempt={{ type: 'callElder', place, takes: 'both' }}
      hint={`elder/${place}`}
    >
      <span className="dunaia-elder-face">
        <Portrait who={elder} />
      </span>
      <span className="dunaia-power">
        {amount > 1 && amount}
        <Icon id={sign} {...(elder === 'colour' && { place: coloursPlace })} />
      </span>
      <Cost chips={chips} />
      <span className={`dunaia-elder-gift ${fragmentsLeft === 0 ? 'is-gone' : ''}`}>
        <Fragment fragment={place} place={fragmentPlace(place)} />
      </span>
    </TargetItem>
  );
};

/** The three Elders: what each can do, what it costs, and the fragment beside it. */
export const Elders = () => {
  const { view } = useBoard();
  const text = useBoardText();
  return (
    <section className="dunaia-panel dunaia-elders" aria-label={text.panels.elders}>
      <h2>{text.panels.elders}</h2>
      <ul className="dunaia-trio">
        {eldersOf(view).map(fact => (
          <ElderCard key={fact.place} fact={fact} />
        ))}
      </ul>
    </section>
  );
};
