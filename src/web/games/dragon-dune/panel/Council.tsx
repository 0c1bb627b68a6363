import { seat as toSeat, type Seat } from '#kernel';
import { bit, factionOf, NOBODY, playerOf, type Council as Meeting } from '../game.ts';
import { useTable } from '../table.ts';
import { useBoardText, useGameText } from '../words.ts';
import { Act, Acts, movesOf } from './Act.tsx';
import { Who } from './Who.tsx';
import { Title } from './Title.tsx';

const Member = ({ seat, meeting }: { readonly seat: Seat; readonly meeting: Meeting }) => {
  const { view, moves, name } = useTable();
  const { council, realm } = useBoardText();
  const { factions } = useGameText();
  const { ally } = playerOf(view, seat);
  const state = seat === meeting.speaker ? council.speaks : (meeting.done & bit(seat)) !== 0 ? council.done : '';
  const offer = movesOf(moves, 'proposeAlliance').find(({ to }) => to === seat);
  return (
    <li>
      <Who seat={seat}>
        {[ally === NOBODY ? council.free : realm.ally(name(ally)), state].filter(part => part !== '').join(' · ')}
      </Who>
      {offer !== undefined && (
        <>
          <p className="dd-note">{factions[factionOf(view, seat)].rule}</p>
          <Act move={offer}>{council.propose}</Act>
        </>
      )}
    </li>
  );
};

/** Alliances are made and broken here, and nowhere else. */
export const Council = () => {
  const { view, moves } = useTable();
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
      <Acts moves={movesOf(moves, 'breakAlliance')} />
      {pass !== undefined && (
        <Act move={pass} className="dd-act-wide">
          {council.pass}
        </Act>
      )}
      <p className="dd-note">{council.oneWinner}</p>
    </section>
  );
};

export const Proposal = () => {
  const { view, moves } = useTable();
  const { council } = useBoardText();
  const { factions } = useGameText();
  const { step } = view;
  if (step.at !== 'proposal') return null;
  return (
    <section className="dd-moment dd-council">
      <Title>{council.title}</Title>
      <Who seat={step.from}>{council.propose}</Who>
      <p>{factions[factionOf(view, step.from)].rule}</p>
      <div className="dd-answers">
        {movesOf(moves, 'answerProposal').map(move => (
          <Act key={`${move.accepts}`} move={move} className={move.accepts ? 'is-main' : ''}>
            {move.accepts ? council.accept : council.refuse}
          </Act>
        ))}
      </div>
      <p className="dd-note">{council.oneWinner}</p>
    </section>
  );
};
