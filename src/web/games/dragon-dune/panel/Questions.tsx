import type { Battle, MoveOf } from '#games/dragon-dune/facts';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { MoveButton, movesOf } from './MoveButton.tsx';
import { Duel } from './Duel.tsx';
import { CardMoves } from './Window.tsx';

/** The Elves, or their ally, may ask before the plans are made. */
export const Asking = ({ fight }: { readonly fight: Battle }) => {
  const { moves } = useBoard();
  const { battle } = useBoardText();
  const asks = movesOf(moves, 'ask');
  const [decline] = movesOf(moves, 'decline');
  return (
    <>
      <Duel fight={fight} />
      <div className="dd-answers">
        {asks
          .filter(({ card }) => card === 'none')
          .map(move => (
            <MoveButton key={move.about} move={move}>
              {battle.ask[move.about]}
            </MoveButton>
          ))}
      </div>
      <CardMoves moves={asks.filter(({ card }) => card !== 'none')} />
      {decline !== undefined && <MoveButton move={decline} className="dd-act-wide" />}
    </>
  );
};

type AnswerMove = MoveOf<'answer'>;

/** What was asked is answered at once, and binds the plan. */
export const Answering = ({ fight }: { readonly fight: Battle }) => {
  const { moves } = useBoard();
  const { battle } = useBoardText();
  const answers = movesOf(moves, 'answer');
  const colours = [...new Set(answers.map(({ colour }) => colour))];
  const wordsOf = ({ units, colour }: AnswerMove): string =>
    units === -1 ? (colour === 'any' ? '' : battle.colours[colour]) : `${units}`;
  return (
    <>
      <Duel fight={fight} />
      {colours.map(colour => (
        <fieldset key={colour} className="dd-row">
          {colour !== 'any' && answers.some(({ units }) => units !== -1) && <h3>{battle.colours[colour]}</h3>}
          <div className="dd-chips">
            {answers
              .filter(answer => answer.colour === colour)
              .map(answer => (
                <MoveButton key={answer.units} move={answer} className="dd-chip">
                  {wordsOf(answer)}
                </MoveButton>
              ))}
          </div>
        </fieldset>
      ))}
    </>
  );
};
