import { HIDDEN, type Seat } from '#kernel';
import { factionOf, playerAt, visibleIn, type Answer, type Battle } from '#games/dragon-dune/facts';
import { Shield } from '../pieces/Shield.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';

const useAnswerText = ({ colour, units }: Answer): string => {
  const { battle } = useBoardText();
  return [...(colour === 'any' ? [] : [battle.colours[colour]]), ...(units === -1 ? [] : [battle.units(units)])].join(
    ', ',
  );
};

const Fighter = ({ seat, side, fight }: { readonly seat: Seat; readonly side: 0 | 1; readonly fight: Battle }) => {
  const { view, name } = useBoard();
  const { battle } = useBoardText();
  const { hand, sealed } = playerAt(view, seat);
  const said = useAnswerText(fight.answers[side]);
  const isDeciding = view.step.at === 'planning';
  const hasDecided = sealed === HIDDEN || sealed.type !== 'nothing';
  return (
    <div className={`dd-fighter dd-of-${factionOf(view, seat)}`}>
      <Shield faction={factionOf(view, seat)} count={visibleIn(view, seat, fight.territory)} />
      <b>{name(seat)}</b>
      <small>{side === 0 ? battle.attacker : battle.defender}</small>
      <small>{battle.cards(hand.length)}</small>
      {said !== '' && <small className="dd-said">{battle.said(said)}</small>}
      {isDeciding && <small className="dd-state">{hasDecided ? `✓ ${battle.sealed}` : `… ${battle.thinking}`}</small>}
    </div>
  );
};

/** Who fights whom, with what everybody can see. */
export const Duel = ({ fight }: { readonly fight: Battle }) => {
  const [attacker, defender] = fight.fighters;
  return (
    <div className="dd-duel">
      <Fighter seat={attacker} side={0} fight={fight} />
      <svg viewBox="0 0 512 512" className="dd-versus" aria-hidden="true">
        <use href="#dd-swords" />
      </svg>
      <Fighter seat={defender} side={1} fight={fight} />
    </div>
  );
};
