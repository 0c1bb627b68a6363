import { seat as toSeat, type Seat } from '#kernel';
import { bit, factionOf, NOBODY, playerAt, type Council as Meeting } from '#games/dragon-dune/facts';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';
import { MoveButton, MoveList, movesOf } from './MoveButton.tsx';
import { PlayerTag } from './PlayerTag.tsx';
import { Title } from './Title.tsx';

const Member = ({ seat, meeting }: { readonly seat: Seat; readonly meeting: Meeting }) => {
  const { view, moves, name } = useBoard();
  const { council, realm } = useBoardText();
  const { factions } = useGameText();
  const { ally } = playerAt(view, seat);
  const state = seat === meeting.speaker ? council.speaks : (meeting.done & bit(seat)) !== 0 ? council.done : '';
  const offer = movesOf(moves, 'proposeAlliance').find(({ to }) => to === seat);
  return (
    <li>
      <PlayerTag seat={seat}>
        {[ally === NOBODY ? council.free : realm.ally(name(ally)), state].filter(part => part !== '').join(' · ')}
      </PlayerTag>
      {offer !== undefined && (
        <>
          <p className="dd-note">{factions[factionOf(view, seat)].rule}</p>
          <MoveButton move={offer}>{council.propose}</MoveButton>
        </>
      )}
    </li>
  );
};

/** Alliances are made and broken here, and nowhere else. */
export const Council = () => {
  const { view, moves } = useBoard();
  const { council } = useBoardText();
  const { step } = view;
  if (step.at !== 'council') return null;
  const [pass] = movesOf(moves, 'passCouncil');
  return (
    <section className="dd-moment dd-council">
      <Title>{council.title}</Title>
      <ul className="dd-members">
        {view.players.map((_, index) => (
          <Member key={index} seat={toSeat(index)} meeting={step.council} />
        ))}
      </ul>
      <MoveList moves={movesOf(moves, 'breakAlliance')} />
      {pass !== undefined && (
        <MoveButton move={pass} className="dd-act-wide">
          {council.pass}
        </MoveButton>
      )}
      <p className="dd-note">{council.oneWinner}</p>
    </section>
  );
};

export const Proposal = () => {
  const { view, moves } = useBoard();
  const { council } = useBoardText();
  const { factions } = useGameText();
  const { step } = view;
  if (step.at !== 'proposal') return null;
  return (
    <section className="dd-moment dd-council">
      <Title>{council.title}</Title>
      <PlayerTag seat={step.from}>{council.propose}</PlayerTag>
      <p>{factions[factionOf(view, step.from)].rule}</p>
      <div className="dd-answers">
        {movesOf(moves, 'answerProposal').map(move => (
          <MoveButton key={`${move.accepts}`} move={move} className={move.accepts ? 'is-main' : ''}>
            {move.accepts ? council.accept : council.refuse}
          </MoveButton>
        ))}
      </div>
      <p className="dd-note">{council.oneWinner}</p>
    </section>
  );
};
