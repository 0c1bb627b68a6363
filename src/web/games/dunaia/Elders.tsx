import { at } from '#kernel';
import { CHIPS, eldersOf, ownSeat, type ElderFact } from './game.ts';
import { ChipNumber } from './pieces/Chip.tsx';
import { Fragment } from './pieces/Artefact.tsx';
import { Icon } from './pieces/Drawing.tsx';
import { Portrait } from './pieces/Portrait.tsx';
import { coloursPlace, costPlace, elderPlace, fragmentPlace } from './places.ts';
import { useTable } from './table.ts';
import { elderMoves } from './targets.ts';
import { POWER_SIGNS, Spot } from './Target.tsx';
import { useBoardText, useGameText } from './words.ts';

/** The two chips an Elder asks for and a third of any number; those the viewer has are lit. */
const Cost = ({ chips }: Pick<ElderFact, 'chips'>) => {
  const { view } = useTable();
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
  const { moves } = useTable();
  const text = useBoardText();
  const { elders } = useGameText();
  const { place, elder, chips, fragmentsLeft } = fact;
  const { name, rule } = elders[elder];
  const { amount, sign } = POWER_SIGNS[elder];
  return (
    <Spot
      className="dunaia-elder"
      place={elderPlace(place)}
      label={[`${place}, ${name}`, rule, text.elderCosts(chips), text.fragmentsLeft(fragmentsLeft)].join(', ')}
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
    </Spot>
  );
};

/** The three Elders: what each can do, what it costs, and the fragment beside it. */
export const Elders = () => {
  const { view } = useTable();
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
